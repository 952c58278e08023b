import { openHistory, record, seatViewOf, undo } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { champions } from '../src/index.ts'
import { type Position, position, warriors } from './position.ts'

/** Enemies that refuse nobody, and no favor: nothing but assigning is asked. */
const quiet = (players = 2) => {
  const p = position({ players }).troll('troll-bog').draugr('draugr-restless:red', 'draugr-barrow:blue')
  for (let seat = 0; seat < players; seat++) p.seat(seat, { leader: 'gylfir', favor: 0, warriors: 'S', food: 0 })
  return p
}

/** Seat 1 has its turn after seat 0, so that what seat 0 sends can be looked at before the fights. */
const openly = (p: Position) =>
  p
    .worker(1, 'draugr-right')
    .at('assigning')
    .choose(1, { aside: { turnOrder: true } })

describe('where warriors and food may go', () => {
  test('CH-7.1 a player distributes the own dice among the places where an own worker stands', () => {
    const p = openly(
      quiet()
        .seat(0, { warriors: 'SSSPPA' })
        .worker(0, 'troll-gate')
        .worker(0, 'draugr-left')
        .ship(0, 'public-small', 'shore-3'),
    )
    p.choose(0, {
      'troll-gate': { axeman: 1 },
      'draugr-left': { swordsman: 1, spearman: 1 },
      'shore-3': { spearman: 1 },
    })
    expect(p.state.crews).toMatchObject({ 'troll-gate': warriors('A'), 'draugr-left': warriors('SP') })
    expect(p.shore('shore-3').ship).toMatchObject({ ...warriors('P'), food: 0 })
    expect(p.player(0)).toMatchObject(warriors('SS'))
  })

  test('CH-7.1 nobody sends warriors where no own worker stands', () => {
    const p = quiet()
      .worker(0, 'troll-gate')
      .worker(1, 'draugr-left')
      .ship(1, 'public-small', 'shore-3')
      .at('assigning')
    for (const place of ['draugr-left', 'draugr-right', 'shore-3', 'shore-2', 'hunting-grounds', 'market'])
      expect(p.refused(0, { [place]: { swordsman: 1 } })).toMatchObject({ refused: 'no-worker-there', rule: 'CH-7.1' })
  })

  test('CH-7.2 a die goes to one place only', () => {
    const p = quiet().seat(0, { warriors: 'SA' }).worker(0, 'troll-gate').worker(0, 'draugr-left').at('assigning')
    expect(p.refused(0, { 'troll-gate': { axeman: 1 }, 'draugr-left': { axeman: 1 } })).toMatchObject({
      refused: 'not-that-many',
    })
    expect(p.refused(0, { 'troll-gate': { swordsman: 2 } })).toMatchObject({ refused: 'not-that-many' })
    p.choose(0, { 'troll-gate': { axeman: 1 }, 'draugr-left': { swordsman: 1 } })
  })

  test('CH-7.3 a place may receive nobody', () => {
    const p = quiet().worker(0, 'troll-gate').worker(0, 'draugr-left').at('assigning').choose(0, {})
    expect(p.told('rolled')).toEqual([])
    expect(p.player(0).swordsman).toBe(1)
    expect(p.state.round).toBe(2)
  })

  test('CH-7.4 trolls and draugr refuse the weapon crossed out on their card', () => {
    const p = quiet()
      .seat(0, { warriors: 'SPA' })
      .troll('troll-stone')
      .draugr('draugr-king:red', 'draugr-reaver:red')
      .worker(0, 'troll-gate')
      .worker(0, 'draugr-left')
      .worker(0, 'draugr-right')
      .at('assigning')
    const refusal = { refused: 'weapon-refused', rule: 'CH-7.4' }
    expect(p.refused(0, { 'troll-gate': { swordsman: 1 } })).toMatchObject(refusal)
    expect(p.refused(0, { 'draugr-left': { spearman: 1 } })).toMatchObject(refusal)
    expect(p.refused(0, { 'draugr-right': { axeman: 1 } })).toMatchObject(refusal)
    p.choose(0, { 'troll-gate': { axeman: 1 }, 'draugr-left': { swordsman: 1 }, 'draugr-right': { spearman: 1 } })
  })

  test('CH-7.5 a longship carries every type, also one that the monster there kills', () => {
    const p = openly(
      quiet().seat(0, { warriors: 'SSPA' }).monster('shore-2', 'monster-huldra:red').ship(0, 'public-small', 'shore-2'),
    )
    p.choose(0, { 'shore-2': { swordsman: 2, spearman: 1, axeman: 1 } })
    expect(p.shore('shore-2').ship).toMatchObject(warriors('SSPA'))
  })

  test('CH-7.6 a longship is loaded with as much food of the own stock as its player likes', () => {
    const atSea = () => openly(quiet().seat(0, { food: 3 }).ship(0, 'public-small', 'shore-2'))
    for (const food of [0, 1, 2, 3]) {
      const p = atSea().choose(0, { 'shore-2': { food } })
      expect(p.shore('shore-2').ship).toMatchObject({ food })
      expect(p.player(0).food).toBe(3 - food)
    }
    expect(atSea().refused(0, { 'shore-2': { food: 4 } })).toMatchObject({ refused: 'not-that-many' })
  })

  test('CH-7.7 dice and food together do not exceed the capacity of the longship', () => {
    const p = quiet().seat(0, { warriors: 'SSSPP', food: 4, longship: 'private-karvi' })
    openly(p.ship(0, 'public-small', 'shore-2').ship(0, 'private-karvi', 'shore-3'))
    expect(p.refused(0, { 'shore-2': { swordsman: 3, spearman: 1, food: 2 } })).toMatchObject({
      refused: 'longship-overloaded',
      facts: { holds: 5, total: 6 },
    })
    expect(p.refused(0, { 'shore-3': { swordsman: 3, food: 4 } })).toMatchObject({ facts: { holds: 6, total: 7 } })
    p.choose(0, {
      'shore-2': { swordsman: 2, spearman: 1, food: 2 },
      'shore-3': { swordsman: 1, spearman: 1, food: 2 },
    })
  })

  test('CH-7.8 dice not assigned stay at home, and all of them hunt if a worker hunts', () => {
    const assigned = (p: Position) => p.at('assigning').choose(0, { 'troll-gate': { swordsman: 1 } })
    const hunting = assigned(quiet().seat(0, { warriors: 'SSPA' }).worker(0, 'troll-gate').worker(0, 'hunting-grounds'))
    const [hunt] = hunting.told('rolled')
    expect(hunt).toMatchObject({ seat: 0, place: 'hunting-grounds' })
    expect(hunt?.dice.map(({ type }) => type)).toEqual(['swordsman', 'spearman', 'axeman'])

    const resting = assigned(quiet().seat(0, { warriors: 'SSPA' }).worker(0, 'troll-gate'))
    expect(resting.told('rolled').map(({ place }) => place)).not.toContain('hunting-grounds')
    expect(resting.player(0)).toMatchObject({ spearman: 1, axeman: 1 })
  })

  test('CH-7.13 food may sail without warriors, and warriors without food', () => {
    const p = quiet().seat(0, { warriors: 'SS', food: 2 }).journey('shore-3', 'journey-all-quiet')
    openly(p.ship(0, 'public-small', 'shore-2').ship(0, 'public-large', 'shore-3'))
    p.choose(0, { 'shore-2': { food: 2 }, 'shore-3': { swordsman: 2 } }).choose(1, {})
    expect(p.player(0)).toMatchObject({ swordsman: 0, food: 0 })
    expect(p.told('warriors-lost')).toMatchObject([{ seat: 0, warriors: { swordsman: 2 }, cause: 'hunger' }])
  })
})

describe('who assigns when', () => {
  const threeAtTheGates = () => quiet(3).worker(0, 'troll-gate').worker(1, 'draugr-left').worker(2, 'draugr-right')

  test('CH-7.9 all commit in secret, and all is shown when the last one has committed', () => {
    const p = threeAtTheGates().at('assigning')
    expect(p.waiting).toEqual({ step: 'assign', seats: [0, 1, 2] })
    const before = p.view(1)
    p.choose(2, { 'draugr-right': { swordsman: 1 } }).choose(0, {})
    expect(p.waiting.seats).toEqual([1])
    expect(p.view(1)).toEqual(before)
    expect(seatViewOf(champions, p.table, 1)).toMatchObject({ answered: [0, 2], answer: null })
    expect(seatViewOf(champions, p.table, 2).answer).toEqual({ 'draugr-right': { swordsman: 1 } })
    expect(p.told('assigned')).toEqual([])

    p.choose(1, { 'draugr-left': { swordsman: 1 } })
    expect(p.told('assigned')).toMatchObject([
      { seat: 0, places: {} },
      { seat: 1, places: { 'draugr-left': { swordsman: 1 } } },
      { seat: 2, places: { 'draugr-right': { swordsman: 1 } } },
    ])
    expect(p.told('rolled').map(({ place }) => place)).toContain('draugr-left')
  })

  test('CH-7.10 anybody may demand turn order: commits are dropped unseen, and all assign openly in turn', () => {
    const p = threeAtTheGates().first(1).at('assigning')
    p.choose(2, { 'draugr-right': { swordsman: 1 } }).choose(1, { 'draugr-left': { swordsman: 1 } })
    p.choose(2, { aside: { turnOrder: true } })
    expect(p.told('turn-order-demanded')).toMatchObject([{ seat: 2 }])
    expect(p.told('assigned')).toEqual([])
    expect(p.waiting).toEqual({ step: 'assignInTurn', seats: [1] })
    expect(seatViewOf(champions, p.table, 2)).toMatchObject({ answered: [], answer: null })

    p.choose(1, { 'draugr-left': { swordsman: 1 } })
    expect(p.view(0).crews['draugr-left']).toEqual(warriors('S'))
    expect(p.waiting.seats).toEqual([2])
    p.choose(2, {})
    expect(p.waiting.seats).toEqual([0])
    p.choose(0, {})
    expect(p.told('rolled')[0]).toMatchObject({ seat: 1, place: 'draugr-left' })
  })

  test('CH-7.10 turn order is demanded once a round, and only until the last commit', () => {
    const p = threeAtTheGates()
      .at('assigning')
      .choose(0, { aside: { turnOrder: true } })
    for (const seat of [0, 1, 2]) p.refused(seat, { aside: { turnOrder: true } })
    p.choose(0, {}).choose(1, {}).choose(2, {})
    expect(p.state.round).toBe(2)
    p.refused(0, { aside: { turnOrder: true } })
    p.troll('troll-bog')
      .worker(0, 'troll-gate')
      .at('assigning')
      .choose(1, { aside: { turnOrder: true } })
    expect(p.waiting).toEqual({ step: 'assignInTurn', seats: [0] })
  })

  test('CH-7.11 a commit cannot be changed or taken back', () => {
    const p = threeAtTheGates().at('assigning')
    const history = openHistory(champions, p.table)
    record(history, 0, { 'troll-gate': { swordsman: 1 } })
    p.refused(0, {})
    expect(undo(history, 0)).toMatchObject({ refused: 'undo-final' })
    record(history, 1, {})
    expect(undo(history, 0)).toMatchObject({ refused: 'undo-final' })
  })

  test('CH-7.11 an assignment made openly in turn cannot be changed or taken back', () => {
    const p = threeAtTheGates()
      .at('assigning')
      .choose(0, { aside: { turnOrder: true } })
    const history = openHistory(champions, p.table)
    record(history, 0, { 'troll-gate': { swordsman: 1 } })
    p.refused(0, {})
    expect(undo(history, 0)).toMatchObject({ refused: 'undo-limit' })
    expect(p.state.crews['troll-gate']).toEqual(warriors('S'))
  })

  test('CH-7.12 who has nothing to send, or nowhere to send it, is not waited for', () => {
    const p = position({ players: 4 }).troll('troll-stone')
    p.seat(0, { warriors: 'SP', food: 3 }).worker(0, 'hunting-grounds').worker(0, 'market')
    p.seat(1, { warriors: '', food: 0 }).ship(1, 'public-small', 'shore-1')
    p.seat(2, { warriors: 'SS', food: 2 }).worker(2, 'troll-gate')
    p.seat(3, { warriors: '', food: 1 }).ship(3, 'public-large', 'shore-2')
    p.at('assigning')
    expect(p.waiting).toEqual({ step: 'assign', seats: [3] })
    p.refused(0, {})
  })

  test('CH-7.12 who is not waited for may still demand turn order', () => {
    const p = quiet(3).worker(1, 'troll-gate').worker(2, 'draugr-left').at('assigning')
    expect(p.waiting.seats).toEqual([1, 2])
    p.choose(0, { aside: { turnOrder: true } })
    expect(p.waiting).toEqual({ step: 'assignInTurn', seats: [1] })
  })

  test('CH-7.12 if nobody has anything to send, the phase is over at once', () => {
    const p = quiet()
      .worker(0, 'hunting-grounds')
      .seat(1, { warriors: '', food: 0 })
      .worker(1, 'troll-gate')
      .at('assigning')
    expect(p.told('phase-began').map(({ phase }) => phase)).toEqual(['assigning', 'combat', 'placement'])
    expect(p.told('assigned')).toEqual([])
    expect(p.state.round).toBe(2)
  })
})
