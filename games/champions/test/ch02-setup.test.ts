import { type Options, openTable } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import raw from '../content/champions.json' with { type: 'json' }
import { champions } from '../src/index.ts'
import { withFile } from './other-content.ts'
import { Position, position } from './position.ts'

/** A table whose first player to choose a leader thinks about it; nothing is settled that follows. */
const choosingLeaders = (players: number, options: Options = {}, seed = 'set-up'): Position =>
  new Position(champions, { players, options, seed })

const typesOfStalls = (p: Position) => p.state.stalls.map((id) => champions.content.stalls[id]?.type)

const openPlaces = (p: Position, seat: number) => JSON.stringify(p.ask(seat)?.form)

describe('the board', () => {
  test('CH-2.1 the round marker starts on round 1', () => {
    expect(choosingLeaders(2).state.round).toBe(1)
    expect(position().state.round).toBe(1)
  })

  test('CH-2.2 stalls are one and one, one and two, or two and two', () => {
    expect(typesOfStalls(choosingLeaders(2))).toEqual(['military', 'economic'])
    expect(typesOfStalls(choosingLeaders(3))).toEqual(['military', 'economic', 'economic'])
    expect(typesOfStalls(choosingLeaders(4))).toEqual(['military', 'military', 'economic', 'economic'])
  })

  test('CH-2.2 stalls are drawn at random and lie open; the rest leaves the game', () => {
    const drawn = Array.from({ length: 40 }, (_, n) => choosingLeaders(4, {}, `stalls-${n}`).state.stalls)
    expect(new Set(drawn.flat())).toEqual(new Set(Object.keys(champions.content.stalls)))
    expect(drawn.filter((stalls) => new Set(stalls).size < 4)).toEqual([])
    const p = position({ players: 2 }).seat(0, { food: 5, wood: 5, coin: 5 })
    const { stalls } = p.view(1)
    expect(stalls).toEqual(p.state.stalls)
    expect(p.view(1).leftOut.stalls).toHaveLength(6)
    expect(p.refused(0, { place: p.view(1).leftOut.stalls[0] })).toMatchObject({ refused: 'stall-not-in-play' })
    p.place(0, stalls[0] as string)
  })

  test('CH-2.3 both public longships lie ready at every number of players', () => {
    const rich = (players: number) => openPlaces(position({ players }).seat(0, { coin: 5 }), 0)
    expect(rich(2)).toMatch(/public-large.*public-small/)
    expect(rich(3)).toMatch(/public-large.*public-small/)
    expect(rich(4)).toMatch(/public-large.*public-small/)
  })

  test('CH-2.4 CH-2.5 there are as many private longships as players; those marked for more leave the game', () => {
    const two = choosingLeaders(2)
    expect(two.state.longshipsOnOffer).toEqual(['private-karvi', 'private-snekkja'])
    expect(two.view(0).leftOut.longships).toEqual(['private-skeid', 'private-drakkar'])
    const three = choosingLeaders(3)
    expect(three.state.longshipsOnOffer).toEqual(['private-karvi', 'private-snekkja', 'private-skeid'])
    expect(three.view(0).leftOut.longships).toEqual(['private-drakkar'])
    const four = choosingLeaders(4)
    expect(four.state.longshipsOnOffer).toHaveLength(4)
    expect(four.view(0).leftOut.longships).toEqual([])
  })

  test('CH-2.6 seven decks are shuffled, each by itself', () => {
    const { state: one } = choosingLeaders(4, {}, 'one')
    const { state: two } = choosingLeaders(4, {}, 'two')
    const expectShuffled = (deck: readonly string[], again: readonly string[], cards: number) => {
      expect(deck).toHaveLength(cards)
      expect(again).not.toEqual(deck)
      expect(again.toSorted()).toEqual(deck.toSorted())
    }
    expectShuffled(one.runeDeck, two.runeDeck, 10)
    expectShuffled(one.destinyDeck, two.destinyDeck, 12)
    expectShuffled(one.merchantDeck, two.merchantDeck, 8)
    expectShuffled(one.trollDeck, two.trollDeck, 16)
    expectShuffled(one.draugrDeck, two.draugrDeck, 21)
    expectShuffled(one.journeyDeck, two.journeyDeck, 18)
    expectShuffled(one.monsterDeck, two.monsterDeck, 36)
  })

  test('CH-2.6 the decks lie face down', () => {
    const text = JSON.stringify(choosingLeaders(4).view(0))
    expect(text).not.toMatch(/rune-|destiny-|ship-fish|troll-bog|draugr-king|journey-|monster-/)
  })

  test('CH-2.15 the leftmost shore is open with four players only', () => {
    const shores = (players: number) => position({ players }).state.shores.map(({ id }) => id)
    expect(shores(2)).toEqual(['shore-2', 'shore-3', 'shore-4'])
    expect(shores(3)).toEqual(['shore-2', 'shore-3', 'shore-4'])
    expect(shores(4)).toEqual(['shore-1', 'shore-2', 'shore-3', 'shore-4'])
    const three = position({ players: 3 }).place(0, 'public-small')
    expect(three.refused(0, 'shore-1')).toMatchObject({ refused: 'shore-closed' })
    const four = position({ players: 4 }).place(0, 'public-small').choose(0, 'shore-1')
    expect(four.shore('shore-1').ship).toMatchObject({ seat: 0 })
    expect(four.shore('shore-1').journey).not.toBeNull()
    expect(four.shore('shore-1').monster).not.toBeNull()
  })

  test('CH-2.16 the troll space and both draugr spaces are used at every number of players', () => {
    const enemies = (players: number) => {
      const { troll, draugr } = position({ players }).state
      return [troll, ...draugr].filter((enemy) => enemy !== null).length
    }
    expect(enemies(2)).toBe(3)
    expect(enemies(3)).toBe(3)
    expect(enemies(4)).toBe(3)
    expect(openPlaces(position({ players: 2 }), 0)).toMatch(/troll-gate.*draugr-left.*draugr-right/)
  })
})

describe('the players', () => {
  test('CH-2.7 the First Player is drawn at random', () => {
    const drawn = Array.from({ length: 40 }, (_, n) => choosingLeaders(4, {}, `first-${n}`).state.firstPlayer)
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]))
  })

  test('CH-2.8 leaders are chosen counter-clockwise, and the First Player chooses last', () => {
    const p = choosingLeaders(4, { 'first-player': 2 })
    expect(p.waiting).toEqual({ step: 'chooseLeader', seats: [1] })
    expect(p.choose(1, 'ullr').waiting).toEqual({ step: 'chooseLeader', seats: [0] })
    expect(p.choose(0, 'dagrun').waiting).toEqual({ step: 'chooseLeader', seats: [3] })
    expect(p.choose(3, 'gylfir').waiting).toEqual({ step: 'chooseLeader', seats: [2] })
    expect(p.choose(2, 'asmundr').waiting).toEqual({ step: 'placeWorker', seats: [2] })
    expect(p.state.players.map(({ leader }) => leader)).toEqual(['dagrun', 'ullr', 'asmundr', 'gylfir'])
  })

  test('CH-2.9 a leader is chosen once, and those left over leave the game', () => {
    const p = choosingLeaders(2, { 'first-player': 0 })
    expect(p.view(null).leftOut.leaders).toEqual([])
    p.choose(1, 'ullr')
    expect(p.refused(0, 'ullr')).toMatchObject({ refused: 'leader-taken', rule: 'CH-2.9' })
    p.choose(0, 'dagrun')
    expect(p.view(null).leftOut.leaders).toEqual(['asmundr', 'gylfir', 'svanhildr'])
  })

  test('CH-2.10 everybody starts with one food, wood, coin, favor and Swordsman', () => {
    const start = { food: 1, wood: 1, coin: 1, favor: 1, swordsman: 1, spearman: 0, axeman: 0 }
    expect(position({ players: 3 }).state.players).toMatchObject([start, start, start])
    expect(position({ players: 3 }).state.players).toMatchObject([{ runes: [] }, { longship: null }, { defeated: [] }])
  })

  test('CH-2.10 CH-22.2 what the starting goods do not name is none', () => {
    const game = withFile(({ setup }) => {
      setup.startingResources = { destiny: 1 }
    })
    const { food, wood, coin, favor, blame, glory, swordsman, spearman, axeman } = position({ game }).player(0)
    expect([food, wood, coin, favor, blame, glory, swordsman, spearman, axeman]).toEqual(Array(9).fill(0))
  })

  test('CH-2.11 everybody starts without Glory and blame, or with one blame among Distrustful Townsfolk', () => {
    const usual = { glory: 0, blame: 0 }
    expect(position().state.players).toMatchObject([usual, usual])
    const distrusted = { glory: 0, blame: 1 }
    expect(position({ options: { 'distrustful-townsfolk': true } }).state.players).toMatchObject([
      distrusted,
      distrusted,
    ])
  })

  test('CH-2.12 one worker of everybody waits at the Worker Huts', () => {
    const p = position({ players: 3 }).seat(0, { coin: 5 }).seat(1, { coin: 5 })
    expect(p.state.players.map(({ hutWorker }) => hutWorker)).toEqual([false, false, false])
    p.place(0, 'worker-huts')
    expect(p.player(0)).toMatchObject({ hutWorker: true, workers: 3, workersOwned: 4 })
    p.state.workers['worker-huts'] = null
    p.place(1, 'worker-huts')
    expect(p.player(1)).toMatchObject({ hutWorker: true, workers: 3, workersOwned: 4 })
  })

  test('CH-2.13 everybody has three workers in hand, or four at a table of two', () => {
    expect(position({ players: 2 }).state.players).toMatchObject([{ workers: 4 }, { workers: 4 }])
    expect(position({ players: 3 }).state.players).toMatchObject([{ workers: 3 }, { workers: 3 }, { workers: 3 }])
    const four = { workers: 3, workersOwned: 3 }
    expect(position({ players: 4 }).state.players).toMatchObject([four, four, four, four])
  })

  test('CH-2.14 everybody draws one destiny from the deck, seen by its owner only', () => {
    const p = choosingLeaders(2, { 'first-player': 0 }).choose(1, 'ullr').choose(0, 'dagrun')
    expect(p.state.players.map(({ destinies }) => destinies.length)).toEqual([1, 1])
    expect(p.state.destinyDeck).toHaveLength(10)
    const [own, other] = p.state.players.map(({ destinies }) => destinies)
    expect(p.view(0).players.map(({ destinies }) => destinies)).toEqual([own, null])
    expect(p.view(1).players.map(({ destinies }) => destinies)).toEqual([null, other])
    const drawn = p.heardBy(0).filter(({ kind }) => kind === 'destinies-drawn')
    expect(drawn).toMatchObject([
      { seat: 0, cards: own },
      { seat: 1, count: 1, cards: null },
    ])
  })

  test('CH-2.17 there is a colour with two discs for everybody: one stands on 0, one marks the leader board', () => {
    expect(new Set(raw.playerColors.map(({ id }) => id)).size).toBe(champions.players.max)
    expect(raw.components.find(({ id }) => id === 'player-disc')).toMatchObject({ count: 8, perColor: 2 })
    const { players } = position({ players: 4 }).state
    expect(players.map(({ glory }) => glory)).toEqual([0, 0, 0, 0])
    expect(new Set(players.map(({ leader }) => leader)).size).toBe(4)
  })

  test('CH-2.18 who chooses a leader knows the stalls, longships and the First Player, and nobody a destiny', () => {
    const p = choosingLeaders(4, { 'first-player': 3 })
    expect(p.view(2)).toMatchObject({ firstPlayer: 3, decks: { destinies: 12 } })
    expect(p.view(2).stalls).toHaveLength(4)
    expect(p.view(2).longshipsOnOffer).toHaveLength(4)
    expect(p.state.players.flatMap(({ destinies }) => destinies)).toEqual([])
    p.choose(2, 'ullr').choose(1, 'dagrun').choose(0, 'gylfir').choose(3, 'asmundr')
    const kinds = p.events.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('leader-chosen')).toBeLessThan(kinds.indexOf('destinies-drawn'))
    expect(kinds.lastIndexOf('destinies-drawn')).toBeLessThan(kinds.indexOf('round-began'))
  })

  test('CH-2.19 the first Swordsmen come from the twelve dice', () => {
    const supply = (players: number) => choosingLeaders(players).state.supply
    expect(supply(2)).toEqual({ swordsman: 10, spearman: 12, axeman: 10 })
    expect(supply(3)).toEqual({ swordsman: 9, spearman: 12, axeman: 10 })
    expect(supply(4)).toEqual({ swordsman: 8, spearman: 12, axeman: 10 })
  })
})

describe('leaders dealt', () => {
  test('CH-2.20 are different leaders at random, and nobody is asked', () => {
    const dealt = Array.from({ length: 30 }, (_, n) => choosingLeaders(4, { leaders: 'dealt' }, `dealt-${n}`))
    expect(dealt.map((p) => p.waiting.step)).toEqual(dealt.map(() => 'placeWorker'))
    const leaders = dealt.map((p) => p.state.players.map(({ leader }) => leader))
    expect(leaders.every((four) => new Set(four).size === 4)).toBe(true)
    for (const seat of [0, 1, 2, 3])
      expect(new Set(leaders.map((four) => four[seat]))).toEqual(new Set(Object.keys(champions.content.leaders)))
  })

  test('CH-2.20 leaders are chosen if nothing was agreed', () => {
    expect(choosingLeaders(3).waiting.step).toBe('chooseLeader')
  })

  test('CH-2.7 a First Player named beforehand begins', () => {
    expect(choosingLeaders(3, { 'first-player': 2 }).state.firstPlayer).toBe(2)
    expect(openTable(champions, { players: 2, seed: 's', options: { 'first-player': 2 } })).toMatchObject({
      refused: 'bad-option',
    })
  })
})
