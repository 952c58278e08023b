import { describe, expect, test } from 'vitest'
import { tinyEpicVikings } from '../src/index.ts'
import { type Position, position } from './position.ts'

const GRIM = 'grim-nightwatch'
const GOLD = 'gold-isle'

/** Seat 0 has played its card and may sacrifice a village. */
const offering = (prepare: (p: Position) => Position = (p) => p): Position => {
  const p = prepare(position().seat(0, { villages: 2, hand: [GRIM] }))
    .turn(0)
    .choose(0, { up: GRIM })
  while (p.waiting.step !== 'sacrifice') p.choose(0, { stop: true })
  return p
}

describe('sacrificing a village', () => {
  test('TV-10.1 TV-19.12 comes after the card and its actions, and may be declined', () => {
    const p = offering()
    expect(p.ways(0)).toEqual(['decline', 'sacrifice'])
    p.choose(0, { sacrifice: 'sacrifice-harvest' })
    expect(p.player(0).villages).toBe(1)
    expect(p.state.offered['sacrifice-harvest']).toBe(1)
    expect(p.told('village-sacrificed')).toEqual([{ kind: 'village-sacrificed', side: 0, action: 'sacrifice-harvest' }])
    p.choose(0, { harvest: { wood: 3 } })
    expect(p.player(0).wood).toBe(5)
  })

  test('TV-10.2 TV-10.4 is for the 4 actions of the era sheet or one of the 3 gods', () => {
    expect(offering().offered(0, 'sacrifice')).toEqual([
      ...['sacrifice-sail', 'sacrifice-explore', 'sacrifice-harvest', 'sacrifice-build'],
      ...['odin', 'thor', 'frigg'],
    ])
    expect(tinyEpicVikings.content.sacrifices.map(({ effect }) => effect)).toEqual([
      { type: 'sail', value: 2 },
      { type: 'explore', value: 2 },
      { type: 'harvest', value: 3 },
      { type: 'build', value: 1 },
    ])
  })

  test('TV-10.3 on a god raises its fury by 2', () => {
    const p = offering().choose(0, { sacrifice: 'thor' })
    expect(p.furies).toEqual([0, 2, 0])
    expect(p.told('fury-changed')).toMatchObject([{ side: 0, god: 'thor', by: 2 }])
    expect(p.asks).toEqual([])
  })

  test('TV-10.5 TV-20.17 each action is used as often as there are players, and villages stay on it', () => {
    const p = offering((q) => {
      q.state.villages.splice(0, 3)
      q.state.offered['sacrifice-sail'] = 3
      return q
    })
    expect(p.offered(0, 'sacrifice')).not.toContain('sacrifice-sail')
    expect(p.refused(0, { sacrifice: 'sacrifice-sail' })).toMatchObject({ refused: 'action-full', rule: 'TV-20.17' })
    expect(p.refused(0, { sacrifice: 'loki' })).toMatchObject({ refused: 'illegal-choice' })
    p.choose(0, { sacrifice: 'odin' }).run({ step: 'cleanup', args: null })
    expect(p.state.offered).toMatchObject({ 'sacrifice-sail': 3, odin: 1 })
  })

  test('TV-10.6 TV-20.17 happens once a turn', () => {
    const p = offering().choose(0, { sacrifice: 'sacrifice-harvest' })
    expect(p.refused(0, { sacrifice: 'odin' })).toMatchObject({ refused: 'already-sacrificed', rule: 'TV-20.17' })
    p.choose(0, { harvest: { wood: 3 } })
    expect(p.asks).toEqual([])
  })

  test('TV-10.6 the next turn brings another', () => {
    const p = offering().choose(0, { sacrifice: 'odin' })
    expect(p.asks).toEqual([])
    p.seat(0, { hand: ['tove-bearcloak'] })
      .turn(0)
      .choose(0, { up: 'tove-bearcloak' })
      .choose(0, { decline: true })
    expect(p.waiting).toEqual({ step: 'sacrifice', seats: [0] })
    expect(p.choose(0, { sacrifice: 'odin' }).furies).toEqual([4, 0, 0])
  })

  test('TV-20.17 needs a village, and the card to be played', () => {
    const none = position()
      .seat(0, { hand: [GRIM] })
      .turn(0)
    expect(none.refused(0, { sacrifice: 'odin' })).toMatchObject({
      refused: 'no-village-to-sacrifice',
      rule: 'TV-20.17',
    })
    const early = position()
      .seat(0, { villages: 1, hand: [GRIM] })
      .turn(0)
    expect(early.refused(0, { sacrifice: 'odin' })).toMatchObject({ refused: 'card-first', rule: 'TV-20.17' })
  })

  test('TV-10.7 a village plundered in the same turn may be sacrificed', () => {
    const p = position()
      .boat(0, 'wolf-sound')
      .seat(0, { hand: ['leif-coinbearer'], steel: 1 })
      .turn(0)
    p.choose(0, { up: 'leif-coinbearer' })
    p.choose(0, { sail: { from: 'wolf-sound', to: 'port-wolf-isle-to-gold-isle' } })
    p.choose(0, { settle: { settlers: 0, plunder: true } })
    expect(p.waiting.step).toBe('sacrifice')
    p.choose(0, { sacrifice: 'frigg' })
    expect(p.furies).toEqual([0, 0, 2])
  })

  test('TV-10.8 its action pays as usual, and a village plundered by it waits for another turn', () => {
    const p = offering((q) => q.boat(0, 'wolf-sound').seat(0, { steel: 1, food: 1 }))
    p.choose(0, { sacrifice: 'sacrifice-sail' })
    p.choose(0, { sail: { from: 'wolf-sound', to: 'port-wolf-isle-to-gold-isle' } })
    p.choose(0, { settle: { settlers: 1, plunder: true } })
    expect(p.player(0)).toMatchObject({ food: 0, steel: 0, villages: 2 })
    expect(p.asks).toEqual([])
    expect(p.islandAt('wolf-isle').rune).toBe(0)
  })

  test('TV-7.16 settlers may be withdrawn at the deployment of a sacrifice too', () => {
    const p = offering((q) => q.boat(0, 'wolf-sound').settlers(0, GOLD, 6).seat(0, { food: 2 }))
    p.choose(0, { sacrifice: 'sacrifice-sail' })
    p.choose(0, { sail: { from: 'wolf-sound', to: 'port-whisper-isle-to-wolf-isle' } })
    expect(p.ways(0)).toEqual(['settle', 'withdraw'])
  })

  test('TV-10.9 an action may be chosen although nothing comes of it', () => {
    const p = offering((q) => q.seat(0, { wood: 0 })).choose(0, { sacrifice: 'sacrifice-build' })
    expect(p.player(0).villages).toBe(1)
    expect(p.state.offered['sacrifice-build']).toBe(1)
    expect(p.asks).toEqual([])
  })

  test('TV-8.17 control is checked also when nothing came of it', () => {
    const overtaken = (q: Position) => q.settlers(0, GOLD, 2).settlers(1, GOLD, 1).holds(1, GOLD).seat(0, { wood: 0 })
    expect(offering(overtaken).choose(0, { sacrifice: 'sacrifice-build' }).islandAt(GOLD).rune).toBe(0)
    const declined = offering(overtaken).choose(0, { sacrifice: 'sacrifice-sail' }).choose(0, { decline: true })
    expect(declined.islandAt(GOLD).rune).toBe(0)
  })

  test('TV-8.8 control is checked when it is done', () => {
    const p = offering((q) => q.settlers(0, GOLD, 2).settlers(1, GOLD, 1).holds(1, GOLD)).choose(0, {
      sacrifice: 'odin',
    })
    expect(p.islandAt(GOLD).rune).toBe(0)
    expect(p.furies).toEqual([3, 0, 0])
  })
})
