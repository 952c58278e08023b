import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

/** `refused` also proves that the table is as it was. */

describe('turns and places', () => {
  test('CH-19.1 nobody acts out of turn', () => {
    const p = position({ players: 3 })
    expect(p.refused(1, { place: 'butcher' })).toEqual({ refused: 'not-asked', facts: { seats: [0] }, rule: 'CH-19.1' })
    p.place(0, 'public-small')
    expect(p.refused(1, 'shore-2')).toMatchObject({ refused: 'not-asked', facts: { seats: [0] }, rule: 'CH-19.1' })
    expect(p.refused(2, { place: 'beg' })).toMatchObject({ refused: 'not-asked', rule: 'CH-19.1' })
    for (const seat of [3, -1, 0.5]) expect(p.refused(seat, 'shore-2').refused).toBe('no-such-seat')
  })

  test('CH-19.1 nothing of another phase is done', () => {
    const p = position()
    expect(p.refused(0, { 'troll-gate': { swordsman: 1 } }).rule).toBe('CH-4.1')
    expect(p.refused(0, { end: true }).rule).toBe('CH-4.1')
    expect(p.refused(0, { aside: { turnOrder: true } })).toMatchObject({
      refused: 'turn-order-not-now',
      rule: 'CH-7.10',
    })
    p.seat(0, { warriors: 'SA' }).troll('troll-bog').worker(0, 'troll-gate').at('assigning')
    expect(p.refused(0, { place: 'beg' })).toMatchObject({ refused: 'no-worker-there', rule: 'CH-7.1' })
    expect(position().at('scoring').refused(0, { place: 'beg' }).refused).toBe('game-over')
  })

  test('CH-19.2 not where another worker stands, nor on a stall or shore that is not in play', () => {
    const p = position().stalls('stall-trader').worker(1, 'market').worker(1, 'stall-trader')
    const refusal = (place: string) => p.refused(0, { place })
    expect(refusal('market')).toEqual({ refused: 'occupied', facts: { place: 'market' }, rule: 'CH-4.5' })
    expect(refusal('stall-trader')).toMatchObject({ refused: 'occupied', rule: 'CH-4.5' })
    expect(refusal('stall-skald')).toMatchObject({ refused: 'stall-not-in-play', rule: 'CH-19.2' })
    expect(refusal('market-stall')).toMatchObject({ refused: 'no-such-place', rule: 'CH-19.2' })
    p.ship(1, 'public-large', 'shore-3').place(0, 'public-small')
    expect(p.refused(0, 'shore-1')).toEqual({ refused: 'shore-closed', facts: { shore: 'shore-1' }, rule: 'CH-5.24' })
    expect(p.refused(0, 'shore-3')).toEqual({ refused: 'port-taken', facts: { shore: 'shore-3' }, rule: 'CH-5.25' })
    expect(p.refused(0, 'shore-9').rule).toBe('CH-5.24')
  })

  test('CH-19.2 not on another player’s longship', () => {
    const p = position().seat(1, { longship: 'private-karvi' })
    expect(p.refused(0, { place: 'private-karvi' })).toMatchObject({ refused: 'not-your-longship', rule: 'CH-5.23' })
    expect(p.refused(0, { place: 'own-longship' })).toMatchObject({ refused: 'no-longship-owned', rule: 'CH-5.23' })
    expect(p.refused(0, { place: 'private-snekkja' }).refused).toBe('no-such-place')
  })

  test.each([
    ['merchant-ship', { coin: 0 }],
    ['runesmith', { wood: 0 }],
    ['public-large', { coin: 0 }],
    ['shrine', { coin: 0 }],
    ['worker-huts', { coin: 4 }],
    ['shipwright', { wood: 1, coin: 9 }],
    ['stall-heroes', { coin: 1 }],
    ['stall-outcast', { food: 0 }],
  ])('CH-19.3 not on %s without its full cost', (place, holdings) => {
    const p = position()
      .stalls('stall-heroes', 'stall-outcast')
      .seat(0, { leader: 'ullr', ...holdings })
    expect(p.refused(0, { place })).toEqual({ refused: 'cannot-pay', facts: { place }, rule: 'CH-4.9' })
  })

  test('CH-19.4 passing with a worker in hand', () => {
    expect(position().refused(0, { pass: true })).toMatchObject({ refused: 'must-place', rule: 'CH-4.4' })
  })

  test('CH-19.5 a second private longship, or a second hut worker', () => {
    const p = position().seat(0, { coin: 20, wood: 20, longship: 'private-karvi', hutWorker: true })
    expect(p.refused(0, { place: 'shipwright' })).toMatchObject({ refused: 'longship-owned', rule: 'CH-5.16' })
    expect(p.refused(0, { place: 'worker-huts' })).toMatchObject({ refused: 'hut-worker-hired', rule: 'CH-5.31' })
  })

  test('CH-19.6 a second own worker on the Hunting Grounds', () => {
    const p = position().place(0, 'hunting-grounds').place(1, 'hunting-grounds')
    expect(p.refused(0, { place: 'hunting-grounds' })).toMatchObject({ refused: 'already-hunting', rule: 'CH-5.8' })
  })

  test('CH-19.7 a swap at the market with unequal amounts, more than owned, or other goods', () => {
    const p = position().seat(0, { food: 1, wood: 1, coin: 1, favor: 2 }).place(0, 'market')
    const unequal = { refused: 'unequal-exchange', facts: { total: 3 }, rule: 'CH-5.12' }
    for (const holdings of [{ food: 4 }, { food: 1, wood: 1 }, {}, { food: -1, coin: 4 }, { food: 1.5, coin: 1.5 }])
      expect(p.refused(0, holdings)).toEqual(unequal)
    expect(p.refused(0, { food: 2, favor: 1 })).toMatchObject({ refused: 'not-exchanged', facts: { good: 'favor' } })
    expect(p.refused(0, { food: 2, swordsman: 1 })).toMatchObject({ refused: 'not-exchanged', rule: 'CH-5.12' })
  })

  test('CH-19.8 an amount of favor that is not on the price list', () => {
    const p = position().seat(0, { coin: 9 }).place(0, 'shrine')
    for (const favor of [0, 5, -1, 1.5, '1', null])
      expect(p.refused(0, favor)).toMatchObject({ refused: 'not-on-the-price-list', rule: 'CH-5.18' })
    expect(p.refused(0, 4)).toMatchObject({ refused: 'cannot-pay', facts: { place: 'shrine' } })
  })

  test('CH-19.22 a placement that CH-4.14 excludes', () => {
    const refusal = (p: ReturnType<typeof position>, place: string) => p.refused(0, { place }).refused
    const rich = () => position().seat(0, { coin: 20, wood: 20 })
    const soldOut = rich()
    soldOut.state.longshipsOnOffer = []
    expect(refusal(soldOut, 'shipwright')).toBe('no-longship-on-offer')
    expect(refusal(rich().seat(0, { wood: 2, coin: 0 }), 'shipwright')).toBe('cannot-pay')
    expect(refusal(rich().seat(0, { longship: 'private-karvi' }), 'shipwright')).toBe('longship-owned')
    expect(refusal(rich().seat(0, { hutWorker: true }), 'worker-huts')).toBe('hut-worker-hired')
    const noRunes = rich()
    Object.assign(noRunes.state, { runeDeck: [], runeDisplay: [null, null, null] })
    expect(refusal(noRunes, 'runesmith')).toBe('no-rune-left')
    const noPort = rich().seat(0, { longship: 'private-karvi' })
    noPort.ship(1, 'public-large', 'shore-2').ship(1, 'private-snekkja', 'shore-3').ship(1, 'private-skeid', 'shore-4')
    expect(refusal(noPort, 'public-small')).toBe('no-free-port')
    expect(refusal(noPort, 'own-longship')).toBe('no-free-port')
  })
})

describe('assigning', () => {
  /** Seat 0 has a swordsman, two axemen and 9 food, and workers at the troll, at a draugr that refuses swords and on a ship of 5. */
  const assigning = () =>
    position()
      .seat(0, { warriors: 'SAA', food: 9 })
      .seat(1, { warriors: 'SA' })
      .troll('troll-bog')
      .draugr('draugr-shieldbearer:red', 'draugr-restless:red')
      .worker(0, 'troll-gate')
      .worker(0, 'draugr-left')
      .worker(1, 'draugr-right')
      .ship(0, 'public-small', 'shore-2')
      .at('assigning')

  test('CH-19.9 dice or food not owned, one die twice, no own worker there, or a refused type', () => {
    const p = assigning()
    const notOwned = { refused: 'not-that-many', rule: 'CH-19.9' }
    for (const assignment of [
      { 'troll-gate': { swordsman: 2 } },
      { 'troll-gate': { spearman: 1 } },
      { 'troll-gate': { swordsman: 1 }, 'shore-2': { swordsman: 1 } },
      { 'troll-gate': { axeman: 2 }, 'draugr-left': { axeman: 1 } },
      { 'troll-gate': { axeman: -1 } },
      { 'troll-gate': { axeman: 9 } },
    ])
      expect(p.refused(0, assignment)).toMatchObject(notOwned)
    expect(p.seat(0, { food: 1 }).refused(0, { 'shore-2': { food: 2 } })).toMatchObject(notOwned)
    const nobodyThere = { refused: 'no-worker-there', rule: 'CH-7.1' }
    for (const place of ['draugr-right', 'shore-3', 'shore-1', 'hunting-grounds'])
      expect(p.refused(0, { [place]: { axeman: 1 } })).toMatchObject(nobodyThere)
    expect(p.refused(0, { 'draugr-left': { swordsman: 1 } })).toEqual({
      refused: 'weapon-refused',
      facts: { place: 'draugr-left', warrior: 'swordsman' },
      rule: 'CH-7.4',
    })
  })

  test('CH-19.10 more than a longship holds, or food anywhere else', () => {
    const p = assigning()
    expect(p.refused(0, { 'shore-2': { axeman: 2, food: 4 } })).toEqual({
      refused: 'longship-overloaded',
      facts: { place: 'shore-2', holds: 5, total: 6 },
      rule: 'CH-7.7',
    })
    expect(p.refused(0, { 'troll-gate': { axeman: 1, food: 1 } })).toMatchObject({
      refused: 'food-only-aboard',
      rule: 'CH-19.10',
    })
    p.choose(0, { 'shore-2': { axeman: 2, food: 3 } })
  })

  test('CH-19.20 a second demand for turn order, or one after the last commit', () => {
    const demand = { aside: { turnOrder: true } }
    const p = assigning().choose(1, demand)
    for (const seat of [0, 1])
      expect(p.refused(seat, demand)).toMatchObject({ refused: 'turn-order-not-now', rule: 'CH-19.20' })
    const late = assigning()
      .seat(0, { favor: 1 })
      .choose(0, { 'troll-gate': { axeman: 2 } })
      .choose(1, {})
    expect(late.waiting.step).toBe('afterRoll')
    expect(late.refused(1, demand)).toMatchObject({ refused: 'turn-order-not-now', rule: 'CH-19.20' })
  })

  test('CH-19.21 a change of an assignment after committing', () => {
    const p = assigning().choose(0, { 'troll-gate': { axeman: 2 } })
    expect(p.refused(0, { 'troll-gate': { axeman: 1 } })).toMatchObject({
      refused: 'already-answered',
      rule: 'CH-19.21',
    })
    expect(p.refused(0, {})).toMatchObject({ refused: 'already-answered', rule: 'CH-19.21' })
    const open = assigning()
      .choose(1, { aside: { turnOrder: true } })
      .choose(0, { 'troll-gate': { axeman: 2 } })
    expect(open.refused(0, {})).toMatchObject({ refused: 'not-asked', facts: { seats: [1] }, rule: 'CH-19.1' })
  })
})

describe('combat and journeys', () => {
  const rolled = (dice: string, runes: readonly string[], favor = 0) =>
    position()
      .seat(0, { leader: 'gylfir', favor, warriors: '', runes })
      .troll('troll-bog')
      .crew(0, 'troll-gate', 'SA')
      .dice(dice)
      .at('fights')

  test('CH-19.11 a reroll without favor, without dice, with dice not rolled or with locked ones', () => {
    const poor = rolled('Ss A-', ['rune-revenge'])
    expect(poor.refused(0, { reroll: { 'axeman:blank': 1 } })).toMatchObject({ refused: 'no-favor', rule: 'CH-9.4' })
    const p = rolled('Sh A- A-', ['rune-potential'], 1)
    const notThese = { refused: 'not-these-dice', rule: 'CH-19.11' }
    for (const dice of [
      {},
      { 'swordsman:hit': 2 },
      { 'swordsman:blank': 1 },
      { 'spearman:hit': 1 },
      { 'swordsman:hit': 0 },
    ])
      expect(p.refused(0, { reroll: dice })).toMatchObject(notThese)
    p.choose(0, { potential: true })
    const locked = { refused: 'not-these-dice', rule: 'CH-13.19' }
    expect(p.refused(0, { reroll: { 'axeman:blank': 1 } })).toMatchObject(locked)
    expect(p.refused(0, { reroll: { 'swordsman:hit': 1, 'axeman:blank': 1 } })).toMatchObject(locked)
  })

  const sailing = (journey: string, letters: string, food: number) =>
    position()
      .seat(0, { warriors: '' })
      .journey('shore-3', journey)
      .ship(0, 'public-large', 'shore-3', letters, food)
      .at('fights')

  test('CH-19.12 giving up more or fewer than required, or what is not there', () => {
    const losses = (n: number) => ({ refused: 'not-these-losses', facts: { losses: n }, rule: 'CH-19.12' })
    const hurt = rolled('S- A-', [])
    for (const given of [{}, { swordsman: 1, axeman: 1 }, { spearman: 1 }, { axeman: 2 }, { pass: true }])
      expect(hurt.refused(0, given)).toEqual(losses(1))
    const lost = sailing('journey-lost', 'SA', 2)
    for (const given of [{ food: 1 }, { food: 3 }, { swordsman: 1, axeman: 1, food: 1 }, { coin: 2 }])
      expect(lost.refused(0, given)).toEqual(losses(2))
    const hungry = sailing('journey-all-quiet', 'SSA', 1)
    for (const given of [{ swordsman: 1 }, { swordsman: 2, axeman: 1 }, { food: 2 }])
      expect(hungry.refused(0, given)).toEqual(losses(2))
  })

  test('CH-19.13 naming oneself as receiver of blame', () => {
    const p = position({ players: 3 })
      .seat(0, { leader: 'gylfir', favor: 0 })
      .troll('troll-bog')
      .crew(0, 'troll-gate', 'AA')
    p.dice('AHH').at('fights')
    expect(p.refused(0, 0)).toMatchObject({ refused: 'blame-to-oneself', rule: 'CH-19.13' })
    expect(p.refused(0, 3)).toMatchObject({ refused: 'illegal-choice', rule: 'CH-8.9' })
  })

  test('CH-19.18 running away from a combat, or skipping a due step', () => {
    const p = rolled('Sh A-', [], 1)
    expect(p.refused(0, { pass: true })).toMatchObject({ refused: 'must-decide', rule: 'CH-9.4' })
    expect(p.refused(0, { retreat: true })).toMatchObject({ refused: 'illegal-choice', rule: 'CH-9.4' })
    p.choose(0, { end: true })
    expect(p.refused(0, { end: true })).toMatchObject({ refused: 'not-these-losses' })
    const port = position().place(0, 'public-small')
    expect(port.refused(0, { pass: true })).toMatchObject({ refused: 'must-decide', rule: 'CH-5.24' })
    expect(port.refused(0, { place: 'butcher' })).toMatchObject({ refused: 'illegal-choice', rule: 'CH-5.24' })
  })
})

describe('cards and leaders', () => {
  test('CH-19.14 a used rune, another’s, one outside its moment, or one that changes nothing', () => {
    const p = position().seat(0, { coin: 0, runes: ['-rune-gifts', 'rune-healing', 'rune-wealth', 'rune-success'] })
    p.seat(1, { coin: 1, runes: ['rune-knowledge'] })
    const refusal = (rune: string, answer: unknown = true) => p.refused(0, { aside: { [rune]: answer } })
    expect(refusal('rune-gifts', { coin: 4 })).toEqual({
      refused: 'rune-used',
      facts: { rune: 'rune-gifts' },
      rule: 'CH-13.1',
    })
    expect(refusal('rune-knowledge')).toMatchObject({ refused: 'rune-not-held', rule: 'CH-19.14' })
    expect(refusal('rune-healing')).toMatchObject({ refused: 'rune-not-now', rule: 'CH-13.5' })
    expect(refusal('rune-wealth')).toMatchObject({ refused: 'rune-changes-nothing', rule: 'CH-13.33' })
    expect(refusal('rune-success', 'destiny-no-such')).toMatchObject({ refused: 'rune-used-wrongly', rule: 'CH-19.14' })
    for (const aside of [{}, null, 'rune-wealth', { toString: true }])
      expect(p.refused(0, { aside }).rule).toBe('CH-19.14')
    p.place(0, 'public-small')
    expect(p.refused(1, { aside: { 'rune-knowledge': true } })).toMatchObject({
      refused: 'rune-not-now',
      rule: 'CH-13.6',
    })
  })

  test('CH-19.14 the runes of a roll likewise', () => {
    const rolling = (runes: readonly string[], dice: string) =>
      position()
        .seat(0, { leader: 'gylfir', favor: 1, warriors: 'SA', runes })
        .worker(0, 'hunting-grounds')
        .dice(dice)
        .at('fights')
    const without = rolling([], 'Sh A-')
    expect(without.refused(0, { potential: true })).toMatchObject({ refused: 'rune-not-held', rule: 'CH-19.14' })
    const used = rolling(['-rune-revenge'], 'Ss A-')
    expect(used.refused(0, { revenge: true })).toMatchObject({ refused: 'rune-used', rule: 'CH-13.1' })
    const idle = rolling(['rune-potential', 'rune-revenge'], 'Sh AH')
    expect(idle.refused(0, { potential: true })).toMatchObject({
      refused: 'rune-changes-nothing',
      facts: { face: 'blank' },
    })
    expect(idle.refused(0, { revenge: true })).toMatchObject({
      refused: 'rune-changes-nothing',
      facts: { face: 'shield' },
    })
  })

  test('CH-19.15 Gifts of another total than four, or of other goods', () => {
    const p = position().seat(0, { runes: ['rune-gifts'] })
    const notThese = {
      refused: 'not-these-gifts',
      facts: { total: 4, among: ['wood', 'food', 'coin'] },
      rule: 'CH-19.15',
    }
    for (const gifts of [
      { wood: 3 },
      { wood: 5 },
      { wood: 2, coin: 3 },
      { favor: 4 },
      { coin: 3, swordsman: 1 },
      { coin: 5, wood: -1 },
      true,
    ]) {
      expect(p.refused(0, { aside: { 'rune-gifts': gifts } })).toEqual(notThese)
    }
    p.place(0, 'butcher')
    expect(p.refused(0, { rune: { 'rune-gifts': { food: 9 } } })).toEqual(notThese)
  })

  test('CH-19.16 keeping more or fewer than one of the destinies drawn, or one not drawn', () => {
    const p = position().seat(0, { leader: 'dagrun' }).place(0, 'sages-house').choose(0, 'shore-2')
    const drawn = p.state.sage?.drawn ?? []
    expect(drawn).toHaveLength(2)
    for (const kept of [drawn, [], null, [drawn[0]], p.state.destinyDeck[0], p.player(0).destinies[0]])
      expect(p.refused(0, kept)).toMatchObject({ refused: 'keep-one-drawn', rule: 'CH-19.16' })
  })

  test('CH-19.17 a leader already taken', () => {
    const p = position({ players: 3, options: { leaders: 'chosen' } }).choose(2, 'ullr')
    expect(p.refused(1, 'ullr')).toEqual({ refused: 'leader-taken', facts: { leader: 'ullr' }, rule: 'CH-2.9' })
    expect(p.refused(1, 'loki')).toMatchObject({ refused: 'illegal-choice', rule: 'CH-2.8' })
  })

  test('CH-19.19 refusing dice that fit, or taking more than fit', () => {
    const p = position().stalls('stall-vikings').seat(0, { warriors: 'SSSSPPP' }).place(0, 'stall-vikings')
    for (const taken of [{}, { swordsman: 1, spearman: 1 }, { axeman: 1 }, { swordsman: 2 }])
      expect(p.refused(0, taken)).toEqual({ refused: 'not-as-many-as-fit', facts: { room: 1 }, rule: 'CH-19.19' })
    p.choose(0, { spearman: 1 })
  })
})
