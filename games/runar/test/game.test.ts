import { describeGame } from '@longhouse/game-tests'
import type { Json, Options, Random } from '@longhouse/kernel'
import { lesson } from '../lesson/index.ts'
import { runar } from '../src/index.ts'
import { choices } from '../strings/en/choices.ts'
import { scoreHeadings } from '../strings/en/scores.ts'
import { termsOf } from '../strings/en/terms.ts'
import { questions } from './asked-questions.ts'
import { reader } from './sound-words.ts'

const PAY = { from: 'pool', die: 'neutral' }

/** Campaigns are five games: campaigns.test.ts plays them. */
const isCampaign = (play: Json | undefined): boolean => runar.content.scenarios[String(play)] === undefined

/** Every option at random, so that rare decisions come up. */
const anyOptions = (random: Random): Options =>
  Object.fromEntries(
    runar.options
      .filter(({ seats, some }) => !seats && some === undefined)
      .map(({ id, values }) => [id, id === 'play' ? values.filter((play) => !isCampaign(play)) : values] as const)
      .map(([id, values]) => [id, values[random.below(values.length)] ?? null]),
  )

describeGame({
  game: runar,
  folder: import.meta.dirname,
  openings: [1320, 8280, 11040, 13800],
  isLong: ({ play }) => isCampaign(play),
  end: { over: true },
  everyNthWhole: 1409,
  everyNthOpening: 9607,
  garbage: [
    ...[null, 0, -1, 1.5, '', 'n-2-2', true, [], {}, undefined, 'bear', 'hrafn', ['hrafn-01'], 'top', 'inspiration'],
    ...[
      { move: null },
      { move: PAY },
      { move: { from: 'constructor', die: '__proto__' } },
      { attack: { at: 'n-2-2' } },
    ],
    ...[
      { attack: { at: 'toString', pay: PAY } },
      { push: { at: null, pay: PAY } },
      { collect: { at: 'n-1-1', pay: {} } },
    ],
    ...[
      { activate: { at: 'n-1-1', pay: PAY, onEnemy: false } },
      { change: { to: 'nobody', pay: PAY } },
      { ability: 1 },
    ],
    ...[{ build: { 'pool:neutral': 1.5 } }, { build: { 'pool:neutral': -1 } }, { build: [] }, { charge: {} }],
    ...[{ coordination: 'pool' }, { reinforce: { hero: 'hasOwnProperty', pay: PAY } }, { equip: { hero: 'hrafn' } }],
    ...[{ to: 'n-99-99' }, { step: {} }, { stop: false }, { to: 'n-2-2', step: 'n-2-2' }, { token: 1 }, { hand: null }],
    ...[{ deck: false }, { react: null }, { react: { hero: 'helga' } }, { react: {}, pass: true }, { pass: false }],
    ...[{ decline: true }, { done: false }, { neutral: 0.5 }, { node: 'n-0-0', hero: 'hrafn' }, { aside: 'hrafn' }],
    ...[{ scenario: { action: 'valueOf', pay: {} } }, { mark: 'hrafn' }, { __proto__: { done: true } }],
    ...[{ ready: true }, { buy: { reward: 'reward-artifact', hero: null } }, [0, 1]],
  ],
  words: {
    reader,
    options: anyOptions,
    games: [4, 16],
    readElsewhere: Object.keys(questions),
    worded: Object.keys(choices(termsOf(runar.content))),
    scored: Object.keys(scoreHeadings),
  },
  lesson: { lesson, middle: 'shard', leftAt: 'returned', otherwise: 'walrus' },
})
