import { type Game, isRefusal, openTable, quickRandom, verifyReplay, writeReplay } from '@longhouse/kernel'
import { checkRandomGame, playRandomly } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Champions } from '../src/champions.ts'
import { rulebookFile } from '../src/content.ts'
import { champions, withContent } from '../src/index.ts'
import { position } from './position.ts'

const pack = (lists: object): object => ({ game: 'champions', ...lists })

/** The game with a pack that must be accepted. */
function accepted(lists: object): Game<Champions> {
  const game = withContent(pack(lists))
  return 'id' in game ? game : expect.fail(JSON.stringify(game))
}

/** Every problem of a pack that must be refused, as short words. */
function problems(given: unknown): string[] {
  const answer = withContent(given)
  if ('id' in answer) return expect.fail('accepted')
  return answer.map(({ refused, facts }) => [refused, ...Object.values(facts)].join(' '))
}

const name = { en: 'Fog Troll', pl: 'Troll z Mgły' }
const fogTroll = { id: 'troll-fog', name, count: 1, attack: 2, defence: 6, restrict: ['axe'], reward: { glory: 9 } }

describe('a pack that is accepted', () => {
  test('an entry with a known id changes the fields it names, and no others', () => {
    const game = accepted({ trolls: [{ id: 'troll-bog', defence: 1, reward: { glory: 7, coin: 2 } }] })
    expect(game.content.enemies['troll-bog']).toMatchObject({ attack: 1, defence: 1, reward: { glory: 7, coin: 2 } })
    expect(game.content.file.trolls).toHaveLength(rulebookFile.trolls.length)
    const p = position({ game }).seat(0, { leader: 'gylfir', favor: 0, coin: 0, warriors: '' }).troll('troll-bog')
    p.crew(0, 'troll-gate', 'SS').dice('Shs').at('fights')
    expect(p.player(0)).toMatchObject({ glory: 7, coin: 2 })
  })

  test('a journey that takes more warriors than are aboard takes all of them, and no food instead', () => {
    const effect = { kind: 'lose', warrior: 2 }
    const p = position({ game: accepted({ journeys: [{ id: 'journey-whirlpool', effect }] }) })
      .seat(0, { leader: 'gylfir', favor: 0, food: 0, warriors: '', runes: [] })
      .journey('shore-2', 'journey-whirlpool')
      .ship(0, 'public-large', 'shore-2', 'S', 3)
      .at('fights')
    expect(p.told('warriors-lost')).toMatchObject([{ warriors: { swordsman: 1 }, cause: 'journey-whirlpool' }])
    expect(p.told('food-lost')).toEqual([])
  })

  test('the fight of a journey may be as weak as a fight can be', () => {
    const effect = { kind: 'combat', attack: 0, defence: 1, glory: 0 }
    const { content } = accepted({ journeys: [{ id: 'journey-kraken', effect }] })
    expect(content.journeys['journey-kraken']?.effect).toEqual(effect)
  })

  test('an entry with a new id is added to its deck, in all its copies and colours', () => {
    const warg = {
      id: 'monster-ghost-warg',
      name,
      count: 3,
      colors: { red: 1, blue: 2 },
      attack: 1,
      defence: 1,
      restrict: [],
      reward: {},
    }
    const game = accepted({ trolls: [fogTroll], monsters: [warg] })
    const { trollDeck, troll, monsterDeck, shores } = position({ game }).state
    expect([...trollDeck, troll].filter((card) => card === 'troll-fog')).toHaveLength(1)
    const monsters = [...monsterDeck, ...shores.map(({ monster }) => monster)]
    expect(monsters.filter((card) => card?.startsWith('monster-ghost-warg:')).sort()).toEqual([
      'monster-ghost-warg:blue',
      'monster-ghost-warg:blue',
      'monster-ghost-warg:red',
    ])
    expect(monsters).toHaveLength(36 + 3)
  })

  test('a card with no copies stays in the box', () => {
    const game = accepted({ runes: [{ id: 'rune-fame', count: 0 }], longships: [{ id: 'private-karvi', count: 0 }] })
    const { runeDeck, runeDisplay, longshipsOnOffer } = position({ game }).state
    expect([...runeDeck, ...runeDisplay]).not.toContain('rune-fame')
    expect(longshipsOnOffer).toEqual(['private-snekkja'])
  })

  test('the entries of a host say so, whatever they claim, and old notes on their fields are gone', () => {
    const game = accepted({ runes: [{ id: 'rune-fame', glory: 9, source: 'rulebook' }], trolls: [fogTroll] })
    const fame = game.content.file.runes.find(({ id }) => id === 'rune-fame')
    expect(fame).toMatchObject({ source: 'host', glory: 9, timing: 'enemy-defeated' })
    expect(fame).not.toHaveProperty('fieldSources')
    expect(game.content.file.trolls.at(-1)).toMatchObject({ id: 'troll-fog', source: 'host' })
    expect(game.content.file.runes.find(({ id }) => id === 'rune-gifts')?.source).toBe('rulebook')
  })

  test('the rulebook itself is untouched', () => {
    accepted({ trolls: [{ id: 'troll-bog', attack: 9 }] })
    expect(champions.content.enemies['troll-bog']?.attack).toBe(1)
    expect(withContent(pack({}))).toMatchObject({ id: 'champions', content: { file: rulebookFile } })
  })

  test('each list can be changed', () => {
    const game = accepted({
      name: 'Fog and iron',
      trolls: [fogTroll],
      draugr: [{ id: 'draugr-king', attack: 4 }],
      monsters: [{ id: 'monster-warg', restrict: ['sword', 'axe'], text: name, notes: 'Fiercer.' }],
      merchantShips: [{ id: 'ship-fish', gain: { favor: 2, axeman: 1 } }],
      stalls: [{ id: 'stall-skald', cost: { favor: 1 }, repeat: { min: 1, max: 2 } }],
      longships: [
        { id: 'public-small', capacity: 4 },
        {
          id: 'private-byrding',
          name,
          count: 1,
          public: false,
          capacity: 7,
          buildCost: { wood: 5 },
          glory: 2,
          minPlayers: 2,
        },
      ],
      journeys: [{ id: 'journey-storm', effect: { kind: 'lose', food: 3, warrior: 1 } }],
      destinies: [
        { id: 'destiny-wealthy', condition: { metric: 'defeated-color', color: 'red', minimum: 2 }, gloryFull: 9 },
      ],
      runes: [{ id: 'rune-wealth', effect: { kind: 'gain-choice', total: 3, among: ['food'] }, timing: 'any' }],
    })
    const { content } = game
    expect(content.enemies['draugr-king:red']?.attack).toBe(4)
    expect(content.enemies['monster-warg:red']?.refuses).toEqual(['swordsman', 'axeman'])
    expect(content.merchants['ship-fish']?.gain).toEqual({ favor: 2, axeman: 1 })
    expect(content.stalls['stall-skald']).toMatchObject({ cost: { favor: 1 }, gain: { glory: 2 } })
    expect(content.longships['public-small']?.capacity).toBe(4)
    expect(position({ game }).state.longshipsOnOffer).toContain('private-byrding')
    expect(content.journeys['journey-storm']?.effect).toMatchObject({ kind: 'lose', food: 3 })
    expect(content.destinies['destiny-wealthy']).toMatchObject({ gloryFull: 9, gloryTied: 3 })
    expect(content.runes['rune-wealth']?.effect).toMatchObject({ total: 3 })
  })

  test('tables played with a pack are another version, the same for the same pack', () => {
    const game = accepted({ trolls: [fogTroll] })
    expect(game.version).toMatch(new RegExp(`^${champions.version}\\+[0-9a-f]{12}$`))
    expect(accepted({ trolls: [fogTroll] }).version).toBe(game.version)
    expect(accepted({ trolls: [{ ...fogTroll, attack: 1 }] }).version).not.toBe(game.version)

    const table = openTable(game, { players: 2, seed: 'packed' })
    if (isRefusal(table)) return expect.fail(table.refused)
    const moves = playRandomly(game, table, quickRandom('packed'))
    const replay = writeReplay(table, moves)
    expect(verifyReplay(game, replay)).toBe(null)
    expect(verifyReplay(champions, replay)).toMatchObject({ refused: 'replay-other-version' })
  })

  test.each([2, 3, 4])('a game of %i with a pack is played to its end', (players) => {
    const game = accepted({
      trolls: [fogTroll, { id: 'troll-bog', attack: 0, count: 6 }],
      runes: [
        {
          id: 'rune-rage',
          name,
          count: 1,
          glory: 1,
          timing: 'after-roll',
          effect: { kind: 'shields-deal-damage', damage: 2 },
        },
        {
          id: 'rune-harvest',
          name,
          count: 1,
          glory: 0,
          timing: 'any',
          effect: { kind: 'gain-choice', total: 6, among: ['food', 'wood'] },
        },
      ],
      destinies: [
        {
          id: 'destiny-hoard',
          name,
          count: 1,
          condition: { metric: 'coins', minimum: 5 },
          gloryFull: 12,
          gloryTied: 0,
        },
      ],
      stalls: [
        {
          id: 'stall-smugglers',
          name,
          type: 'economic',
          count: 1,
          cost: { favor: 1 },
          gain: { coin: 3, blame: 1 },
          repeat: { min: 1, max: 3 },
        },
      ],
    })
    for (let n = 0; n < 2; n++)
      checkRandomGame(game, { players, seed: `pack-${n}` }, quickRandom(`pack-${players}-${n}`))
  })

  test('a second Revenge deals its own damage', () => {
    const rage = {
      id: 'rune-rage',
      name,
      count: 1,
      glory: 1,
      timing: 'after-roll',
      effect: { kind: 'shields-deal-damage', damage: 3 },
    }
    const p = position({ game: accepted({ runes: [rage] }) }).seat(0, {
      leader: 'gylfir',
      favor: 0,
      warriors: '',
      runes: ['rune-rage'],
    })
    p.troll('troll-bog').crew(0, 'troll-gate', 'S').dice('Ss').at('fights').choose(0, { revenge: true })
    expect(p.told('damaged')).toMatchObject([{ damage: 3 }])
  })
})

describe('a pack that is refused', () => {
  test.each([
    ['nothing', null, 'pack-not-a-record'],
    ['a list', [], 'pack-not-a-record'],
    ['a text', '{"game":"champions"}', 'pack-not-a-record'],
    ['of no game', {}, 'pack-other-game undefined'],
    ['of another game', { game: 'reavers', trolls: [] }, 'pack-other-game reavers'],
    ['with an unknown list', pack({ dragons: [] }), 'pack-unknown-list dragons'],
    ['with a list that no pack may change', pack({ dice: [] }), 'pack-unknown-list dice'],
    ['with a name every object has', pack({ constructor: [] }), 'pack-unknown-list constructor'],
    ['with no list', pack({ trolls: { id: 'troll-bog' } }), 'pack-not-a-list trolls'],
    ['with an entry of nothing', pack({ trolls: [null] }), 'pack-entry-without-id trolls 1'],
    ['with an entry without id', pack({ runes: [{ id: 'rune-fame' }, { glory: 1 }] }), 'pack-entry-without-id runes 2'],
    [
      'with an entry twice',
      pack({ trolls: [{ id: 'troll-bog' }, { id: 'troll-bog' }] }),
      'pack-entry-twice trolls troll-bog',
    ],
    [
      'with an unknown field',
      pack({ trolls: [{ id: 'troll-bog', speed: 1 }] }),
      'pack-unknown-field trolls troll-bog speed',
    ],
    [
      'with an id of another list',
      pack({ trolls: [{ ...fogTroll, id: 'journey-kraken' }] }),
      'pack-id-taken trolls journey-kraken id',
    ],
    ['with the id of a place', pack({ trolls: [{ ...fogTroll, id: 'market' }] }), 'pack-id-taken trolls market id'],
  ])('%s', (_, given, problem) => {
    expect(problems(given)).toEqual([problem])
  })

  test('every problem is named, with list, entry and field', () => {
    const given = pack({
      trolls: [
        { id: 'troll-new', attack: -1 },
        { id: 'troll-bog', defence: 0 },
      ],
      gods: [],
      runes: [{ id: 'rune-fame', glory: 1.5 }],
    })
    expect(problems(given)).toEqual([
      ...['name', 'count', 'attack', 'defence', 'restrict', 'reward'].map(
        (field) => `pack-bad-field trolls troll-new ${field}`,
      ),
      'pack-bad-field trolls troll-bog defence',
      'pack-unknown-list gods',
      'pack-bad-field runes rune-fame glory',
    ])
  })

  test.each([
    ['trolls', 'troll-bog', { name: { en: 'Only one language' } }],
    ['trolls', 'troll-bog', { name: { en: ' ', pl: 'Pusty' } }],
    ['trolls', 'troll-bog', { count: 2.5 }],
    ['trolls', 'troll-bog', { count: 1_000_000 }],
    ['trolls', 'troll-bog', { attack: 16 }],
    ['trolls', 'troll-bog', { defence: 'high' }],
    ['trolls', 'troll-bog', { restrict: ['bow'] }],
    ['trolls', 'troll-bog', { restrict: ['sword', 'spear', 'axe'] }],
    ['trolls', 'troll-bog', { reward: { rune: 1 } }],
    ['trolls', 'troll-bog', { reward: { glory: 0 } }],
    ['trolls', 'troll-bog', { text: 'not in two languages' }],
    ['draugr', 'draugr-king', { colors: { green: 3 } }],
    ['draugr', 'draugr-king', { colors: { red: 3, blue: 1 } }],
    ['merchantShips', 'ship-fish', { gain: { silver: 3 } }],
    ['stalls', 'stall-skald', { type: 'holy' }],
    ['stalls', 'stall-skald', { cost: { swordsman: 1 } }],
    ['stalls', 'stall-skald', { repeat: { min: 2, max: 1 } }],
    ['stalls', 'stall-skald', { repeat: {} }],
    ['stalls', 'stall-skald', { count: 2 }],
    ['longships', 'private-karvi', { capacity: 0 }],
    ['longships', 'private-karvi', { public: true }],
    ['longships', 'public-small', { count: 0 }],
    ['longships', 'public-small', { buildCost: { coin: 3 } }],
    ['journeys', 'journey-storm', { effect: { kind: 'eclipse' } }],
    ['journeys', 'journey-storm', { effect: { kind: 'lose-choice' } }],
    ['journeys', 'journey-kraken', { effect: { kind: 'combat', attack: 1, defence: 1, glory: 1, restrict: ['axe'] } }],
    ['journeys', 'journey-storm', { effect: { kind: 'constructor' } }],
    ['destinies', 'destiny-wealthy', { condition: { metric: 'beards', minimum: 1 } }],
    ['destinies', 'destiny-wealthy', { condition: { metric: 'defeated-color', minimum: 1 } }],
    ['destinies', 'destiny-wealthy', { condition: { metric: 'coins', minimum: 0 } }],
    ['destinies', 'destiny-wealthy', { condition: { metric: 'coins', color: 'red', minimum: 1 } }],
    ['destinies', 'destiny-wealthy', { gloryTied: -1 }],
    ['destinies', 'destiny-wealthy', { count: 2 }],
    ['runes', 'rune-fame', { timing: 'any' }],
    ['runes', 'rune-gifts', { effect: { kind: 'gain-choice', total: 4, among: [] } }],
    ['runes', 'rune-gifts', { effect: { kind: 'gain-choice', total: 4, among: ['favor'] } }],
    ['runes', 'rune-gifts', { count: 2 }],
    ['runes', 'rune-potential', { effect: { kind: 'reroll-blanks', lock: 'no' } }],
    ['runes', 'rune-revenge', { effect: { kind: 'shields-deal-damage', damage: 1, appliesToHunt: 0 } }],
  ])('%s %s with %j', (list, id, fields) => {
    const wrong = Object.keys(fields)[0]
    expect(problems(pack({ [list]: [{ id, ...fields }] }))).toContain(`pack-bad-field ${list} ${id} ${wrong}`)
  })

  test('an id is made of small letters, digits and hyphens', () => {
    for (const id of ['', 'Troll', 'troll fog', 'troll:red', '__proto__', '9-lives'])
      expect(problems(pack({ trolls: [{ ...fogTroll, id }] }))).toEqual([`pack-bad-field trolls ${id} id`])
  })

  test('a count alone that the colours do not make up is refused too', () => {
    expect(problems(pack({ monsters: [{ id: 'monster-warg', count: 4 }] }))).toEqual([
      'pack-bad-field monsters monster-warg colors',
    ])
  })

  test('a pack that leaves too few cards for eight rounds and four players', () => {
    const without = (list: 'trolls' | 'merchantShips' | 'journeys' | 'destinies', keep: number) =>
      pack({ [list]: rulebookFile[list].slice(keep).map(({ id }) => ({ id, count: 0 })) })
    expect(problems(without('trolls', 2))).toEqual(['pack-too-few-cards trolls 6 8'])
    expect(problems(without('merchantShips', 7))).toEqual(['pack-too-few-cards merchantShips 7 8'])
    expect(problems(without('journeys', 0))).toEqual(['pack-too-few-cards journeys 0 6'])
    expect(problems(without('destinies', 3))).toEqual(['pack-too-few-cards destinies 3 4'])
    const retyped = (from: string, to: string, count: number) => {
      const changed = rulebookFile.stalls.filter(({ type }) => type === from).slice(0, count)
      return { stalls: changed.map(({ id }) => ({ id, type: to })) }
    }
    for (const [from, to] of [
      ['economic', 'military'],
      ['military', 'economic'],
    ] as const) {
      accepted(retyped(from, to, 2))
      expect(problems(pack(retyped(from, to, 3)))).toEqual(['pack-too-few-cards stalls 1 2'])
    }
    const colors = { red: 0 }
    const noDraugr = rulebookFile.draugr.slice(5).map(({ id }) => ({ id, count: 0, colors }))
    expect(problems(pack({ draugr: noDraugr }))).toEqual(['pack-too-few-cards draugr 15 16'])
    const noMonsters = rulebookFile.monsters.slice(10).map(({ id }) => ({ id, count: 0, colors }))
    expect(problems(pack({ monsters: noMonsters }))).toEqual(['pack-too-few-cards monsters 30 32'])
  })
})
