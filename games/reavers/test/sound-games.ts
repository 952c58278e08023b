import type { Json } from '@longhouse/kernel'
import { quickRandom } from '@longhouse/kernel'
import { readRandomGame } from '@longhouse/kernel/testing'
import { reavers } from '../src/index.ts'
import { expectButton, expectSentence, NAMES, text } from './sound-words.ts'

/** Choices that are often against the rules. */
const BOLD: readonly Json[] = [
  ...[{ pass: true }, 'raid-keeps', { activate: 0 }, { rest: 1 }, { reroll: { '0': 1 } }, { fight: {} }, 'red:hammer'],
  ...[
    { use: 'artifact-bodn' },
    { store: { 'artifact-bodn': 'red:helm' } },
    { force: 'food-3' },
    { peaceful: 'dice-3' },
  ],
  ...[{ chest: { 'red:chest': 2 } }, { card: { 'reaver-scout': { specialize: 'raid-keeps' } } }, { hurry: true }],
  ...[{ aside: { throwBack: { 'red:hammer': 1 } } }, { 'trade-dice': { 'red:hammer': 9 } }, { discard: {} }],
]

const reader = { texts: text, names: NAMES, bold: BOLD, sentence: expectSentence, button: expectButton }

/** Plays a game at random and reads everything that anybody could read in it; returns the decisions it met. */
export function playInSoundWords(players: number, seed: string): ReadonlySet<string> {
  const random = quickRandom(seed)
  const options = { 'starting-prophecy': random.below(2) === 1 }
  return readRandomGame(reavers, { players, seed, options }, reader, random)
}
