import type { Seat } from '@longhouse/kernel'
import { type DestinyBoard, STATUE_PARTS, type StatuePartId } from './content-file.ts'
import { type OpenContext, openFieldOf } from './runar.ts'
import type { OpenPlayer } from './seen.ts'

/** RN-21.6 to RN-21.9: Access follows the Statue. */

/** How many slots from the left a player has Access to. */
export function accessOf(t: OpenContext, seat: Seat): number {
  const { statue } = openFieldOf(t).players[seat] as OpenPlayer
  const { access } = t.content.destinyBoards[t.players] as DestinyBoard
  return access[STATUE_PARTS[statue - 1] as StatuePartId]
}

/** Slots count from 0. */
export const hasAccess = (t: OpenContext, seat: Seat, slot: number): boolean => slot < accessOf(t, seat)
