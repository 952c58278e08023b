import { SOURCES } from '@longhouse/kernel/packs'
import { describe, expect, test } from 'vitest'
import { rulebookFile as file } from '../src/content.ts'
import { COUNTERS, DECKS, type Die, type Effect } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import { packRules } from '../src/pack.ts'
import { entry, withFile } from './other-content.ts'
import { position, type SeatPatch } from './position.ts'

interface Entry {
  readonly id: string
  readonly name: { readonly en: string; readonly pl: string }
  readonly count: number
  readonly source: string
  readonly fieldSources?: { readonly [field: string]: string }
}

/** Every list of the file, also those that are there for readers only. */
const lists = Object.entries(file)
  .filter(([, value]) => Array.isArray(value))
  .map(([list, value]) => [list, value as readonly Entry[]] as const)

const sum = (entries: readonly { readonly count: number }[]) => entries.reduce((total, { count }) => total + count, 0)

const SEA = 'battle-at-sea'

/** Seat 0 sails into this Journey. */
const sailing = (journey: string, patch: SeatPatch, game = reavers) =>
  position({ game })
    .seat(0, { food: 9, favor: 0, ...patch })
    .group(SEA, 0, 'battle-cargo-ship')
    .onTop('sea-journey', journey)
    .active(SEA)
    .choose(0, { activate: true })

const pointsOf = (p: ReturnType<typeof position>, item: string) =>
  p
    .scoring()
    .told('final-score')[0]
    ?.items.filter((line) => line.item === item)
    .map(({ points }) => points)

describe('entries and effects', () => {
  test('RV-23 every entry has an id of its own, both names, a count and a source', () => {
    expect(lists.length).toBeGreaterThan(12)
    const ids = lists.flatMap(([, entries]) => entries.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, entries] of lists)
      for (const { id, name, count, source, fieldSources } of entries) {
        expect(name.en && name.pl, id).toBeTruthy()
        expect(Number.isInteger(count) && count >= 0, id).toBe(true)
        for (const origin of [source, ...Object.values(fieldSources ?? {})]) expect(SOURCES, id).toContain(origin)
      }
  })

  test('RV-23 a deck is all copies of all its cards, and the file says how many', () => {
    const { decks } = file as unknown as { decks: readonly (Entry & { cards: keyof typeof file })[] }
    expect(decks.map(({ id }) => id)).toEqual(DECKS)
    const { totals } = file.meta as unknown as { totals: { [list: string]: number } }
    for (const { id, count, cards } of decks) {
      expect(sum(file[cards] as unknown as Entry[]), id).toBe(count)
      expect(totals[`${cards.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`], cards).toBe(count)
    }
  })

  test('RV-23 every effect has exactly one key, and every effect and cost is sound', () => {
    for (const [list, fields] of Object.entries(packRules.lists))
      for (const one of [(file as unknown as { [list: string]: Entry | Entry[] })[list]].flat() as Entry[])
        for (const [field, check] of Object.entries(fields)) {
          const value = (one as unknown as { [field: string]: unknown })[field]
          expect([list, one.id, field, check(value, one as never, one as never, file)]).toEqual([
            list,
            one.id,
            field,
            true,
          ])
        }
    expect(packRules.whole(file)).toEqual([])
  })

  test('RV-23 effects in a list run in order', () => {
    const game = withFile(({ villageSpoils }) => {
      const effects: Effect[] = [{ gain: { food: 1 } }, { lose: { food: 3 } }, { gain: { food: 2 } }]
      Object.assign(entry(villageSpoils, 'village-farm'), { effects })
    })
    const p = position({ game }).seat(0, { food: 1 }).receiving(0, 'village-farm')
    expect(p.player(0).food).toBe(2)
    expect(p.events.map(({ kind }) => kind).filter((kind) => kind === 'gained' || kind === 'lost')).toEqual([
      'gained',
      'lost',
      'gained',
    ])
  })

  test('RV-23 a lost token is in the supply again', () => {
    const game = withFile(({ villageSpoils }) => {
      Object.assign(entry(villageSpoils, 'village-farm'), { effects: [{ lose: { wall: 2 } }] })
    })
    const p = position({ game }).seat(0, { wall: 1 }).receiving(0, 'village-farm')
    expect([p.player(0).wall, p.state.supply.wall]).toEqual([0, 15])
  })

  test('RV-23 a tile that is not there is not taken, whatever says so', () => {
    const game = withFile(({ villageSpoils }) => {
      Object.assign(entry(villageSpoils, 'village-farm'), { effects: [{ takeUpgrade: { tile: 'upgrade-chest' } }] })
    })
    const p = position({ game }).upgradesLeft('upgrade-chest', 0).receiving(0, 'village-farm')
    expect([p.player(0).upgrades, p.state.upgrades['upgrade-chest']]).toEqual([[], 0])
  })

  test('RV-23 every Reaver taken in an activation counts as acquired, wherever it came from', () => {
    const game = withFile(({ locations }) => {
      Object.assign(entry(locations, 'recruit-reavers'), { onSelect: [{ draw: { deck: 'reaver', n: 1, keep: 1 } }] })
    })
    const p = position({ game }).seat(0, { artifacts: ['artifact-jarnglofar=blue:raven'], food: 0 })
    p.onTop('reaver', 'reaver-spear-chief').active('recruit-reavers')
    p.choose(0, { card: { 'reaver-spear-chief': { specialize: 'raid-keeps' } } })
    p.choose(0, { use: 'artifact-jarnglofar' })
    expect(p.player(0).food).toBe(4)
  })
})

describe('cards', () => {
  test('RV-23.1 a Reaver’s dice are rolled, its rally dice chosen, and its slot does what it specialises in', () => {
    for (const { id, dice, rally, specialization } of file.reavers) {
      expect(dice.every(({ face }) => face === 'roll') && rally.every(({ face }) => face === 'choose'), id).toBe(true)
      expect(specialization.length, id).toBeGreaterThan(0)
    }
    const game = withFile(({ reavers: cards }) => {
      Object.assign(entry(cards, 'reaver-scout'), {
        dice: [{ color: 'blue', face: 'roll' }],
        rally: [{ color: 'red', face: 'choose' }],
        specialization: [{ gain: { glory: 7 } }],
      })
    })
    const p = position({ game }).seat(0, { slots: { 'raid-keeps': ['reaver-scout'] } })
    p.group('recruit-reavers', 0, 'reaver-scout').active('recruit-reavers').dice('blue:chest')
    p.choose(0, { activate: 0 }).choose(0, { card: { 'reaver-scout': { rally: true } } })
    expect(p.offered(0)).toContain('red:double-hammer')
    p.choose(0, 'red:double-hammer')
    expect(p.player(0).ship).toEqual(['blue:chest', 'red:double-hammer'])
    const slot = position({ game })
      .seat(0, { slots: { 'raid-keeps': ['reaver-scout'] } })
      .active('raid-keeps')
    expect(slot.player(0).glory).toBe(7)
  })

  test('RV-23.2 an artifact stores one die, gives its Glory, and works where it says for that die', () => {
    const artifacts = Object.values(reavers.content.artifacts)
    expect(artifacts).toHaveLength(14)
    for (const { id, stores, when, after } of artifacts) {
      expect(Object.keys(stores), id).toHaveLength(1)
      expect([when.length > 0, after], id).toEqual([true, 'artifact-space'])
    }
    const game = withFile(({ villageSpoils }) => {
      const changed = { stores: { icon: 'ship' }, glory: 9, when: ['raid-keeps'], effects: [{ gain: { favor: 5 } }] }
      Object.assign(entry(villageSpoils, 'artifact-bodn'), changed)
    })
    const p = position({ game }).seat(0, { favor: 0, artifacts: ['artifact-bodn'], ship: ['red:ship', 'red:chest'] })
    p.active('raid-keeps').refused(0, { store: { 'artifact-bodn': 'red:chest' } })
    p.choose(0, { store: { 'artifact-bodn': 'red:ship' } })
    expect(p.ways(0)).toEqual(['rest', 'use'])
    p.choose(0, { use: 'artifact-bodn' })
    expect(p.player(0)).toMatchObject({ favor: 5, ship: ['red:chest'], artifacts: [{ die: null }] })
    expect(pointsOf(p, 'artifact')).toEqual([9])
    const elsewhere = position({ game })
      .seat(0, { artifacts: ['artifact-bodn=red:ship'] })
      .active('raid-villages')
    expect(elsewhere.ways(0)).toEqual(['rest'])
  })

  test('RV-23.3 a Journey has what avoids it, what that brings, and a penalty', () => {
    const game = withFile(({ seaJourneys }) => {
      Object.assign(entry(seaJourneys, 'journey-kraken'), {
        avoid: { favor: 1 },
        avoidReward: [{ gain: { glory: 4 } }],
        penalty: [{ lose: { food: 5 } }],
      })
    })
    const avoided = sailing('journey-kraken', { favor: 1 }, game).choose(0, { avoid: true })
    expect(avoided.player(0)).toMatchObject({ food: 5, favor: 0, glory: 2 + 4 })
    const suffered = sailing('journey-kraken', { favor: 1 }, game).choose(0, { suffer: true })
    expect(suffered.player(0)).toMatchObject({ food: 0, favor: 1, glory: 2 })
    expect(sailing('journey-kraken', { favor: 0 }, game).told('journey-suffered')).toHaveLength(1)
  })

  test('RV-23.4 a Sea Battle has a Defense, a combination of icons, and rewards', () => {
    for (const { id, combination } of file.seaBattles)
      expect(
        combination.every((match) => 'icon' in match),
        id,
      ).toBe(true)
    const game = withFile(({ seaBattles }) => {
      Object.assign(entry(seaBattles, 'battle-cargo-ship'), {
        defense: 1,
        combination: [{ icon: 'raven', n: 2 }],
        rewards: [{ gain: { wall: 3 } }],
      })
    })
    const ship: Die[] = ['blue:raven', 'blue:raven', 'red:hammer']
    const p = sailing('journey-all-quiet', { ship }, game).choose(0, { take: 0 })
    p.choose(0, { combination: { raven: { 'blue:raven': 2 } } })
    expect(p.player(0)).toMatchObject({ wall: 3, ship: ['red:hammer'], pile: ['battle-cargo-ship'] })
    const q = sailing('journey-all-quiet', { ship }, game).choose(0, { take: 0 }).dice(1)
    expect(q.choose(0, { fight: { 'red:hammer': 1 } }).player(0).wall).toBe(3)
  })

  test('RV-23.5 the tiles of a stack share their front', () => {
    const fronts = (id: string) =>
      file.territories
        .filter(({ stack }) => stack === id)
        .map((tile) => JSON.stringify([tile.type, tile.level, tile.defense, tile.peacefulCost]))
    for (const stack of Object.keys(reavers.content.stacks)) {
      expect(fronts(stack).length, stack).toBeGreaterThan(1)
      expect(new Set(fronts(stack)).size, stack).toBe(1)
    }
  })

  test('RV-23.5 a tile is secret until it is flipped', () => {
    const p = position().seat(0, { food: 9 }).stack('food-1', 'territory-food-1-b').active('subdue-territories')
    p.choose(0, { activate: true }).choose(0, { peaceful: 'food-1' })
    expect(p.player(0).claims).toEqual(['territory-food-1-b'])
    for (const seat of [0, 1, null]) {
      expect(JSON.stringify(p.view(seat))).not.toContain('territory-food')
      expect(JSON.stringify(p.heardBy(seat))).not.toContain('territory-food')
    }
    p.choose(0, { stop: true })
    expect(p.told('territory-flipped')).toMatchObject([{ tile: 'territory-food-1-b' }])
    expect(JSON.stringify(p.view(1))).toContain('territory-food-1-b')
  })

  test('RV-23.6 each counter is scored by one Prophecy, and the Glory for each is data', () => {
    expect(file.prophecies.map(({ score }) => score.per).sort()).toEqual([...COUNTERS].sort())
    const game = withFile(({ prophecies }) => {
      Object.assign(entry(prophecies, 'prophecy-juggernaut'), { score: { per: 'tower-token', glory: 4 } })
    })
    const p = position({ game }).seat(0, { prophecies: ['prophecy-juggernaut'], wall: 5, tower: 2 })
    expect(pointsOf(p, 'prophecy')).toEqual([8])
  })

  test('RV-23.7 a card goes where `after` says', () => {
    expect(new Set([...file.villageSpoils, ...file.keepSpoils].map(({ after }) => after))).toEqual(
      new Set(['discard', 'glory-pile', 'artifact-space']),
    )
    const game = withFile(({ villageSpoils, keepSpoils }) => {
      Object.assign(entry(villageSpoils, 'village-bundle-of-swords'), { effects: [], after: 'glory-pile' })
      Object.assign(entry(keepSpoils, 'keep-art'), { after: 'discard' })
    })
    const p = position({ game }).receiving(0, 'village-bundle-of-swords')
    expect(p.player(0).pile).toEqual(['village-bundle-of-swords'])
    const q = position({ game }).receiving(0, 'keep-art')
    expect([q.player(0).pile, q.state.decks.keep.discard]).toEqual([[], ['keep-art']])
    const r = position().receiving(0, 'artifact-bodn')
    expect(r.player(0).artifacts).toMatchObject([{ card: 'artifact-bodn' }])
  })
})
