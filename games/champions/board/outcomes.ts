import type { Enemy, Goods, Location, Longship, Resource, Stall, Warriors } from '../src/content.ts'
import { RESOURCES } from '../src/content.ts'
import { oddsOf } from '../src/odds.ts'
import type { PlayerView } from '../src/seen.ts'
import { countWarriors, isCombatPlace } from '../src/state.ts'
import { costAt } from './deals.ts'
import { nameOfSeat, ownPlayer, type Town } from './sights.ts'
import { abilityOf } from './throw.ts'

/** Why a worker cannot go to a place now, as far as one sees it; null while it can, or when no worker is to be placed. */
export function closedBecause(town: Town, id: string): string | null {
  const { seen, options } = town.sight
  const own = ownPlayer(town)
  if (seen.ask?.step !== 'placeWorker' || !seen.ask.form || !own) return null
  if (options.some(({ thing }) => thing === id)) return null
  const stall = town.view.stalls.includes(id) ? town.content.stalls[id] : undefined
  const location = town.content.boardLocations.find((candidate) => candidate.id === id)
  if (stall) return takenBy(town, id) ?? stallPrice(town, own, stall)
  return location ? locationClosed(town, own, location) : null
}

function locationClosed(town: Town, own: PlayerView, location: Location): string | null {
  const { words, view, content, sight } = town
  const { why } = words
  const { id, effect } = location
  if (effect.kind === 'hunt') return view.hunters.includes(sight.seen.seat ?? -1) ? why.hunting : null
  if (effect.kind === 'launch') {
    if (id === 'own-longship' && !own.longship) return why.noShip
    const ship = id === 'own-longship' ? own.longship : id
    const taken = takenBy(town, id)
    if (taken) return taken
    if (view.shores.some((shore) => shore.ship?.longship === ship)) return why.atSea
    if (view.shores.every((shore) => shore.ship)) return why.noPort
  }
  const taken = takenBy(town, id)
  if (taken) return taken
  switch (effect.kind) {
    case 'build-longship':
      return own.longship ? why.owned : cheapestShip(town, own)
    case 'gain-worker':
      return own.hutWorker ? why.hired : missing(town, own, { coin: location.priceTrack?.[view.hutsSold] ?? 0 })
    case 'choose-option':
      return missing(town, own, location.options?.[0]?.cost ?? {})
    case 'take-rune':
      if (view.runeDisplay.every((rune) => rune === null) && !view.decks.runes) return why.noneLeft
  }
  return isCombatPlace(id) || content.stalls[id] ? null : missing(town, own, costAt(town, location))
}

function takenBy(town: Town, id: string): string | null {
  const seat = town.view.workers[id]
  if (seat === null || seat === undefined) return null
  return seat === town.sight.seen.seat ? town.words.why.yourself : town.words.why.occupied(nameOfSeat(town, seat))
}

/** The first good that one has too little of. */
function missing({ words }: Town, own: PlayerView, cost: Goods): string | null {
  const good = RESOURCES.find((resource) => (cost[resource] ?? 0) > own[resource])
  return good ? words.why.pay(words.goods[good], own[good], cost[good] as number) : null
}

const stallPrice = (town: Town, own: PlayerView, { cost, repeat }: Stall): string | null =>
  missing(
    town,
    own,
    Object.fromEntries(Object.entries(cost).map(([good, n]) => [good, (n ?? 0) * Math.max(1, repeat.min)])),
  )

function cheapestShip(town: Town, own: PlayerView): string | null {
  const costs = town.view.longshipsOnOffer.map((id) => (town.content.longships[id] as Longship).buildCost ?? {})
  const sum = (cost: Goods) => RESOURCES.reduce((total, good) => total + (cost[good] ?? 0), 0)
  const [least] = costs.sort((a, b) => sum(a) - sum(b))
  return least ? missing(town, own, least) : town.words.why.noneLeft
}

/** What one would have, or how it would probably end. */
export function outcomeOf(town: Town, id: string, enemy: Enemy | undefined): string | null {
  const own = ownPlayer(town)
  if (!own) return null
  if (enemy) return enemyOutcome(town, own, enemy)
  const location = town.content.locations[id]
  const stall = town.content.stalls[id]
  const gained = stall
    ? stall.gain
    : location?.effect.kind === 'take-all'
      ? { [location.effect.what]: town.view.waiting[location.effect.what] }
      : location?.effect.kind === 'jarl'
        ? location.effect.gain
        : id === 'merchant-ship'
          ? town.content.merchants[town.view.merchants.at(-1) ?? '']?.gain
          : undefined
  return gained ? gainOutcome(town, own, gained) : null
}

function gainOutcome({ words, content }: Town, own: PlayerView, gained: Goods): string | null {
  const room = content.limits.maxWarriorsPerPlayer
  const more = countWarriors({ swordsman: 0, spearman: 0, axeman: 0, ...gained } as Warriors)
  const good = RESOURCES.find((resource: Resource) => gained[resource])
  if (more === 0) return good ? `${words.goods[good]}: ${own[good]} → ${own[good] + (gained[good] ?? 0)}` : null
  const all = countWarriors(own) + more
  const fits = words.outcome.warriors(Math.min(all, room), room)
  return all > room ? `${fits}, ${words.outcome.leftBehind(all - room)}` : fits
}

function enemyOutcome({ words, content, view }: Town, own: PlayerView, enemy: Enemy): string {
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
