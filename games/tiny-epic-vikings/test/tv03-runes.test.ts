import { describe, expect, test } from 'vitest'
import { activeRunes } from '../src/sides.ts'
import { position } from './position.ts'

const GRIM = 'grim-nightwatch'

describe('active runes', () => {
  test('TV-3.1 are those of islands held and of face-up cards of this era', () => {
    const p = position()
      .holds(0, 'gold-isle', 'wolf-isle')
      .holds(1, 'silver-isle')
      .seat(0, { row: [GRIM, 'runa-stavereader'] })
    expect(['wealth', 'secrets', 'nature'].map((rune) => activeRunes(p.t, 0, rune as 'wealth'))).toEqual([1, 2, 1])
    expect(activeRunes(p.t, 1, 'wealth')).toBe(1)
    expect(activeRunes(p.t, 2, 'any')).toBe(0)
  })

  test('TV-3.2 TV-9.15 do not lie under face-down cards, known ones included', () => {
    const p = position()
      .seat(0, { row: [`-${GRIM}`] })
      .seat(1, { row: ['?runa-stavereader'] })
    expect(activeRunes(p.t, 0, 'secrets')).toBe(0)
    expect(activeRunes(p.t, 1, 'secrets')).toBe(0)
  })

  test('TV-3.3 count the card just played for its own rune action', () => {
    const p = position()
      .seat(0, { hand: [GRIM], row: ['runa-stavereader'] })
      .settlers(1, 'gold-isle', 1)
      .turn(0)
    p.choose(0, { up: GRIM })
    expect(p.waiting.step).toBe('smite')
    const alone = position()
      .seat(0, { hand: [GRIM] })
      .settlers(1, 'gold-isle', 1)
      .turn(0)
      .choose(0, { up: GRIM })
    expect(alone.asks).toEqual([])
  })

  test('TV-3.4 are not spent', () => {
    const p = position()
      .seat(0, { hand: ['svala-herbwife'], row: [GRIM], food: 0 })
      .turn(0)
    p.choose(0, { up: 'svala-herbwife' }).choose(0, { decline: true }).choose(0, { do: true })
    expect(p.player(0).food).toBe(2)
    expect(activeRunes(p.t, 0, 'secrets')).toBe(2)
  })

  test('TV-3.5 disappear with the island or with the row', () => {
    const p = position()
      .holds(0, 'raven-isle')
      .seat(0, { row: [GRIM] })
    expect(activeRunes(p.t, 0, 'secrets')).toBe(2)
    expect(activeRunes(p.checks(1).t, 0, 'secrets')).toBe(1)
    expect(activeRunes(p.run({ step: 'cleanup', args: null }).t, 0, 'secrets')).toBe(0)
  })

  test('TV-3.6 are not on favor cards', () => {
    const p = position().seat(0, { favors: ['favor-coin-hoard'] })
    expect(activeRunes(p.t, 0, 'any')).toBe(0)
  })

  test('TV-3.7 of any kind are all of them', () => {
    const p = position()
      .holds(0, 'gold-isle', 'wolf-isle')
      .seat(0, { row: [GRIM] })
    expect(activeRunes(p.t, 0, 'any')).toBe(3)
  })
})

test('TV-3.8 resources are public', () => {
  const p = position().seat(0, { wood: 5, food: 1, steel: 0 })
  for (const viewer of [0, 1, null]) expect(p.view(viewer).players[0]).toMatchObject({ wood: 5, food: 1, steel: 0 })
})
