import type { Form, Game, Json, Rule, Seat } from '@longhouse/kernel'
import { either, isEmpty, one, onlyChoice, yes } from '@longhouse/kernel'
import { artifactOf, discharge, emptyArtifactsFor, isForFreeWindows, isReady, storeForm, storeOn } from './artifacts.ts'
import type { Die } from './content-file.ts'
import { effects } from './effect-frame.ts'
import { playerAt, type Reavers, type Sight, type Turn } from './reavers.ts'
import { changesAnything } from './receiving.ts'

/**
 * RV-4.25: before these decisions a player may store dice and use artifacts. The window is not a question of its own: its
 * ways stand beside the ways of the decision. Where that decision would have been no question at all, the window makes it
 * one, and `hurry` says: do not stop me again in this activation.
 */
const WINDOWED: readonly string[] = [
  'specialist',
  'participate',
  'tradePick',
  'attempt',
  'nextCard',
  'chooseBattle',
  'meetShip',
  'pillage',
  'finish',
]

type Rules = Game<Reavers>['rules']
type Decision = Extract<Rule<Reavers>, { kind: 'decision' }>

export const withFreeWindows = (rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      rule.kind === 'decision' && WINDOWED.includes(name) ? windowed(rule) : rule,
    ]),
  )

const windowed = (rule: Decision): Decision => ({
  ...rule,
  options(t, args, seat) {
    const form = rule.options(t, args, seat)
    if (form?.kind !== 'either' || isWithoutCombat(form.of)) return form
    const ways = freeWays(t, seat)
    if (!ways || isEmpty(form)) return form
    if (onlyChoice(form) === undefined) return either({ ...form.of, ...ways })
    return playerAt(t, seat).hurried ? form : either({ ...form.of, ...ways, hurry: yes })
  },
  take(t, args, choice, seat) {
    if (takesFreeWay(t, seat, choice as FreeWay)) t.again()
    else rule.take(t, args, choice, seat)
  },
})

/** RV-4.25, RV-10.14: pillaging opens a window only where it is a combat. */
const isWithoutCombat = (ways: { readonly [way: string]: Form }): boolean => 'pillage' in ways

/** RV-4.26: null if there is neither a die to store nor an artifact to use. No windows before the first round (RV-2.24). */
function freeWays(t: Sight, seat: Seat): { readonly [way: string]: Form } | null {
  const player = playerAt(t, seat)
  if (!t.state.activation || player.artifacts.length === 0) return null
  const store = storeForm(t, player, player.ship)
  const usable = usableArtifacts(t, seat)
  if (!store && usable.length === 0) return null
  return { ...(store && { store }), ...(usable.length > 0 && { use: one(usable) }) }
}

/** RV-14.14: one that would change nothing is not offered. */
export const usableArtifacts = (t: Sight, seat: Seat): string[] => [
  ...new Set(
    playerAt(t, seat).artifacts.flatMap((held) => {
      const artifact = artifactOf(t, held)
      const usable = isReady(t, held) && isForFreeWindows(artifact) && changesAnything(t, seat, artifact.effects)
      return usable ? [held.card] : []
    }),
  ),
]

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
