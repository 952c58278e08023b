import { nameOfSeat, ownPlayer } from '@longhouse/board'
import type { Enemy, Goods, Location, Longship, Resource, Stall, Warriors } from '../../src/content.ts'
import { RESOURCES } from '../../src/content.ts'
import { oddsOf } from '../../src/odds.ts'
import type { PlayerView } from '../../src/seen.ts'
import { countWarriors, isCombatPlace } from '../../src/state.ts'
import type { BoardContext } from '../board-context.ts'
import { abilityOf } from '../fight/throw.ts'
import { costAt } from '../prices.ts'

/** Why a worker cannot go to a place now, as far as one sees it; null while it can, or when no worker is to be placed. */
export function closedBecause(context: BoardContext, id: string): string | null {
  const { seatView, options } = context.input
  const own = ownPlayer(context)
  if (seatView.ask?.step !== 'placeWorker' || !seatView.ask.form || !own) return null
  if (options.some(({ thing }) => thing === id)) return null
  const stall = context.view.stalls.includes(id) ? context.content.stalls[id] : undefined
  const location = context.content.boardLocations.find((candidate) => candidate.id === id)
  if (stall) return takenBy(context, id) ?? stallPrice(context, own, stall)
  return location ? locationClosed(context, own, location) : null
}

function locationClosed(context: BoardContext, own: PlayerView, location: Location): string | null {
  const { words, view, content, input } = context
  const { why } = words
  const { id, effect } = location
  if (effect.kind === 'hunt') return view.hunters.includes(input.seatView.seat ?? -1) ? why.hunting : null
  if (effect.kind === 'launch') {
    if (id === 'own-longship' && !own.longship) return why.noShip
    const ship = id === 'own-longship' ? own.longship : id
    const taken = takenBy(context, id)
    if (taken) return taken
    if (view.shores.some((shore) => shore.ship?.longship === ship)) return why.atSea
    if (view.shores.every((shore) => shore.ship)) return why.noPort
  }
  const taken = takenBy(context, id)
  if (taken) return taken
  switch (effect.kind) {
    case 'build-longship':
      return own.longship ? why.owned : cheapestShip(context, own)
    case 'gain-worker':
      return own.hutWorker ? why.hired : missing(context, own, { coin: location.priceTrack?.[view.hutsSold] ?? 0 })
    case 'choose-option':
      return missing(context, own, location.options?.[0]?.cost ?? {})
    case 'take-rune':
      if (view.runeDisplay.every((rune) => rune === null) && !view.decks.runes) return why.noneLeft
  }
  return isCombatPlace(id) || content.stalls[id] ? null : missing(context, own, costAt(context, location))
}

function takenBy(context: BoardContext, id: string): string | null {
  const seat = context.view.workers[id]
  if (seat === null || seat === undefined) return null
  return seat === context.input.seatView.seat
    ? context.words.why.yourself
    : context.words.why.occupied(nameOfSeat(context, seat))
}

/** The first good that one has too little of. */
function missing({ words }: BoardContext, own: PlayerView, cost: Goods): string | null {
  const good = RESOURCES.find((resource) => (cost[resource] ?? 0) > own[resource])
  return good ? words.why.pay(words.goods[good], own[good], cost[good] as number) : null
}

const stallPrice = (context: BoardContext, own: PlayerView, { cost, repeat }: Stall): string | null =>
  missing(
    context,
    own,
    Object.fromEntries(Object.entries(cost).map(([good, n]) => [good, (n ?? 0) * Math.max(1, repeat.min)])),
  )

function cheapestShip(context: BoardContext, own: PlayerView): string | null {
  const costs = context.view.longshipsOnOffer.map((id) => (context.content.longships[id] as Longship).buildCost ?? {})
  const sum = (cost: Goods) => RESOURCES.reduce((total, good) => total + (cost[good] ?? 0), 0)
  const [least] = costs.sort((a, b) => sum(a) - sum(b))
  return least ? missing(context, own, least) : context.words.why.noneLeft
}

/** What one would have, or how it would probably end. */
export function outcomeOf(context: BoardContext, id: string, enemy: Enemy | undefined): string | null {
  const own = ownPlayer(context)
  if (!own) return null
  if (enemy) return enemyOutcome(context, own, enemy)
  const location = context.content.locations[id]
  const stall = context.content.stalls[id]
  const gained = stall
    ? stall.gain
    : location?.effect.kind === 'take-all'
      ? { [location.effect.what]: context.view.waiting[location.effect.what] }
      : location?.effect.kind === 'jarl'
        ? location.effect.gain
        : id === 'merchant-ship'
          ? context.content.merchants[context.view.merchants.at(-1) ?? '']?.gain
          : undefined
  return gained ? gainOutcome(context, own, gained) : null
}

function gainOutcome({ words, content }: BoardContext, own: PlayerView, gained: Goods): string | null {
  const room = content.limits.maxWarriorsPerPlayer
  const more = countWarriors({ swordsman: 0, spearman: 0, axeman: 0, ...gained } as Warriors)
  const good = RESOURCES.find((resource: Resource) => gained[resource])
  if (more === 0) return good ? `${words.goods[good]}: ${own[good]} → ${own[good] + (gained[good] ?? 0)}` : null
  const all = countWarriors(own) + more
  const fits = words.outcome.warriors(Math.min(all, room), room)
  return all > room ? `${fits}, ${words.outcome.leftBehind(all - room)}` : fits
}

function enemyOutcome({ words, content, view }: BoardContext, own: PlayerView, enemy: Enemy): string {
  const crew = { swordsman: own.swordsman, spearman: own.spearman, axeman: own.axeman }
  for (const type of enemy.refuses) crew[type] = 0
  if (countWarriors(crew) === 0) return words.outcome.nobody
  const { win } = oddsOf(content, abilityOf(content.leaders, own.leader), crew, enemy)
  const odds = words.outcome.odds(Math.round(win * 100))
  const slain = (own.defeated ?? []).map((card) => content.enemies[card]?.color)
  const count = (color: string) => slain.filter((found) => found === color).length
  const others = ['red', 'yellow', 'blue'].filter((color) => color !== enemy.color)
  const completes =
    enemy.color && view.round > 0 && others.every((color) => count(color) > count(enemy.color as string))
  return completes ? `${odds}; ${words.outcome.set}` : odds
}
