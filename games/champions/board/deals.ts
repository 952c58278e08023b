import type { Deal, PieceCount } from '@longhouse/board'
import type { Form, Json } from '@longhouse/kernel'
import type { Goods, Location } from '../src/content.ts'
import { type ChampionsSight, ownPlayer, type Town } from './sights.ts'
import { usedRune } from './things.ts'

export const piecesOf = (goods: Goods, times = 1): PieceCount[] =>
  Object.entries(goods).flatMap(([piece, count]) => (count ? [{ piece, count: count * times }] : []))

/** CH-12.8: Gylfir pays nothing at one place. */
export function costAt(town: Town, { id, cost }: Location): Goods {
  const ability = town.content.leaders[ownPlayer(town)?.leader ?? '']?.ability
  if (ability?.kind === 'free-location-cost' && ability.location === id) return {}
  return typeof cost === 'object' ? cost : {}
}

/** What a choice that is a button costs and brings. */
export function dealOf(sight: ChampionsSight, step: string, choice: Json): Deal | null {
  const { content, seen } = sight
  if (step === 'pray') {
    const line = content.locations.shrine?.options?.find(({ gain }) => gain.favor === choice)
    return line ? { price: piecesOf(line.cost), gain: piecesOf(line.gain) } : null
  }
  if (step === 'useStall') {
    const stall = seen.view.stalls
      .filter((id) => seen.view.workers[id] === seen.seat)
      .map((id) => content.stalls[id])
      .find((tile) => tile && tile.repeat.max > tile.repeat.min)
    return stall ? { price: piecesOf(stall.cost, Number(choice)), gain: piecesOf(stall.gain, Number(choice)) } : null
  }
  const ways = choice as { readonly [way: string]: Json } | null
  if (step === 'placeWorker' && ways?.place === 'beg') return { gain: piecesOf(content.locations.beg?.gain ?? {}) }
  return ways && typeof ways === 'object' ? runeDeal(sight, usedRune(ways) ?? '') : null
}

/** What an any-time rune brings at once; null where it brings something else than goods, or the player says what. */
export function runeDeal({ content, seen }: ChampionsSight, rune: string): Deal | null {
  const effect = content.runes[rune]?.effect
  const coins = seen.view.players[seen.seat ?? -1]?.coin ?? 0
  return effect?.kind === 'double-coins' ? { gain: [{ piece: 'coin', count: Math.min(coins, effect.maxGain) }] } : null
}

/** At the market one begins with what one has. */
export function draftOf({ seen }: ChampionsSight, step: string, form: Form): Json | undefined {
  const own = seen.seat === null ? undefined : seen.view.players[seen.seat]
  if (step !== 'exchange' || form.kind !== 'mix' || !own) return undefined
  const { food, wood, coin } = own
  return { food, wood, coin }
}
