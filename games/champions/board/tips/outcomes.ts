import { nameOfSeat } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { ownedWarriors, playerAt } from '../../src/champions.ts'
import type { Enemy, Goods, Location, Resource, Warriors } from '../../src/content.ts'
import { RESOURCES } from '../../src/content.ts'
import { lackingFor } from '../../src/goods.ts'
import { abilityOf } from '../../src/leaders.ts'
import { oddsOf } from '../../src/odds.ts'
import { closedBecause, leastCostAt } from '../../src/open-places.ts'
import { colorSets } from '../../src/scoring.ts'
import { countWarriors, NO_WARRIORS, warriorsOf } from '../../src/state.ts'
import type { ClosedFacts } from '../../strings/table.ts'
import type { BoardContext } from '../board-context.ts'
import { bestCrewTo } from './best-crew.ts'

/** Why a worker cannot go to a place now; null while it can, or when no worker is to be placed. */
export function closedFor(context: BoardContext, place: string): string | null {
  const { ask, seat } = context.input.seatView
  if (seat === null || ask?.step !== 'placeWorker' || !ask.form || !isPlace(context, place)) return null
  const closed = closedBecause(context, seat, place)
  return closed && context.words.closed[closed](factsOf(context, seat, place))
}

const isPlace = ({ view, content }: BoardContext, id: string): boolean =>
  view.stalls.includes(id) || content.boardLocations.some((location) => location.id === id)

function factsOf(context: BoardContext, seat: Seat, place: string): ClosedFacts {
  const { words, view } = context
  const holder = view.workers[place] ?? seat
  const cost = leastCostAt(context, seat, place)
  const good = lackingFor(context, seat, cost)
  return {
    holder: holder === seat ? null : nameOfSeat(context, holder),
    lacking: good && { good: words.good(good), have: playerAt(context, seat)[good], need: cost[good] ?? 0 },
  }
}

/** What one would have, or how it would probably end. */
export function outcomeOf(context: BoardContext, id: string, enemy: Enemy | undefined): string | null {
  const { seat } = context.input.seatView
  if (seat === null) return null
  if (enemy) return enemyOutcome(context, seat, enemy)
  const location = context.content.locations[id]
  const gained = context.content.stalls[id]?.gain ?? (location && goodsAt(context, location))
  return gained ? gainOutcome(context, seat, gained) : null
}

/** What a worker brings from a place at once and for certain. */
export function goodsAt({ view, content }: BoardContext, { effect, gain }: Location): Goods {
  switch (effect.kind) {
    case 'take-all':
      return { [effect.what]: view.waiting[effect.what] }
    case 'jarl':
      return effect.gain
    case 'take-top-card':
      return content.merchants[view.merchants.at(-1) ?? '']?.gain ?? {}
    case 'gain':
      return gain ?? {}
    case 'reserve-combat':
    case 'hunt':
    case 'launch':
    case 'exchange':
    case 'take-rune':
    case 'sage':
    case 'build-longship':
    case 'choose-option':
    case 'gain-worker':
    case 'stall':
      return {}
  }
}

function gainOutcome(context: BoardContext, seat: Seat, gained: Goods): string | null {
  const { words, content } = context
  const own = playerAt(context, seat)
  const room = content.limits.maxWarriorsPerPlayer
  const more = countWarriors({ ...NO_WARRIORS, ...gained })
  const good = RESOURCES.find((resource: Resource) => gained[resource])
  if (more === 0) return good ? `${words.good(good)}: ${own[good]} → ${own[good] + (gained[good] ?? 0)}` : null
  const all = ownedWarriors(context, seat) + more
  const fits = words.outcome.warriors(Math.min(all, room), room)
  return all > room ? `${fits}, ${words.outcome.leftBehind(all - room)}` : fits
}

function enemyOutcome(context: BoardContext, seat: Seat, enemy: Enemy): string | null {
  const { words, content } = context
  const own = playerAt(context, seat)
  const crew = warriorsOf(own)
  for (const type of enemy.refuses) crew[type] = 0
  if (countWarriors(crew) === 0) return words.outcome.nobody
  const slain = own.defeated ?? []
  const completes = colorSets(content, [...slain, enemy.card]) > colorSets(content, slain)
  const odds = enemy.kind === 'monster' ? oddsOverSea(context, seat, enemy) : oddsAtHome(context, seat, enemy, crew)
  return [odds, completes && words.outcome.set].filter(Boolean).join('; ') || null
}

function oddsAtHome(context: BoardContext, seat: Seat, enemy: Enemy, crew: Warriors): string {
  const { win } = oddsOf(context.content, abilityOf(context, seat), crew, enemy)
  return context.words.outcome.odds(Math.round(win * 100))
}

/** Not everybody at home sails: the hold and the food say who. */
function oddsOverSea(context: BoardContext, seat: Seat, enemy: Enemy): string | null {
  const { words, view } = context
  const shore = view.shores.find(({ monster }) => monster === enemy.card)
  const best = shore && bestCrewTo(context, seat, shore, enemy)
  if (!best) return null
  if (playerAt(context, seat).food === 0) return words.outcome.unfed
  return words.outcome.crew(context.name(best.longship), Math.round(best.win * 100), best.knowsJourney)
}
