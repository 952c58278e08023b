import type { Stage } from '@longhouse/kernel'
import type { OpenContext } from './runar.ts'

/** Between two games the Battlefield is cleared away; the reward shop opens at the next one. */
export function isBetweenGames({ state: { sheet } }: OpenContext): boolean {
  const { stage = null } = sheet.campaign ?? {}
  return stage !== null && stage !== 'shop'
}

/** Which Event is waited for, since the game ends with the last (RN-26.1), and the phase of the turn. */
export function stageAt(t: OpenContext): Stage {
  const { field } = t.state
  if (isBetweenGames(t)) return { round: 0, phase: 'rest' }
  if (!field) return { round: 0, phase: 'setup' }
  const { eventSlots = 0 } = t.content.destinyBoards[t.players] ?? {}
  return { round: Math.min(eventSlots, field.slots.length + 1), phase: field.turn.phase }
}
