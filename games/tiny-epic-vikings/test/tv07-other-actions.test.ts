import { describe, expect, test } from 'vitest'
import type { Effect } from '../src/content-file.ts'
import { type Position, position } from './position.ts'

const explore = (value: number): Effect => ({ type: 'explore', value })
const harvest = (value: number): Effect => ({ type: 'harvest', value })
const BUILD: Effect = { type: 'build', value: 1 }
const GOLD = 'gold-isle'

describe('exploring', () => {
  const step = (from: string, to: string) => ({ step: { from, to } })

  test('TV-7.24 TV-22.4 two steps are two islands for one settler, or one for each of two', () => {
    const far = position().settlers(0, 'wolf-isle', 1).acts(0, explore(2))
    far.choose(0, step('wolf-isle', GOLD)).choose(0, step(GOLD, 'raven-isle'))
    expect(far.islandAt('raven-isle').settlers).toEqual({ 0: 1 })
    const two = position().settlers(0, 'wolf-isle', 2).acts(0, explore(2))
    two.choose(0, step('wolf-isle', GOLD)).choose(0, step('wolf-isle', 'whisper-isle'))
    expect(two.islandAt(GOLD).settlers).toEqual({ 0: 1 })
    expect(two.islandAt('whisper-isle').settlers).toEqual({ 0: 1 })
    expect(two.asks).toEqual([])
  })

  test('TV-7.24 TV-19.7 may be left after any step, or not begun', () => {
    const p = position().settlers(0, 'wolf-isle', 2).acts(0, explore(3))
    p.choose(0, step('wolf-isle', GOLD)).choose(0, { stop: true })
    expect(p.asks).toEqual([])
    const none = position().settlers(0, 'wolf-isle', 2).acts(0, explore(3)).choose(0, { stop: true })
    expect(none.told('action-declined')).toHaveLength(1)
    expect(none.islandAt('wolf-isle').settlers).toEqual({ 0: 2 })
  })

  test('TV-7.24 without a settler on the map nothing is asked, and nothing is declined', () => {
    const p = position().acts(0, explore(2))
    expect(p.asks).toEqual([])
    expect(p.told('action-declined')).toEqual([])
  })

  test('TV-7.25 TV-20.11 only to islands that a route on the map leads to, with own settlers', () => {
    const p = position().settlers(0, 'wolf-isle', 1).settlers(1, GOLD, 1).acts(0, explore(2))
    expect(p.offered(0, 'step')).toEqual([
      { from: 'wolf-isle', to: GOLD },
      { from: 'wolf-isle', to: 'whisper-isle' },
    ])
    expect(p.refused(0, step('wolf-isle', 'raven-isle'))).toMatchObject({
      refused: 'not-adjacent',
      facts: { island: 'raven-isle' },
      rule: 'TV-20.11',
    })
    expect(p.refused(0, step(GOLD, 'raven-isle'))).toMatchObject({ refused: 'no-own-settler-there', rule: 'TV-20.11' })
    p.choose(0, step('wolf-isle', GOLD)).choose(0, step(GOLD, 'raven-isle'))
    expect(p.asks).toEqual([])
  })

  test('TV-7.26 boats and villages at the ports of the route are no hindrance', () => {
    const p = position()
      .settlers(0, 'wolf-isle', 1)
      .boat(1, 'port-wolf-isle-to-gold-isle')
      .boat(2, 'port-gold-isle-to-wolf-isle')
      .acts(0, explore(1))
    expect(p.state.villages).toContain('port-wolf-isle-to-gold-isle')
    p.choose(0, step('wolf-isle', GOLD))
    expect(p.islandAt(GOLD).settlers).toEqual({ 0: 1 })
  })

  test('TV-7.27 an attack comes after all steps, once for each island where a settler ended', () => {
    const p = position()
      .settlers(0, 'wolf-isle', 2)
      .settlers(1, GOLD, 1)
      .settlers(2, 'whisper-isle', 1)
      .acts(0, explore(2))
    p.settlers(0, GOLD, 1)
    p.choose(0, step('wolf-isle', GOLD))
    expect(p.told('attacked')).toEqual([])
    p.choose(0, step('wolf-isle', 'whisper-isle'))
    expect(p.islandAt(GOLD).settlers).toEqual({ 0: 2 })
    expect(p.islandAt('whisper-isle').settlers).toEqual({ 0: 1, 2: 1 })
    expect(p.told('attacked')).toHaveLength(1)
  })

  test('TV-7.27 an island only passed through is not attacked', () => {
    const p = position().settlers(0, 'wolf-isle', 2).settlers(1, GOLD, 1).acts(0, explore(3))
    p.choose(0, step('wolf-isle', GOLD)).choose(0, step('wolf-isle', GOLD))
    const through = position().settlers(0, 'wolf-isle', 1).settlers(1, GOLD, 1).acts(0, explore(2))
    p.choose(0, { stop: true })
    expect(p.islandAt(GOLD).settlers).toEqual({ 0: 2 })
    through.choose(0, step('wolf-isle', GOLD)).choose(0, step(GOLD, 'raven-isle'))
    expect(through.islandAt(GOLD).settlers).toEqual({ 1: 1 })
    expect(through.told('attacked')).toEqual([])
  })

  test('TV-7.44 settlers are alike: one that stood there and one that came are checked together', () => {
    const p = position().settlers(0, 'wolf-isle', 1).settlers(0, GOLD, 2).settlers(1, GOLD, 1).acts(0, explore(2))
    p.choose(0, step('wolf-isle', GOLD)).choose(0, step(GOLD, 'raven-isle'))
    expect(p.islandAt(GOLD).settlers).toEqual({ 0: 2 })
  })
})

describe('harvesting', () => {
  test('TV-7.28 TV-22.5 gains the value in any mix', () => {
    const p = position()
      .acts(0, harvest(3))
      .choose(0, { harvest: { wood: 2, steel: 1 } })
    expect(p.player(0)).toMatchObject({ wood: 4, food: 2, steel: 3 })
  })

  test('TV-19.8 TV-20.12 the amount is fixed', () => {
    const p = position().acts(0, harvest(3))
    for (const mix of [{ wood: 2 }, { wood: 4 }, { wood: 2, gold: 1 }])
      expect(p.refused(0, { harvest: mix })).toMatchObject({
        refused: 'not-the-amount',
        facts: { needs: 3 },
        rule: 'TV-20.12',
      })
  })

  test('TV-7.29 every empty boat slot brings 1 food more; the starting boat has no slot', () => {
    const p = position().seat(0, { food: 0 }).boat(0, 'wolf-sound', 'west-fjord', 'west-fjord')
    p.acts(0, harvest(2)).choose(0, { harvest: { food: 1, wood: 1 } })
    expect(p.player(0)).toMatchObject({ wood: 3, food: 3 })
    const one = position()
      .seat(0, { food: 0 })
      .acts(0, harvest(2))
      .choose(0, { harvest: { wood: 2 } })
    expect(one.player(0).food).toBe(0)
  })

  test('TV-7.30 every empty temple slot brings 1 resource of choice more', () => {
    const p = position().temple(0, GOLD, 'wolf-isle').acts(0, harvest(2))
    p.choose(0, { harvest: { steel: 4 } })
    expect(p.player(0).steel).toBe(6)
  })

  test('TV-7.31 collecting and bags get no such bonus', () => {
    const built = () => position().temple(0, GOLD).boat(0, 'wolf-sound', 'west-fjord')
    const p = built()
      .acts(0, { type: 'collect', resources: { wood: 2 }, per: null }, 'rune')
      .choose(0, { do: true })
    expect(p.player(0)).toMatchObject({ wood: 4, food: 2, steel: 2 })
    const bag = built()
      .favors(['favor-coin-hoard'], [])
      .run({ step: 'award', args: { side: 0, favor: 'favor-coin-hoard' } })
    expect(bag.player(0)).toMatchObject({ wood: 4, food: 3, steel: 2 })
  })

  test('TV-1.6 TV-7.46 what is above 7 is lost', () => {
    const p = position()
      .seat(0, { wood: 6 })
      .acts(0, harvest(3))
      .choose(0, { harvest: { wood: 3 } })
    expect(p.player(0).wood).toBe(7)
    expect(p.told('gained')).toEqual([{ kind: 'gained', side: 0, goods: { wood: 1 }, cause: 'grim-nightwatch' }])
  })

  test('TV-5.4 may be declined', () => {
    const p = position().acts(0, harvest(3)).choose(0, { decline: true })
    expect(p.player(0)).toMatchObject({ wood: 2, food: 2, steel: 2 })
  })
})

describe('building', () => {
  const built = (p: Position) =>
    (p.offered(0, 'build') as readonly { boat?: number; temple?: number; at: string }[]).map(
      ({ boat, temple, at }) => `${boat ?? `t${temple}`} ${at}`,
    )
  const fjordsFor = (p: Position) => [...new Set(built(p).map((way) => way.split(' ')[1]))].sort()

  test('TV-7.32 TV-7.34 costs the wood under the slot, for boats 2, 3 and 4, for temples 4 and 6', () => {
    const costs = (wood: number) => {
      const p = position().boat(0, 'north-west-fjord').settlers(0, 'silver-isle', 1).seat(0, { wood }).acts(0, BUILD)
      return [...new Set(built(p).map((way) => way.split(' ')[0]))].sort()
    }
    expect(costs(1)).toEqual([])
    expect(costs(2)).toEqual(['0'])
    expect(costs(3)).toEqual(['0', '1'])
    expect(costs(4)).toEqual(['0', '1', '2', 't0'])
    expect(costs(6)).toEqual(['0', '1', '2', 't0', 't1'])
    const p = position().boat(0, 'north-west-fjord').seat(0, { wood: 7 }).acts(0, BUILD)
    p.choose(0, { build: { boat: 1, at: 'wolf-sound' } })
    expect(p.player(0)).toMatchObject({ wood: 4, boatSlots: [true, false, true] })
    expect(p.state.boats[0]).toEqual(['north-west-fjord', 'wolf-sound'])
    expect(p.asks).toEqual([])
  })

  test('TV-7.33 slots are emptied in any order, and an empty one builds nothing', () => {
    const p = position().seat(0, { wood: 7 }).settlers(0, GOLD, 1).acts(0, BUILD)
    p.choose(0, { build: { temple: 1, at: GOLD } })
    expect(p.player(0)).toMatchObject({ wood: 1, templeSlots: [true, false] })
    p.seat(0, { wood: 7 }).settlers(0, 'wolf-isle', 1).acts(0, BUILD)
    expect(p.refused(0, { build: { temple: 1, at: 'wolf-isle' } })).toMatchObject({
      refused: 'slot-empty',
      rule: 'TV-20.13',
    })
  })

  test('TV-7.35 TV-7.36 a boat goes beside a region that the player occupies', () => {
    const fjord = position().boat(0, 'north-west-fjord').acts(0, BUILD)
    expect(fjordsFor(fjord)).toEqual(['north-east-fjord', 'wolf-sound'])
    const port = position().boat(0, 'port-gold-isle-to-open-sea').acts(0, BUILD)
    expect(fjordsFor(port)).toEqual(['north-east-fjord', 'north-west-fjord'])
    const settler = position().boat(0, 'port-gold-isle-to-open-sea').settlers(0, 'silver-isle', 1).acts(0, BUILD)
    expect(fjordsFor(settler)).toEqual(
      ['north-east-fjord', 'north-west-fjord', 'silver-sound', 'south-east-fjord', 'south-west-fjord'].sort(),
    )
    const temple = position().boat(0, 'port-gold-isle-to-open-sea').temple(0, 'silver-isle').acts(0, BUILD)
    expect(fjordsFor(temple)).toEqual(fjordsFor(settler))
  })

  test('TV-7.37 TV-7.38 a temple goes to an own settler, beside temples of opponents but no own one', () => {
    const p = position().seat(0, { wood: 4 }).settlers(0, GOLD, 1).settlers(0, 'wolf-isle', 1).temple(0, 'wolf-isle')
    p.seat(0, { wood: 6 }).temple(1, GOLD).temple(0).acts(0, BUILD)
    const temples = built(p).filter((way) => way.startsWith('t'))
    expect(temples).toEqual([`t1 ${GOLD}`])
    expect(p.refused(0, { build: { temple: 1, at: 'wolf-isle' } })).toMatchObject({
      refused: 'own-temple-there',
      rule: 'TV-20.13',
    })
    expect(p.refused(0, { build: { temple: 1, at: 'silver-isle' } })).toMatchObject({
      refused: 'no-own-settler-there',
      rule: 'TV-20.13',
    })
    p.choose(0, { build: { temple: 1, at: GOLD } })
    expect(p.islandAt(GOLD).temples).toEqual({ 0: 1, 1: 1 })
  })

  test('TV-20.13 without the wood, in a port or in a fjord far away nothing is built', () => {
    const p = position().boat(0, 'north-west-fjord').seat(0, { wood: 3 }).acts(0, BUILD)
    const refusal = (building: object) => p.refused(0, { build: building as never })
    expect(refusal({ boat: 2, at: 'wolf-sound' })).toMatchObject({
      refused: 'cannot-afford',
      facts: { needs: 4, has: 3 },
    })
    expect(refusal({ boat: 0, at: 'north-west-fjord' })).toMatchObject({ refused: 'not-beside-own', rule: 'TV-20.13' })
    expect(refusal({ boat: 0, at: 'port-gold-isle-to-wolf-isle' })).toMatchObject({ rule: 'TV-20.13' })
  })

  test('TV-7.39 a temple left without settlers stays on the map', () => {
    const p = position().settlers(1, GOLD, 1).temple(1, GOLD).acts(0, { type: 'smite', value: 1 }, 'rune')
    p.choose(0, { [`${GOLD}/1`]: 1 })
    expect(p.islandAt(GOLD)).toMatchObject({ settlers: {}, temples: { 1: 1 } })
    expect(p.player(1).templeSlots).toEqual([false, true])
  })

  test('TV-19.9 may be declined, and is not asked where nothing can be built', () => {
    expect(position().acts(0, BUILD).choose(0, { decline: true }).player(0).wood).toBe(2)
    expect(position().seat(0, { wood: 1 }).acts(0, BUILD).asks).toEqual([])
  })
})
