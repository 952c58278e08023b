import { type Json, quickRandom, type Random } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../src/content-file.ts'
import { controlChanges } from '../src/control.ts'
import { influence } from '../src/sides.ts'
import type { Side } from '../src/state.ts'
import { sidesOf } from '../src/vikings.ts'
import { type Position, position } from './position.ts'

const GOLD = 'gold-isle'
const GOLD_PORT = 'port-gold-isle-to-storm-isle'

describe('influence', () => {
  test('TV-8.1 counts 1 for a settler, 4 for a temple, 2 for a boat in a port and nothing for one in a fjord', () => {
    const p = position().settlers(0, GOLD, 3).temple(0, GOLD).boat(0, GOLD_PORT, 'wolf-sound')
    expect(influence(p.t, GOLD, 0)).toBe(3 + 4 + 2)
    p.boat(0, GOLD_PORT, 'port-gold-isle-to-raven-isle')
    expect(influence(p.t, GOLD, 0)).toBe(3 + 4 + 2 + 2)
    expect(influence(p.t, 'raven-isle', 0)).toBe(0)
  })

  test('TV-8.2 boats are no land forces', () => {
    const p = position().boat(0, GOLD_PORT).checks(0)
    expect(p.islandAt(GOLD).rune).toBe(null)
    expect(position().boat(0, GOLD_PORT).temple(0, GOLD).checks(0).islandAt(GOLD).rune).toBe(0)
  })
})

describe('a rune lying on its island', () => {
  test('TV-8.4 is taken by the side with strictly the most influence and land forces, whoever acts', () => {
    const p = position().settlers(1, GOLD, 2).settlers(2, GOLD, 1).checks(0)
    expect(p.islandAt(GOLD).rune).toBe(1)
    expect(p.told('rune-taken')).toEqual([{ kind: 'rune-taken', side: 1, island: GOLD, rune: 'wealth', from: null }])
  })

  test('TV-8.5 stays where the most influence is shared, or has no land forces behind it', () => {
    expect(position().settlers(0, GOLD, 2).settlers(1, GOLD, 2).checks(0).islandAt(GOLD).rune).toBe(null)
    const boats = position().boat(0, GOLD_PORT).settlers(1, GOLD, 1)
    expect(boats.checks(1).islandAt(GOLD).rune).toBe(null)
  })

  test('TV-8.3 TV-8.12 whoever holds it controls the island, and its god is angrier by 1', () => {
    const p = position().settlers(0, GOLD, 1).settlers(1, 'wolf-isle', 1).checks(0)
    expect(p.holdings()).toMatchObject({ [GOLD]: 0, 'wolf-isle': 1, 'raven-isle': null })
    expect(p.furies).toEqual([1, 0, 1])
    expect(p.told('fury-changed')).toMatchObject([{ side: 0 }, { side: 1 }])
  })
})

describe('a rune that somebody holds', () => {
  test('TV-8.6 is stolen by the acting side with land forces and strictly more than everybody', () => {
    const p = position().settlers(1, GOLD, 2).holds(1, GOLD).settlers(0, GOLD, 3).checks(0)
    expect(p.islandAt(GOLD).rune).toBe(0)
    expect(p.told('rune-taken')).toMatchObject([{ side: 0, from: 1 }])
    expect(p.furies).toEqual([1, 0, 0])
  })

  test('TV-8.6 is not stolen by whoever is as strong as a third side, or has boats only', () => {
    const third = position().settlers(1, GOLD, 1).holds(1, GOLD).settlers(0, GOLD, 2).settlers(2, GOLD, 2)
    expect(third.checks(0).islandAt(GOLD).rune).toBe(1)
    const boats = position().settlers(1, GOLD, 1).holds(1, GOLD).boat(0, GOLD_PORT)
    expect(boats.checks(0).islandAt(GOLD).rune).toBe(1)
  })

  test('TV-8.7 stays at equal influence, and with no land forces left as long as there is any influence', () => {
    const equal = position().settlers(1, GOLD, 2).holds(1, GOLD).settlers(0, GOLD, 2)
    expect(equal.checks(0).islandAt(GOLD).rune).toBe(1)
    expect(position().boat(1, GOLD_PORT).holds(1, GOLD).checks(0).islandAt(GOLD).rune).toBe(1)
  })

  test('TV-8.10 is not stolen by a side that does not act', () => {
    const p = position().settlers(1, GOLD, 1).holds(1, GOLD).settlers(2, GOLD, 3)
    expect(p.checks(0).islandAt(GOLD).rune).toBe(1)
    expect(p.checks(2).islandAt(GOLD).rune).toBe(2)
  })

  test('TV-8.9 TV-8.13 returns to the island without influence, silently, and is taken in the same check', () => {
    const p = position().holds(1, GOLD).settlers(2, GOLD, 1).checks(0)
    expect(p.told('rune-returned')).toEqual([{ kind: 'rune-returned', side: 1, island: GOLD, rune: 'wealth' }])
    expect(p.islandAt(GOLD).rune).toBe(2)
    expect(p.furies).toEqual([1, 0, 0])
    const alone = position().holds(1, GOLD).checks(0)
    expect(alone.islandAt(GOLD).rune).toBe(null)
    expect(alone.furies).toEqual([0, 0, 0])
  })

  test('TV-8.9 is stolen rather than returned when the acting side has overtaken a controller without influence', () => {
    const p = position().holds(1, GOLD).settlers(0, GOLD, 1).checks(0)
    expect(p.told('rune-returned')).toEqual([])
    expect(p.told('rune-taken')).toMatchObject([{ side: 0, from: 1 }])
  })

  test('TV-8.14 returned and retaken by the same side, it angers its god again', () => {
    const p = position().settlers(0, GOLD, 1).checks(0).settlers(0, GOLD, 0).checks(0).settlers(0, GOLD, 1).checks(0)
    expect(p.islandAt(GOLD).rune).toBe(0)
    expect(p.furies).toEqual([2, 0, 0])
  })
})

describe('the moments of a check', () => {
  const SAIL = { type: 'sail', value: 2 } as const
  const overtaken = () => position().settlers(1, GOLD, 1).holds(1, GOLD).settlers(0, GOLD, 3)

  test('TV-8.11 after a withdrawal nothing is stolen, but runes return and are taken', () => {
    const p = overtaken().checks(0, false)
    expect(p.islandAt(GOLD).rune).toBe(1)
    const asked = overtaken()
      .settlers(0, 'wolf-isle', 1)
      .holds(0, 'wolf-isle')
      .settlers(2, 'wolf-isle', 1)
      .acts(0, SAIL)
    asked.choose(0, { aside: 'wolf-isle' })
    expect(asked.holdings()).toMatchObject({ [GOLD]: 1, 'wolf-isle': 2 })
  })

  test('TV-8.8 an action that is completed is followed by one', () => {
    const p = overtaken().acts(0, { type: 'harvest', value: 1 })
    p.choose(0, { harvest: { wood: 1 } })
    expect(p.islandAt(GOLD).rune).toBe(0)
  })

  test.each<[Effect, Json]>([
    [{ type: 'explore', value: 1 }, { step: { from: GOLD, to: 'wolf-isle' } }],
    [{ type: 'build', value: 1 }, { build: { temple: 1, at: GOLD } }],
    [{ type: 'explore-temple', value: 1 }, { move: { from: 'silver-isle', to: 'whisper-isle' } }],
    [{ type: 'smite', value: 1 }, { 'raven-isle/2': 1 }],
    [{ type: 'collect', resources: { food: 1 }, per: null }, { do: true }],
    [{ type: 'collect', resources: { any: 1 }, per: null }, { gain: { food: 1 } }],
    [{ type: 'exchange' }, { exchange: { give: 'wood', take: 'steel', number: 1 } }],
    [{ type: 'fury', target: 'any-god', delta: 1 }, { god: 'thor' }],
  ])(
    'TV-8.8 whatever it does, it is told as begun, and its side steals what it had overtaken: %j',
    (effect, choice) => {
      const p = overtaken()
        .temple(0, 'silver-isle')
        .settlers(2, 'raven-isle', 1)
        .seat(0, { wood: 7 })
        .acts(0, effect, 'rune')
      p.choose(0, choice)
      expect(p.told('action-begun')).toMatchObject([{ side: 0, effect }])
      expect(p.islandAt(GOLD).rune).toBe(0)
    },
  )

  test('TV-8.15 an action declined, or a card played face down, is not', () => {
    expect(overtaken().acts(0, SAIL).choose(0, { decline: true }).islandAt(GOLD).rune).toBe(1)
    const down = overtaken()
      .seat(0, { hand: ['grim-nightwatch'] })
      .turn(0)
    down.choose(0, { down: 'grim-nightwatch' }).choose(0, down.offered(0)[0] ?? null)
    expect(down.islandAt(GOLD).rune).toBe(1)
  })

  test('TV-8.8 a withdrawal at the deployment is covered by the check that ends the sail', () => {
    const p = position()
      .settlers(0, 'wolf-isle', 1)
      .holds(0, 'wolf-isle')
      .boat(0, 'wolf-sound')
      .acts(0, SAIL)
      .choose(0, { sail: { from: 'wolf-sound', to: 'port-gold-isle-to-wolf-isle' } })
      .choose(0, { withdraw: 'wolf-isle' })
    expect(p.islandAt('wolf-isle').rune).toBe(0)
    p.choose(0, { settle: { settlers: 1, plunder: false } })
    expect(p.holdings()).toMatchObject({ [GOLD]: 0, 'wolf-isle': null })
  })
})

/** Section 8 read word by word, island by island. */
function readBrutally(p: Position, actor: Side, steals: boolean): { [island: string]: Side | null } {
  const { state } = p
  const sides = sidesOf({ players: state.players.length })
  return Object.fromEntries(
    p.map.map.islands.map(({ id, portsClockwise }) => {
      const at = p.islandAt(id)
      const land = (side: Side) => (at.settlers[side] ?? 0) + (at.temples[side] ?? 0)
      const boats = (side: Side) => (state.boats[side] ?? []).filter((place) => portsClockwise.includes(place)).length
      const total = (side: Side) => (at.settlers[side] ?? 0) + 4 * (at.temples[side] ?? 0) + 2 * boats(side)
      const beatsAll = (side: Side) =>
        land(side) > 0 && sides.every((other) => other === side || total(other) < total(side))
      const isEnemys = state.enemy?.kind === 'passive' && total('enemy') > 0
      let rune = at.rune
      if (steals && rune !== actor && (rune !== null || isEnemys) && beatsAll(actor)) rune = actor
      if (rune !== null && total(rune) === 0) rune = null
      if (rune === null && !isEnemys) rune = sides.find((side) => side !== 'enemy' && beatsAll(side)) ?? null
      return [id, rune]
    }),
  )
}

function scatter(players: number, random: Random): Position {
  const p = position({ players })
  const { islandIds, map } = p.map
  const places = [...map.fjords, ...map.ports].map(({ id }) => id)
  const any = <E>(of: readonly E[]): E => of[random.below(of.length)] as E
  for (const [seat] of p.state.players.entries()) {
    const boats = Array.from({ length: 1 + random.below(4) }, () => any(places))
    p.boat(seat, ...new Set(boats))
    for (let n = random.below(7); n > 0; n--) {
      const island = any(islandIds)
      p.settlers(seat, island, (p.islandAt(island).settlers[seat] ?? 0) + 1)
    }
    if (random.below(2) === 0) p.temple(seat, any(islandIds))
  }
  if (players === 2)
    for (const island of ['wolf-isle', 'raven-isle', 'silver-isle']) p.settlers('enemy', island, random.below(3))
  if (players === 2 && random.below(2) === 0) p.islandAt('wolf-isle').temples = {}
  for (const island of islandIds) p.holds(random.below(2) === 0 ? null : random.below(players), island)
  return p
}

describe.each([2, 3, 4])('with %i players', (players) => {
  test('TV-8.16 a check does what its rules say, on any map', () => {
    const random = quickRandom(`control-${players}`)
    for (let n = 0; n < 300; n++) {
      const p = scatter(players, random)
      const actor = random.below(players)
      const steals = random.below(3) > 0
      const wanted = readBrutally(p, actor, steals)
      const before = p.holdings()
      const changes = controlChanges(p.t, { actor, steals })
      p.checks(actor, steals)
      expect(p.holdings()).toEqual(wanted)
      for (const { island, to } of changes) before[island] = to
      expect(before).toEqual(wanted)
      const gains = p.told('rune-taken').length
      expect(p.furies.reduce((sum, fury) => sum + fury, 0)).toBe(gains)
      expect(changes.filter(({ to }) => to !== null)).toHaveLength(gains)
    }
  })
})
