import type { Seat } from '@longhouse/kernel'
import type { TerritoryId } from './content-file.ts'
import type { Dealer } from './damage-frame.ts'
import type { Cause } from './events.ts'
import { fieldOf, type OpenContext, openFieldOf, type RuleContext, type Turn } from './runar.ts'
import type { Captor, FigureId, Side } from './state.ts'

/** RN-1: whoever gains points and captures cards. Nothing else asks whether a side is a seat. */

export const captorOf = (t: RuleContext, side: Side): Captor => {
  const field = fieldOf(t)
  return (side === 'nemesis' ? field.nemesis : field.players[side]) as Captor
}

/** RN-1.9; an Enemy that is gone was the Nemesis's too. */
export function sideOf(t: OpenContext, figure: FigureId): Side {
  const known = openFieldOf(t).figures[figure]
  return known?.kind === 'hero' ? known.owner : 'nemesis'
}

/** RN-14.5: who is credited with damage; null: it is neutral. */
export const sideOfDealer = (t: OpenContext, by: Dealer): Side | null =>
  by === null || by === 'nemesis' ? by : sideOf(t, by)

/** RN-1.14: by how much the score really changed. */
export function gainVp(t: Turn, side: Side, n: number, cause: Cause): number {
  const captor = captorOf(t, side)
  const change = Math.max(t.content.constants.scoreFloor - captor.vp, n)
  if (change === 0) return 0
  captor.vp += change
  t.tell?.({ kind: 'vp-changed', side, vp: change, cause })
  return change
}

export function gainTrophies(t: Turn, side: Side, n: number, cause: Cause): void {
  const captor = captorOf(t, side)
  const change = Math.max(-captor.trophies, n)
  if (change === 0) return
  captor.trophies += change
  t.tell?.({ kind: 'trophies-changed', side, trophies: change, cause })
}

/** RN-1.5 to RN-1.7. */
export function isChieftain(t: OpenContext, seat: Seat): boolean {
  const { players } = openFieldOf(t)
  const vp = players[seat]?.vp ?? 0
  return players.every((player) => player.vp <= vp)
}

export const chieftains = (t: OpenContext): Seat[] => openFieldOf(t).order.filter((seat) => isChieftain(t, seat))

/** Everybody in turn order, this seat first. */
export function turnOrderFrom(t: OpenContext, seat: Seat): Seat[] {
  const { order } = openFieldOf(t)
  const at = order.indexOf(seat)
  return [...order.slice(at), ...order.slice(0, at)]
}

/** RN-15.9: the others, from the Active player on in turn order. */
export const opponentsOf = (t: OpenContext, seat: Seat): Seat[] =>
  turnOrderFrom(t, openFieldOf(t).turn.active).filter((other) => other !== seat)

/** RN-2.9. */
export const territoryOf = (t: OpenContext, seat: Seat): TerritoryId => openFieldOf(t).territories[seat] as TerritoryId
