import { type Refusal, refuse, type Seat } from '@longhouse/kernel'
import {
  COLORS,
  type Cost,
  colorOf,
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
import { holdingsOf } from './holdings.ts'
import { canPay, whyNotAffordable } from './payments.ts'
import { playerAt, type RuleContext } from './reavers.ts'

/** Whether effects would change anything: RV-5.22, RV-14.14, RV-15.10. */

export const changesAnything = (t: RuleContext, seat: Seat, effects: readonly Effect[]): boolean =>
  effects.some((effect) => changes(t, seat, effect))

function changes(t: RuleContext, seat: Seat, effect: Effect): boolean {
  if ('gain' in effect) return canGain(t, effect.gain)
  if ('lose' in effect) return GOODS.some((good) => (effect.lose[good] ?? 0) > 0 && playerAt(t, seat)[good] > 0)
  if ('gainDice' in effect) return effect.gainDice.some((die) => isInSupply(t, die))
  if ('loseDice' in effect) return losableDice(t, seat, effect.loseDice.color).length > 0
  if ('draw' in effect) return decksOf(effect.draw.deck).some((deck) => hasCards(t, deck))
  if ('discardCard' in effect) return holdingsOf(t, seat, effect.discardCard).length > 0
  if ('exchange' in effect) return canExchange(t, seat, effect.exchange)
  if ('choose' in effect)
    return effect.choose.some((branch) => isOpen(t, seat, branch) && changesAnything(t, seat, branch))
  if ('takeUpgrade' in effect) return canTakeUpgrade(t, seat, effect.takeUpgrade.tile)
  if ('resolveReaver' in effect) {
    const { part } = effect.resolveReaver
    return playerAt(t, seat).acquired.some((reaver) => changesAnything(t, seat, partOf(t, reaver, part)))
  }
  return true
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

/** A branch is closed if its price cannot be paid, its tile cannot be taken, or no card can come of it (RV-15.10). */
export const isOpen = (t: RuleContext, seat: Seat, branch: readonly Effect[]): boolean =>
  branch.every((effect) => {
    if ('pay' in effect) return canPay(t, seat, effect.pay)
    if ('takeUpgrade' in effect) return canTakeUpgrade(t, seat, effect.takeUpgrade.tile)
    if ('gainDice' in effect || 'draw' in effect) return changesAnything(t, seat, [effect])
    return true
  })

/** Why a branch cannot be carried out. */
export function whyClosed(t: RuleContext, seat: Seat, branch: readonly Effect[]): Refusal | null {
  for (const effect of branch) {
    if (isOpen(t, seat, [effect])) continue
    if ('pay' in effect) return whyNotAffordable(t, seat, effect.pay, 'RV-20.25')
    if ('takeUpgrade' in effect) return whyNoUpgrade(t, effect.takeUpgrade.tile)
    if ('draw' in effect) return refuse('deck-empty', { deck: decksOf(effect.draw.deck)[0] as DeckId }, 'RV-15.10')
    return refuse('no-die-left', {}, 'RV-1.11')
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
export function partOf(t: RuleContext, reaver: string, part: 'clan-bonus' | 'specialization'): readonly Effect[] {
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
