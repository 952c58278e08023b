import type { GameBoard } from '@longhouse/board'
import type { TinyEpicVikings } from '../src/vikings.ts'
import { PANEL_STEPS } from './asking/panel-steps.ts'
import { boardContextOf, type VikingsInput } from './board-context.ts'
import { flightsOf } from './flights.ts'
import { overview } from './overview.ts'
import { STANDING_PHASES } from './phases.ts'
import { pictureOf } from './pictures.ts'
import { Piece, pieceName } from './pieces/piece.tsx'
import { EnemyMark } from './pieces/pieces.tsx'
import { EnemySheet } from './players/enemy-sheet.tsx'
import { Own } from './players/own.tsx'
import { Rival } from './players/rival.tsx'
import { scoreNow } from './score.ts'
import { SCORING } from './scoring.ts'
import { Stage } from './stage.tsx'
import { Strip } from './strip/strip.tsx'
import { keyOf } from './thing.ts'
import { thingOf } from './things.ts'
import { tipOf } from './tips/tips.ts'

/** Three eras, each of a draft, as many turns as cards, and a cleanup (TV-4, TV-5, TV-11). */
function standing(input: VikingsInput) {
  const context = boardContextOf(input)
  const { view, words, content } = context
  const { phase } = view
  return {
    round: view.era,
    rounds: content.eras.length,
    roundName: words.phases.era,
    phases: STANDING_PHASES.map((id) => ({ id, name: words.phases[id], thing: keyOf('phase', id) })),
    phase: phase === 'setup' ? 'draft' : phase === 'over' ? 'cleanup' : phase,
    scores: view.players.map((_, seat) => scoreNow(context, seat)),
    scoreThings: view.players.map((_, seat) => keyOf('score', seat)),
  }
}

export const board: GameBoard<TinyEpicVikings> = {
  Stage,
  Own,
  Rival,
  Side: EnemySheet,
  SideMark: EnemyMark,
  Strip,
  standing,
  scoring: SCORING,
  thingOf,
  asksItself: PANEL_STEPS,
  tipOf,
  Piece,
  pieceName,
  // Whatever has a price lies on the board.
  priceOf: () => null,
  roundBegun: (event) => (event.kind === 'era-began' ? event.era : null),
  undoneEvents: [
    'boat-placed',
    'card-played',
    'sailed',
    'settler-moved',
    'boat-built',
    'temple-built',
    'temple-moved',
    'battle-started',
    'village-sacrificed',
  ],
  // Every editor of this board is its own and knows where to begin.
  draftOf: () => undefined,
  overview,
  actOf: (input, step) => boardContextOf(input).words.acts[step] ?? null,
  flightsOf,
  turnEvents: ['turn-began'],
  pictureOf,
}
