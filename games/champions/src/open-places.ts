import type { Seat } from '@longhouse/kernel'
import { type OpenContext, playerAt } from './champions.ts'
import type { Goods, Location, Longship, Resource, Stall } from './content.ts'
import { canPay, PAID } from './goods.ts'
import { hasFreePort, isAtSea } from './launching.ts'
import { costAt } from './leaders.ts'

/** CH-4.5, CH-4.9, CH-4.14: which places are open to a worker, and what must be there to pay for one. */

/** Why a place cannot be chosen, and the rule that says so. */
export const RULE_OF = {
  'no-such-place': 'CH-19.2',
  'stall-not-in-play': 'CH-19.2',
  occupied: 'CH-4.5',
  'cannot-pay': 'CH-4.9',
  'already-hunting': 'CH-5.8',
  'no-longship-owned': 'CH-5.23',
  'not-your-longship': 'CH-5.23',
  'longship-at-sea': 'CH-5.23',
  'no-free-port': 'CH-5.26',
  'longship-owned': 'CH-5.16',
  'no-longship-on-offer': 'CH-4.14',
  'hut-worker-hired': 'CH-5.31',
  'no-rune-left': 'CH-4.14',
} as const
export type Closed = keyof typeof RULE_OF

export function openLocations(t: OpenContext, seat: Seat): string[] {
  const open: string[] = []
  for (const location of t.content.boardLocations) if (!locationClosed(t, seat, location)) open.push(location.id)
  for (const stall of t.state.stalls) if (!stallClosed(t, seat, stall)) open.push(stall)
  return open
}

export function closedBecause(t: OpenContext, seat: Seat, place: string): Closed | null {
  const location = t.content.boardLocations.find(({ id }) => id === place)
  if (location) return locationClosed(t, seat, location)
  if (t.state.stalls.includes(place)) return stallClosed(t, seat, place)
  if (t.state.players.some(({ longship }, owner) => longship === place && owner !== seat)) return 'not-your-longship'
  return Object.hasOwn(t.content.stalls, place) ? 'stall-not-in-play' : 'no-such-place'
}

/** CH-4.5, CH-4.9, CH-4.14: for no other reason. */
function locationClosed(t: OpenContext, seat: Seat, location: Location): Closed | null {
  const { effect, id } = location
  if (effect.kind === 'hunt') return t.state.hunters.includes(seat) ? 'already-hunting' : null
  if (effect.kind === 'launch') return launchClosed(t, seat, location, effect.longship)
  if (t.state.workers[id] !== null) return 'occupied'
  switch (effect.kind) {
    case 'build-longship':
      return shipwrightClosed(t, seat)
    case 'gain-worker':
      if (playerAt(t, seat).hutWorker) return 'hut-worker-hired'
      return canPay(t, seat, hutPrice(t, location)) ? null : 'cannot-pay'
    case 'choose-option':
      return location.options?.some(({ cost }) => canPay(t, seat, cost)) ? null : 'cannot-pay'
    case 'take-rune':
      if (runesInDeck(t.state) === 0 && t.state.runeDisplay.every((rune) => rune === null)) return 'no-rune-left'
      break
  }
  return canPay(t, seat, costAt(t, seat, location)) ? null : 'cannot-pay'
}

function launchClosed(t: OpenContext, seat: Seat, location: Location, longship: string): Closed | null {
  const own = playerAt(t, seat).longship
  if (longship !== 'own-private') {
    if (t.state.workers[location.id] !== null) return 'occupied'
  } else if (!own) {
    return 'no-longship-owned'
  } else if (isAtSea(t, own)) {
    return 'longship-at-sea'
  }
  if (!hasFreePort(t)) return 'no-free-port'
  return canPay(t, seat, costAt(t, seat, location)) ? null : 'cannot-pay'
}

function shipwrightClosed(t: OpenContext, seat: Seat): Closed | null {
  if (playerAt(t, seat).longship) return 'longship-owned'
  if (t.state.longshipsOnOffer.length === 0) return 'no-longship-on-offer'
  return affordableLongships(t, seat).length > 0 ? null : 'cannot-pay'
}

function stallClosed(t: OpenContext, seat: Seat, id: string): Closed | null {
  if (t.state.workers[id] !== null) return 'occupied'
  return timesAffordable(t, seat, t.content.stalls[id] as Stall) > 0 ? null : 'cannot-pay'
}

const runesInDeck = (state: OpenContext['state']): number =>
  'decks' in state ? state.decks.runes : state.runeDeck.length

export const affordableLongships = (t: OpenContext, seat: Seat): string[] =>
  t.state.longshipsOnOffer.filter((id) => canPay(t, seat, (t.content.longships[id] as Longship).buildCost ?? {}))

export const hutPrice = (t: OpenContext, { priceTrack }: Location): Goods => ({
  coin: priceTrack?.[t.state.hutsSold] ?? 0,
})

export function timesAffordable(t: OpenContext, seat: Seat, { cost, repeat }: Stall): number {
  const player = playerAt(t, seat)
  let times = repeat.max
  for (const good in cost) times = Math.min(times, Math.floor(player[good as Resource] / (cost[good as Resource] ?? 1)))
  return times >= repeat.min ? times : 0
}

/** What a place costs; where there are several prices, the least. */
export function leastCostAt(t: OpenContext, seat: Seat, place: string): Goods {
  const stall = t.content.stalls[place]
  if (stall) return multiplied(stall.cost, Math.max(1, stall.repeat.min))
  const location = t.content.locations[place]
  if (!location) return {}
  switch (location.effect.kind) {
    case 'build-longship':
      return cheapest(t.state.longshipsOnOffer.map((id) => (t.content.longships[id] as Longship).buildCost ?? {}))
    case 'gain-worker':
      return hutPrice(t, location)
    case 'choose-option':
      return cheapest(location.options?.map(({ cost }) => cost) ?? [])
    default:
      return costAt(t, seat, location)
  }
}

const cheapest = (costs: readonly Goods[]): Goods =>
  costs.reduce((least, cost) => (sumOf(cost) < sumOf(least) ? cost : least), costs[0] ?? {})

const sumOf = (cost: Goods): number => PAID.reduce((sum, good) => sum + (cost[good] ?? 0), 0)

export const multiplied = (goods: Goods, times: number): Goods =>
  times === 1 ? goods : Object.fromEntries(Object.entries(goods).map(([good, n]) => [good, n * times]))
