import type { GameBoard } from '@longhouse/board'
import type { Runar } from '../src/runar.ts'
import { flightsOf } from './flights.ts'
import { Piece, pieceName } from './pieces/piece.tsx'
import { NemesisSheet } from './players/nemesis-sheet.tsx'
import { Own } from './players/own.tsx'
import { Rival } from './players/rival.tsx'
import { standing } from './score.ts'
import { Stage } from './stage.tsx'
import { thingOf } from './things.ts'
import { tipOf } from './tips/tips.ts'

export const board: GameBoard<Runar> = {
  Stage,
  Own,
  Rival,
  Side: NemesisSheet,
  standing,
  // RN-26.4 to RN-26.9
  scoring: ['during-play', 'event-missions', 'missions', 'menhirs'],
  thingOf,
  asksItself: [],
  tipOf,
  Piece,
  pieceName,
  // Whatever has a price is aimed at something on the board, and says so there.
  priceOf: () => null,
  undoneEvents: [
    'action-declared',
    'tactic-used',
    'card-played',
    'moved',
    'ability-used',
    'token-placed',
    'clan-chosen',
  ],
  draftOf: () => undefined,
  flightsOf,
}
