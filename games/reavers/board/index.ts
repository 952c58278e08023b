import { type GameBoard, type Sitter, sumOfItems } from '@longhouse/board'
import type { Reavers } from '../src/index.ts'
import { scoreItems } from '../src/scoring.ts'
import { PANEL_STEPS } from './asking/ask-panel.tsx'
import { boardContextOf, type ReaversInput } from './board-context.ts'
import { flightsOf } from './flights.ts'
import { overview } from './overview.ts'
import { pictureOf } from './pictures.ts'
import { Piece, pieceName } from './pieces/piece.tsx'
import { pieceOf } from './pieces/piece-keys.ts'
import { Own } from './players/own.tsx'
import { Rival } from './players/rival.tsx'
import { priceOf } from './prices.ts'
import { SCORING } from './scoring.ts'
import { Stage } from './stage.tsx'
import { Strip } from './strip/strip.tsx'
import { keyOf } from './thing.ts'
import { isWays, thingOf } from './things.ts'
import { tipOf } from './tips/tips.ts'

/** The selections of a round, each by the place that was chosen or by who chooses it, then the cleanup (RV-3). */
function standing(input: ReaversInput) {
  const context = boardContextOf(input)
  const { view, words, content } = context
  const { seat } = input.seatView
  const chosen = Object.entries(view.pawns)
  const places = input.log
    .slice(input.log.findLastIndex(({ kind }) => kind === 'round-began'))
    .flatMap((event) => (event.kind === 'location-selected' ? [event.location] : []))
  const selections = view.order.map((chooser, at) => {
    const place = places[at] ?? (chosen.length > at ? (chosen[at]?.[0] as (typeof places)[number]) : undefined)
    const { name, color } = input.sitters[chooser] as Sitter
    const piece = pieceOf('pawn', color)
    const isChosen = place !== undefined && at < view.selected
    const thing = isChosen ? keyOf('location', place) : keyOf('phase', 'selection')
    return isChosen
      ? { id: String(at), thing, name: words.short[place], piece: { id: piece, name: words.pawn(name) } }
      : { id: String(at), thing, name: chooser === seat ? words.phases.you : name, piece: { id: piece } }
  })
  const phases =
    selections.length > 0 ? selections : [{ id: 'setup', thing: keyOf('phase', 'setup'), name: words.phases.setup }]
  const current = view.activation ? view.selected - 1 : view.selected
  return {
    round: view.round,
    rounds: content.rounds,
    phases: [...phases, { id: 'cleanup', thing: keyOf('phase', 'cleanup'), name: words.phases.cleanup }],
    phase: view.phase === 'activations' ? String(current) : view.phase,
    scores: view.players.map(({ glory }) => glory),
    scoreThings: view.players.map((_, seat) => keyOf('score', seat)),
    ifEnded: seat === null ? null : sumOfItems(scoreItems(context, seat)),
  }
}

export const board: GameBoard<Reavers> = {
  Stage,
  Own,
  Rival,
  Strip,
  standing,
  scoring: SCORING,
  thingOf,
  asksItself: PANEL_STEPS,
  tipOf,
  Piece,
  pieceName,
  priceOf,
  undoneEvents: ['location-selected', 'rested', 'specialized', 'promoted', 'rallied', 'artifact-used', 'die-stored'],
  roundBegun: (event) => (event.kind === 'round-began' ? event.round : null),
  // Every editor of this board is its own and knows where to begin.
  // Who rests and takes nothing.
  declines: ({ content }, choice) =>
    isWays(choice) && typeof choice.rest === 'number' && content.restBranches[choice.rest]?.length === 0,
  draftOf: () => undefined,
  overview,
  actOf: (input, step) => boardContextOf(input).words.acts[step] ?? null,
  flightsOf,
  turnEvents: ['location-selected'],
  pictureOf,
}
