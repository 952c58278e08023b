import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** Helga has nothing left to pay with. */
const weak = (scenario = 'scenario-1a', players = 2): Position =>
  position({ scenario, players })
    .hero('feima', 'n-2-2')
    .hero('helga', 'n-2-3', { defence: 0 })
    .hero('erik', 'n-5-9')
    .left(0, 'helga')

const strikes = (p: Position, hero = 'helga', by: string | null = 'feima'): Position =>
  p.run({ step: 'damage', args: { at: p.at(hero), kind: 'normal', by, cause: 'test', attack: false } })

describe('the defeat of a hero', () => {
  test('RN-16.1 RN-16.2 RN-1.8 RN-1.19 the figure leaves; dice, tokens and its cards in Memory are out of the game', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { defence: 0, dice: ['agility'] })
      .hero('erik', 'n-5-9')
    p.memory(1, 'helga-01', 'erik-01').left(0, 'helga')
    strikes(p)
    expect(p.figure('helga')).toMatchObject({ node: null, defeated: true, defence: 0, dice: { agility: 0 } })
    expect(p.field.standing['n-2-3']).toBeUndefined()
    expect(p.player(1).memory).toEqual(['erik-01'])
    expect(p.field.depot).toContain('helga-01')
  })

  test('RN-16.3 RN-16.4 RN-35.10 if it was the Active hero, the Action phase ends at once; without the Turn card there are no support dice', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { defence: 0 })
      .hero('erik', 'n-5-9')
      .left(1, 'helga')
    const last = p.player(1).deck.find((card) => card.startsWith('helga')) as string
    p.acting('helga', last)
    p.table.stack = []
    p.run(
      { step: 'damage', args: { at: 'n-2-3', kind: 'normal', by: 'feima', cause: 'test', attack: false } },
      { step: 'act', args: { seat: 1 } },
      { step: 'support', args: { seat: 1 } },
    )
    expect(p.player(1).turnCard).toBeNull()
    expect(p.told('phase-began')).toMatchObject([{ phase: 'support' }])
    expect(p.told('dice-gained').filter(({ seat }) => seat === 1)).toEqual([])
    expect(p.field.depot).toContain(last)
  })

  test('RN-16.5 RN-35.10 after a Change the Turn card of another hero goes to Memory and gives its dice', () => {
    const p = weak().acting('erik', 'erik-01')
    Object.assign(p.field.turn, { hero: 'helga', shown: 'erik' })
    p.run(
      { step: 'damage', args: { at: 'n-2-3', kind: 'normal', by: 'feima', cause: 'test', attack: false } },
      { step: 'act', args: { seat: 1 } },
      { step: 'support', args: { seat: 1 } },
    )
    expect(p.player(1).memory).toEqual(['erik-01'])
    expect(p.field.turn.phase).toBe('support')
  })

  test('RN-16.6 if the hero of the Turn card falls while another is Active, the phase goes on, and the card is gone', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { defence: 0 })
      .hero('erik', 'n-5-9')
      .left(1, 'helga')
    const last = p.player(1).deck.find((card) => card.startsWith('helga')) as string
    p.acting('helga', last).seat(1, { pool: ['agility'] })
    Object.assign(p.field.turn, { hero: 'erik' })
    p.run(
      { step: 'damage', args: { at: 'n-2-3', kind: 'normal', by: 'feima', cause: 'test', attack: false } },
      { step: 'act', args: { seat: 1 } },
    )
    expect(p.player(1).turnCard).toBeNull()
    expect(p.waiting).toEqual({ step: 'act', seats: [1] })
  })

  test('RN-16.7 its Treasure goes face up to the Treasury', () => {
    const p = weak()
    p.figure('helga').treasure = 'equipment-seal-boots'
    p.state.sheet.treasureDeck = p.state.sheet.treasureDeck.filter((card) => card !== 'equipment-seal-boots')
    strikes(p)
    expect(p.player(1).treasury).toEqual([{ card: 'equipment-seal-boots', up: true, since: 1 }])
  })

  test('RN-16.8 RN-1.13 who dealt the damage gains 1 VP, a Trophy and an Advantage', () => {
    const p = strikes(weak())
    expect(p.player(0)).toMatchObject({ vp: 1, trophies: 1, slots: [['advantage'], []] })
    const nemesis = weak('scenario-1b')
    strikes(nemesis, 'helga', 'nemesis')
    expect(nemesis.nemesis).toMatchObject({ vp: 1, trophies: 1, slots: [['advantage'], []] })
  })

  test('RN-16.9 its owner takes an Inspiration, as long as a hero is left', () => {
    expect(strikes(weak()).player(1).hand).toEqual(['inspiration'])
    const last = position()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { defence: 0 })
      .fallen('erik', 'ebbe')
      .left(0, 'helga')
    expect(strikes(last).player(1).hand).toEqual([])
  })

  test('RN-16.10 RN-16.15 captured cards of a fallen hero stay with their captors and are not recovered', () => {
    const p = position()
      .hero('hrafn', 'n-2-2')
      .hero('feima', 'n-3-3')
      .fallen('halvard')
      .captured(1, [['halvard-01'], []], ['feima-01'])
    p.carries('hrafn', { do: 'recover', hero: 'any-own', n: 3, from: ['damage-slots', 'dealt-damage'], to: 'hand' })
    expect(JSON.stringify(p.offered(0, 'card'))).not.toContain('halvard')
    expect(p.player(1).slots).toEqual([['halvard-01'], []])
  })

  test('RN-16.11 RN-16.12 RN-35.12 by neutral damage every opponent and the Nemesis gain 1 VP and one Advantage, and nobody a Trophy', () => {
    const p = strikes(weak('scenario-1b', 3), 'helga', null)
    for (const side of [p.player(0), p.player(2), p.nemesis])
      expect(side).toMatchObject({ vp: 1, trophies: 0, slots: [['advantage'], []] })
    expect(p.player(1)).toMatchObject({ vp: 0, slots: [[], []] })
  })

  test('RN-16.13 a Shard collected by the very Action stays collected', () => {
    const p = position()
      .hero('feima', 'n-2-2', { defence: 0 })
      .hero('hrafn', 'n-5-5')
      .left(0, 'feima')
      .shard('blue', 'n-2-3')
      .hazard('n-2-3')
    p.seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
    p.choose(0, { collect: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } })
    expect(p.told('hero-defeated')).toHaveLength(1)
    expect(p.player(0)).toMatchObject({ shards: 1, vp: 1 })
  })

  test('RN-16.14 figure, cards, Treasure, gains, Inspiration, then what waits for the defeat', () => {
    const p = weak()
    strikes(p)
    const kinds = p.events.map(({ kind }) => kind)
    const order = [
      'hero-defeated',
      'vp-changed',
      'trophies-changed',
      'advantage-gained',
      'inspiration-gained',
      'dice-gained',
    ]
    const at = order.map((kind) => kinds.indexOf(kind as (typeof kinds)[number]))
    // Feima's Trait: a Neutral die for a figure defeated.
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(at.every((found) => found >= 0)).toBe(true)
  })
})

test('RN-16.2 RN-19.9 an Inspiration as Turn card returns to its deck', () => {
  const p = position().hero('feima', 'n-2-2', { defence: 0 }).hero('helga', 'n-2-3').acting('feima', 'inspiration')
  strikes(p.left(0, 'feima'), 'feima', 'helga')
  expect(p.player(0).turnCard).toBeNull()
  expect(p.told('inspiration-returned')).toEqual([{ kind: 'inspiration-returned', seat: 0 }])
})
