import { type Price, piecesOf } from '@longhouse/board'
import type { Form, Json } from '@longhouse/kernel'
import type { Goods, Location } from '../src/content.ts'
import { costAt, plainCost } from '../src/leaders.ts'
import type { BoardContext, ChampionsInput } from './board-context.ts'
import { usedRune } from './things.ts'

/** What a place costs the viewer; who only watches sees the printed price. */
export function costFor(context: BoardContext, location: Location): Goods {
  const { seat } = context.input.seatView
  return seat === null ? plainCost(location) : costAt(context, seat, location)
}

/** What a choice that is a button costs and brings. */
export function priceOf(input: ChampionsInput, step: string, choice: Json): Price | null {
  const { content, seatView } = input
  if (step === 'pray') {
    const line = content.locations.shrine?.options?.find(({ gain }) => gain.favor === choice)
    return line ? { cost: piecesOf(line.cost), gain: piecesOf(line.gain) } : null
  }
  if (step === 'useStall') {
    const stall = content.stalls[seatView.about ?? '']
    return stall ? { cost: piecesOf(stall.cost, Number(choice)), gain: piecesOf(stall.gain, Number(choice)) } : null
  }
  const ways = choice as { readonly [way: string]: Json } | null
  if (step === 'placeWorker' && ways?.place === 'beg') return { gain: piecesOf(content.locations.beg?.gain ?? {}) }
  return ways && typeof ways === 'object' ? runePrice(input, usedRune(ways) ?? '') : null
}

/** What an any-time rune brings at once; null where it brings something else than goods, or the player says what. */
export function runePrice({ content, seatView }: ChampionsInput, rune: string): Price | null {
  const effect = content.runes[rune]?.effect
  const coins = seatView.view.players[seatView.seat ?? -1]?.coin ?? 0
  return effect?.kind === 'double-coins' ? { gain: piecesOf({ coin: Math.min(coins, effect.maxGain) }) } : null
}

/** At the market one begins with what one has. */
export function draftOf({ seatView }: ChampionsInput, step: string, form: Form): Json | undefined {
  const own = seatView.seat === null ? undefined : seatView.view.players[seatView.seat]
  if (step !== 'exchange' || form.kind !== 'mix' || !own) return undefined
  const { food, wood, coin } = own
  return { food, wood, coin }
}
