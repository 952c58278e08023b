/** What the strings of games are made of, in any language: a game brings the words. */

export { counted, uncounted } from './english.ts'
export { count, type Facts, listOf, wordOf } from './facts.ts'
export { leastOf, mostOf, offered, offersKind, offersWay } from './forms.ts'
export {
  type Asked,
  type EventWords,
  gameText,
  type MeasureWord,
  type OptionWord,
  type Who,
  type Wording,
} from './game-text.ts'
export { listedIn } from './lists.ts'
export { gained, gainedOnly, turned } from './measures.ts'
export { linksTo, type Names, unlinked } from './names.ts'
export { type PackRefused, packRefusals } from './packs.ts'
export { type Noun, noun, object, person, subject } from './polish.ts'
export { led, type Said } from './said.ts'
export { capital, sentence } from './sentences.ts'
export { sayWinners, type Won, winnersOf } from './winners.ts'
