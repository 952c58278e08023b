import type { Seat } from '@longhouse/kernel'
import { clockwiseFrom } from '@longhouse/kernel'
import { select } from './activation.ts'
import { cleanup } from './cleanup.ts'
import type { Content } from './content.ts'
import { type RuleContext, step } from './reavers.ts'
import { finalScoring } from './scoring.ts'

/** RV-3. */

export const round = step('round', (t) => {
  const { state } = t
  state.phase = 'activations'
  state.order = selectionOrder(t)
  state.selected = 0
  t.tell?.({ kind: 'round-began', round: state.round, order: state.order.slice() })
  t.next(...state.order.map((seat) => select({ seat })), endRound())
})

/** RV-3.3 to RV-3.7: clockwise from the marker; with three the last selection belongs to the Honor Ship. */
function selectionOrder(t: RuleContext): Seat[] {
  const { marker, honorShip } = t.state
  const { activationsPerRound } = t.content.boards[t.players] as Content['boards'][string]
  const seats = clockwiseFrom(marker, t.players)
  const last = activationsPerRound - 1
  return Array.from({ length: activationsPerRound }, (_, at) =>
    honorShip !== null && at === last ? honorShip : (seats[at % t.players] as Seat),
  )
}

/** RV-3.10, RV-16.1. */
const endRound = step('endRound', (t) => {
  if (t.state.round >= t.content.rounds) return t.next(finalScoring())
  t.next(cleanup(), round())
})

export const roundRules = [round, endRound]
