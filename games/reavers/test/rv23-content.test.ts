import { isRecord } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { COUNTERS, DECKS, type Die, type Effect, rulebookFile as file, SETS, SOURCES } from '../src/content.ts'
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

/** What stands under this key, however deep. */
const everything = (value: unknown, key: string): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((part) => everything(part, key))
  if (!isRecord(value)) return []
  return [...(key in value ? [value[key]] : []), ...Object.values(value).flatMap((part) => everything(part, key))]
}

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

describe('places', () => {
  test('RV-23.8 what a location costs and gives is data, by position', () => {
    const game = withFile(({ locations }) => {
      Object.assign(entry(locations, 'raid-keeps'), {
        cost: { favor: 2 },
        onSelect: [{ gain: { food: 5 } }],
        action: { takeGroup: { deck: 'keep', n: 2, orBlind: 1 } },
        positionBonus: { 1: [], 2: [], 3: [], 4: [{ draw: { deck: 'village', n: 3, keep: 3 } }] },
      })
      const trade = entry(locations, 'trade-with-villages').action
      if ('pick' in trade) Object.assign(trade.pick, { timesByPosition: { 1: 1, 2: 1, 3: 1, 4: 2 } })
      const subdue = entry(locations, 'subdue-territories').action
      if ('subdue' in subdue) Object.assign(subdue.subdue, { attemptsByPosition: { 1: 5, 2: 1, 3: 1, 4: 1 } })
    })
    const p = position({ game }).seat(0, { food: 0, favor: 2 }).seat(1, { favor: 2 }).active('raid-keeps')
    expect(p.player(0).food).toBe(5)
    p.onTop('keep', 'keep-art').choose(0, { activate: 'deck' })
    expect(p.told('cards-drawn')).toMatchObject([{ seat: 0, cards: ['keep-art'] }])
    expect(p.player(0)).toMatchObject({ favor: 0, pile: ['keep-art'] })
    p.onTop('keep', 'keep-armor').choose(1, { activate: 'deck' })
    expect(
      p
        .told('cards-drawn')
        .slice(1)
        .map(({ cards }) => cards.length),
    ).toEqual([1, 3])

    const trading = position({ game }).active('trade-with-villages').choose(0, { activate: true })
    expect(trading.state.activation?.turnsLeft).toBe(1)
    trading.choose(0, { 'trade-food': true }).choose(1, { activate: true })
    expect(trading.state.activation?.turnsLeft).toBe(2)
    const subduing = position({ game }).seat(0, { food: 9 }).active('subdue-territories').choose(0, { activate: true })
    expect(subduing.state.activation?.turnsLeft).toBe(5)
  })

  test('RV-23.8 `specializable` repeats the slots of the player board', () => {
    const places = file.locations.filter(({ specializable }) => specializable).map(({ id }) => id)
    expect(places).toEqual(reavers.content.playerBoard.specialize.slots)
    for (const { id, positionBonus } of file.locations)
      expect(Object.keys(positionBonus), id).toEqual(['1', '2', '3', '4'])
  })

  test('RV-23.10 the spaces of the board are data, by number of players', () => {
    const game = withFile(({ boards }) => {
      const two = entry(boards, 'board-2')
      const trade = { prophecies: 5, dice: { red: 0, blue: 1, yellow: 3 } }
      if ('faceUp' in two)
        Object.assign(two.faceUp, {
          'trade-with-villages': { 2: trade },
          'battle-at-sea': { 2: { cards: 6 } },
          'raid-keeps': { 2: { groups: 1, groupSize: 3 } },
        })
    })
    const { prophecies, tradeDice, groups } = position({ game }).state
    expect(prophecies).toHaveLength(5)
    expect(tradeDice.map((die) => die.split(':')[0])).toEqual(['blue', 'yellow', 'yellow', 'yellow'])
    expect(groups[SEA]).toHaveLength(6)
    expect(groups['raid-keeps']?.map((group) => group.length)).toEqual([3])
    expect(groups['raid-villages']?.map((group) => group.length)).toEqual([2, 2])
  })

  test('RV-23.10 three players leave out position 4', () => {
    const boards = file.boards.flatMap((board) => ('positions' in board ? [board.positions] : []))
    expect(boards).toEqual([
      { selector: 1, others: [4] },
      { selector: 1, others: [2, 3, 4] },
    ])
    const game = withFile(({ locations }) => {
      const { action } = entry(locations, 'trade-with-villages')
      if ('pick' in action) Object.assign(action.pick, { timesByPosition: { 1: 2, 2: 3, 3: 4, 4: 5 } })
    })
    const picks = (players: number) => {
      const p = position({ players, game }).active('trade-with-villages', 1)
      return p.state.players.map((_, distance) => {
        const seat = (1 + distance) % players
        p.choose(seat, { activate: true })
        const { turnsLeft } = p.state.activation ?? expect.fail('over')
        p.choose(seat, { stop: true })
        return turnsLeft
      })
    }
    expect([2, 3, 4].map(picks)).toEqual([
      [2, 5],
      [2, 3, 4],
      [2, 3, 4, 5],
    ])
  })
})

describe('icons, sets and tiles', () => {
  test('RV-23.11 `hammers`, `satisfies` and `leaderWild` say what an icon is worth', () => {
    const game = withFile(({ icons, clans }) => {
      Object.assign(entry(icons, 'hammer'), { hammers: 3 })
      Object.assign(entry(icons, 'ship'), { satisfies: ['chest'] })
      Object.assign(entry(clans, 'clan-raven'), { leaderWild: ['chest'] })
    })
    const p = position({ game })
      .seat(0, { ship: ['red:hammer'] })
      .receiving(0, 'keep-keep-wall')
      .dice(0, 0, 2)
    p.choose(0, { fight: { 'red:hammer': 1 } })
    expect(p.told('combat-rolled')).toMatchObject([{ dice: [0, 0, 2] }])
    const raid = (ship: Die[]) => position({ game }).seat(0, { food: 2, leader: 'reaver-huskarl', ship })
    expect(raid(['red:ship', 'blue:raven']).active('raid-villages').ways(0)).toContain('activate')
    expect(raid(['red:ship', 'red:shield']).active('raid-villages').ways(0)).not.toContain('activate')
    expect(raid(['blue:raven', 'blue:raven']).active('raid-keeps').ways(0)).not.toContain('activate')
  })

  test('RV-23.12 `set` names a table of the scoring, `variant` tells Tapestries apart', () => {
    const sets = file.keepSpoils.filter(({ set }) => set)
    expect(new Set(sets.map(({ set }) => set))).toEqual(new Set(SETS))
    expect(Object.keys(file.scoring.sets).sort()).toEqual([...SETS].sort())
    expect(file.keepSpoils.filter(({ variant }) => variant).map(({ set }) => set)).toEqual(Array(3).fill('tapestry'))
    const game = withFile(({ keepSpoils }) => {
      Object.assign(entry(keepSpoils, 'keep-tapestry-gorm'), { variant: 'dearg' })
      Object.assign(entry(keepSpoils, 'keep-art'), { set: 'armor' })
    })
    const pile = [
      'keep-tapestry-gorm',
      'keep-tapestry-dearg',
      'keep-tapestry-buigh',
      'keep-art',
      'keep-armor',
      'keep-armor',
    ]
    expect(pointsOf(position({ game }).seat(0, { pile }), 'tapestry')).toEqual([6])
    expect(pointsOf(position({ game }).seat(0, { pile }), 'armor')).toEqual([6])
    expect(pointsOf(position().seat(0, { pile }), 'tapestry')).toEqual([15])
  })

  test('RV-23.12 the Defense of Keep Walls and Towers stands only in their combat', () => {
    for (const card of file.keepSpoils) expect(card).not.toHaveProperty('defense')
    const game = withFile(({ keepSpoils }) => {
      const combat = { defense: 4, win: [{ gain: { glory: 9 } }] }
      Object.assign(entry(keepSpoils, 'keep-keep-wall'), { effects: [{ may: [{ combat }] }] })
    })
    const p = position({ game }).seat(0, { favor: 0, ship: ['red:double-hammer', 'red:hammer'] })
    p.receiving(0, 'keep-keep-wall')
      .dice(2, 1, 1)
      .choose(0, { fight: { 'red:double-hammer': 1, 'red:hammer': 1 } })
    expect(p.told('combat-rolled')).toMatchObject([{ defense: 4 }])
    expect(p.player(0).glory).toBe(9)
  })

  test('RV-23.13 a tile serves as one of its icons in a use', () => {
    const { shipUpgrades } = file as unknown as { shipUpgrades: readonly { uses: string }[] }
    for (const { uses } of shipUpgrades) expect(uses).toBe('one-icon-per-round')
    const game = withFile(({ shipUpgrades: tiles }) => {
      Object.assign(entry(tiles, 'upgrade-shield'), { icons: ['chest', 'hammer'] })
    })
    const raid = (ship: Die[]) => position({ game }).seat(0, { food: 2, ship, upgrades: ['upgrade-shield'] })
    expect(raid(['red:chest']).active('raid-villages').ways(0)).toContain('activate')
    expect(raid([]).active('raid-villages').ways(0)).not.toContain('activate')
    expect(raid(['red:shield']).active('raid-keeps').ways(0)).not.toContain('activate')
    const p = raid([])
      .receiving(0, 'keep-keep-wall')
      .dice(2)
      .choose(0, { fight: { 'upgrade-shield': 1 } })
    expect(p.player(0).upgrades).toEqual([{ tile: 'upgrade-shield', ready: false }])
  })
})

describe('numbers', () => {
  test('RV-23.14 set-up and Rest are taken from the file', () => {
    const game = withFile(({ setup, rest }) => {
      Object.assign(setup, { foodBySeat: [9, 8, 7, 6], favor: 3, glory: 2, reaverCards: 1 })
      Object.assign(setup.options.startingProphecy, { cards: 2 })
      Object.assign(rest, { effects: [{ choose: [[{ gain: { favor: 4 } }], []] }] })
    })
    const p = position({ game, options: { 'starting-prophecy': true } })
    expect(p.state.players.map(({ food, favor, glory }) => [food, favor, glory])).toEqual([
      [9, 3, 2],
      [8, 3, 2],
    ])
    expect(p.player(1).prophecies).toHaveLength(2)
    p.active('raid-keeps')
    expect(p.offered(0, 'rest')).toEqual([0, 1])
    expect(p.choose(0, { rest: 0 }).player(0)).toMatchObject({ food: 9, favor: 7 })
    const dealt = position({ game }).run({ step: 'startingReavers', args: { seat: 0 } })
    expect(dealt.told('cards-drawn').map(({ cards }) => cards.length)).toEqual([1])
  })

  test('RV-23.14 scoring is taken from the file, each table beginning with 0', () => {
    for (const table of everything(file.scoring, 'table') as number[][]) expect(table[0]).toBe(0)
    for (const { table, setSize } of [file.scoring.sets.armor, file.scoring.sets.art, file.scoring.sets.treasure])
      expect(table).toHaveLength(setSize + 1)
    const game = withFile(({ scoring }) => {
      Object.assign(scoring.terror, { table: [0, -5], perFurther: -2 })
      Object.assign(scoring.sets.art, { table: [0, 4, 11], setSize: 2 })
      Object.assign(scoring.sets.tapestry, { completeSet: 20, single: 3 })
      Object.assign(scoring.tokens.farm, { tiers: [{ min: 2, each: 6 }], majority: 8 })
      Object.assign(scoring, { territoryGloryPerCleanup: 3 })
    })
    const pile = ['keep-art', 'keep-art', 'keep-art', 'keep-tapestry-gorm']
    const p = position({ game }).seat(0, { terror: 3, farm: 2, pile, territories: ['territory-food-1-a'] })
    expect(p.cleaning().player(0).glory).toBe(3)
    expect(pointsOf(p, 'terror')).toEqual([-9])
    expect(pointsOf(p, 'art')).toEqual([15])
    expect(pointsOf(p, 'tapestry')).toEqual([3])
    expect(pointsOf(p, 'farm')).toEqual([12])
    expect(pointsOf(p, 'farm-majority')).toEqual([8])
  })

  test('RV-23.9 a designed number that is changed in the file changes the game', () => {
    const game = withFile(
      ({ meta, reavers: cards, clans, seaBattles, villageSpoils, territories, boards, shipUpgrades, dice }) => {
        Object.assign(meta, { rounds: 2 })
        Object.assign(entry(cards, 'reaver-scout'), { count: 9 })
        Object.assign(entry(clans, 'clan-tree'), { promoteBonus: [{ gain: { glory: 11 } }] })
        Object.assign(entry(seaBattles, 'battle-wherry'), { defense: 6 })
        Object.assign(entry(villageSpoils, 'artifact-harp-of-the-ljosalfar'), { glory: 8 })
        for (const tile of territories.filter(({ stack }) => stack === 'favor-2'))
          Object.assign(tile, { defense: 5, peacefulCost: { favor: 6 }, reward: [{ gain: { glory: 13 } }] })
        Object.assign(entry(boards, 'player-board'), {
          diceSlots: 2,
          artifactSlots: 1,
          shipUpgradeSlots: 1,
          specialize: { slots: ['raid-keeps'], maxPerSlot: 1 },
        })
        Object.assign(entry(shipUpgrades, 'upgrade-chest'), { count: 7 })
        Object.assign(entry(dice, 'crew-die-red'), { count: 5 })
        Object.assign(entry(dice, 'combat-die'), { count: 1 })
      },
    )
    const at = () => position({ game })
    expect(at().round(2).run({ step: 'endRound', args: null }).state.phase).toBe('over')
    const { decks, groups, upgrades, supply, tradeDice } = at().state
    const scouts = [...decks.reaver.cards, ...(groups['recruit-reavers'] ?? []).flat()]
    expect(scouts.filter((card) => card === 'reaver-scout')).toHaveLength(9)
    expect(upgrades['upgrade-chest']).toBe(7)
    expect(supply.red + tradeDice.filter((die) => die.startsWith('red')).length).toBe(5)
    const promoted = at()
      .receiving(0, 'reaver-scout')
      .choose(0, { card: { 'reaver-scout': { promote: true } } })
    expect(promoted.player(0).glory).toBe(11)
    expect(pointsOf(at().seat(0, { pile: ['artifact-harp-of-the-ljosalfar'] }), 'artifact')).toEqual([8])

    const subdued = at().seat(0, { favor: 6 }).active('subdue-territories').choose(0, { activate: true })
    subdued.choose(0, { peaceful: 'favor-2' }).choose(0, { stop: true })
    expect(subdued.player(0)).toMatchObject({ favor: 0, glory: 13 })
    const forced = at()
      .seat(0, { favor: 0, ship: ['red:hammer'] })
      .active('subdue-territories')
      .dice(2)
    forced.choose(0, { activate: true }).choose(0, { force: 'favor-2' })
    expect(forced.told('combat-rolled')).toMatchObject([{ defense: 5, dice: [2] }])
    const wherry = at().seat(0, { food: 4, favor: 0, ship: ['red:hammer', 'blue:hammer'] })
    wherry.group(SEA, 0, 'battle-wherry').onTop('sea-journey', 'journey-all-quiet').active(SEA)
    wherry
      .choose(0, { activate: true })
      .choose(0, { take: 0 })
      .refused(0, { fight: { 'red:hammer': 1, 'blue:hammer': 1 } })
    wherry.choose(0, { fight: { 'red:hammer': 1 } })
    expect(wherry.told('combat-rolled')).toMatchObject([{ defense: 6 }])

    const full = at()
      .seat(0, { ship: ['red:hammer', 'blue:ship'] })
      .active('raid-villages')
      .choose(0, { rest: 1 })
    expect(full.choose(0, 'blue:raven').waiting.step).toBe('settleDice')
    expect(
      at()
        .seat(0, { artifacts: ['artifact-bodn'] })
        .receiving(0, 'artifact-bodn').waiting.step,
    ).toBe('makeRoom')
    const tile = at()
      .seat(0, { upgrades: ['upgrade-chest'] })
      .receiving(0, 'village-chest-upgrade')
    expect(tile.player(0)).toMatchObject({ glory: 3, upgrades: [{ tile: 'upgrade-chest' }] })
    const slot = at()
      .seat(0, { slots: { 'raid-keeps': ['reaver-huskarl'] } })
      .receiving(0, 'reaver-huskarl')
    slot.refused(0, { card: { 'reaver-huskarl': { specialize: 'raid-keeps' } } })
  })
})
