import type { Frame, Seat } from '@longhouse/kernel'
import { act } from './acting.ts'
import { playCard } from './activation.ts'
import type { DestinyBoard } from './content-file.ts'
import { destinyPhase } from './destiny.ts'
import { nemesisPhase } from './nemesis.ts'
import { beginPhase } from './phases.ts'
import { fieldOf, type RuleContext, step } from './runar.ts'
import { finalScoring } from './scoring.ts'
import { turnOrderFrom } from './sides.ts'
import type { Phase } from './state.ts'
import { support } from './support.ts'
import { tactics } from './tactics.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-6, RN-25: a turn and its seven phases. */

type OfSeat = { readonly seat: Seat }

/** RN-26.1. */
const isLastRoundOver = (t: RuleContext, seat: Seat): boolean => {
  const { order, slots } = fieldOf(t)
  return seat === order[0] && slots.length >= (t.content.destinyBoards[t.players] as DestinyBoard).eventSlots
}

export const turn = step<OfSeat>('turn', (t, { seat }) => {
  if (isLastRoundOver(t, seat)) return t.next(finalScoring())
  const { turn: state } = fieldOf(t)
  state.number++
  state.active = seat
  state.hero = null
  state.shown = null
  state.symbol = null
  state.built = 0
  state.used = []
  state.reacted = []
  t.tell?.({ kind: 'turn-began', seat, turn: state.number })
  t.next(
    initial({ seat }),
    ...[phase({ phase: 'tactics' }), tactics({ seat })],
    ...[phase({ phase: 'action' }), playCard({ seat }), act({ seat }), support({ seat })],
    destinyPhase({ seat }),
    ...[phase({ phase: 'nemesis' }), nemesisPhase()],
    endTurn({ seat }),
  )
})

/** RN-6.3. */
const initial = step<OfSeat>('initial', (t, { seat }) => {
  beginPhase(t, 'initial')
  t.moment('start-of-initial', { seat } satisfies TriggerFacts['start-of-initial'])
})

const phase = step<{ readonly phase: Phase }>('phase', (t, { phase: begun }) => {
  // RN-24.1
  if (begun !== 'nemesis' || fieldOf(t).nemesis) beginPhase(t, begun)
})

/** RN-25. */
const endTurn = step<OfSeat>('endTurn', (t, { seat }) => {
  const field = fieldOf(t)
  field.turn.phase = 'end'
  for (const id in field.figures) {
    const figure = field.figures[id]
    if (figure?.kind === 'enemy') figure.wounds = 0
  }
  for (const node in field.obstacles) (field.obstacles[node] as { wounds: number }).wounds = 0
  t.next(turn({ seat: turnOrderFrom(t, seat)[1] ?? seat }))
})

/** RN-16.3: what is left of an Action phase whose Active hero fell; RN-26.1: what is left of a game that is over. */
export const isCutOff = ({ state }: RuleContext, { step: name }: Frame): boolean =>
  state.over || (state.field?.turn.cut === true && name !== 'support')

export const turnRules = [turn, initial, phase, endTurn]
