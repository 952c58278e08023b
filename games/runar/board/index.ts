import type { GameBoard } from '@longhouse/board'
import type { Runar } from '../src/runar.ts'
import { PANEL_STEPS } from './asking/ask-panel.tsx'
import { draftOf } from './drafts.ts'
import { flightsOf } from './flights.ts'
import { overview } from './overview.ts'
import { pictureOf } from './pictures.ts'
import { Piece, pieceName } from './pieces/piece.tsx'
import { NemesisMark, NemesisSheet } from './players/nemesis-sheet.tsx'
import { Own } from './players/own.tsx'
import { Rival } from './players/rival.tsx'
import { priceOf } from './prices.ts'
import { standing } from './score.ts'
import { SCORING } from './scoring.ts'
import { Stage } from './stage.tsx'
import { thingOf } from './things.ts'
import { tipOf } from './tips/tips.ts'
import { wishesOf } from './wishes.ts'

export const board: GameBoard<Runar> = {
  Stage,
  Own,
  Rival,
  Side: NemesisSheet,
  SideMark: NemesisMark,
  standing,
  scoring: SCORING,
  thingOf,
  asksItself: PANEL_STEPS,
  tipOf,
  Piece,
  pieceName,
  priceOf,
  // The next Event is waited for as soon as one lies in its slot; slots count from 0.
  roundBegun: (event) => (event.kind === 'event-placed' ? event.slot + 2 : null),
  turnEvents: ['turn-began'],
  gameBegins: 'game-set-up',
  undoneEvents: [
    'action-declared',
    'tactic-used',
    'card-played',
    'moved',
    'ability-used',
    'token-placed',
    'clan-chosen',
  ],
  draftOf,
  wishesOf,
  overview,
  flightsOf,
  pictureOf,
}
