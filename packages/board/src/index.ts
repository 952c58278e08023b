export { Chart } from './chart.tsx'
export { ChoiceCard, OddsBar } from './choice-card.tsx'
export { PLAYER_COLORS, type PlayerColor } from './colors.ts'
export { DraftContext, useDraft, useDraftElsewhere } from './draft.ts'
export { Drawing } from './drawing.tsx'
export { type EndsUndo, EndsUndoContext, FinalNote, useEndsUndo } from './ends-undo.tsx'
export type {
  BoardInput,
  BriefQuestion,
  GameBoard,
  Option,
  OverviewPart,
  Price,
  Sitter,
  Standing,
  StripProps,
  Tip,
  Wished,
} from './game-board.ts'
export { Amount, GoodsRow, gathered, goodsFlights, piecesOf, Stock, ToldStock } from './kit/amounts.tsx'
export { type Asked, AskPanel, type Panels } from './kit/ask-panel.tsx'
export { askedForm, isAsked, isOffered, valuesOf, wayOf } from './kit/asked.ts'
export { Box } from './kit/box.tsx'
export {
  type Context,
  colorOfSeat,
  contextOf,
  entriesById,
  type NamedEntry,
  nameOfSeat,
  ownPlayer,
} from './kit/context.ts'
export { declines } from './kit/declines.ts'
export { draggable, TAKES_PICKED } from './kit/drag.ts'
export { Flame } from './kit/flame.tsx'
export { Pick } from './kit/pick.tsx'
export { RivalFrame } from './kit/rival-frame.tsx'
export { scoreTip, sumOfItems } from './kit/score-tip.ts'
export { Slots } from './kit/slots.tsx'
export { type LastMoves, LastMovesContext } from './last-moves.ts'
export { type Flight, fly, isStill, MOST_IN_FLIGHT, spotOf } from './motion.ts'
export { countsOf, piecesIn, toggled, usePicks } from './picks.ts'
export { BeatPicture } from './pictures/beat-picture.tsx'
export { eventsOfRound, latestPicture, scorePicture } from './pictures/making.ts'
export type { Party, Picture, RoundRow, Subject } from './pictures/picture.ts'
export { isTold, timingOf } from './pictures/timing.ts'
export { type TimedPicture, useCounting } from './pictures/use-counting.ts'
export type { PieceCount } from './piece-count.ts'
export { Icon, Mark, Sprite, spoken, Token, Worker } from './pieces.tsx'
export { usePointed } from './pointed.ts'
export { type Pointing, PointingContext, type Showing } from './pointing.ts'
export { PriceRow } from './price.tsx'
export { RichText } from './rich-text.tsx'
export { OpenRuleContext, RuleLink } from './rule-link.tsx'
export { goalOf } from './sight.ts'
export { choicesOf, ThingsProvider, useThing } from './things.tsx'
export { type Watch, WatchContext } from './watching.ts'
