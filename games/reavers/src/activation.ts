import type { Form, Frame, Refusal, Seat } from '@longhouse/kernel'
import { clockwiseFrom, either, isRecord, one, refuse, yes } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { DeckId, Effect, Location, LocationId, Reaver } from './content-file.ts'
import { LOCATIONS } from './content-file.ts'
import { drawCards, hasCards } from './decks.ts'
import { effects } from './effect-frame.ts'
import { exchangeWays, takeExchange, whyNotExchanged } from './effects.ts'
import { layOpen } from './open-cards.ts'
import { canPay, payCost, whyNotAffordable } from './payments.ts'
import {
  activationOf,
  decision,
  type OfSeat,
  playerAt,
  positionOf,
  type RuleContext,
  step,
  type Turn,
} from './reavers.ts'
import { openBranches, whyClosed } from './receiving.ts'
import { attempt, attemptsOf, flipClaims, forcibleStacks, payableStacks } from './territories.ts'
import { tradePick } from './trade.ts'
import { setSail } from './voyage.ts'

/** RV-4: one activation, from the pawn to the last player. */

const freeLocations = (t: RuleContext): LocationId[] =>
  LOCATIONS.filter((location) => t.state.pawns[location] === undefined)

/** RV-3.2, RV-3.11, RV-4.2: any location not used in this round, also one that cannot be afforded. */
export const select = decision<OfSeat, Choices['select']>('select', {
  rule: 'RV-3.11',
  seat: (_, { seat }) => seat,
  options: (t) => one(freeLocations(t)),
  why(_, __, choice) {
    if (isRecord(choice) && 'pass' in choice) return refuse('must-select', {}, 'RV-20.29')
    const location = LOCATIONS.find((candidate) => candidate === choice)
    return location ? refuse('location-used', { location }, 'RV-20.2') : null
  },
  take(t, { seat }, location) {
    const { state } = t
    state.pawns[location] = seat
    state.selected++
    state.activation = { location, active: seat, participant: null, done: [], rested: [], turnsLeft: 0 }
    for (const player of state.players) {
      player.hurried = false
      player.acquired = []
      for (const held of player.artifacts) held.used = false
    }
    t.tell?.({ kind: 'location-selected', seat, location })
    const seats = clockwiseFrom(seat, t.players)
    t.next(effects({ seat, effects: t.content.locations[location].onSelect, cause: location }))
    t.next(...seats.map((each) => specialists({ seat: each })), ...seats.map((each) => participation({ seat: each })))
    t.next(endActivation())
  },
})

const locationOf = (t: RuleContext): Location => t.content.locations[activationOf(t).location]

/** RV-4.4 to RV-4.6: top to bottom. */
const specialists = step<OfSeat>('specialists', (t, { seat }) => {
  for (const reaver of playerAt(t, seat).slots[activationOf(t).location] ?? []) t.next(specialist({ seat, reaver }))
})

interface Specialist {
  readonly seat: Seat
  readonly reaver: string
}

const abilityOf = (t: RuleContext, reaver: string): readonly Effect[] =>
  (t.content.reavers[reaver] as Reaver).specialization

/** RV-4.7, RV-4.8: what costs nothing happens; what costs something is asked here if it is all there is. */
const specialist = decision<Specialist, Choices['specialist']>('specialist', {
  rule: 'RV-4.7',
  about: (_, { reaver }) => reaver,
  seat: (_, { seat }) => seat,
  options(t, { seat, reaver }) {
    const [first, ...more] = abilityOf(t, reaver)
    if (!first || !('exchange' in first) || more.length > 0) return either({ act: yes })
    return either(exchangeWays(t, seat, first.exchange))
  },
  why(t, { seat, reaver }, choice) {
    const [first] = abilityOf(t, reaver)
    if (isRecord(choice) && 'skip' in choice) return refuse('ability-happens', { reaver }, 'RV-4.7')
    if (!isRecord(choice) || !('exchange' in choice) || !first || !('exchange' in first)) return null
    return whyNotExchanged(t, seat, first.exchange, choice.exchange)
  },
  take(t, { seat, reaver }, choice) {
    if ('skip' in choice) return
    const ability = abilityOf(t, reaver)
    t.tell?.({ kind: 'specialist-acted', seat, reaver, location: activationOf(t).location })
    if ('act' in choice) return t.next(effects({ seat, effects: ability, cause: reaver }))
    const [first] = ability
    if (first && 'exchange' in first) takeExchange(t, seat, first.exchange, reaver, choice)
  },
})

const participation = step<OfSeat>('participation', (t, { seat }) => {
  activationOf(t).participant = seat
  t.next(participate({ seat }), finish({ seat }))
})

const DECK = 'deck'

/** RV-4.11 to RV-4.15. */
const participate = decision<OfSeat, Choices['participate']>('participate', {
  rule: 'RV-4.11',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const rest = one(openBranches(t, seat, t.content.restBranches))
    const activate = activateForm(t, seat)
    return either(activate ? { activate, rest } : { rest })
  },
  why(t, { seat }, choice) {
    if (!isRecord(choice)) return null
    if ('activate' in choice) return whyNotActivated(t, seat, choice.activate)
    const branch = typeof choice.rest === 'number' ? t.content.restBranches[choice.rest] : undefined
    return branch ? whyClosed(t, seat, branch) : null
  },
  take(t, { seat }, choice) {
    if ('rest' in choice) return rest(t, seat, choice.rest)
    const location = locationOf(t)
    t.tell?.({ kind: 'activated', seat, location: location.id })
    t.next(payCost({ seat, cost: location.cost, cause: location.id }), ...resolution(t, seat, choice.activate))
  },
})

/** How a player may take part; null if the cost cannot be paid or nothing could come of it (RV-12.4, RV-15.10). */
function activateForm(t: RuleContext, seat: Seat): Form | null {
  const { cost, action } = locationOf(t)
  if (!canPay(t, seat, cost)) return null
  if ('subdue' in action) return forcibleStacks(t, seat).length + payableStacks(t, seat).length > 0 ? yes : null
  if (!('takeGroup' in action)) return yes
  const open: (number | typeof DECK)[] = []
  for (const [at, cards] of groupsHere(t).entries()) if (cards.length > 0) open.push(at)
  if (hasCards(t, action.takeGroup.deck)) open.push(DECK)
  return one(open)
}

function whyNotActivated(t: RuleContext, seat: Seat, chosen: unknown): Refusal | null {
  const { cost, action } = locationOf(t)
  const unaffordable = whyNotAffordable(t, seat, cost, 'RV-20.3')
  if (unaffordable) return unaffordable
  if ('subdue' in action && !activateForm(t, seat)) return refuse('no-attempt-possible', {}, 'RV-20.30')
  return 'takeGroup' in action ? whyNotGroup(t, action.takeGroup.deck, chosen) : null
}

/** RV-6.5, RV-10.5: one group, whole, or the deck. */
function whyNotGroup(t: RuleContext, deck: DeckId, chosen: unknown): Refusal | null {
  if (chosen === DECK) return hasCards(t, deck) ? null : refuse('deck-empty', { deck }, 'RV-15.10')
  const group = [...groupsHere(t).keys()].find((at) => at === chosen)
  if (group === undefined) return refuse('whole-group', {}, 'RV-20.12')
  return groupsHere(t)[group]?.length ? null : refuse('group-taken', { group }, 'RV-20.12')
}

const groupsHere = (t: RuleContext): readonly (readonly string[])[] => t.state.groups[activationOf(t).location] ?? []

function rest(t: Turn, seat: Seat, branch: number): void {
  const activation = activationOf(t)
  activation.rested.push(seat)
  t.tell?.({ kind: 'rested', seat, location: activation.location })
  t.next(effects({ seat, effects: t.content.restBranches[branch] ?? [], cause: 'rest' }))
}

function resolution(t: Turn, seat: Seat, chosen: number | true | typeof DECK): Frame[] {
  const { action } = locationOf(t)
  if ('takeGroup' in action) return [takeGroup({ seat, from: chosen as number | typeof DECK })]
  if ('sequence' in action) return [setSail({ seat })]
  const activation = activationOf(t)
  if ('subdue' in action) {
    activation.turnsLeft = attemptsOf(t, seat)
    return [attempt({ seat }), restInstead({ seat }), flipClaims({ seat })]
  }
  activation.turnsLeft = action.pick.timesByPosition[positionOf(t, seat)] ?? 0
  return [tradePick({ seat })]
}

/** RV-12.4: who stored or spent in the window what the first attempt needed is asked again, and rests. */
const restInstead = step<OfSeat>('restInstead', (t, { seat }) => {
  const activation = activationOf(t)
  if (activation.turnsLeft === 0 || activation.turnsLeft < attemptsOf(t, seat)) return
  activation.turnsLeft = 0
  t.next(participate({ seat }))
})

interface Taking {
  readonly seat: Seat
  readonly from: number | typeof DECK
}

/** RV-4.24: the group or the deck, then the bonus cards of the position; all lie open before the first is used. */
const takeGroup = step<Taking>('takeGroup', (t, { seat, from }) => {
  const { id, action, positionBonus } = locationOf(t)
  if (!('takeGroup' in action)) return
  const { deck, orBlind } = action.takeGroup
  const cards = from === DECK ? drawCards(t, deck, orBlind) : takeFromGroup(t, seat, id, from)
  if (from === DECK) t.tell?.({ kind: 'cards-drawn', seat, deck, cards: cards.slice() })
  for (const effect of positionBonus[positionOf(t, seat)] ?? []) {
    if (!('draw' in effect) || typeof effect.draw.deck !== 'string') continue
    const bonus = drawCards(t, effect.draw.deck, effect.draw.n)
    t.tell?.({ kind: 'cards-drawn', seat, deck: effect.draw.deck, cards: bonus })
    cards.push(...bonus)
  }
  layOpen(t, seat, cards)
})

/** RV-6.4, RV-10.5: whole, and not refilled. */
function takeFromGroup(t: Turn, seat: Seat, location: LocationId, group: number): string[] {
  const cards = t.state.groups[location]?.[group]?.splice(0) ?? []
  t.tell?.({ kind: 'cards-taken', seat, cards: cards.slice(), location, group })
  return cards
}

/** RV-4.25: the last free window of a player; without one there is nothing to decide. */
const finish = decision<OfSeat, Choices['finish']>('finish', {
  rule: 'RV-4.25',
  seat: (_, { seat }) => seat,
  options: () => either({ done: yes }),
  why: (t, _, choice) => whyFinished(t, isRecord(choice) ? choice : {}),
  take(t, { seat }) {
    activationOf(t).done.push(seat)
  },
})

/** What would have to be done before, and is over. */
function whyFinished(t: RuleContext, choice: Readonly<Record<string, unknown>>): Refusal | null {
  const { action, id } = locationOf(t)
  const isSaid = (...ways: readonly string[]) => ways.some((way) => way in choice)
  if ('pick' in action && isSaid(...action.pick.options.map((option) => option.id)))
    return refuse('no-picks-left', {}, 'RV-20.13')
  if ('subdue' in action && isSaid('force', 'peaceful')) return refuse('no-attempts-left', {}, 'RV-20.13')
  if ('sequence' in action && isSaid('combination', 'fight', 'take', 'deck'))
    return refuse('battle-over', {}, 'RV-20.19')
  return isSaid('activate', 'rest') ? refuse('took-part', { location: id }, 'RV-4.11') : null
}

const endActivation = step('endActivation', (t) => {
  t.state.activation = null
})

export const activationRules = [
  select,
  specialists,
  specialist,
  participation,
  participate,
  restInstead,
  takeGroup,
  finish,
  endActivation,
]
