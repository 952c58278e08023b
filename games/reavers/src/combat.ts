import type { Counts, Form, Frame, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, mix, refuse, totalOf, yes } from '@longhouse/kernel'
import { discharge, readyWith, whyNotReady } from './artifacts.ts'
import type { Choices } from './choices.ts'
import type { Content } from './content.ts'
import type { Artifact, Die, Effect } from './content-file.ts'
import { iconOf } from './die.ts'
import { countOf, iconsOf, spend, whyNotAtHand, whyNotShown } from './payments.ts'
import { decision, playerAt, type RuleContext, step, type Turn } from './reavers.ts'
import type { Combat, Player } from './state.ts'

/** RV-9. */

const givesCombatDice = (effect: Effect): boolean => 'combatDice' in effect

/** Everything that brings combat dice, and how many each brings (RV-9.2 to RV-9.4). */
export function hammerSources(t: RuleContext, seat: Seat): { readonly counts: Counts; readonly weights: Counts } {
  const player = playerAt(t, seat)
  const found: HammerSources = { counts: {}, weights: {} }
  for (const die of player.ship) addSource(found, die, hammersOf(t, player, die))
  for (const { tile, ready } of player.upgrades)
    if (ready && t.content.upgrades[tile]?.icons.includes('hammer')) addSource(found, tile, t.content.hammers.hammer)
  for (const { card } of readyWith(t, seat, givesCombatDice)) addSource(found, card, combatDiceBy(t.content, card))
  return found
}

interface HammerSources {
  readonly counts: { [source: string]: number }
  readonly weights: { [source: string]: number }
}

function addSource({ counts, weights }: HammerSources, source: string, worth: number): void {
  if (worth === 0) return
  weights[source] = worth
  counts[source] = (counts[source] ?? 0) + 1
}

/** A clan die under its own Leader is a single Hammer (RV-5.13). */
function hammersOf(t: RuleContext, player: Player, die: Die): number {
  const shown = t.content.hammers[iconOf(die)]
  return shown > 0 ? shown : iconsOf(t, player, die).includes('hammer') ? t.content.hammers.hammer : 0
}

/** Combat dice that an artifact brings. */
export const combatDiceBy = ({ artifacts }: Content, card: string): number =>
  (artifacts[card] as Artifact).effects.reduce(
    (sum, effect) => sum + ('combatDice' in effect ? effect.combatDice : 0),
    0,
  )

/** RV-9.5 to RV-9.7: sources worth one to six combat dice; null if there are none. */
export function poolForm(t: RuleContext, seat: Seat): Form | null {
  const { counts, weights } = hammerSources(t, seat)
  const total = totalOf(counts)
  return total > 0 ? mix(counts, 1, total, [{ weights, min: 1, max: t.content.combatDice }]) : null
}

/** Why a pool is not made of this: each source first, then what they are worth together (RV-20.16). */
export function whyNotPool(t: RuleContext, seat: Seat, pool: unknown): Refusal | null {
  const { weights } = hammerSources(t, seat)
  let worth = 0
  for (const [source, n] of Object.entries(isRecord(pool) ? pool : {})) {
    if (typeof n !== 'number' || n <= 0) continue
    const why = whyNoHammer(t, seat, source, n)
    if (why) return why
    worth += n * (weights[source] ?? 0)
  }
  if (worth === 0) return refuse('no-combat-die', {}, 'RV-20.16')
  const most = t.content.combatDice
  return worth > most ? refuse('pool-too-large', { worth, most }, 'RV-20.16') : null
}

function whyNoHammer(t: RuleContext, seat: Seat, source: string, n: number): Refusal | null {
  const player = playerAt(t, seat)
  if (player.artifacts.every(({ card }) => card !== source))
    return whyNotAtHand(player, source, n) ?? whyNotShown(t, player, source, 'hammer')
  const ready = readyWith(t, seat, givesCombatDice).filter(({ card }) => card === source)
  if (n <= ready.length) return null
  if (ready.length > 0) return refuse('source-twice', { source }, 'RV-20.4')
  return whyNotReady(t, seat, source) ?? refuse('artifact-not-now', { artifact: source }, 'RV-14.13')
}

export interface Fought {
  readonly seat: Seat
  readonly defense: number
  readonly target: string
  /** What follows a victory, and a defeat. */
  readonly won: readonly Frame[]
  readonly lost: readonly Frame[]
}

/** The pool is spent, whatever comes of it (RV-9.13), and rolled together (RV-9.8). */
export function fight(t: Turn, fought: Fought, pool: Counts): void {
  const { seat, defense, target } = fought
  const { weights } = hammerSources(t, seat)
  const worth = Object.entries(pool).reduce((sum, [source, n]) => sum + n * (weights[source] as number), 0)
  spendPool(t, seat, pool, target)
  const dice = Array.from({ length: worth }, () => rollCombatDie(t))
  t.state.combat = { seat, defense, target, dice }
  t.tell?.({ kind: 'combat-rolled', seat, target, defense, dice })
  t.next(judge(fought))
}

function spendPool(t: Turn, seat: Seat, pool: Counts, cause: string): void {
  const things: { [thing: string]: number } = {}
  for (const [source, n] of Object.entries(pool)) {
    if (source in t.content.artifacts) for (let i = 0; i < n; i++) discharge(t, seat, source)
    else things[source] = n
  }
  const { dice, upgrades } = spend(t, playerAt(t, seat), things)
  if (dice.length > 0 || upgrades.length > 0) t.tell?.({ kind: 'paid', seat, goods: {}, dice, upgrades, cause })
}

const rollCombatDie = (t: Turn): number => t.content.combatFaces[t.below(t.content.combatFaces.length)] as number

const successesOf = ({ dice }: Combat): number => dice.reduce((sum, successes) => sum + successes, 0)

/** RV-9.12: won as soon as the successes reach the Defense. */
const judge = step<Fought>('judge', (t, fought) => {
  const combat = t.state.combat as Combat
  if (successesOf(combat) < combat.defense) return t.next(reroll(fought))
  t.state.combat = null
  t.tell?.({ kind: 'combat-won', seat: combat.seat, target: combat.target })
  t.next(...fought.won)
})

/** RV-9.9, RV-9.12: without Favor the combat is lost at once. */
const reroll = decision<Fought, Choices['reroll']>('reroll', {
  rule: 'RV-9.9',
  about: (_, { target }) => target,
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const { dice } = t.state.combat as Combat
    if (playerAt(t, seat).favor === 0) return either({ giveUp: yes })
    return either({ reroll: mix(countOf(dice.map(String)), 1, dice.length), giveUp: yes })
  },
  why: (t, _, choice) => (isRecord(choice) ? whyNotRerolled(t, choice) : null),
  take(t, fought, choice) {
    if ('reroll' in choice) return rerollForFavor(t, fought, choice.reroll)
    const { seat, target } = t.state.combat as Combat
    t.state.combat = null
    t.tell?.({ kind: 'combat-lost', seat, target })
    t.next(...fought.lost)
  },
})

/** After the first roll nothing is added to the pool (RV-9.11) and nothing paid instead (RV-8.13, RV-12.17). */
function whyNotRerolled(t: RuleContext, choice: Readonly<Record<string, unknown>>): Refusal | null {
  if ('fight' in choice) return refuse('pool-rolled', {}, 'RV-20.18')
  if ('combination' in choice) return refuse('too-late-to-pay', {}, 'RV-20.19')
  if ('peaceful' in choice) return refuse('too-late-to-pay', {}, 'RV-12.17')
  if (!('reroll' in choice)) return null
  const { dice } = t.state.combat as Combat
  const named = Object.entries(isRecord(choice.reroll) ? choice.reroll : {}).filter(([, n]) => n !== 0)
  if (named.length === 0) return refuse('no-die-named', {}, 'RV-20.17')
  return named.every(([face]) => t.content.combatFaces.includes(Number(face)))
    ? refuse('not-these-combat-dice', { dice }, 'RV-9.9')
    : refuse('pool-rolled', {}, 'RV-20.18')
}

/** RV-9.10: the new results stand, better or worse. */
function rerollForFavor(t: Turn, fought: Fought, chosen: Counts): void {
  const combat = t.state.combat as Combat
  const { seat, target, defense } = combat
  const left: { [successes: string]: number } = { ...chosen }
  const dice = combat.dice.map((successes) => {
    if (!left[successes]) return successes
    left[successes]--
    return rollCombatDie(t)
  })
  playerAt(t, seat).favor--
  t.state.combat = { ...combat, dice }
  t.tell?.({ kind: 'combat-rerolled', seat, target, defense, dice })
  t.next(judge(fought))
}

/** A combat that must be fought: only its pool is to be chosen (RV-12.17). */
export const formPool = decision<Fought, Choices['formPool']>('formPool', {
  rule: 'RV-9.2',
  about: (_, { target }) => target,
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => poolForm(t, seat),
  why: (t, { seat }, choice) => whyNotPool(t, seat, choice),
  take: fight,
})

export const combatRules = [judge, reroll, formPool]
