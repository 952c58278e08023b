import { PLAYER_COLORS } from '@longhouse/board/colors'
import { describe, expect, test } from 'vitest'
import { STANDING_PHASES } from '../board/phases.ts'
import { pieceAt, pieceOf } from '../board/pieces/piece-keys.ts'
import { ABOUT, keyOf, type Thing, thingAt } from '../board/thing.ts'
import { thingOf, usedRune } from '../board/things.ts'
import { FACES, GOODS, WARRIORS } from '../src/content.ts'
import { dieNamed, nameOfDie } from '../src/die.ts'
import { champions } from '../src/index.ts'

/** The page knows things and pieces by their keys; the board reads them as what they are. */

const { content } = champions
const SHORES = Object.keys(content.shores)

const THINGS: { readonly [K in Thing['kind']]: readonly Extract<Thing, { readonly kind: K }>['is'][] } = {
  named: [content.locations, content.stalls, content.longships, content.enemies, content.runes].flatMap(Object.keys),
  journey: SHORES,
  runes: ['deck'],
  seat: [0, 3],
  good: GOODS,
  store: [
    ['food', 0],
    ['blame', 3],
  ],
  slain: ['pile'],
  phase: STANDING_PHASES,
  about: ABOUT,
  score: [0, 3],
  no: ['leader', 'rune'],
}

describe('keys', () => {
  test.each(Object.keys(THINGS) as Thing['kind'][])('of things are read as they were made: %s', (kind) => {
    for (const is of THINGS[kind]) expect(thingAt(keyOf(kind, is as never))).toEqual({ kind, is })
  })

  test.each(['runes@', 'seat@x', 'no@worker', 'toString@', '@'])('that no thing has stand for nothing: %s', (key) =>
    expect(thingAt(key)).toBeNull(),
  )

  test('of pieces are read as they were made', () => {
    for (const is of [...GOODS, ...WARRIORS]) expect(pieceAt(pieceOf('good', is))).toEqual({ kind: 'good', is })
    for (const is of PLAYER_COLORS) expect(pieceAt(pieceOf('worker', is))).toEqual({ kind: 'worker', is })
    for (const is of Object.keys(content.runes)) expect(pieceAt(pieceOf('rune', is))).toEqual({ kind: 'rune', is })
    expect(pieceAt('nothing')).toBeNull()
  })

  test('CH-18.15 of dice that are thrown again are read as they were made', () => {
    for (const type of WARRIORS)
      for (const face of FACES) expect(dieNamed(nameOfDie({ type, face }))).toEqual({ type, face })
    expect(dieNamed('swordsman')).toBeUndefined()
  })
})

describe('the thing of a choice', () => {
  test('is the rune that it uses, in turn or out of it, whatever a host calls it', () => {
    expect(usedRune({ aside: { 'rune-gifts': { wood: 4 } } })).toBe('rune-gifts')
    expect(usedRune({ aside: { rune: { 'hosts-own': true } } })).toBe('hosts-own')
    expect(usedRune({ rune: { 'hosts-own': true } })).toBe('hosts-own')
    expect(usedRune({ aside: { turnOrder: true } })).toBeNull()
    expect(usedRune({ pass: true })).toBeNull()
  })

  test('is where it is taken', () => {
    expect(thingOf('placeWorker', { place: 'shrine' })).toBe(keyOf('named', 'shrine'))
    expect(thingOf('placeWorker', { place: 'beg' })).toBeNull()
    expect(thingOf('takeRune', { rune: 'rune-fame' })).toBe(keyOf('named', 'rune-fame'))
    expect(thingOf('takeRune', { deck: true })).toBe(keyOf('runes', 'deck'))
    expect(thingOf('peek', 'shore-2')).toBe(keyOf('journey', 'shore-2'))
    expect(thingOf('giveBlame', 1)).toBe(keyOf('seat', 1))
  })
})
