import { isRecord } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { rulebookFile as file } from '../src/content.ts'
import { type Die, SETS } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import { entry, withFile } from './other-content.ts'
import { position } from './position.ts'

/** What stands under this key, however deep. */
const everything = (value: unknown, key: string): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((part) => everything(part, key))
  if (!isRecord(value)) return []
  return [...(key in value ? [value[key]] : []), ...Object.values(value).flatMap((part) => everything(part, key))]
}

const SEA = 'battle-at-sea'

const pointsOf = (p: ReturnType<typeof position>, item: string) =>
  p
    .scoring()
    .told('final-score')[0]
    ?.items.filter((line) => line.item === item)
    .map(({ points }) => points)

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

  test('RV-23.8 the player board says which locations have a slot', () => {
    const game = withFile(({ boards }) => {
      const board = boards.find((one) => 'specialize' in one)
      if (board && 'specialize' in board) board.specialize.slots = ['raid-keeps']
    })
    const slotsOf = (played: typeof game) => Object.keys(position({ game: played }).player(0).slots)
    expect(slotsOf(reavers)).toEqual(['battle-at-sea', 'raid-villages', 'raid-keeps', 'subdue-territories'])
    expect(slotsOf(game)).toEqual(['raid-keeps'])
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
