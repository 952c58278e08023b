import type { IslandId, PlaceId } from './content-file.ts'
import type { Settlers } from './events.ts'
import { settlersOn } from './sides.ts'
import type { Side } from './state.ts'
import { islandAt, type OpenTurn, sidesOf } from './vikings.ts'

/** Settlers, temples and boats of a side, from sheet to map and back. */

type Pieces = { [side: string]: number }

/** A side without any has no entry. */
function change(pieces: Pieces, side: Side, by: number): void {
  const n = (pieces[side] ?? 0) + by
  if (n === 0) delete pieces[side]
  else pieces[side] = n
}

/** TV-13.6: settlers of the passive enemy leave the game, all others go back to their sheet. */
function toSheet(t: OpenTurn, side: Side, n: number): void {
  const { players, enemy } = t.state
  const sheet = side !== 'enemy' ? players[side] : enemy?.kind === 'clan' ? enemy : null
  if (sheet) sheet.settlers += n
}

export function landSettlers(t: OpenTurn, side: Side, island: IslandId, n: number): void {
  if (n === 0) return
  toSheet(t, side, -n)
  change(islandAt(t, island).settlers, side, n)
}

export function removeSettlers(t: OpenTurn, side: Side, island: IslandId, n: number): void {
  if (n === 0) return
  change(islandAt(t, island).settlers, side, -n)
  toSheet(t, side, n)
}

/** TV-5.8: back to the own sheet. */
export function withdraw(t: OpenTurn, side: Side, island: IslandId): void {
  removeSettlers(t, side, island, 1)
  t.tell?.({ kind: 'settlers-withdrawn', side, island, settlers: 1 })
}

export function moveSettler(t: OpenTurn, side: Side, from: IslandId, to: IslandId): void {
  change(islandAt(t, from).settlers, side, -1)
  change(islandAt(t, to).settlers, side, 1)
}

/** Onto an island, or with −1 away from it. */
export const changeTemples = (t: OpenTurn, side: Side, island: IslandId, by: number): void =>
  change(islandAt(t, island).temples, side, by)

export function moveBoat(t: OpenTurn, side: Side, from: PlaceId, to: PlaceId): void {
  const boats = t.state.boats[side] as PlaceId[]
  boats[boats.indexOf(from)] = to
}

/** TV-7.17 to TV-7.19: whoever has strictly more settlers there than every opponent costs each of them one. */
export function attack(t: OpenTurn, side: Side, island: IslandId): void {
  const own = settlersOn(t, island, side)
  const losses: Settlers[] = []
  for (const other of sidesOf(t)) {
    if (other === side) continue
    const theirs = settlersOn(t, island, other)
    if (theirs >= own) return
    if (theirs > 0) losses.push({ side: other, island, settlers: 1 })
  }
  if (losses.length === 0) return
  for (const loss of losses) removeSettlers(t, loss.side, island, 1)
  t.tell?.({ kind: 'attacked', side, island, losses })
}
