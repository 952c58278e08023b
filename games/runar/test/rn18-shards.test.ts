import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

const acts = (p: Position): Position =>
  p
    .seat(0, { pool: ['strength', 'instinct', 'neutral'] })
    .acting('feima')
    .acts()

const collectable = (p: Position): unknown[] => [
  ...new Set(p.offered(0, 'collect').map((choice) => (choice as { readonly at: string }).at)),
]

describe('Shards', () => {
  test('RN-18.1 RN-10.13 RN-10.21 RN-10.26 a collected Shard goes to a slot and gives 1 VP; the die says its colour, a Neutral one takes any', () => {
    const p = acts(position().hero('feima', 'n-2-2').shard('blue', 'n-2-3').shard('yellow', 'n-2-1'))
    const dice = (at: string) =>
      p.offered(0, 'collect').flatMap((choice) => {
        const { at: node, pay } = choice as { readonly at: string; readonly pay: { readonly die: string } }
        return node === at ? [pay.die] : []
      })
    expect(dice('n-2-3')).toEqual(['strength', 'neutral'])
    expect(dice('n-2-1')).toEqual(['instinct', 'neutral'])
    p.choose(0, { collect: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } })
    expect(p.player(0)).toMatchObject({ shards: 1, vp: 1 })
    expect(p.field.shards).toEqual({ 'n-2-1': 'yellow' })
    expect(p.refused(0, { collect: { at: 'n-2-1', pay: { from: 'pool', die: 'strength' } } })).toMatchObject({
      rule: 'RN-32.12',
    })
  })

  test('RN-18.2 RN-18.3 RN-3.9 RN-32.12 with four on the board a Collect is refused', () => {
    const p = acts(position().hero('feima', 'n-2-2').shard('blue', 'n-2-3').seat(0, { shards: 4 }))
    expect(p.ways(0)).not.toContain('collect')
    expect(p.refused(0, { collect: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } })).toMatchObject({
      rule: 'RN-32.12',
    })
    const three = acts(position().hero('feima', 'n-2-2').shard('blue', 'n-2-3').seat(0, { shards: 3 }))
    expect(collectable(three)).toEqual(['n-2-3'])
  })

  test('RN-18.4 RN-32.12 under an ally it can be collected from beside, under an opposing figure it cannot; from the own node it can', () => {
    const p = acts(
      position()
        .hero('feima', 'n-2-2')
        .hero('hrafn', 'n-2-3')
        .hero('helga', 'n-3-2')
        .shard('blue', 'n-2-2', 'n-2-3', 'n-3-2', 'n-2-4'),
    )
    expect(collectable(p).toSorted()).toEqual(['n-2-2', 'n-2-3'])
    expect(p.refused(0, { collect: { at: 'n-3-2', pay: { from: 'pool', die: 'strength' } } })).toMatchObject({
      rule: 'RN-32.12',
    })
    expect(p.refused(0, { collect: { at: 'n-2-4', pay: { from: 'pool', die: 'strength' } } })).toMatchObject({
      rule: 'RN-32.12',
    })
  })

  test('RN-18.6 figures stand on Shards and pass over them', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .shard('blue', 'n-2-3')
      .seat(0, { pool: ['agility'] })
      .acting('feima')
      .acts()
    p.choose(0, { move: { from: 'pool', die: 'agility' } })
    expect(p.offered(0, 'to')).toEqual(expect.arrayContaining(['n-2-3', 'n-2-4']))
    p.choose(0, { to: 'n-2-4' })
    expect(p.field.shards).toEqual({ 'n-2-3': 'blue' })
  })
})
