import { isRefusal, openTable, quickRandom, verifyReplay, writeReplay } from '@longhouse/kernel'
import { checkRandomGame, playRandomly } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { rulebookFile } from '../src/content.ts'
import { reavers, withContent } from '../src/index.ts'
import { packRules } from '../src/pack.ts'
import { exchange } from './other-content.ts'
import { accepted, berserk, ghostShip, gjallarhorn, name, pack, shrine } from './own-content.ts'
import { position } from './position.ts'

describe('a pack that is accepted', () => {
  test('an entry with a known id changes the fields it names, and no others', () => {
    const game = accepted({ seaBattles: [{ id: 'battle-cargo-ship', rewards: [{ gain: { glory: 20 } }] }] })
    expect(game.content.seaBattles['battle-cargo-ship']).toMatchObject({ defense: 2, count: 7 })
    const p = position({ game }).seat(0, { food: 4, ship: ['red:ship', 'blue:chest', 'blue:shield'] })
    p.onTop('sea-journey', 'journey-all-quiet').group('battle-at-sea', 0, 'battle-cargo-ship')
    p.active('battle-at-sea').choose(0, { activate: true }).choose(0, { take: 0 })
    const combination = { ship: { 'red:ship': 1 }, chest: { 'blue:chest': 1 }, shield: { 'blue:shield': 1 } }
    expect(p.choose(0, { combination }).player(0)).toMatchObject({ glory: 22, food: 0 })
  })

  test('an entry with a new id is added to its deck, in all its copies', () => {
    const game = accepted({ reavers: [berserk], seaBattles: [ghostShip], villageSpoils: [gjallarhorn, shrine] })
    const { decks, groups } = position({ game }).state
    const copies = (id: string) =>
      [...Object.values(decks).flatMap(({ cards }) => cards), ...Object.values(groups).flat(2)].filter(
        (card) => card === id,
      )
    expect(copies('reaver-berserk')).toHaveLength(3)
    expect(copies('battle-ghost-ship')).toHaveLength(2)
    expect(copies('village-shrine')).toHaveLength(4)
    const p = position({ game }).seat(0, {
      food: 2,
      ship: ['blue:shield', 'blue:shield'],
      artifacts: ['artifact-gjallarhorn=red:double-hammer'],
    })
    p.group('raid-keeps', 0, 'keep-keep-wall', 'keep-art').onTop('keep', 'keep-art', 'keep-art')
    p.active('raid-keeps')
      .choose(0, { activate: 0 })
      .choose(0, { card: { 'keep-keep-wall': true } })
    p.dice(2, 0, 0).choose(0, { fight: { 'artifact-gjallarhorn': 1 } })
    expect(p.told('combat-rolled')).toMatchObject([{ defense: 2, dice: [2, 0, 0] }])
    expect(p.player(0)).toMatchObject({ wall: 1, artifacts: [{ die: null, used: true }] })
  })

  test('a card with no copies stays in the box', () => {
    const { decks, groups } = position({
      game: accepted({ villageSpoils: [{ id: 'artifact-bodn', count: 0 }] }),
    }).state
    expect([...decks.village.cards, ...Object.values(groups).flat(2)]).not.toContain('artifact-bodn')
  })

  test('the entries of a host say so, whatever they claim, and old notes on their fields are gone', () => {
    const { file } = accepted({
      reavers: [{ id: 'reaver-fanatic', count: 4, source: 'rulebook' }, berserk],
      scoring: { territoryGloryPerCleanup: 2 },
    }).content
    const fanatic = file.reavers.find(({ id }) => id === 'reaver-fanatic')
    expect(fanatic).toMatchObject({ source: 'host', count: 4, clan: 'clan-helm' })
    expect(fanatic).not.toHaveProperty('fieldSources')
    expect(fanatic).not.toHaveProperty('note')
    expect(file.reavers.at(-1)).toMatchObject({ id: 'reaver-berserk', source: 'host' })
    expect(file.scoring).toMatchObject({ source: 'host', terror: { perFurther: -6 } })
    expect(file.reavers.find(({ id }) => id === 'reaver-scout')?.source).toBe('rulebook')
  })

  test('the rulebook itself is untouched', () => {
    accepted({ seaBattles: [{ id: 'battle-wherry', defense: 9 }] })
    expect(reavers.content.seaBattles['battle-wherry']?.defense).toBe(3)
    expect(withContent(pack({}))).toMatchObject({ id: 'reavers', content: { file: rulebookFile } })
  })

  test('all that the rulebook says can be said by a pack', () => {
    const whole = rulebookFile as unknown as { readonly [list: string]: unknown }
    const game = accepted(Object.fromEntries(Object.keys(packRules.lists).map((list) => [list, whole[list]])))
    expect(game.content.stacks).toEqual(
      Object.fromEntries(Object.entries(reavers.content.stacks).map(([id, tile]) => [id, { ...tile, source: 'host' }])),
    )
  })

  test('RV-23.10 the least that there can be is enough', () => {
    const groups = { 2: { groups: 1, groupSize: 2 } }
    const faceUp = {
      'trade-with-villages': { 2: { prophecies: 0, dice: { red: 0, blue: 0, yellow: 0 } } },
      'battle-at-sea': { 2: { cards: 1 } },
      ...{ 'raid-villages': groups, 'raid-keeps': groups, 'recruit-reavers': groups },
    }
    const boards = [
      { id: 'board-2', faceUp },
      { id: 'player-board', shipUpgradeSlots: 1 },
    ]
    const game = accepted({ boards, dice: [{ id: 'combat-die', count: 1 }] })
    expect(game.content.combatDice).toBe(1)
    const { prophecies, tradeDice, groups: dealt } = position({ game }).state
    expect([prophecies, tradeDice]).toEqual([[], []])
    const sizes = Object.entries(dealt).map(([location, there]) => [location, there?.map(({ length }) => length)])
    const dealtOnce = { 'battle-at-sea': [1], 'raid-villages': [2], 'raid-keeps': [2], 'recruit-reavers': [2] }
    expect(Object.fromEntries(sizes)).toEqual(dealtOnce)
  })

  test('each list can be changed', () => {
    const peacefulCost = { food: 1 }
    const game = accepted({
      name: 'Fog and iron',
      icons: [{ id: 'double-hammer', hammers: 3, satisfies: ['hammer', 'shield'] }],
      clans: [{ id: 'clan-tree', leaderWild: ['ship'], promoteBonus: [{ gain: { glory: 6 } }] }],
      dice: [
        { id: 'crew-die-red', count: 12, faces: ['helm', 'helm', 'hammer', 'hammer', 'double-hammer', 'ship'] },
        { id: 'combat-die', count: 8, faces: [0, 1, 1, 2, 2, 2] },
      ],
      boards: [{ id: 'player-board', shipUpgradeSlots: 4 }],
      locations: [
        { id: 'raid-keeps', cost: { favor: 1, dice: [{ any: true, n: 2 }] }, onSelect: [{ gain: { food: 1 } }] },
      ],
      rest: { effects: [{ choose: [[{ gain: { food: 3 } }], []] }] },
      reavers: [berserk],
      prophecies: [{ id: 'prophecy-juggernaut', score: { per: 'farm-token', glory: 3 } }],
      seaJourneys: [{ id: 'journey-rough-seas', avoid: null, penalty: [{ loseDice: { n: 2, color: 'any' } }] }],
      seaBattles: [ghostShip],
      villageSpoils: [gjallarhorn, shrine],
      keepSpoils: [
        { id: 'keep-keep-wall', effects: [{ may: [{ combat: { defense: 4, win: [{ gain: { wall: 2 } }] } }] }] },
      ],
      territories: ['territory-food-1-a', 'territory-food-1-b'].map((id) => ({ id, peacefulCost })),
      shipUpgrades: [{ id: 'upgrade-sail', name, count: 2, icons: ['ship'], uses: 'one-icon-per-round' }],
      setup: { foodBySeat: [1, 1, 1, 1], reaverCards: 3 },
      scoring: { terror: { table: [0, -2], perFurther: -3 } },
    })
    const { content } = game
    expect(content.hammers['double-hammer']).toBe(3)
    expect(content.satisfies['double-hammer']).toEqual(['double-hammer', 'hammer', 'shield'])
    expect(content.clans['clan-tree']).toMatchObject({ leaderWild: ['ship'], icon: 'tree' })
    expect(content.diceTotal.red).toBe(12)
    expect([content.combatDice, content.combatFaces]).toEqual([8, [0, 1, 1, 2, 2, 2]])
    expect(content.playerBoard.shipUpgradeSlots).toBe(4)
    expect(content.locations['raid-keeps'].cost.favor).toBe(1)
    expect(content.restBranches).toHaveLength(2)
    expect(content.prophecies['prophecy-juggernaut']?.score.per).toBe('farm-token')
    expect(content.journeys['journey-rough-seas']?.avoid).toBe(null)
    expect(content.spoils['keep-keep-wall']?.effects).toHaveLength(1)
    expect(content.stacks['food-1']?.peacefulCost).toEqual({ food: 1 })
    expect(content.upgrades['upgrade-sail']?.icons).toEqual(['ship'])
    expect(content.setup.foodBySeat).toEqual([1, 1, 1, 1])
    expect(content.scoring.terror.table).toEqual([0, -2])
  })

  test('tables played with a pack are another version, the same for the same pack', () => {
    const game = accepted({ reavers: [berserk] })
    expect(game.version).toMatch(new RegExp(`^${reavers.version}\\+[0-9a-f]{12}$`))
    expect(accepted({ reavers: [berserk] }).version).toBe(game.version)
    expect(accepted({ reavers: [{ ...berserk, count: 1 }] }).version).not.toBe(game.version)

    const table = openTable(game, { players: 2, seed: 'packed' })
    if (isRefusal(table)) return expect.fail(table.refused)
    const replay = writeReplay(table, playRandomly(game, table, quickRandom('packed')))
    expect(verifyReplay(game, replay)).toBe(null)
    expect(verifyReplay(reavers, replay)).toMatchObject({ refused: 'replay-other-version' })
  })

  /** Every word of RV-23, where the rulebook does not use it. */
  const strange = {
    clans: [
      {
        id: 'clan-raven',
        promoteBonus: [{ takeUpgrade: { tile: 'upgrade-sail' } }, { startPlayerMarker: 'take-or-pass' }],
      },
    ],
    locations: [
      {
        id: 'recruit-reavers',
        onSelect: [{ draw: { deck: ['village', 'prophecy'], n: 3, keep: 1 } }, { loseDice: { n: 1, color: 'leader' } }],
        positionBonus: {
          1: [{ draw: { deck: 'keep', n: 1, keep: 1 } }],
          2: [],
          3: [],
          4: [{ draw: { deck: 'reaver', n: 1, keep: 1 } }],
        },
      },
      {
        id: 'trade-with-villages',
        action: {
          pick: {
            timesByPosition: { 1: 4, 2: 2, 3: 1, 4: 2 },
            options: [
              { id: 'trade-dice', name, count: 1, effects: [{ takeTradeDice: { n: 3 } }] },
              {
                id: 'trade-prophecy',
                name,
                count: 1,
                effects: [{ takeProphecy: { from: ['face-up', 'deck'] } }],
              },
              {
                id: 'trade-blood',
                name,
                count: 1,
                effects: [
                  exchange({ terror: 1, food: 1 }, [
                    { gain: { tower: 1 } },
                    { opponentGains: { gain: { terror: 2 } } },
                  ]),
                ],
              },
            ],
          },
        },
      },
      { id: 'battle-at-sea', cost: { cards: [{ from: ['specialized', 'prophecy', 'ship-upgrade'], n: 1 }] } },
    ],
    rest: {
      effects: [
        {
          choose: [[{ pay: { favor: 1 } }, { draw: { deck: 'reaver', n: 2, keep: 2 } }], [], [{ lose: { terror: 2 } }]],
        },
      ],
    },
    reavers: [berserk],
    seaJourneys: [
      {
        id: 'journey-all-quiet',
        avoid: {},
        avoidReward: [{ gainDice: [{ color: 'any', face: 'ship' }] }],
        penalty: [
          { lose: { farm: 1, wall: 1, tower: 1 } },
          { discardCard: { from: ['leader', 'prophecy', 'ship-upgrade'], n: 2 } },
        ],
      },
    ],
    seaBattles: [ghostShip],
    villageSpoils: [
      gjallarhorn,
      shrine,
      {
        ...gjallarhorn,
        id: 'artifact-gungnir',
        stores: { any: true },
        effects: [
          { resolveReaver: { part: 'specialization', scope: 'acquired-this-activation' } },
          { takeUpgrade: { tile: 'upgrade-sail' } },
        ],
      },
    ],
    keepSpoils: [
      {
        id: 'keep-hall',
        name,
        kind: 'tower',
        count: 6,
        effects: [
          { draw: { deck: 'reaver', n: 1, keep: 1 } },
          { may: [{ loseDice: { n: 1, color: 'any' } }, { gain: { tower: 1 } }] },
        ],
        after: 'discard',
      },
    ],
    shipUpgrades: [{ id: 'upgrade-sail', name, count: 3, icons: ['ship', 'tree'], uses: 'one-icon-per-round' }],
    setup: { reaverCards: 1, favor: 4 },
  }

  test.each([2, 3, 4])('a game of %i with a pack is played to its end', (players) => {
    checkRandomGame(accepted(strange), { players, seed: 'pack' }, quickRandom(`pack-${players}`))
  })
})
