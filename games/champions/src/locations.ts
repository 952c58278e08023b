import type { Seat } from '@longhouse/kernel'
import { amount, isRecord, leftOf, mix, one, refuse } from '@longhouse/kernel'
import { decision, playerAt, type RuleContext, step, type Turn } from './champions.ts'
import type { Choices } from './choices.ts'
import {
  type Goods,
  type Location,
  type Longship,
  RESOURCES,
  type Resource,
  type Stall,
  unknownKind,
  type Warrior,
} from './content.ts'
import { canPay, pay, takeGoods } from './goods.ts'
import { launch } from './launching.ts'
import { costAt } from './leaders.ts'
import { affordableLongships, hutPrice, multiplied, timesAffordable } from './open-places.ts'
import { gain, roomFor } from './recruiting.ts'
import { takeRune } from './runesmith.ts'
import { visitSage } from './sage.ts'

/** CH-5 and CH-6: what places do. */

/** Puts the worker there, and does at once what brown and blue places do (CH-4.6). */
export function resolveLocation(t: Turn, seat: Seat, place: string): void {
  t.tell?.({ kind: 'worker-placed', seat, location: place })
  if (place in t.state.workers) t.state.workers[place] = seat
  const stall = t.content.stalls[place]
  if (stall) return visitStall(t, seat, stall)
  const location = t.content.locations[place] as Location
  const { effect } = location
  pay(t, seat, costAt(t, seat, location), place)
  switch (effect.kind) {
    case 'take-all':
      return takeAllWaiting(t, seat, effect.what, place)
    case 'hunt':
      t.state.hunters.push(seat)
      return
    case 'jarl':
      return visitJarl(t, seat, effect.gain, place)
    case 'launch':
      return launch(
        t,
        seat,
        effect.longship === 'own-private' ? (playerAt(t, seat).longship as string) : effect.longship,
      )
    case 'exchange':
      return t.next(exchange({ seat }))
    case 'take-top-card':
      return gain(t, seat, t.content.merchants[t.state.merchants.at(-1) ?? '']?.gain ?? {}, place)
    case 'take-rune':
      return t.next(takeRune({ seat }))
    case 'sage':
      return visitSage(t, seat, effect.drawDestinies)
    case 'build-longship':
      return t.next(buildLongship({ seat }))
    case 'choose-option':
      return t.next(pray({ seat }))
    case 'gain-worker':
      return hireWorker(t, seat, location)
    case 'reserve-combat':
      return
    case 'stall':
    case 'gain':
      // A stall is visited by its tile, and begging is no place on the board.
      throw new Error(`${place} is no place for a worker`)
    default:
      return unknownKind(effect)
  }
}

/** CH-5.1 to CH-5.4; warriors that do not fit go to the supply (CH-1.16). */
function takeAllWaiting(t: Turn, seat: Seat, what: Warrior | 'food', place: string): void {
  const { waiting, supply } = t.state
  const there = waiting[what]
  waiting[what] = 0
  if (what === 'food') return takeGoods(t, seat, { food: there }, place)
  const taken = Math.min(there, roomFor(t, seat))
  playerAt(t, seat)[what] += taken
  supply[what] += there - taken
  if (taken > 0) t.tell?.({ kind: 'gained', seat, goods: { [what]: taken }, cause: place })
  if (there > taken) t.tell?.({ kind: 'left-behind', seat, warriors: { [what]: there - taken }, cause: place })
}

type OfSeat = { readonly seat: Seat }

/** CH-5.9, CH-5.33: first the warrior, if one can be taken, then the marker in any case. */
function visitJarl(t: Turn, seat: Seat, goods: Goods, place: string): void {
  gain(t, seat, goods, place)
  t.next(moveMarker({ seat }))
}

/** CH-5.10, CH-5.11: the marker comes to this player, or goes on to the left; the order of this phase stays. */
const moveMarker = step<OfSeat>('moveMarker', (t, { seat }) => {
  const from = t.state.firstPlayer
  const to = from === seat ? leftOf(seat, t.players) : seat
  t.state.firstPlayer = to
  t.tell?.({ kind: 'marker-moved', from, to })
})

const isResource = (good: string): good is Resource => (RESOURCES as readonly string[]).includes(good)

/** CH-5.12: the choice is what one holds afterwards. */
const exchange = decision<OfSeat, Choices['exchange']>('exchange', {
  rule: 'CH-5.12',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const { food, wood, coin } = playerAt(t, seat)
    const sum = food + wood + coin
    return mix({ food: sum, wood: sum, coin: sum }, sum)
  },
  why(t, { seat }, choice) {
    const { food, wood, coin } = playerAt(t, seat)
    const other = Object.keys(isRecord(choice) ? choice : {}).find((good) => !isResource(good))
    return other
      ? refuse('not-exchanged', { good: other }, 'CH-5.12')
      : refuse('unequal-exchange', { total: food + wood + coin }, 'CH-5.12')
  },
  take(t, { seat }, chosen) {
    const player = playerAt(t, seat)
    for (const resource of RESOURCES) player[resource] = chosen[resource] ?? 0
    const { food, wood, coin } = player
    t.tell?.({ kind: 'exchanged', seat, holdings: { food, wood, coin } })
  },
})

/** CH-5.18: the choice is how much favor; each line gives another amount. */
const pray = decision<OfSeat, Choices['pray']>('pray', {
  rule: 'CH-5.18',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const favors: number[] = []
    for (const { cost, gain } of shrineLines(t)) if (gain.favor && canPay(t, seat, cost)) favors.push(gain.favor)
    return one(favors)
  },
  why: (t, _, choice) =>
    shrineLines(t).some(({ gain: { favor } }) => favor === choice)
      ? refuse('cannot-pay', { place: 'shrine' }, 'CH-5.18')
      : refuse('not-on-the-price-list', {}, 'CH-5.18'),
  take(t, { seat }, favor) {
    const line = shrineLines(t).find((candidate) => candidate.gain.favor === favor)
    pay(t, seat, line?.cost ?? {}, 'shrine')
    takeGoods(t, seat, line?.gain ?? {}, 'shrine')
  },
})

const shrineLines = (t: RuleContext) => t.content.locations.shrine?.options ?? []

/** CH-5.16, CH-5.35. */
const buildLongship = decision<OfSeat, Choices['buildLongship']>('buildLongship', {
  rule: 'CH-5.16',
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => one(affordableLongships(t, seat)),
  why: (t, _, choice) =>
    t.state.longshipsOnOffer.some((id) => id === choice)
      ? refuse('cannot-pay', { place: 'shipwright' }, 'CH-5.16')
      : refuse('longship-not-on-offer', {}, 'CH-5.16'),
  take(t, { seat }, longship) {
    pay(t, seat, (t.content.longships[longship] as Longship).buildCost ?? {}, 'shipwright')
    playerAt(t, seat).longship = longship
    t.state.longshipsOnOffer = t.state.longshipsOnOffer.filter((id) => id !== longship)
    t.tell?.({ kind: 'longship-built', seat, longship })
  },
})

/** CH-5.19: the worker is placed in this round too. */
function hireWorker(t: Turn, seat: Seat, location: Location): void {
  const player = playerAt(t, seat)
  pay(t, seat, hutPrice(t, location), location.id)
  t.state.hutsSold++
  player.hutWorker = true
  player.workersOwned++
  player.workers++
  t.tell?.({ kind: 'worker-hired', seat })
}

/** CH-6: how often is asked only where the tile leaves a choice. */
function visitStall(t: Turn, seat: Seat, stall: Stall): void {
  const { min, max } = stall.repeat
  if (min === max) trade(t, seat, stall, min)
  else t.next(useStall({ seat, stall: stall.id }))
}

function trade(t: Turn, seat: Seat, { id, cost, gain: gained }: Stall, times: number): void {
  pay(t, seat, multiplied(cost, times), id)
  gain(t, seat, multiplied(gained, times), id)
}

const useStall = decision<{ readonly seat: Seat; readonly stall: string }, Choices['useStall']>('useStall', {
  rule: 'CH-6.3',
  seat: (_, { seat }) => seat,
  about: (_, { stall }) => stall,
  options(t, { seat, stall }) {
    const tile = t.content.stalls[stall] as Stall
    return amount(tile.repeat.min, timesAffordable(t, seat, tile))
  },
  why(t, { seat, stall }) {
    const tile = t.content.stalls[stall] as Stall
    return refuse('not-that-often', { min: tile.repeat.min, max: timesAffordable(t, seat, tile) }, 'CH-6.3')
  },
  take: (t, { seat, stall }, times) => trade(t, seat, t.content.stalls[stall] as Stall, times),
})

export const locationRules = [moveMarker, exchange, pray, buildLongship, useStall]
