import { nextOf, RIVAL } from '@longhouse/board/lesson'
import type { Learning } from '@longhouse/board/testing'
import { describeGame } from '@longhouse/game-tests'
import { asksOf } from '@longhouse/kernel'
import { lesson } from '../lesson/index.ts'
import { type Champions, champions } from '../src/index.ts'
import { choices } from '../strings/en/choices.ts'
import { scoreHeadings } from '../strings/en/scores.ts'
import { termsOf } from '../strings/en/terms.ts'
import { reader } from './sound-words.ts'

describeGame({
  game: champions,
  folder: import.meta.dirname,
  openings: [24, 32, 40],
  end: { round: 8, phase: 'over' },
  everyNthOpening: 5,
  garbage: [
    ...[null, 0, -1, 1.5, '', 'beg', true, [], {}, undefined],
    ...[{ place: null }, { place: 'constructor' }, { pass: true }, { __proto__: { place: 'beg' } }],
    ...[{ aside: { 'rune-gifts': { coin: 1e9 } } }, { aside: {} }, { rune: { 'rune-wealth': 1 } }],
    ...[{ end: true, reroll: {} }, { 'troll-gate': { swordsman: Number.NaN } }, { 'shore-2': null }],
  ],
  words: {
    reader,
    options: (random) => ({ leaders: random.below(2) ? 'dealt' : 'chosen', 'hall-of-fame': random.below(2) === 1 }),
    games: [9, 60],
    readElsewhere: [],
    worded: Object.keys(choices(termsOf(champions.content))),
    scored: Object.keys(scoreHeadings),
  },
  lesson: { lesson, freely: skipTurns, middle: 'reroll', leftAt: 'blue', otherwise: 'asmundr' },
})

/** When the script is over everybody chooses freely; here everybody begs, and no rune is used. */
function skipTurns(learning: Learning<Champions>): void {
  for (;;) {
    const [ask] = asksOf(champions, learning.table).filter(({ form }) => form)
    if (!ask || nextOf(lesson, learning.moves)) return
    if (ask.step === 'runeChance') learning.take(ask.seat, { pass: true })
    else if (ask.seat === RIVAL && ask.step === 'placeWorker') learning.take(RIVAL, { place: 'beg' })
    else return
  }
}
