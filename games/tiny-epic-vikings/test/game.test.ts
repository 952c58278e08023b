import { describeGame } from '@longhouse/game-tests'
import { lesson } from '../lesson/index.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { choices } from '../strings/en/choices.ts'
import { scoreHeadings } from '../strings/en/scores.ts'
import { termsOf } from '../strings/en/terms.ts'
import { questions } from './asked-questions.ts'
import { reader } from './sound-words.ts'

describeGame({
  game: tinyEpicVikings,
  folder: import.meta.dirname,
  openings: [1, 3, 4, 5],
  end: { era: 3, phase: 'over', battle: null },
  everyNthOpening: 3,
  garbage: [
    ...[null, 0, -1, 1.5, '', 'gold-isle', true, [], {}, undefined],
    ...[{ up: null }, { up: 'constructor' }, { down: ['grim-nightwatch'] }, { up: 1, down: 2 }, { decline: false }],
    ...[
      { sail: null },
      { sail: { from: 'constructor', to: '__proto__' } },
      { settle: { settlers: 1e9, plunder: true } },
    ],
    ...[{ settle: { settlers: Number.NaN } }, { withdraw: 'gold-isle' }, { aside: 'gold-isle' }, { aside: {} }],
    ...[{ aside: null }, { step: {} }, { step: { from: 'gold-isle', to: 'gold-isle' } }, { harvest: { wood: 0.5 } }],
    ...[{ build: { boat: -1, at: 'wolf-sound' } }, { build: { temple: 'x', at: null } }, { move: {} }, { harvest: [] }],
    ...[{ exchange: { give: 'wood', take: 'wood', number: 1 } }, { god: 'loki' }, { boon: 'loki' }],
    ...[{ sacrifice: 'toString' }, { 'gold-isle/0': 1 }, { join: 'grim-nightwatch' }, { stay: false }],
    ...[{ favor: 'favor-coin-hoard', row: 'above', end: 'left' }, { __proto__: { decline: true } }],
  ],
  words: {
    reader,
    options: () => ({}),
    games: [8, 8],
    readElsewhere: Object.values(questions).map(([p]) => p.waiting.step ?? ''),
    worded: Object.keys(choices(termsOf(tinyEpicVikings.content))),
    scored: Object.keys(scoreHeadings),
  },
  lesson: { lesson, middle: 'control', leftAt: 'gods', otherwise: 'west-fjord' },
})
