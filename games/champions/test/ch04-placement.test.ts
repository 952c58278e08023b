import { type History, isRefusal, openHistory, record, undo, undoRefusal } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { Champions } from '../src/champions.ts'
import { champions, withContent } from '../src/index.ts'
import { type Position, position } from './position.ts'

/** The places a seat may choose. */
function openPlaces(p: Position, seat: number): readonly unknown[] {
  const form = p.ask(seat)?.form
  const places = form?.kind === 'either' ? form.of.place : null
  return places?.kind === 'one' ? places.of : []
}

const RICH = { food: 20, wood: 20, coin: 20 }
const POOR = { leader: 'ullr', food: 0, wood: 0, coin: 0 }

describe('turns', () => {
  test('CH-4.1 go clockwise from the First Player, one worker at a time', () => {
    const p = position({ players: 3 }).first(1).at('placement')
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
    p.place(1, 'butcher')
    expect(p.player(1).workers).toBe(2)
    expect(p.waiting.seats).toEqual([2])
    expect(p.place(2, 'beg').waiting.seats).toEqual([0])
    expect(p.place(0, 'armourer').waiting.seats).toEqual([1])
    expect(p.state.players.map(({ workers }) => workers)).toEqual([2, 2, 2])
    expect(p.refused(2, { place: 'blacksmith' })).toMatchObject({ facts: { seats: [1] } })
  })

  test('CH-4.1 a turn passes only when the worker is resolved', () => {
    const p = position().place(0, 'public-small')
    expect(p.waiting).toEqual({ step: 'choosePort', seats: [0] })
    expect(p.choose(0, 'shore-2').waiting).toEqual({ step: 'placeWorker', seats: [1] })
  })

  test('CH-4.2 the phase ends when no worker is left in hand, and not before', () => {
    const p = position().troll('troll-bog').seat(0, { workers: 1 }).seat(1, { workers: 2 })
    expect(p.place(0, 'troll-gate').state.phase).toBe('placement')
    expect(p.place(1, 'beg').state.phase).toBe('placement')
    expect(p.place(1, 'beg').state.phase).toBe('assigning')
  })

  test('CH-4.3 a player without workers is skipped; the others go on, also several times in a row', () => {
    const p = position({ players: 3 }).troll('troll-bog')
    p.seat(0, { workers: 3 }).seat(1, { workers: 0 }).seat(2, { workers: 1 })
    expect(p.place(0, 'butcher').waiting.seats).toEqual([2])
    expect(p.place(2, 'beg').waiting.seats).toEqual([0])
    expect(p.place(0, 'troll-gate').waiting).toEqual({ step: 'placeWorker', seats: [0] })
    expect(p.place(0, 'beg').state.phase).toBe('assigning')
  })

  test('CH-4.4 nobody with a worker in hand may pass', () => {
    expect(position().refused(0, { pass: true })).toMatchObject({ refused: 'must-place', rule: 'CH-4.4' })
    expect(position().ask(0)?.form).toMatchObject({ kind: 'either', of: { place: {} } })
  })

  test('CH-4.4 begging is always possible, also by choice', () => {
    expect(openPlaces(position().seat(0, RICH), 0)).toContain('beg')
    const p = position()
      .seat(0, { ...POOR, workers: 2, blame: 0 })
      .seat(1, { workers: 0 })
    for (const place of Object.keys(p.state.workers)) p.worker(1, place)
    p.worker(0, 'hunting-grounds').at('placement')
    expect(p.told('begged')).toEqual([
      { kind: 'begged', seat: 0 },
      { kind: 'begged', seat: 0 },
    ])
  })
})

describe('locations', () => {
  test('CH-4.5 hold one worker in a round', () => {
    const p = position().place(0, 'blacksmith')
    expect(p.refused(1, { place: 'blacksmith' })).toMatchObject({ refused: 'occupied', rule: 'CH-4.5' })
    expect(openPlaces(p, 1)).not.toContain('blacksmith')
    p.place(1, 'beg')
    expect(p.refused(0, { place: 'blacksmith' })).toMatchObject({ refused: 'occupied' })
  })

  test('CH-4.5 hold more where their rule says so', () => {
    const p = position().place(0, 'hunting-grounds').place(1, 'hunting-grounds')
    expect(p.state.hunters).toEqual([0, 1])
  })

  test('CH-4.6 brown and blue ones are resolved at once', () => {
    const p = position().seat(0, { coin: 1, favor: 0 }).seat(1, { warriors: '' })
    p.place(0, 'shrine')
    expect(p.player(0)).toMatchObject({ coin: 0, favor: 1 })
    p.place(1, 'blacksmith')
    expect(p.player(1).axeman).toBe(1)
    expect(p.state.phase).toBe('placement')
  })

  test('CH-4.7 red ones do nothing now, and reserve a combat or the hunt for later', () => {
    const p = position().seat(0, { warriors: 'SP', favor: 0, workers: 4 }).seat(1, { workers: 0, favor: 0 })
    p.troll('troll-whelp').draugr('draugr-restless:red', 'draugr-barrow:red')
    const { workers: _, ...before } = structuredClone(p.player(0))
    p.place(0, 'troll-gate').place(0, 'draugr-left').place(0, 'draugr-right').place(0, 'hunting-grounds')
    expect(p.events.map(({ kind }) => kind)).not.toContain('rolled')
    expect(p.player(0)).toMatchObject(before)
    expect(p.ask(0)?.form).toMatchObject({
      places: [{ id: 'troll-gate' }, { id: 'draugr-left' }, { id: 'draugr-right' }],
    })
    p.dice('Sh P- P-').choose(0, { 'draugr-left': { spearman: 1 } })
    expect(p.told('rolled').map(({ place }) => place)).toEqual(['hunting-grounds', 'draugr-left'])
  })

  test('CH-4.8 a longship is paid and put to sea at once, and loaded and sailed later', () => {
    const p = position().seat(0, { coin: 3, workers: 1, favor: 0 }).seat(1, { workers: 0 })
    p.place(0, 'public-large')
    expect(p.player(0).coin).toBe(2)
    p.choose(0, 'shore-3')
    expect(p.shore('shore-3').ship).toMatchObject({ longship: 'public-large', seat: 0, swordsman: 0 })
    expect(p.waiting).toEqual({ step: 'assign', seats: [0] })
    p.choose(0, { 'shore-3': { swordsman: 1, food: 1 } })
    expect(p.told('journey-revealed')).toMatchObject([{ seat: 0, shore: 'shore-3' }])
  })

  test('CH-4.9 are closed to those who cannot pay in full', () => {
    const p = position().seat(0, POOR).stalls('stall-outcast', 'stall-heroes', 'stall-invaders')
    const cannotPay = { refused: 'cannot-pay', rule: 'CH-4.9' }
    expect(p.refused(0, { place: 'public-large' })).toMatchObject(cannotPay)
    expect(p.refused(0, { place: 'merchant-ship' })).toMatchObject(cannotPay)
    expect(p.refused(0, { place: 'runesmith' })).toMatchObject(cannotPay)
    expect(p.refused(0, { place: 'shrine' })).toMatchObject(cannotPay)
    expect(p.refused(0, { place: 'worker-huts' })).toMatchObject(cannotPay)
    expect(p.refused(0, { place: 'stall-outcast' })).toMatchObject(cannotPay)
    expect(p.refused(0, { place: 'stall-invaders' })).toMatchObject(cannotPay)
    p.seat(0, { coin: 1 })
    expect(p.refused(0, { place: 'stall-heroes' })).toMatchObject(cannotPay)
    p.seat(0, { coin: 4 })
    expect(p.refused(0, { place: 'worker-huts' })).toMatchObject(cannotPay)
  })

  test('CH-4.10 without a cost may be chosen even when they give nothing', () => {
    const p = position().seat(0, { warriors: 'SSSSSSSS' }).lying({ axeman: 0 })
    p.place(0, 'blacksmith').place(1, 'beg').place(0, 'jarls-longhouse')
    expect(p.player(0)).toMatchObject({ swordsman: 8, axeman: 0, workers: 2 })
    p.place(1, 'beg').place(0, 'armourer')
    expect(p.player(0).swordsman).toBe(8)
    const broke = position().seat(0, POOR).place(0, 'market')
    expect(broke.waiting.seats).toEqual([1])
  })

  test('CH-4.13 with a cost take it in full even when the gain is cut or lost', () => {
    const full = position().seat(0, { warriors: 'PPPPPPPP', coin: 2 }).stalls('stall-heroes').place(0, 'stall-heroes')
    expect(full.player(0)).toMatchObject({ coin: 0, spearman: 8, swordsman: 0, axeman: 0 })
    const short = position().lying({ axeman: 0 }).seat(1, { warriors: 'AAAAAAAA' })
    short
      .seat(0, { ...POOR, warriors: 'AA', coin: 1 })
      .merchant('ship-axe-sellsword')
      .place(0, 'merchant-ship')
    expect(short.player(0)).toMatchObject({ coin: 0, axeman: 2, food: 1 })
  })

  test('CH-4.15 keep their worker until cleanup', () => {
    const p = position({ players: 3 }).seat(0, { workers: 2, favor: 0, warriors: 'AA' }).troll('troll-whelp')
    p.seat(1, { workers: 0 }).seat(2, { workers: 0, runes: ['rune-gifts'] })
    p.place(0, 'troll-gate').place(0, 'beg')
    p.dice('AHH').choose(0, { 'troll-gate': { axeman: 2 } })
    expect(p.waiting).toEqual({ step: 'giveBlame', seats: [0] })
    p.choose(0, 1)
    expect(p.waiting).toEqual({ step: 'runeChance', seats: [2] })
    expect(p.state.workers['troll-gate']).toBe(0)
    expect(p.player(0)).toMatchObject({ workers: 0, begging: 1 })
    p.choose(2, { pass: true })
    expect(p.state.workers['troll-gate']).toBeNull()
    expect(p.player(0)).toMatchObject({ workers: 3, begging: 0 })
  })
})

describe('a cost that could pay for itself', () => {
  const entries = {
    merchantShips: [{ id: 'ship-fish', gain: { coin: 3 } }],
    stalls: [{ id: 'stall-outcast', cost: { food: 1 }, gain: { food: 2 } }],
  }
  const game = withContent({ game: 'champions', ...entries })
  if (!('id' in game)) throw new Error('the pack is flawed')

  test('CH-4.11 is paid first: goods of the gain cannot be used', () => {
    const p = position({ game }).merchant('ship-fish').seat(0, POOR)
    expect(p.refused(0, { place: 'merchant-ship' })).toMatchObject({ refused: 'cannot-pay' })
    p.seat(0, { coin: 1 }).place(0, 'merchant-ship')
    expect(p.player(0).coin).toBe(3)
    expect(p.events.map(({ kind }) => kind)).toEqual(['worker-placed', 'paid', 'gained'])
  })

  test('CH-4.11 also when a stall is used several times in one visit', () => {
    const p = position({ game })
      .stalls('stall-outcast')
      .seat(0, { ...POOR, food: 2 })
      .place(0, 'stall-outcast')
    p.refused(0, 3)
    expect(p.choose(0, 2).player(0).food).toBe(4)
  })
})

describe('closed places', () => {
  test('CH-4.14 there are no others: everything is open to the first player if rich', () => {
    const p = position({ players: 4 }).seat(0, RICH)
    expect(openPlaces(p, 0)).toEqual([
      'blacksmith',
      'spearwright',
      'armourer',
      'butcher',
      'troll-gate',
      'draugr-left',
      'draugr-right',
      'hunting-grounds',
      'jarls-longhouse',
      'public-large',
      'public-small',
      'market',
      'merchant-ship',
      'runesmith',
      'sages-house',
      'shipwright',
      'shrine',
      'worker-huts',
      ...p.state.stalls,
      'beg',
    ])
  })

  test('CH-4.14 the Shipwright without a longship left, without one to pay for, or for an owner', () => {
    const p = position().seat(0, { wood: 2, coin: 0 })
    expect(p.refused(0, { place: 'shipwright' })).toMatchObject({ refused: 'cannot-pay' })
    p.seat(0, { coin: 1 })
    expect(openPlaces(p, 0)).toContain('shipwright')
    p.state.longshipsOnOffer = ['private-snekkja']
    expect(p.refused(0, { place: 'shipwright' })).toMatchObject({ refused: 'cannot-pay' })
    p.seat(0, RICH).state.longshipsOnOffer = []
    expect(p.refused(0, { place: 'shipwright' })).toMatchObject({ refused: 'no-longship-on-offer', rule: 'CH-4.14' })
    p.seat(0, { longship: 'private-karvi' }).state.longshipsOnOffer = ['private-snekkja']
    expect(p.refused(0, { place: 'shipwright' })).toMatchObject({ refused: 'longship-owned' })
  })

  test('CH-4.14 the Worker Huts after the own purchase', () => {
    const p = position().seat(0, { ...RICH, hutWorker: true })
    expect(p.refused(0, { place: 'worker-huts' })).toMatchObject({ refused: 'hut-worker-hired' })
  })

  test('CH-4.14 the Runesmith when display and deck are empty, and only then', () => {
    const p = position().seat(0, RICH)
    const deck = p.state.runeDeck.splice(0)
    expect(openPlaces(p, 0)).toContain('runesmith')
    p.state.runeDisplay = [null, null, null]
    expect(p.refused(0, { place: 'runesmith' })).toMatchObject({ refused: 'no-rune-left', rule: 'CH-4.14' })
    p.state.runeDeck = deck
    expect(openPlaces(p, 0)).toContain('runesmith')
  })

  test('CH-4.14 a longship without a free port', () => {
    const p = position()
      .seat(0, { ...RICH, longship: 'private-karvi' })
      .seat(1, { longship: 'private-snekkja' })
    p.ship(1, 'public-small', 'shore-2').ship(1, 'private-snekkja', 'shore-3')
    expect(openPlaces(p, 0)).toContain('own-longship')
    p.ship(1, 'private-skeid', 'shore-4')
    expect(p.refused(0, { place: 'own-longship' })).toMatchObject({ refused: 'no-free-port' })
    expect(p.refused(0, { place: 'public-large' })).toMatchObject({ refused: 'no-free-port' })
  })
})

describe('taking a placement back', () => {
  const historyOf = (p: Position): History<Champions> => openHistory(champions, p.table)

  function play(history: History<Champions>, seat: number, choice: unknown): void {
    const answer = record(history, seat, choice)
    if (isRefusal(answer)) expect.fail(`refused: ${JSON.stringify(answer)}`)
  }

  test('CH-4.12 is possible with all its choices, one by one', () => {
    const p = position().seat(0, { coin: 1 })
    const before = structuredClone(p.table)
    const history = historyOf(p)
    play(history, 0, { place: 'public-large' })
    play(history, 0, 'shore-2')
    expect(undo(history, 0)).toBeNull()
    expect(history.table.state.shores[0]?.ship).toBeNull()
    expect(undo(history, 0)).toBeNull()
    expect(history.table).toEqual(before)
  })

  test('CH-4.12 is possible for a rune from the display', () => {
    const p = position().display('rune-fame', 'rune-gifts', 'rune-healing')
    const history = historyOf(p)
    play(history, 0, { place: 'runesmith' })
    play(history, 0, { rune: 'rune-fame' })
    expect(undo(history, 0)).toBeNull()
    expect(history.table.state.players[0]?.runes).toEqual([])
  })

  test('CH-4.12 is over when a rune from the deck is seen', () => {
    const history = historyOf(position())
    play(history, 0, { place: 'runesmith' })
    play(history, 0, { deck: true })
    expect(undo(history, 0)).toMatchObject({ refused: 'undo-limit' })
    expect(history.table.state.players[0]?.runes).toHaveLength(1)
  })

  test('CH-4.12 is possible at the Sage until the peek, and over after it', () => {
    const history = historyOf(position().seat(0, { leader: 'dagrun', runes: ['rune-true-vision'] }))
    play(history, 0, { place: 'sages-house' })
    expect(undoRefusal(history, 0)).toBeNull()
    play(history, 0, 'shore-2')
    expect(undo(history, 0)).toMatchObject({ refused: 'undo-limit' })
  })

  test('CH-4.12 choices after the peek can be taken back until destinies are drawn', () => {
    const history = historyOf(position().seat(0, { leader: 'dagrun', runes: ['rune-true-vision', 'rune-gifts'] }))
    play(history, 0, { place: 'sages-house' })
    play(history, 0, 'shore-2')
    play(history, 0, { aside: { 'rune-gifts': { food: 4 } } })
    expect(undo(history, 0)).toBeNull()
    expect(undo(history, 0)).toMatchObject({ refused: 'undo-limit' })
    play(history, 0, { pass: true })
    expect(undo(history, 0)).toMatchObject({ refused: 'undo-limit' })
  })

  test('CH-4.12 is over when another player has decided something', () => {
    const history = historyOf(position())
    play(history, 0, { place: 'butcher' })
    play(history, 1, { place: 'beg' })
    expect(undo(history, 0)).toMatchObject({ refused: 'undo-other-decided', facts: { seat: 1 } })
    expect(history.table.state.workers.butcher).toBe(0)
  })

  test('CH-4.12 the last placement of a phase is over with the dice it leads to', () => {
    const hunting = position().seat(0, { workers: 1 }).seat(1, { workers: 0 })
    const history = historyOf(hunting)
    play(history, 0, { place: 'hunting-grounds' })
    expect(history.table.state.phase).toBe('combat')
    expect(undo(history, 0)).toMatchObject({ refused: 'undo-limit' })
  })
})
