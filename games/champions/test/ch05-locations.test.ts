import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

describe('blue locations', () => {
  test('CH-5.1 the Blacksmith gives all axemen lying there; those without room go to the supply', () => {
    const p = position().seat(0, { warriors: '' }).lying({ axeman: 3 }).place(0, 'blacksmith')
    expect(p.player(0)).toMatchObject({ axeman: 3, spearman: 0, swordsman: 0 })
    expect(p.state.waiting.axeman).toBe(0)

    const full = position().seat(0, { warriors: 'SSSPPPA' }).lying({ axeman: 3 })
    const { axeman: supply } = full.state.supply
    full.place(0, 'blacksmith')
    expect(full.player(0).axeman).toBe(2)
    expect(full.state.waiting.axeman).toBe(0)
    expect(full.state.supply.axeman).toBe(supply + 2)
  })

  test('CH-5.2 the Spearwright gives all spearmen lying there', () => {
    const p = position().seat(0, { warriors: '' }).lying({ spearman: 3 }).place(0, 'spearwright')
    expect(p.player(0)).toMatchObject({ spearman: 3, swordsman: 0, axeman: 0 })
    expect(p.state.waiting.spearman).toBe(0)
  })

  test('CH-5.3 the Armourer gives all swordsmen lying there', () => {
    const p = position().seat(0, { warriors: '' }).lying({ swordsman: 3 }).place(0, 'armourer')
    expect(p.player(0)).toMatchObject({ swordsman: 3, spearman: 0, axeman: 0 })
    expect(p.state.waiting.swordsman).toBe(0)
  })

  test('CH-5.4 the Butcher gives all food lying there, however much one holds', () => {
    const p = position().seat(0, { food: 30 }).lying({ food: 8 }).place(0, 'butcher')
    expect(p.player(0).food).toBe(38)
    expect(p.state.waiting.food).toBe(0)
  })
})

describe('red locations', () => {
  test('CH-5.5 a worker at the gate reserves the troll for its player', () => {
    const p = position().troll('troll-bog').place(0, 'troll-gate')
    expect(p.refused(1, { place: 'troll-gate' })).toMatchObject({ refused: 'occupied' })
    p.at('assigning')
    expect(p.waiting).toEqual({ step: 'assign', seats: [0] })
    expect(p.ask(0)?.form).toMatchObject({ places: [{ id: 'troll-gate' }] })
  })

  test('CH-5.6 each draugr space takes one worker and reserves its own draugr', () => {
    const p = position()
      .seat(0, { favor: 0, warriors: 'S' })
      .seat(1, { favor: 0, warriors: 'S' })
      .draugr('draugr-restless:red', 'draugr-barrow:blue')
      .place(0, 'draugr-right')
      .place(1, 'draugr-left')
    expect(p.refused(0, { place: 'draugr-left' })).toMatchObject({ refused: 'occupied' })
    expect(p.refused(0, { place: 'draugr-right' })).toMatchObject({ refused: 'occupied' })
    p.at('assigning')
      .dice('SHH')
      .choose(0, { 'draugr-right': { swordsman: 1 } })
      .choose(1, { 'draugr-left': { swordsman: 1 } })
    expect(p.told('damaged')).toMatchObject([
      { seat: 1, enemy: 'draugr-restless:red' },
      { seat: 0, enemy: 'draugr-barrow:blue' },
    ])
  })

  test('CH-5.7 any number of players may hunt', () => {
    const p = position({ players: 4 })
    for (const seat of [0, 1, 2, 3]) p.place(seat, 'hunting-grounds')
    expect(p.state.hunters).toEqual([0, 1, 2, 3])
  })

  test('CH-5.8 a player has at most one worker on the Hunting Grounds', () => {
    const p = position().place(0, 'hunting-grounds').place(1, 'beg')
    expect(p.refused(0, { place: 'hunting-grounds' })).toMatchObject({ refused: 'already-hunting', rule: 'CH-5.8' })
    p.place(0, 'beg').place(1, 'hunting-grounds')
  })
})

describe("the Jarl's Longhouse", () => {
  test('CH-5.9 gives a swordsman from the supply, and then the marker moves', () => {
    const p = position()
    const { swordsman: supply } = p.state.supply
    p.place(0, 'jarls-longhouse')
    expect(p.player(0).swordsman).toBe(2)
    expect(p.state.supply.swordsman).toBe(supply - 1)
    expect(p.events.map(({ kind }) => kind)).toEqual(['worker-placed', 'gained', 'marker-moved'])
  })

  test('CH-5.10 the marker comes from whoever holds it; its holder must pass it to the left', () => {
    const taken = position({ players: 3 }).place(0, 'beg').place(1, 'beg').place(2, 'jarls-longhouse')
    expect(taken.told('marker-moved')).toMatchObject([{ from: 0, to: 2 }])
    expect(taken.state.firstPlayer).toBe(2)
    const passedOn = position({ players: 3 }).first(2).at('placement').place(2, 'jarls-longhouse')
    expect(passedOn.told('marker-moved')).toMatchObject([{ from: 2, to: 0 }])
    const passedLeft = position({ players: 3 }).place(0, 'jarls-longhouse')
    expect(passedLeft.state.firstPlayer).toBe(1)
  })

  test('CH-5.11 the order of this placement stays; the new holder begins what starts later', () => {
    const p = position({ players: 3 })
      .troll('troll-bog')
      .draugr('draugr-restless:red', 'draugr-barrow:blue')
      .place(0, 'troll-gate')
      .place(1, 'jarls-longhouse')
    expect(p.state.firstPlayer).toBe(1)
    expect(p.waiting.seats).toEqual([2])
    p.place(2, 'draugr-left')
    expect(p.waiting.seats).toEqual([0])
    p.place(0, 'beg').place(1, 'draugr-right')
    for (const seat of [2, 0, 1, 2]) p.place(seat, 'beg')
    p.choose(2, { aside: { turnOrder: true } })
    expect(p.waiting).toEqual({ step: 'assignInTurn', seats: [1] })
    p.choose(1, {})
    expect(p.waiting.seats).toEqual([2])
    p.choose(2, {}).choose(0, {})
    expect(p.state.round).toBe(2)
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
  })

  test('CH-5.32 without a visit to the Jarl the marker stays where it is, also for the next round', () => {
    const p = position().first(1).at('placement')
    for (const seat of [1, 0, 1, 0, 1, 0, 1, 0]) p.place(seat, 'beg')
    expect(p.state).toMatchObject({ round: 2, firstPlayer: 1 })
    expect(p.told('marker-moved')).toEqual([])
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
  })

  test('CH-5.33 the marker moves even if the longhouse is full or the supply has no swordsman', () => {
    const full = position().seat(0, { warriors: 'PPPPPPPP' }).place(0, 'jarls-longhouse')
    expect(full.player(0).swordsman).toBe(0)
    expect(full.state.firstPlayer).toBe(1)

    const sold = position().seat(1, { warriors: 'SSSSSSSS' }).seat(0, { warriors: 'SSS' })
    expect(sold.state.supply.swordsman).toBe(0)
    sold.place(0, 'jarls-longhouse')
    expect(sold.player(0).swordsman).toBe(3)
    expect(sold.state.firstPlayer).toBe(1)
  })
})

describe('market, merchant and rune smith', () => {
  const atMarket = () => position().seat(0, { food: 2, wood: 1, coin: 3, favor: 2 }).place(0, 'market')

  test('CH-5.12 the Market swaps food, wood and coins one for one, in one go', () => {
    const p = atMarket().choose(0, { wood: 5, coin: 1 })
    expect(p.player(0)).toMatchObject({ food: 0, wood: 5, coin: 1, favor: 2 })
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
    const nothing = atMarket().choose(0, { food: 2, wood: 1, coin: 3 })
    expect(nothing.player(0)).toMatchObject({ food: 2, wood: 1, coin: 3 })
  })

  test('CH-5.12 the Market gives nothing away, takes nothing, and knows no other goods', () => {
    const p = atMarket()
    for (const holdings of [
      { food: 7 },
      { food: 5 },
      { food: 7, wood: -1 },
      { food: 4, favor: 2 },
      { food: 5, swordsman: 1 },
      { food: 5, blame: 1 },
    ])
      p.refused(0, holdings)
  })

  test('CH-5.13 the Merchant Ship gives for a coin what the top card shows, and the card stays', () => {
    const p = position().seat(0, { leader: 'ullr' }).merchant('ship-fish')
    p.onTop('merchantDeck', 'ship-settlers').at('cleanup')
    const { swordsman: supply } = p.state.supply
    p.place(0, 'merchant-ship')
    expect(p.player(0)).toMatchObject({ coin: 0, food: 2, wood: 2, swordsman: 2 })
    expect(p.state.supply.swordsman).toBe(supply - 1)
    expect(p.state.merchants).toEqual(['ship-fish', 'ship-settlers'])

    const poor = position().seat(0, { leader: 'ullr', coin: 0 })
    expect(poor.refused(0, { place: 'merchant-ship' })).toMatchObject({ refused: 'cannot-pay' })
  })

  test('CH-5.14 the Runesmith sells a visible rune for a wood, and its space stays empty this round', () => {
    const p = position().display('rune-fame', 'rune-healing', 'rune-journey').place(0, 'runesmith')
    expect(p.player(0).wood).toBe(0)
    p.choose(0, { rune: 'rune-healing' })
    expect(p.view(1).players[0]?.runes).toEqual([{ rune: 'rune-healing', used: false }])
    expect(p.state.runeDisplay).toEqual(['rune-fame', null, 'rune-journey'])
    p.onTop('runeDeck', 'rune-revenge').at('combat')
    expect(p.state.round).toBe(2)
    expect(p.state.runeDisplay).toEqual(['rune-fame', 'rune-revenge', 'rune-journey'])

    const poor = position().seat(0, { wood: 0 })
    expect(poor.refused(0, { place: 'runesmith' })).toMatchObject({ refused: 'cannot-pay' })
  })

  test('CH-5.14 the Runesmith sells the unseen top card of the deck too, while there is one', () => {
    const p = position().display('rune-fame', 'rune-healing', 'rune-journey').onTop('runeDeck', 'rune-revenge')
    p.place(0, 'runesmith')
    p.refused(0, { rune: 'rune-revenge' })
    p.choose(0, { deck: true })
    expect(p.view(1).players[0]?.runes).toEqual([{ rune: 'rune-revenge', used: false }])
    expect(p.state.runeDisplay).toEqual(['rune-fame', 'rune-healing', 'rune-journey'])

    const others = ['gifts', 'knowledge', 'potential', 'revenge', 'success', 'true-vision', 'wealth']
    const allButHeld = (...held: string[]) =>
      position()
        .display('rune-fame', 'rune-healing', 'rune-journey')
        .seat(1, { runes: held.map((rune) => `-rune-${rune}`) })
        .place(0, 'runesmith')
    const last = allButHeld(...others.slice(1)).choose(0, { deck: true })
    expect(last.player(0).runes).toEqual([{ rune: 'rune-gifts', used: false }])
    expect(last.state.runeDeck).toEqual([])
    const empty = allButHeld(...others)
    expect(empty.state.runeDeck).toEqual([])
    empty.refused(0, { deck: true })
  })
})

describe('shrine, huts and begging', () => {
  test.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
  ])('CH-5.18 the Shrine gives %i favor for %i coins', (favor, coins) => {
    const p = position().seat(0, { favor: 0, coin: 20 }).place(0, 'shrine').choose(0, favor)
    expect(p.player(0)).toMatchObject({ favor, coin: 20 - coins })
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
  })

  test('CH-5.18 the Shrine gives one line of the list that can be paid, never more than 4 favor', () => {
    const rich = position().seat(0, { coin: 50 }).place(0, 'shrine')
    for (const favor of [0, 5, 8]) rich.refused(0, favor)
    const poor = position().seat(0, { coin: 5 }).place(0, 'shrine')
    poor.refused(0, 3)
    expect(poor.ask(0)?.form).toEqual({ kind: 'one', of: [1, 2] })
  })

  test('CH-5.19 the huts cost 5, 4, 3, 2 coins, whoever buys, and the worker stays for good', () => {
    const p = position({ players: 4 })
    for (const [seat, price] of [
      [2, 5],
      [0, 4],
      [3, 3],
      [1, 2],
    ] as const) {
      p.first(seat).seat(seat, { coin: 6 }).at('placement').place(seat, 'worker-huts')
      expect(p.player(seat)).toMatchObject({ coin: 6 - price, workers: 3 })
      p.at('cleanup')
      expect(p.player(seat).workers).toBe(4)
    }
    expect(p.state.round).toBe(5)
  })

  test('CH-5.19 the hired worker must be placed in this round too', () => {
    const p = position().seat(0, { coin: 5, workers: 1 }).seat(1, { workers: 0 }).place(0, 'worker-huts')
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [0] })
    expect(p.refused(0, { pass: true })).toMatchObject({ refused: 'must-place' })
    p.place(0, 'beg')
    expect(p.state.round).toBe(2)

    const poor = position().seat(0, { coin: 4 })
    expect(poor.refused(0, { place: 'worker-huts' })).toMatchObject({ refused: 'cannot-pay' })
  })

  test('CH-5.31 nobody hires twice in a game', () => {
    const p = position().seat(0, { coin: 20 }).place(0, 'worker-huts').at('cleanup')
    expect(p.refused(0, { place: 'worker-huts' })).toMatchObject({ refused: 'hut-worker-hired', rule: 'CH-5.31' })
    p.seat(1, { coin: 4 }).place(0, 'beg').place(1, 'worker-huts')
  })

  test('CH-5.20 begging is open to all, any number of times, for a coin and a blame', () => {
    const p = position().seat(0, { coin: 7 })
    for (const seat of [0, 1, 0, 1, 0, 1]) p.place(seat, 'beg')
    expect(p.player(0)).toMatchObject({ coin: 10, blame: 3, begging: 3, workers: 1 })
    expect(p.player(1)).toMatchObject({ coin: 4, blame: 3, begging: 3, workers: 1 })
  })

  test('CH-5.20 a beggar comes back at cleanup, not before', () => {
    const p = position().seat(0, { workers: 1 }).seat(1, { workers: 1 })
    p.troll('troll-bog').place(0, 'beg').place(1, 'troll-gate')
    expect(p.waiting.step).toBe('assign')
    expect(p.player(0)).toMatchObject({ workers: 0, begging: 1 })
    p.choose(1, {})
    expect(p.state.round).toBe(2)
    expect(p.player(0)).toMatchObject({ workers: 4, begging: 0 })
  })
})
