import { type Refusal, refuse, type Seat } from '@longhouse/kernel'
import {
  COLORS,
  type Cost,
  type DeckId,
  type Die,
  type DieGain,
  type Effect,
  GOODS,
  type Goods,
  TOKENS,
} from './content-file.ts'
import { hasCards } from './decks.ts'
import { losableDice } from './dice.ts'
import { colorOf } from './die.ts'
import { type ByWord, byWord } from './effect-words.ts'
import { holdingsOf } from './holdings.ts'
import { canPay, whyNotAffordable } from './payments.ts'
import { type OpenContext, playerAt, type RuleContext } from './reavers.ts'

/** Whether effects would change anything: RV-5.22, RV-14.14, RV-15.10. */

export const changesAnything = (t: RuleContext, seat: Seat, effects: readonly Effect[]): boolean =>
  effects.some((effect) => changes(t, seat, effect))

const changes = (t: RuleContext, seat: Seat, effect: Effect): boolean => byWord(CHANGES, effect, t, seat)

const always = (): boolean => true

const CHANGES: ByWord<[t: RuleContext, seat: Seat], boolean> = {
  gain: (goods, t) => canGain(t, goods),
  lose: (goods, t, seat) => GOODS.some((good) => (goods[good] ?? 0) > 0 && playerAt(t, seat)[good] > 0),
  pay: always,
  gainDice: (dice, t) => dice.some((die) => isInSupply(t, die)),
  loseDice: ({ color }, t, seat) => losableDice(t, seat, color).length > 0,
  draw: ({ deck }, t) => decksOf(deck).some((each) => hasCards(t, each)),
  may: always,
  choose: (branches, t, seat) => branches.some((branch) => isOpen(t, seat, branch) && changesAnything(t, seat, branch)),
  exchange: (offer, t, seat) => canExchange(t, seat, offer),
  combat: always,
  combatDice: always,
  discardCard: (of, t, seat) => holdingsOf(t, seat, of).length > 0,
  opponentGains: always,
  takeUpgrade: ({ tile }, t, seat) => canTakeUpgrade(t, seat, tile),
  takeTradeDice: always,
  takeProphecy: always,
  startPlayerMarker: always,
  cancelJourney: always,
  upgradeTerritory: always,
  resolveReaver: ({ part }, t, seat) =>
    playerAt(t, seat).acquired.some((reaver) => changesAnything(t, seat, partOf(t, reaver, part))),
}

/** RV-14.14: whether an artifact would do more than cost the die on it, which is in the supply again by then (RV-5.8). */
export const isWorthUsing = (t: RuleContext, seat: Seat, effects: readonly Effect[], stored: Die): boolean =>
  effects.some((effect) => {
    if ('discardCard' in effect || isGivenBack(t, seat, effect, effects)) return false
    const comes =
      'gainDice' in effect && effect.gainDice.some(({ color }) => color === 'any' || color === colorOf(stored))
    return comes || changes(t, seat, effect)
  })

/** RV-18.55: whoever owns no Prophecy has to discard the very one that was drawn. */
function isGivenBack(t: RuleContext, seat: Seat, effect: Effect, effects: readonly Effect[]): boolean {
  if (!('draw' in effect) || effect.draw.deck !== 'prophecy' || playerAt(t, seat).prophecies.length > 0) return false
  const { keep } = effect.draw
  return effects.some(
    (one) => 'discardCard' in one && one.discardCard.from.includes('prophecy') && one.discardCard.n >= keep,
  )
}

const open = (): null => null

/** A branch is closed if its price cannot be paid, its tile cannot be taken, or no card can come of it (RV-15.10). */
const CLOSED: ByWord<[t: RuleContext, seat: Seat], Refusal | null> = {
  gain: open,
  lose: open,
  pay: (cost, t, seat) => whyNotAffordable(t, seat, cost, 'RV-20.25'),
  gainDice: (dice, t, seat) => (changes(t, seat, { gainDice: dice }) ? null : refuse('no-die-left', {}, 'RV-1.11')),
  loseDice: open,
  draw: (draw, t, seat) =>
    changes(t, seat, { draw }) ? null : refuse('deck-empty', { deck: decksOf(draw.deck)[0] as DeckId }, 'RV-15.10'),
  may: open,
  choose: open,
  exchange: open,
  combat: open,
  combatDice: open,
  discardCard: open,
  opponentGains: open,
  takeUpgrade: ({ tile }, t, seat) => (canTakeUpgrade(t, seat, tile) ? null : whyNoUpgrade(t, tile)),
  takeTradeDice: open,
  takeProphecy: open,
  startPlayerMarker: open,
  cancelJourney: open,
  upgradeTerritory: open,
  resolveReaver: open,
}

export const isOpen = (t: RuleContext, seat: Seat, branch: readonly Effect[]): boolean =>
  whyClosed(t, seat, branch) === null

/** Those of several branches that can be carried out. */
export function openBranches(t: RuleContext, seat: Seat, branches: readonly (readonly Effect[])[]): number[] {
  const open: number[] = []
  for (const [at, branch] of branches.entries()) if (isOpen(t, seat, branch)) open.push(at)
  return open
}

/** Why a branch cannot be carried out; null if it can. */
export function whyClosed(t: RuleContext, seat: Seat, branch: readonly Effect[]): Refusal | null {
  for (const effect of branch) {
    const refusal = byWord(CLOSED, effect, t, seat)
    if (refusal) return refusal
  }
  return null
}

/** RV-10.11, RV-20.22: a free space, and a tile of that kind. */
export const canTakeUpgrade = (t: RuleContext, seat: Seat, tile: string): boolean =>
  (t.state.upgrades[tile] ?? 0) > 0 && playerAt(t, seat).upgrades.length < t.content.playerBoard.shipUpgradeSlots

const whyNoUpgrade = (t: RuleContext, tile: string): Refusal =>
  (t.state.upgrades[tile] ?? 0) > 0
    ? refuse('no-upgrade-space', { spaces: t.content.playerBoard.shipUpgradeSlots }, 'RV-20.22')
    : refuse('no-tile-left', { tile }, 'RV-20.22')

/** What a Reaver's clan gives on promotion, or what it does in its slot (RV-18.64, RV-18.65). */
export function partOf(
  t: Pick<OpenContext, 'content'>,
  reaver: string,
  part: 'clan-bonus' | 'specialization',
): readonly Effect[] {
  const { clan, specialization } = t.content.reavers[reaver] as RuleContext['content']['reavers'][string]
  return part === 'specialization' ? specialization : (t.content.clans[clan]?.promoteBonus ?? [])
}

export const decksOf = (deck: DeckId | readonly DeckId[]): readonly DeckId[] =>
  typeof deck === 'string' ? [deck] : deck

const canGain = (t: RuleContext, goods: Goods): boolean =>
  GOODS.some((good) => {
    if (!goods[good]) return false
    const token = TOKENS.find((candidate) => candidate === good)
    return !token || t.state.supply[token] > 0
  })

/** A die of the colour just paid is always there: the paid one. */
const isInSupply = (t: RuleContext, { color }: DieGain): boolean =>
  color === 'same' || (color === 'any' ? COLORS.some((one) => t.state.supply[one] > 0) : t.state.supply[color] > 0)

/** RV-5.21, RV-5.22: affordable, and worth something. The dice it takes are in the supply again when it gives. */
export function canExchange(
  t: RuleContext,
  seat: Seat,
  { pay, then }: { readonly pay: Cost; readonly then: readonly Effect[] },
): boolean {
  if (!canPay(t, seat, pay)) return false
  return (pay.dice?.length ?? 0) > 0 && then.some((effect) => 'gainDice' in effect)
    ? true
    : changesAnything(t, seat, then)
}
