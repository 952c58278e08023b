import { describe, expect, test } from 'vitest'
import { rulebookFile } from '../src/content.ts'
import { accepted, berserk, pack, problems, trade } from './own-content.ts'
import { position } from './position.ts'

/** The spaces of the board for two, with so many red dice to trade for. */
const withTradeDice = (red: number) => {
  const spaces = rulebookFile.boards.flatMap((board) =>
    'faceUp' in board && board.id === 'board-2' ? board.faceUp : [],
  )
  return { ...spaces[0], 'trade-with-villages': { 2: { prophecies: 3, dice: { red, blue: 2, yellow: 2 } } } }
}

describe('a pack that is refused', () => {
  test.each([
    ['nothing', null, 'pack-not-a-record'],
    ['a list', [], 'pack-not-a-record'],
    ['of no game', {}, 'pack-other-game undefined'],
    ['of another game', { game: 'champions', reavers: [] }, 'pack-other-game champions'],
    ['with an unknown list', pack({ dragons: [] }), 'pack-unknown-list dragons'],
    ['with a list that no pack may change', pack({ pieces: [] }), 'pack-unknown-list pieces'],
    ['with no list', pack({ reavers: { id: 'reaver-scout' } }), 'pack-not-a-list reavers'],
    ['with an entry of nothing', pack({ reavers: [null] }), 'pack-entry-without-id reavers 1'],
    ['with a single entry that is none', pack({ rest: 'never' }), 'pack-entry-without-id rest 1'],
    [
      'with an entry twice',
      pack({ prophecies: [{ id: 'prophecy-juggernaut' }, { id: 'prophecy-juggernaut' }] }),
      'pack-entry-twice prophecies prophecy-juggernaut',
    ],
    [
      'with an unknown field',
      pack({ reavers: [{ id: 'reaver-scout', speed: 1 }] }),
      'pack-unknown-field reavers reaver-scout speed',
    ],
    [
      'with an id of another list',
      pack({ reavers: [{ ...berserk, id: 'battle-knarr' }] }),
      'pack-id-taken reavers battle-knarr id',
    ],
    [
      'with the id of a location',
      pack({ reavers: [{ ...berserk, id: 'raid-keeps' }] }),
      'pack-id-taken reavers raid-keeps id',
    ],
    [
      'with the name of a trade option',
      pack({ reavers: [{ ...berserk, id: 'trade-food' }] }),
      'pack-id-taken reavers trade-food id',
    ],
    ['with the name of a stack', pack({ reavers: [{ ...berserk, id: 'food-1' }] }), 'pack-id-taken reavers food-1 id'],
  ])('%s', (_, given, problem) => {
    expect(problems(given)).toEqual([problem])
  })

  test('every problem is named, with list, entry and field', () => {
    const given = pack({
      reavers: [{ id: 'reaver-new', count: 1 }],
      gods: [],
      seaBattles: [{ id: 'battle-wherry', defense: 0 }],
      rest: { effects: [] },
    })
    expect(problems(given)).toEqual([
      ...['name', 'clan', 'dice', 'rally', 'specialization'].map(
        (field) => `pack-bad-field reavers reaver-new ${field}`,
      ),
      'pack-unknown-list gods',
      'pack-bad-field seaBattles battle-wherry defense',
      'pack-bad-field rest rest effects',
    ])
  })

  test.each([
    ['icons', 'hammer', { hammers: 7 }],
    ['icons', 'hammer', { satisfies: ['fist'] }],
    ['icons', 'hammer', { kind: 'clan' }],
    ['clans', 'clan-tree', { leaderWild: ['double-hammer'] }],
    ['clans', 'clan-tree', { color: 'red' }],
    ['clans', 'clan-tree', { promoteBonus: [] }],
    ['dice', 'crew-die-red', { faces: ['helm', 'ship', 'ship', 'ship', 'ship'] }],
    ['dice', 'crew-die-red', { faces: ['helm', 'ship', 'ship', 'ship', 'ship', 'fist'] }],
    ['dice', 'crew-die-red', { count: 0 }],
    ['dice', 'combat-die', { faces: [0, 0, 0, 1, 1, 3] }],
    ['dice', 'combat-die', { count: 13 }],
    ['dice', 'combat-die', { count: 0 }],
    ['boards', 'player-board', { diceSlots: 12 }],
    ['boards', 'player-board', { shipUpgradeSlots: 0 }],
    ['boards', 'player-board', { faceUp: {} }],
    ['boards', 'board-2', { faceUp: {} }],
    ['boards', 'board-2', { shipUpgradeSlots: 3 }],
    ['locations', 'raid-keeps', { cost: { silver: 1 } }],
    ['locations', 'raid-keeps', { banner: 'blue' }],
    ['locations', 'raid-keeps', { action: { takeGroup: { deck: 'village', n: 2, orBlind: 2 } } }],
    ['locations', 'raid-keeps', { positionBonus: { 1: [], 2: [], 3: [] } }],
    ['locations', 'raid-keeps', { positionBonus: { 1: [{ gain: { food: 1 } }], 2: [], 3: [], 4: [] } }],
    [
      'locations',
      'raid-keeps',
      { positionBonus: { 1: [{ draw: { deck: 'keep', n: 2, keep: 1 } }], 2: [], 3: [], 4: [] } },
    ],
    [
      'locations',
      'raid-keeps',
      { positionBonus: { 1: [{ draw: { deck: 'prophecy', n: 1, keep: 1 } }], 2: [], 3: [], 4: [] } },
    ],
    [
      'locations',
      'battle-at-sea',
      { positionBonus: { 1: [{ draw: { deck: 'keep', n: 1, keep: 1 } }], 2: [], 3: [], 4: [] } },
    ],
    ['locations', 'battle-at-sea', { action: { sequence: ['battle'], battle: { from: ['deck'] } } }],
    ['locations', 'subdue-territories', { cost: { food: 1 } }],
    [
      'locations',
      'subdue-territories',
      {
        action: {
          subdue: { attemptsByPosition: { 1: 3 }, methods: ['force', 'peaceful'], reveal: 'after-last-attempt' },
        },
      },
    ],
    [
      'locations',
      'subdue-territories',
      {
        action: {
          subdue: { attemptsByPosition: { 1: 3, 2: 2, 3: 1, 4: 1 }, methods: ['force'], reveal: 'after-last-attempt' },
        },
      },
    ],
    ['locations', 'trade-with-villages', trade({ id: 'stop', effects: [{ gain: { food: 1 } }] })],
    ['locations', 'trade-with-villages', trade({ id: 'trade-with-villages', effects: [{ gain: { food: 1 } }] })],
    ['locations', 'trade-with-villages', trade({ count: 2, effects: [{ gain: { food: 1 } }] })],
    ['reavers', 'reaver-scout', { clan: 'clan-wolf' }],
    ['reavers', 'reaver-scout', { dice: [{ color: 'red', face: 'helm' }] }],
    ['reavers', 'reaver-scout', { rally: [{ color: 'red', face: 'roll' }] }],
    ['reavers', 'reaver-scout', { specialization: [] }],
    ['prophecies', 'prophecy-juggernaut', { score: { per: 'beards', glory: 1 } }],
    ['prophecies', 'prophecy-juggernaut', { score: { per: 'wall-token', glory: -1 } }],
    ['seaJourneys', 'journey-kraken', { avoid: { dice: [] } }],
    ['seaJourneys', 'journey-all-quiet', { avoidReward: [{ gain: { food: 1 } }] }],
    ['seaJourneys', 'journey-kraken', { after: 'glory-pile' }],
    ['seaBattles', 'battle-wherry', { combination: [] }],
    ['seaBattles', 'battle-wherry', { combination: [{ any: true, n: 2 }] }],
    ['seaBattles', 'battle-wherry', { after: 'discard' }],
    ['villageSpoils', 'artifact-bodn', { stores: { color: 'red' } }],
    ['villageSpoils', 'artifact-bodn', { stores: { icon: 'hammer', any: true } }],
    ['villageSpoils', 'artifact-bodn', { when: [] }],
    ['villageSpoils', 'artifact-bodn', { when: ['market'] }],
    ['villageSpoils', 'artifact-bodn', { after: 'discard' }],
    ['villageSpoils', 'village-farm', { after: 'artifact-space' }],
    ['villageSpoils', 'village-farm', { glory: 3 }],
    ['villageSpoils', 'village-farm', { kind: 'armor' }],
    ['keepSpoils', 'keep-armor', { kind: 'artifact' }],
    ['keepSpoils', 'keep-armor', { set: 'art' }],
    ['keepSpoils', 'keep-armor', { after: 'discard' }],
    ['keepSpoils', 'keep-armor', { variant: 'gorm' }],
    ['keepSpoils', 'keep-keep-wall', { set: 'art' }],
    ['territories', 'territory-food-1-a', { stack: 'food-2' }],
    ['territories', 'territory-food-1-a', { color: 'blue' }],
    ['territories', 'territory-food-1-a', { defense: 2 }],
    ['territories', 'territory-food-1-a', { peacefulCost: { favor: 1 } }],
    ['territories', 'territory-dice-1-a', { peacefulCost: { dice: [{ icon: 'ship', n: 1 }] } }],
    ['territories', 'territory-food-1-a', { reward: [] }],
    ['shipUpgrades', 'upgrade-chest', { icons: [] }],
    ['shipUpgrades', 'upgrade-chest', { icons: ['double-hammer'] }],
    ['shipUpgrades', 'upgrade-chest', { uses: 'for-ever' }],
    ['setup', 'setup', { foodBySeat: [1, 2, 3] }],
    ['setup', 'setup', { reaverCards: 9 }],
    ['setup', 'setup', { options: { startingProphecy: { default: 'yes', cards: 1 } } }],
    ['setup', 'setup', { pawns: { 2: 1 } }],
    ['scoring', 'scoring', { terror: { table: [0, 1], perFurther: -1 } }],
    ['scoring', 'scoring', { terror: { table: [-1, -1], perFurther: -1 } }],
    ['scoring', 'scoring', { sets: { ...rulebookFile.scoring.sets, art: { table: [0, 3, 6, 10], setSize: 4 } } }],
    ['scoring', 'scoring', { sets: { ...rulebookFile.scoring.sets, art: { table: [1, 3, 6, 10], setSize: 3 } } }],
    ['scoring', 'scoring', { sets: { art: { table: [0, 3, 6, 10], setSize: 3 } } }],
    [
      'scoring',
      'scoring',
      {
        tokens: {
          ...rulebookFile.scoring.tokens,
          farm: {
            tiers: [
              { min: 4, each: 1 },
              { min: 1, each: 2 },
            ],
            majority: 3,
          },
        },
      },
    ],
    ['scoring', 'scoring', { tieBreak: ['food'] }],
    ['rest', 'rest', { effects: [{ gain: { food: 2 } }] }],
    ['rest', 'rest', { effects: [{ choose: [[{ gain: { food: 2 } }]] }] }],
    ['rest', 'rest', { effects: [{ choose: [[]] }, { gain: { food: 2 } }] }],
  ])('%s %s with %j', (list, id, fields) => {
    const isSingle = ['rest', 'setup', 'scoring'].includes(list)
    const wrong = Object.keys(fields)[0]
    const found = problems(pack({ [list]: isSingle ? fields : [{ id, ...fields }] }))
    expect(found).toContain(`pack-bad-field ${list} ${id} ${wrong}`)
  })

  test('parts of the box that are not there', () => {
    const die = { ...rulebookFile.dice[0], id: 'crew-die-green', color: 'green' }
    expect(problems(pack({ dice: [die] }))).toContain('pack-bad-field dice crew-die-green id')
    expect(problems(pack({ rest: { id: 'feast' } }))).toContain('pack-bad-field rest feast id')
  })

  test('a stack whose tiles could be told apart', () => {
    expect(
      problems(pack({ territories: [{ id: 'territory-dice-2-b', peacefulCost: { dice: [{ any: true, n: 3 }] } }] })),
    ).toEqual(['pack-bad-field territories territory-dice-2-b peacefulCost'])
  })

  test('a die gained on a face that no die has', () => {
    const faces = ['raven', 'raven', 'shield', 'shield', 'chest', 'ship']
    expect(problems(pack({ dice: [{ id: 'crew-die-blue', faces }] }))).toEqual([
      'pack-bad-field reavers reaver-freeman specialization',
    ])
    const specialization = [{ gainDice: [{ color: 'red', face: 'tree' }] }]
    expect(problems(pack({ reavers: [{ id: 'reaver-scout', specialization }] }))).toEqual([
      'pack-bad-field reavers reaver-scout specialization',
    ])
  })

  test('more dice to trade for than four of a colour', () => {
    const boards = (red: number) => ({ boards: [{ id: 'board-2', faceUp: withTradeDice(red) }] })
    expect(accepted(boards(4)).players).toBeDefined()
    expect(problems(pack(boards(5)))).toEqual(['pack-bad-field boards board-2 faceUp'])
  })

  test('groups of other sizes than are taken', () => {
    const action = { takeGroup: { deck: 'keep', n: 3, orBlind: 3 } }
    expect(problems(pack({ locations: [{ id: 'raid-keeps', action }] }))).toEqual([
      'pack-bad-field boards board-2 faceUp',
      'pack-bad-field boards board-3-4 faceUp',
    ])
  })

  test('a fourth kind of Tapestry, unless four make a set', () => {
    const loki = {
      ...rulebookFile.keepSpoils.find(({ id }) => id === 'keep-tapestry-gorm'),
      id: 'keep-tapestry-loki',
      variant: 'loki',
    }
    expect(problems(pack({ keepSpoils: [loki] }))).toEqual(['pack-bad-field scoring scoring sets'])
    const sets = { ...rulebookFile.scoring.sets, tapestry: { completeSet: 25, distinct: 4, single: 2 } }
    const game = accepted({ keepSpoils: [loki], scoring: { sets } })
    const pile = ['dearg', 'buigh', 'gorm', 'loki'].map((kind) => `keep-tapestry-${kind}`)
    const items = position({ game }).seat(0, { pile }).scoring().told('final-score')[0]?.items
    expect(items?.find(({ item }) => item === 'tapestry')?.points).toBe(25)
  })

  test('too few cards to set up a table of four', () => {
    const without = (
      list: 'reavers' | 'prophecies' | 'seaJourneys' | 'seaBattles' | 'villageSpoils' | 'keepSpoils',
      keep: number,
    ) => pack({ [list]: rulebookFile[list].slice(keep).map(({ id }) => ({ id, count: 0 })) })
    expect(problems(without('reavers', 3))).toEqual(['pack-too-few-cards reavers 9 16'])
    expect(problems(without('prophecies', 3))).toEqual(['pack-too-few-cards prophecies 6 8'])
    expect(problems(without('seaJourneys', 0))).toEqual(['pack-too-few-cards seaJourneys 0 1'])
    expect(problems(without('seaBattles', 0))).toEqual(['pack-too-few-cards seaBattles 0 4'])
    expect(problems(without('villageSpoils', 3))).toEqual(['pack-too-few-cards villageSpoils 6 8'])
    expect(problems(without('keepSpoils', 0))).toEqual(['pack-too-few-cards keepSpoils 0 8'])
    const noFood = ['a', 'b'].map((letter) => ({ id: `territory-food-3-${letter}`, count: 0 }))
    expect(problems(pack({ territories: noFood }))).toEqual(['pack-too-few-cards territories 0 1'])
  })
})
