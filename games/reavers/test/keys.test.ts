import { PLAYER_COLORS } from '@longhouse/board/colors'
import { describe, expect, test } from 'vitest'
import { pieceAt, pieceOf } from '../board/pieces/piece-keys.ts'
import { keyOf, type Thing, thingAt } from '../board/thing.ts'
import { COLORS, DECKS, GOODS, ICONS, LOCATIONS } from '../src/content-file.ts'
import { dieOf } from '../src/die.ts'
import { reavers } from '../src/index.ts'

/** The page knows things and pieces by their keys; the board reads them as what they are. */

const { content } = reavers
const DICE = COLORS.flatMap((color) => ICONS.map((icon) => dieOf(color, icon)))
const NAMED = [
  ...Object.keys(content.deckOf),
  ...Object.keys(content.territories),
  ...Object.keys(content.stacks),
  ...Object.keys(content.upgrades),
  'trade-favor',
  'trade-food',
  'trade-dice',
]

const THINGS: { readonly [K in Thing['kind']]: readonly Extract<Thing, { readonly kind: K }>['is'][] } = {
  location: LOCATIONS,
  named: NAMED,
  cost: LOCATIONS,
  group: LOCATIONS.flatMap((location) => [0, 1, 11].map((at) => [location, at] as const)),
  activate: [0, 1, 11, 'deck', 'here'],
  deck: DECKS,
  prophecy: [0, 3, 'deck'],
  battle: [0, 3],
  artifact: Object.keys(content.artifacts),
  die: DICE,
  good: GOODS,
  store: [
    ['food', 0],
    ['farm', 3],
  ],
  leader: ['none'],
  pile: [0, 3],
  seat: [0, 3],
  score: [0, 3],
  phase: ['setup', 'selection', 'cleanup'],
  panel: ['throw-back', 'fight'],
  opened: Object.keys(content.reavers),
}

describe('keys', () => {
  test.each(Object.keys(THINGS) as Thing['kind'][])('of things are read as they were made: %s', (kind) => {
    for (const is of THINGS[kind]) expect(thingAt(keyOf(kind, is as never))).toEqual({ kind, is })
  })

  test('of things are all different', () => {
    const all = (Object.keys(THINGS) as Thing['kind'][]).flatMap((kind) =>
      THINGS[kind].map((is) => keyOf(kind, is as never)),
    )
    expect(new Set(all).size).toBe(all.length)
  })

  test.each(['deck@', 'deck@nowhere', 'battle@-1', 'battle@x', 'group@raid-keeps', 'die@red', 'toString@', '@'])(
    'that no thing has stand for nothing: %s',
    (key) => expect(thingAt(key)).toBeNull(),
  )

  test('of pieces are read as they were made', () => {
    const gains = [...COLORS, 'any', 'same'] as const
    for (const is of GOODS) expect(pieceAt(pieceOf('good', is))).toEqual({ kind: 'good', is })
    for (const is of DICE) expect(pieceAt(pieceOf('crew', is))).toEqual({ kind: 'crew', is })
    for (const is of [...COLORS, 'any'] as const) expect(pieceAt(pieceOf('paid', is))).toEqual({ kind: 'paid', is })
    for (const is of DECKS) expect(pieceAt(pieceOf('back', is))).toEqual({ kind: 'back', is })
    for (const is of PLAYER_COLORS) expect(pieceAt(pieceOf('pawn', is))).toEqual({ kind: 'pawn', is })
    for (const is of NAMED) expect(pieceAt(pieceOf('named', is))).toEqual({ kind: 'named', is })
    for (const color of gains)
      for (const face of [...ICONS, 'roll', 'choose'] as const)
        expect(pieceAt(pieceOf('die', [color, face]))).toEqual({ kind: 'die', is: [color, face] })
    expect(pieceAt(pieceOf('combat', 'combat-die'))).toEqual({ kind: 'combat', is: 'combat-die' })
  })
})
