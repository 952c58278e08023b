import type { Json } from '@longhouse/kernel'
import { quickRandom } from '@longhouse/kernel'
import { readRandomGame } from '@longhouse/kernel/testing'
import { champions } from '../src/index.ts'
import { expectButton, expectSentence, NAMES, text } from './sound-words.ts'

/** Choices that are often against the rules. */
const BOLD: readonly Json[] = [
  ...[{ pass: true }, { place: 'public-large' }, { place: 'stall-skald' }, { 'shore-3': { food: 9 } }, 'shore-2'],
  ...[{ aside: { turnOrder: true } }, { aside: { 'rune-gifts': {} } }],
]

const reader = { texts: text, names: NAMES, bold: BOLD, sentence: expectSentence, button: expectButton }

/** Plays a game at random and reads everything that anybody could read in it; returns the decisions it met. */
export function playInSoundWords(players: number, seed: string): ReadonlySet<string> {
  const random = quickRandom(seed)
  const options = { leaders: random.below(2) ? 'dealt' : 'chosen', 'hall-of-fame': random.below(2) === 1 }
  return readRandomGame(champions, { players, seed, options }, reader, random)
}
