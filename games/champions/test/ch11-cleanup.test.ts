import { contextOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

const blames = (p: Position) => p.state.players.map(({ blame }) => blame)
const resultOf = (p: Position) => p.game.result(contextOf(p.game, p.table))

describe('cleanup', () => {
  test('CH-11.1 workers come home from town, hunt and begging, the hired one included', () => {
    const p = position()
      .seat(0, { workers: 0, workersOwned: 5, begging: 2 })
      .seat(1, { workers: 0 })
      .worker(0, 'market')
      .worker(1, 'troll-gate')
      .worker(0, 'hunting-grounds')
      .worker(1, 'hunting-grounds')
      .at('tidying')
    expect(p.state.players.map(({ workers, begging }) => ({ workers, begging }))).toEqual([
      { workers: 5, begging: 0 },
      { workers: 4, begging: 0 },
    ])
    expect(Object.values(p.state.workers).every((seat) => seat === null)).toBe(true)
    expect(p.state.hunters).toEqual([])
  })

  test('CH-11.1 longships return, public and private, and can be launched again', () => {
    const p = position()
      .seat(0, { longship: 'private-karvi', coin: 1 })
      .ship(0, 'private-karvi', 'shore-3')
      .ship(1, 'public-large', 'shore-2')
      .at('cleanup')
    expect(p.state.shores.map(({ ship }) => ship)).toEqual([null, null, null])
    expect(p.player(0).longship).toBe('private-karvi')
    p.place(0, 'own-longship').choose(0, 'shore-2').place(1, 'public-large')
  })

  test('CH-11.1 dice and food waiting at the blue locations stay', () => {
    const p = position()
    const waiting = { ...p.state.waiting }
    expect(waiting).toEqual({ swordsman: 1, spearman: 1, axeman: 1, food: 1 })
    expect(p.at('tidying').state.waiting).toEqual(waiting)
  })

  test('CH-11.2 an undefeated troll is discarded and brings blame on everybody, fought or not', () => {
    const unfought = position({ players: 3 }).seat(1, { blame: 2 }).troll('troll-bog').at('tidying')
    expect(blames(unfought)).toEqual([1, 3, 1])
    expect(unfought.state).toMatchObject({ troll: null })
    expect(unfought.state.enemyDiscard).toContain('troll-bog')
    const fought = position()
      .seat(0, { favor: 0 })
      .troll('troll-bog')
      .crew(0, 'troll-gate', 'S')
      .dice('S-')
      .at('fights')
    expect(blames(fought.at('tidying'))).toEqual([1, 1])
  })

  test('CH-11.2 a defeated troll brings no such blame', () => {
    const p = position().seat(0, { favor: 0 }).troll('troll-bog').crew(0, 'troll-gate', 'AA').dice('AHH').at('fights')
    expect(blames(p)).toEqual([0, 1])
    expect(blames(p.at('tidying'))).toEqual([0, 1])
    expect(p.state.enemyDiscard).not.toContain('troll-bog')
  })

  test('CH-11.3 undefeated draugr are discarded, defeated ones are not', () => {
    const p = position()
      .seat(0, { favor: 0 })
      .draugr('draugr-barrow:red', 'draugr-king:blue')
      .crew(0, 'draugr-left', 'AA')
      .dice('AHH')
      .at('fights')
    expect(p.state.draugr).toEqual([null, 'draugr-king:blue'])
    p.at('tidying')
    expect(p.state.draugr).toEqual([null, null])
    expect(p.state.enemyDiscard).toContain('draugr-king:blue')
    expect(p.state.enemyDiscard).not.toContain('draugr-barrow:red')
  })

  test('CH-11.4 discarded trolls and draugr lie face up in one pile', () => {
    const p = position().troll('troll-bog').draugr('draugr-barrow:red', 'draugr-king:blue').at('tidying')
    for (const seat of [0, 1, null])
      expect(p.view(seat).enemyDiscard).toEqual(['troll-bog', 'draugr-barrow:red', 'draugr-king:blue'])
  })

  test('CH-11.5 revealed journey cards are discarded, the others stay face down with those who know them', () => {
    const p = position().journey('shore-2', 'journey-lost').journey('shore-3', 'journey-storm')
    p.ship(0, 'public-small', 'shore-2').shore('shore-3').knownTo.push(1)
    p.at('fights').at('tidying')
    expect(p.state.journeyDiscard).toEqual(['journey-lost'])
    expect(p.shore('shore-2').journey).toBe(null)
    expect(p.view(1).shores[1]?.journey).toBe('journey-storm')
    expect(p.view(0).shores[1]).toMatchObject({ journey: null, hasJourney: true })
  })

  test('CH-11.5 a card replaced by the Journey rune is discarded at once', () => {
    const p = position()
      .seat(0, { runes: ['rune-journey'] })
      .journey('shore-2', 'journey-lost')
      .onTop('journeyDeck', 'journey-storm')
      .ship(0, 'public-small', 'shore-2', 'SA', 1)
      .at('fights')
      .choose(0, { use: true })
    expect(p.waiting.step).toBe('loseAboard')
    expect(p.state.journeyDiscard).toEqual(['journey-lost'])
    p.choose(0, { food: 1 })
    expect(p.waiting.step).not.toBe('loseAboard')
  })

  test('CH-11.6 every undefeated monster gets a coin, round after round', () => {
    const p = position({ players: 4 }).at('tidying')
    expect(p.state.shores.map(({ bounty }) => bounty)).toEqual([1, 1, 1, 1])
    p.at('tidying')
    expect(p.state.shores.map(({ bounty }) => bounty)).toEqual([2, 2, 2, 2])
  })

  test('CH-11.6 where a monster fell there is no coin, and the next monster comes without', () => {
    const p = position()
      .seat(0, { leader: 'gylfir', favor: 0, coin: 0 })
      .journey('shore-2', 'journey-all-quiet')
      .monster('shore-2', 'monster-fossegrim:red', 2)
      .ship(0, 'public-small', 'shore-2', 'AA', 1)
      .dice('AHH')
      .at('fights')
      .at('tidying')
    expect(p.player(0).coin).toBe(2)
    expect(p.state.shores.map(({ bounty }) => bounty)).toEqual([0, 1, 1])
    p.at('setup')
    expect(p.shore('shore-2').monster).not.toBe(null)
    expect(p.state.shores.map(({ bounty }) => bounty)).toEqual([0, 1, 1])
  })
})

describe('the end of a round', () => {
  test('CH-11.7 the marker moves on by one and a new round is set up; after round 8 the game is scored', () => {
    const p = position().round(6).at('cleanup')
    expect(p.state.round).toBe(7)
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [0] })
    p.round(8).at('cleanup')
    expect(p.state).toMatchObject({ round: 8, phase: 'over' })
    expect(p.asks).toEqual([])
    expect(resultOf(p)).not.toBe(null)
  })

  test('CH-11.8 the cleanup of round 8 is carried out in full, its blame included', () => {
    const p = position().round(8).at('cleanup')
    expect(blames(p)).toEqual([1, 1])
    expect(p.state.shores.map(({ bounty }) => bounty)).toEqual([1, 1, 1])
    expect(p.state).toMatchObject({ troll: null, draugr: [null, null] })
    for (const items of resultOf(p)?.items ?? [])
      expect(items).toContainEqual(expect.objectContaining({ item: 'blame', points: -1 }))
  })
})

describe('the last chance for runes', () => {
  test('CH-11.9 clockwise from the First Player, before anything is tidied up', () => {
    const p = position({ players: 3 })
      .first(1)
      .seat(0, { coin: 2, runes: ['rune-wealth'] })
      .seat(1, { runes: ['-rune-success'] })
      .seat(2, { runes: ['rune-gifts', 'rune-knowledge'] })
      .worker(0, 'market')
      .at('cleanup')
    expect(p.waiting).toEqual({ step: 'runeChance', seats: [2] })
    p.choose(2, { rune: { 'rune-gifts': { wood: 4 } } })
    expect(p.waiting).toEqual({ step: 'runeChance', seats: [2] })
    p.choose(2, { pass: true })
    expect(p.waiting).toEqual({ step: 'runeChance', seats: [0] })
    expect(p.state.workers.market).toBe(0)
    expect(blames(p)).toEqual([0, 0, 0])
    p.choose(0, { rune: { 'rune-wealth': true } })
    expect(p.player(0).coin).toBe(4)
    expect(p.state.round).toBe(2)
  })

  test('CH-11.9 who holds no any-time rune is not asked', () => {
    const p = position()
      .seat(0, { runes: ['rune-fame', '-rune-gifts'] })
      .at('cleanup')
    expect(p.state.round).toBe(2)
  })

  test('CH-11.9 in round 8 it is the last chance of the game', () => {
    const p = position()
      .round(8)
      .seat(1, { coin: 0, runes: ['rune-gifts'] })
      .at('cleanup')
    expect(p.waiting).toEqual({ step: 'runeChance', seats: [1] })
    p.choose(1, { rune: { 'rune-gifts': { coin: 4 } } })
    expect(p.state.phase).toBe('over')
    expect(resultOf(p)?.items[1]).toContainEqual({ item: 'coins', points: 1, facts: { coins: 4 } })
  })
})
