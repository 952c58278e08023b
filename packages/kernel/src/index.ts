export { advance, apply, applyUntil, askOf, asksOf } from './advance.ts'
export { type Beat, beatsOf } from './beats.ts'
export { type Chance, commitmentTo, quickRandom, type Random, randomOf, seedFrom, shuffle } from './chance.ts'
export { awaited, choose, refusalOf } from './choose.ts'
export { byId, dictionaryOf, forEachOf } from './dictionary.ts'
export { endsUndo, undoEnder } from './ends-undo.ts'
export { type AddressedEvent, eventFor } from './events.ts'
export {
  allocation,
  amount,
  type Counts,
  either,
  type Form,
  type Limit,
  mix,
  one,
  order,
  type Place,
  some,
  yes,
} from './forms.ts'
export {
  type AnyGame,
  type BotKnowledge,
  type Game,
  listenersOf,
  type OptionRule,
  type Result,
  rulesOf,
  type ScoreItem,
  type SetUp,
  type SideResult,
  type SideStanding,
  type Stage,
  type Weight,
} from './game.ts'
export { guess } from './guess.ts'
export { type History, type Move, openHistory, record, undo, undoRefusal } from './history.ts'
export { canonical, isRecord, type Json, same } from './json.ts'
export { isEmpty, type Listing, listChoices, onlyChoice } from './listing.ts'
export { asideOf, type Listening } from './live-turn.ts'
export type { GameManifest, GameSource, GameWords } from './manifest.ts'
export { type Opening, openTable } from './opening.ts'
export { optionsAt, optionValue, optionValues } from './options.ts'
export { placesOf } from './places.ts'
export { isOfQuestions, type Questions } from './questions.ts'
export { isRefusal, type Refusal, refuse } from './refusal.ts'
export { kernelRefusal } from './refusals-text.ts'
export { type Alike, refusingAlike } from './refusing.ts'
export {
  openReplay,
  playReplay,
  type Replay,
  type ReplaySitter,
  readReplay,
  verifyReplay,
  writeReplay,
} from './replay.ts'
export {
  type Aside,
  type Besides,
  type ChanceRule,
  type Frame,
  type FrameMaker,
  type GameTypes,
  type Listener,
  type Nothing,
  type Options,
  type Rule,
  type RuleContext,
  type Seat,
  type Turn,
  vocabulary,
} from './rules.ts'
export { countChoices, sampleChoice, sampleWay } from './sampling.ts'
export { type OpenAsk, type SeatView, seatViewOf } from './seat-view.ts'
export { clockwiseAfter, clockwiseFrom, leftOf, rightOf } from './seats.ts'
export { seesMore } from './secrets.ts'
export { sha256Hex } from './sha256.ts'
export {
  type Ask,
  cloneTable,
  commitmentOf,
  contextOf,
  hashOf,
  hasLapses,
  isResting,
  lapseOf,
  resultOf,
  stageOf,
  type Table,
  withDiceOf,
  withOtherDice,
} from './table.ts'
export {
  type ByLanguage,
  formOf,
  type GameText,
  inEachLanguage,
  LANGUAGES,
  type Language,
  type Parts,
  type Plural,
  plain,
  plural,
} from './text.ts'
export { orderedTriggers, type Trigger, type TriggersSpec } from './triggers.ts'
export { isSamePosition, migrated, positionUnder } from './updating.ts'
export { totalOf, validateChoice } from './validate-choice.ts'
export { type Declared, type OpenWindow, reactionWindow, type WindowSpec } from './windows.ts'
export { covers, type Deck, draw, moveCard, type Pool, pour } from './zones.ts'
