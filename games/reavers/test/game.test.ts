import { describeGame } from '@longhouse/game-tests'
import { lesson } from '../lesson/index.ts'
import { reavers } from '../src/index.ts'
import { choices } from '../strings/en/choices.ts'
import { scoreHeadings } from '../strings/en/scores.ts'
import { termsOf } from '../strings/en/terms.ts'
import { questions } from './asked-questions.ts'
import { reader } from './sound-words.ts'

describeGame({
  game: reavers,
  folder: import.meta.dirname,
  openings: [6, 8, 10],
  end: { round: 6, phase: 'over' },
  everyNthOpening: 3,
  garbage: [
    ...[null, 0, -1, 1.5, '', 'raid-keeps', true, [], {}, undefined],
    ...[{ activate: null }, { activate: 'constructor' }, { activate: -1 }, { rest: 3 }, { rest: true }],
    ...[{ aside: { throwBack: { 'red:helm': 1e9 } } }, { aside: {} }, { aside: { throwBack: {} } }],
    ...[{ store: { 'artifact-bodn': null } }, { use: ['artifact-bodn'] }, { hurry: false }, { done: true, use: 1 }],
    ...[{ fight: { 'red:hammer': Number.NaN } }, { fight: {} }, { reroll: { 0: -1 } }, { combination: null }],
    ...[{ card: { 'reaver-scout': { rally: false } } }, { shield: { 'blue:shield': 0.5 } }, { discard: [] }],
    { __proto__: { rest: 0 } },
  ],
  words: {
    reader,
    options: (random) => ({ 'starting-prophecy': random.below(2) === 1 }),
    games: [6, 6],
    readElsewhere: Object.values(questions).map(([p]) => p.waiting.step ?? ''),
    worded: Object.keys(choices(termsOf(reavers.content))),
    scored: Object.keys(scoreHeadings),
  },
  lesson: {
    lesson,
    middle: 'reroll',
    leftAt: 'select',
    otherwise: { card: { 'reaver-revered-seer': { rally: true } } },
  },
})
