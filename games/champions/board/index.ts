import { type GameBoard, sumOfItems } from '@longhouse/board'
import type { Champions } from '../src/index.ts'
import { scoreItems } from '../src/scoring.ts'
import { PANEL_STEPS } from './asking/ask-panel.tsx'
import { warningOf } from './assigning/warning.ts'
import { boardContextOf, type ChampionsInput } from './board-context.ts'
import { VOYAGE_STEPS } from './fight/voyage.tsx'
import { flightsOf } from './flights.ts'
import { overview } from './overview.ts'
import { STANDING_PHASES } from './phases.ts'
import { pictureOf } from './pictures.ts'
import { Piece, pieceName } from './pieces/piece.tsx'
import { Own } from './players/own.tsx'
import { Rival } from './players/rival.tsx'
import { draftOf, priceOf } from './prices.ts'
import { SCORING } from './scoring.ts'
import { Stage } from './stage.tsx'
import { keyOf } from './thing.ts'
import { thingOf } from './things.ts'
import { tipOf } from './tips/tips.ts'

function standing(input: ChampionsInput) {
  const context = boardContextOf(input)
  const { view, words, content } = context
  const { seat } = input.seatView
  return {
    round: view.round,
    rounds: content.limits.maxRounds,
    phases: STANDING_PHASES.map((id) => ({ id, name: words.phases[id], thing: keyOf('phase', id) })),
    phase: view.phase,
    scores: view.players.map(({ glory }) => glory),
    scoreThings: view.players.map((_, seat) => keyOf('score', seat)),
    ifEnded: seat === null ? null : sumOfItems(scoreItems(context, seat)),
  }
}

export const board: GameBoard<Champions> = {
  Stage,
  Own,
  Rival,
  standing,
  scoring: SCORING,
  thingOf,
  asksItself: [
    'assign',
    'assignInTurn',
    'afterRoll',
    'chooseHealing',
    'chooseLosses',
    'chooseFame',
    ...VOYAGE_STEPS,
    ...PANEL_STEPS,
  ],
  tipOf,
  Piece,
  pieceName,
  priceOf,
  undoneEvents: ['worker-placed', 'begged', 'rune-taken', 'rune-used', 'longship-built', 'longship-launched'],
  roundBegun: (event) => (event.kind === 'round-began' ? event.round : null),
  draftOf,
  actOf: (input, step) => boardContextOf(input).words.acts[step] ?? null,
  warningOf,
  overview,
  flightsOf,
  turnEvents: ['phase-began'],
  pictureOf,
}
