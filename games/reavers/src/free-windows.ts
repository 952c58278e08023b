import type { Form, Game, Json, Rule, Seat } from '@longhouse/kernel'
import { dictionaryOf, either, isEmpty, one, onlyChoice, yes } from '@longhouse/kernel'
import {
  artifactOf,
  discharge,
  emptyArtifactsFor,
  isForFreeWindows,
  isReady,
  storeForm,
  storeOn,
  worksHere,
} from './artifacts.ts'
import type { Choices } from './choices.ts'
import type { Die, Effect } from './content-file.ts'
import { effects } from './effect-frame.ts'
import { playerAt, type Reavers, type RuleContext, type Turn } from './reavers.ts'
import { isWorthUsing } from './receiving.ts'
import type { HeldArtifact } from './state.ts'
import { journeyMatters } from './voyage.ts'

/**
 * RV-4.25: before these decisions a player may store dice and use artifacts. The window is not a question of its own, nor
 * something besides: its ways stand among the ways of the decision. Where that decision would have been no question at all,
 * the window makes it one, and `hurry` says: do not stop me again in this activation.
 */
const WINDOWED = [
  'specialist',
  'participate',
  'tradePick',
  'attempt',
  'nextCard',
  'chooseBattle',
  'meetShip',
  'pillage',
  'finish',
] as const satisfies readonly (keyof Choices)[]

/** RV-4.31: between these and a loss only artifacts of any action may be used, and where nothing can be lost, none. */
const NARROW = {
  faceJourney: journeyMatters,
  reroll: () => true,
} satisfies { readonly [step in keyof Choices]?: (t: RuleContext, seat: Seat) => boolean }

/** The decisions among whose ways those of a free window can stand. */
export type Windowed = (typeof WINDOWED)[number] | keyof typeof NARROW

const isNarrow = (step: string): step is keyof typeof NARROW => step in NARROW
const isWindowed = (step: string): boolean => isNarrow(step) || WINDOWED.some((each) => each === step)

/** The effects that stand inside another. */
const inside = (effect: Effect): readonly Effect[] => {
  if ('may' in effect) return effect.may
  if ('choose' in effect) return effect.choose.flat()
  if ('exchange' in effect) return effect.exchange.then
  return 'combat' in effect ? effect.combat.win : []
}

type Brings = (effect: Effect) => boolean

/** By itself or with what stands inside it. */
const bringing = (brings: Brings): Brings => {
  const bringsIt: Brings = (effect) => brings(effect) || inside(effect).some(bringsIt)
  return bringsIt
}

const DICE = ['gainDice', 'draw', 'takeTradeDice', 'resolveReaver'] as const
const bringsDice = bringing((effect) => DICE.some((word) => word in effect))
const bringsFavor = bringing((effect) => 'gain' in effect && (effect.gain.favor ?? 0) > 0)
const helpsInCombat = bringing((effect) => bringsDice(effect) || 'combatDice' in effect)

/** RV-4.26: what may still turn a loss that would come without a question; nobody is hurried past it. */
const TURNED_BY: { readonly [step: string]: Brings } = {
  faceJourney: bringsDice,
  meetShip: helpsInCombat,
  pillage: helpsInCombat,
  attempt: (effect) => helpsInCombat(effect) || bringsFavor(effect),
  reroll: bringsFavor,
}

type Rules = Game<Reavers>['rules']
type Decision = Extract<Rule<Reavers>, { kind: 'decision' }>

export const withFreeWindows = (rules: Rules): Rules =>
  dictionaryOf(
    Object.entries(rules).map(([name, rule]) => [
      name,
      rule.kind === 'decision' && isWindowed(name) ? windowed(rule) : rule,
    ]),
  )

const windowed = (rule: Decision): Decision => ({
  ...rule,
  options(t, args, seat) {
    const form = rule.options(t, args, seat)
    if (form?.kind !== 'either' || isWithoutCombat(form.of)) return form
    const free = isNarrow(rule.name) ? narrowWindow(t, seat, rule.name) : freeWindow(t, seat)
    if (!free || isEmpty(form)) return form
    const ways: { [way: string]: Form } = {}
    for (const way in form.of) ways[way] = form.of[way] as Form
    if (free.store) ways.store = free.store
    if (free.usable.length > 0) ways.use = one(free.usable)
    if (onlyChoice(form) === undefined || canTurn(t, seat, rule.name, free)) return either(ways)
    ways.hurry = yes
    return playerAt(t, seat).hurried ? form : either(ways)
  },
  take(t, args, choice, seat) {
    if (takesFreeWay(t, seat, choice as FreeWay)) t.again()
    else rule.take(t, args, choice, seat)
  },
})

/** RV-4.25, RV-10.14: pillaging opens a window only where it is a combat. */
const isWithoutCombat = (ways: { readonly [way: string]: Form }): boolean => 'pillage' in ways

interface FreeWindow {
  /** Which dice may be stored where. */
  readonly store: Form | null
  /** Artifacts that may be used. */
  readonly usable: readonly string[]
}

/** RV-4.26: null if there is neither a die to store nor an artifact to use. No windows before the first round (RV-2.24). */
function freeWindow(t: RuleContext, seat: Seat): FreeWindow | null {
  const player = playerAt(t, seat)
  if (!t.state.activation || player.artifacts.length === 0) return null
  const store = storeForm(t, player, player.ship)
  const usable = usableArtifacts(t, seat)
  return store || usable.length > 0 ? { store, usable } : null
}

function narrowWindow(t: RuleContext, seat: Seat, step: keyof typeof NARROW): FreeWindow | null {
  if (playerAt(t, seat).artifacts.length === 0 || !NARROW[step](t, seat)) return null
  const usable = usableArtifacts(t, seat).filter((card) => artifactOf(t, { card }).when.includes('any'))
  return usable.length > 0 ? { store: null, usable } : null
}

/** Whether an artifact brings what is missing, now or once a die is stored on it. */
function canTurn(t: RuleContext, seat: Seat, step: string, { store, usable }: FreeWindow): boolean {
  const brings = TURNED_BY[step]
  if (!brings) return false
  const takesDie = ({ card, used }: HeldArtifact) =>
    store?.kind === 'either' && card in store.of && !used && worksHere(t, artifactOf(t, { card }))
  return playerAt(t, seat).artifacts.some(
    (held) => (usable.includes(held.card) || takesDie(held)) && artifactOf(t, held).effects.some(brings),
  )
}

/** RV-14.14: one that would only cost its die is not offered. */
export function usableArtifacts(t: RuleContext, seat: Seat): string[] {
  const usable: string[] = []
  for (const held of playerAt(t, seat).artifacts) {
    if (!held.die || usable.includes(held.card) || !isReady(t, held)) continue
    const artifact = artifactOf(t, held)
    if (isForFreeWindows(artifact) && isWorthUsing(t, seat, artifact.effects, held.die)) usable.push(held.card)
  }
  return usable
}

type FreeWay = { readonly store?: { readonly [artifact: string]: Die }; readonly use?: string; readonly hurry?: true }

function takesFreeWay(t: Turn, seat: Seat, choice: FreeWay & Json): boolean {
  const { store, use, hurry } = choice
  if (store) storeAboard(t, seat, store)
  else if (use) useArtifact(t, seat, use)
  else if (hurry) playerAt(t, seat).hurried = true
  else return false
  return true
}

/** RV-14.6. */
function storeAboard(t: Turn, seat: Seat, store: { readonly [artifact: string]: Die }): void {
  const player = playerAt(t, seat)
  const [artifact, die] = Object.entries(store)[0] as [string, Die]
  const [held] = emptyArtifactsFor(t, player, die, artifact)
  player.ship.splice(player.ship.indexOf(die), 1)
  storeOn(t, seat, held, die)
}

function useArtifact(t: Turn, seat: Seat, card: string): void {
  discharge(t, seat, card)
  t.next(effects({ seat, effects: artifactOf(t, { card }).effects, cause: card }))
}
