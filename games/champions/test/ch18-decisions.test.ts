import { seatViewOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** The ways of an either-form that a seat is offered. */
const ways = (p: Position, seat = 0) => {
  const form = p.ask(seat)?.form
  return form?.kind === 'either' ? Object.keys(form.of) : []
}

const seen = (p: Position, seat: number | null) => seatViewOf(p.game, p.table, seat)

describe('set-up and placement', () => {
  test('CH-18.1 leaders are chosen one by one, openly, each a free one', () => {
    const p = position({ players: 3, options: { leaders: 'chosen', 'first-player': 1 } })
    expect(p.waiting).toEqual({ step: 'chooseLeader', seats: [0] })
    p.choose(0, 'ullr')
    expect(p.view(null).players.map(({ leader }) => leader)).toEqual(['ullr', null, null])
    expect(p.waiting).toEqual({ step: 'chooseLeader', seats: [2] })
    expect(p.ask(2)?.form).toEqual({ kind: 'one', of: ['asmundr', 'dagrun', 'gylfir', 'svanhildr'] })
    p.choose(2, 'dagrun').choose(1, 'gylfir')
    expect(p.waiting.step).toBe('placeWorker')
  })

  test('CH-18.2 the active player alone chooses a location, or begs', () => {
    const p = position({ players: 3 })
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [0] })
    expect(p.ask(0)?.form).toMatchObject({
      of: { place: { of: expect.arrayContaining(['butcher', 'market', 'beg']) } },
    })
    p.place(0, 'butcher')
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
    expect(p.ask(1)?.form).not.toMatchObject({ of: { place: { of: expect.arrayContaining(['butcher']) } } })
  })

  test.each([
    ['public-small', 'choosePort', ['shore-2', 'shore-3', 'shore-4']],
    ['sages-house', 'peek', ['shore-2', 'shore-3', 'shore-4']],
    ['shipwright', 'buildLongship', ['private-karvi', 'private-snekkja']],
    ['shrine', 'pray', [1, 2, 3]],
  ])('CH-18.2 %s asks its own player for its parameter', (place, step, of) => {
    const p = position().seat(0, { coin: 6, wood: 3 }).place(0, place)
    expect(p.waiting).toEqual({ step, seats: [0] })
    expect(p.ask(0)?.form).toEqual({ kind: 'one', of })
  })

  test('CH-18.2 rune, market swap, stall repeats and which dice fit are asked for too', () => {
    const smith = position().display('rune-fame', 'rune-gifts', 'rune-wealth').place(0, 'runesmith')
    expect(smith.ask(0)?.form).toMatchObject({
      of: { rune: { of: ['rune-fame', 'rune-gifts', 'rune-wealth'] }, deck: {} },
    })
    const market = position().seat(0, { food: 1, wood: 2, coin: 0 }).place(0, 'market')
    expect(market.ask(0)?.form).toEqual({ kind: 'mix', of: { food: 3, wood: 3, coin: 3 }, min: 3, max: 3 })
    const outcast = position().stalls('stall-outcast').seat(0, { food: 2 }).place(0, 'stall-outcast')
    expect(outcast.ask(0)?.form).toEqual({ kind: 'amount', min: 1, max: 2 })
    const vikings = position().stalls('stall-vikings').seat(0, { warriors: 'SSSSPPP' }).place(0, 'stall-vikings')
    expect(vikings.ask(0)?.form).toMatchObject({ kind: 'mix', of: { swordsman: 1, spearman: 1 }, min: 1, max: 1 })
  })

  test('CH-18.2 choices are open, but for the card that was peeked at', () => {
    const p = position().place(0, 'sages-house').choose(0, 'shore-3')
    const journey = p.shore('shore-3').journey
    expect(p.heardBy(0)).toContainEqual({ kind: 'journey-peeked', seat: 0, shore: 'shore-3', journey })
    expect(p.heardBy(1)).toContainEqual({ kind: 'journey-peeked', seat: 0, shore: 'shore-3', journey: null })
    expect(p.heardBy(1)).toContainEqual({ kind: 'worker-placed', seat: 0, location: 'sages-house' })
  })

  test('CH-18.3 with several destinies drawn, which to keep and the order of the rest, hidden', () => {
    const p = position().seat(0, { leader: 'dagrun', runes: ['rune-true-vision'] })
    p.place(0, 'sages-house').choose(0, 'shore-2').choose(0, { use: true })
    expect(p.waiting).toEqual({ step: 'keepDestiny', seats: [0] })
    expect(p.view(0).sage?.drawn).toHaveLength(4)
    expect(p.view(1).sage).toEqual({ seat: 0, count: 4, drawn: null })
    expect(p.ask(1)).toBe(null)
    const [kept = '', ...rest] = p.state.sage?.drawn ?? []
    p.choose(0, kept)
    expect(p.waiting).toEqual({ step: 'buryDestinies', seats: [0] })
    expect(p.ask(0)?.form).toEqual({ kind: 'order', of: rest })
    p.choose(0, [...rest].reverse())
    expect(p.state.destinyDeck.slice(0, 3)).toEqual(rest)
    expect(JSON.stringify(p.heardBy(1))).not.toContain(kept)
  })

  test('CH-18.16 who holds True Vision is asked after the peek, openly', () => {
    const p = position()
      .seat(0, { runes: ['rune-true-vision'] })
      .place(0, 'sages-house')
      .choose(0, 'shore-2')
    expect(p.waiting).toEqual({ step: 'chooseTrueVision', seats: [0] })
    expect(ways(p)).toEqual(['use', 'pass'])
    p.choose(0, { use: true })
    expect(p.heardBy(1)).toContainEqual({ kind: 'rune-used', seat: 0, rune: 'rune-true-vision' })
    const without = position().seat(0, { leader: 'gylfir' }).place(0, 'sages-house').choose(0, 'shore-2')
    expect(without.waiting).toEqual({ step: 'placeWorker', seats: [1] })
  })
})

describe('assigning', () => {
  /** Seats 0 and 1 have something to assign, seat 2 has not. */
  const assigning = () =>
    position({ players: 3 })
      .seat(0, { warriors: 'SSA', food: 2 })
      .seat(1, { warriors: 'SP' })
      .troll('troll-bog')
      .worker(1, 'troll-gate')
      .ship(0, 'public-small', 'shore-2')
      .at('assigning')

  test('CH-18.4 everybody with something to assign is asked at once, and nothing is shown until all are done', () => {
    const p = assigning()
    expect(p.waiting).toEqual({ step: 'assign', seats: [0, 1] })
    p.choose(0, { 'shore-2': { axeman: 1, food: 1 } })
    expect(seen(p, 1)).toMatchObject({
      answered: [0],
      answer: null,
      view: { shores: [{ ship: { axeman: 0, food: 0 } }, {}, {}] },
    })
    expect(seen(p, 0).answer).toEqual({ 'shore-2': { axeman: 1, food: 1 } })
    expect(p.told('assigned')).toEqual([])
    p.choose(1, { 'troll-gate': { swordsman: 1 } })
    expect(p.told('assigned')).toEqual([
      { kind: 'assigned', seat: 0, places: { 'shore-2': { axeman: 1, food: 1 } } },
      { kind: 'assigned', seat: 1, places: { 'troll-gate': { swordsman: 1 } } },
    ])
  })

  test('CH-18.5 any player may demand turn order, openly: busy, committed or idle', () => {
    const demand = { aside: { turnOrder: true } }
    for (const seat of [0, 1, 2]) {
      const p = assigning().choose(0, {}).choose(seat, demand)
      expect(p.heardBy(null)).toContainEqual({ kind: 'turn-order-demanded', seat })
      expect(p.waiting).toEqual({ step: 'assignInTurn', seats: [0] })
    }
  })
})

describe('combat and journeys', () => {
  const fighting = (letters: string, runes: readonly string[] = [], favor = 0) =>
    position({ players: 3 })
      .seat(0, { leader: 'gylfir', warriors: '', favor, runes })
      .troll('troll-bog')
      .crew(0, 'troll-gate', letters)

  test('CH-18.6 after each roll of a combat or hunt: reroll, Potential, Revenge, or the end of it', () => {
    const runes = ['rune-potential', 'rune-revenge']
    const p = fighting('SP', runes, 2).dice('S- Ps S-').at('fights')
    expect(ways(p).sort()).toEqual(['end', 'potential', 'reroll', 'revenge'])
    p.choose(0, { reroll: { 'swordsman:blank': 1 } })
    expect(p.waiting).toEqual({ step: 'afterRoll', seats: [0] })
    p.choose(0, { end: true })
    expect(p.told('damaged')).toHaveLength(1)
    const hunt = position().seat(0, { warriors: 'SP', favor: 1, runes }).worker(0, 'hunting-grounds').dice('S- Ps')
    expect(ways(hunt.at('fights')).sort()).toEqual(['end', 'potential', 'reroll', 'revenge'])
  })

  test('CH-18.7 with Healing in hand and losses to suffer: use it or not', () => {
    const p = fighting('SS', ['rune-healing']).dice('S--').at('fights')
    expect(p.waiting).toEqual({ step: 'chooseHealing', seats: [0] })
    expect(ways(p)).toEqual(['use', 'pass'])
    p.choose(0, { pass: true })
    expect(p.told('warriors-lost')).toHaveLength(1)
    expect(p.player(0).runes).toEqual([{ rune: 'rune-healing', used: false }])
  })

  test('CH-18.8 which dice are lost is asked only of several types, when not all of them are', () => {
    const mixed = fighting('SA').dice('S- A-').at('fights')
    expect(mixed.ask(0)?.form).toMatchObject({ kind: 'mix', of: { swordsman: 1, axeman: 1 }, min: 1, max: 1 })
    const alike = fighting('SS').dice('S-- S- ').at('fights')
    expect(alike.told('warriors-lost').map((event) => event.warriors)).toEqual([{ swordsman: 1 }, { swordsman: 1 }])
    const all = fighting('SA').troll('troll-forest').dice('S- A-').at('fights')
    expect(all.told('warriors-lost').map((event) => event.warriors)).toEqual([{ swordsman: 1, axeman: 1 }])
  })

  test('CH-18.9 the victor with Fame: use it or not', () => {
    const p = fighting('AA', ['rune-fame']).dice('AHH').at('fights')
    expect(p.waiting).toEqual({ step: 'chooseFame', seats: [0] })
    expect(ways(p)).toEqual(['use', 'pass'])
    const without = fighting('AA').dice('AHH').at('fights')
    expect(without.waiting.step).toBe('giveBlame')
  })

  test('CH-18.10 the troll slayer names who takes the blame', () => {
    const p = fighting('AA').dice('AHH').at('fights')
    expect(p.waiting).toEqual({ step: 'giveBlame', seats: [0] })
    expect(p.ask(0)?.form).toEqual({ kind: 'one', of: [1, 2] })
    p.choose(0, 2)
    expect(p.state.players.map(({ blame }) => blame)).toEqual([0, 0, 1])
    expect(p.heardBy(1)).toContainEqual({ kind: 'blame-given', from: 0, to: 2, blame: 1 })
  })

  const sailing = (journey: string, letters: string, food: number, runes: readonly string[] = []) =>
    position()
      .seat(0, { leader: 'gylfir', warriors: '', favor: 0, runes })
      .monster('shore-3', 'monster-fossegrim:red')
      .journey('shore-3', journey)
      .ship(0, 'public-large', 'shore-3', letters, food)

  test('CH-18.11 a journey revealed: the Journey rune or not, then what to lose', () => {
    const p = sailing('journey-storm', 'SA', 2, ['rune-journey']).at('fights')
    expect(p.waiting).toEqual({ step: 'replaceJourney', seats: [0] })
    p.choose(0, { pass: true })
    expect(p.waiting).toEqual({ step: 'loseAboard', seats: [0] })
    expect(p.ask(0)?.form).toMatchObject({ of: { swordsman: 1, axeman: 1, food: 2 }, min: 1, max: 1 })
    p.choose(0, { axeman: 1 })
    expect(p.heardBy(1)).toContainEqual(expect.objectContaining({ kind: 'warriors-lost', warriors: { axeman: 1 } }))
  })

  test('CH-18.12 with too little food for a crew of several types, who starves', () => {
    const p = sailing('journey-all-quiet', 'SSA', 1).at('fights')
    expect(p.waiting).toEqual({ step: 'starve', seats: [0] })
    expect(p.ask(0)?.form).toMatchObject({ of: { swordsman: 2, axeman: 1 }, min: 2, max: 2 })
    const alike = sailing('journey-all-quiet', 'SSS', 1).at('fights')
    expect(alike.told('warriors-lost')[0]).toMatchObject({ warriors: { swordsman: 2 }, cause: 'hunger' })
  })
})

describe('runes, and what is not asked', () => {
  test('CH-18.13 an any-time rune is used with its parameters, openly; what Knowledge shows is hidden', () => {
    const runes = ['rune-gifts', 'rune-success', 'rune-knowledge']
    const p = position().seat(1, { runes, destinies: ['destiny-favored', 'destiny-warband'] })
    expect(p.ask(1)?.aside).toMatchObject({
      of: {
        'rune-gifts': { kind: 'mix', of: { wood: 4, food: 4, coin: 4 }, min: 4, max: 4 },
        'rune-success': { kind: 'one', of: ['destiny-favored', 'destiny-warband'] },
        'rune-knowledge': { kind: 'one', of: [true] },
      },
    })
    p.choose(1, { aside: { 'rune-gifts': { wood: 4 } } }).choose(1, { aside: { 'rune-knowledge': true } })
    expect(p.heardBy(0)).toContainEqual({ kind: 'gained', seat: 1, goods: { wood: 4 }, cause: 'rune-gifts' })
    const peeks = (seat: number) =>
      p.heardBy(seat).flatMap((event) => (event.kind === 'journey-peeked' ? [event.journey] : []))
    expect(peeks(0)).toEqual([null, null, null])
    expect(peeks(1)).toEqual(p.state.shores.map(({ journey }) => journey))
  })

  test('CH-18.13 there is a last chance after the own worker, and before cleanup', () => {
    const p = position()
      .seat(1, { coin: 1, runes: ['rune-wealth'] })
      .at('tidying')
    expect(p.waiting).toEqual({ step: 'runeChance', seats: [1] })
    expect(ways(p, 1)).toEqual(['pass', 'rune'])
    const placed = position()
      .seat(0, { coin: 1, runes: ['rune-wealth'] })
      .place(0, 'butcher')
    expect(placed.waiting).toEqual({ step: 'runeChance', seats: [0] })
  })

  test('CH-18.13 who wants only chances that matter is asked again at the last one, and who wants none is never', () => {
    const holding = () => position().seat(0, { coin: 1, runes: ['rune-wealth'] })
    const seldom = { questions: { 'rune-chances': 'useful' } }
    expect(holding().choose(0, seldom).place(0, 'butcher').waiting).toEqual({ step: 'placeWorker', seats: [1] })
    expect(holding().at('tidying').choose(0, seldom).waiting.step).not.toBe('runeChance')
    const last = holding().round(8).at('tidying')
    expect(last.choose(0, seldom).waiting).toEqual({ step: 'runeChance', seats: [0] })
    expect(last.choose(0, { questions: { 'rune-chances': 'never' } }).waiting.step).not.toBe('runeChance')
  })

  test('CH-18.14 who wants to be asked where a rune would change something is not stopped before losses', () => {
    const asked = (wish: string | null) => {
      const p = position().seat(0, { leader: 'gylfir', favor: 0, warriors: '', coin: 1, runes: ['rune-wealth'] })
      if (wish) p.choose(0, { questions: { runes: wish } })
      return p.troll('troll-bog').crew(0, 'troll-gate', 'AA').dice('A- A-').at('fights').waiting.step
    }
    expect([asked(null), asked('useful')]).toEqual(['chooseLosses', undefined])
  })

  test.each([
    ['pray', 'shrine', 'rune-gifts'],
    ['useStall', 'stall-outcast', 'rune-gifts'],
    ['exchange', 'market', 'rune-gifts'],
    ['buildLongship', 'shipwright', 'rune-gifts'],
    ['buildLongship', 'shipwright', 'rune-wealth'],
  ])(
    'CH-18.14 … but is before the only answer to %s at %s, which goods from %s could make another',
    (step, place, rune) => {
      const p = position()
        .stalls('stall-outcast')
        .seat(0, { wood: place === 'shipwright' ? 2 : 0, food: 1, coin: 1, favor: 0, runes: [rune] })
      p.choose(0, { questions: { runes: 'useful' } }).place(0, place)
      expect(p.waiting).toEqual({ step, seats: [0] })
    },
  )

  test('CH-18.14 a choice with a single outcome is made by itself', () => {
    const lastPort = position().ship(1, 'public-large', 'shore-2').ship(1, 'private-karvi', 'shore-4')
    lastPort.place(0, 'public-small')
    expect(lastPort.shore('shore-3').ship).toMatchObject({ seat: 0, longship: 'public-small' })
    const onlyRival = position().seat(0, { leader: 'gylfir', favor: 0, warriors: '' }).troll('troll-bog')
    onlyRival.crew(0, 'troll-gate', 'AA').dice('AHH').at('fights')
    expect(onlyRival.player(1).blame).toBe(1)
    const nothingToReroll = position()
      .seat(0, { leader: 'gylfir', favor: 0, warriors: 'SA' })
      .worker(0, 'hunting-grounds')
    nothingToReroll.dice('S- A-').at('fights')
    expect(nothingToReroll.told('hunted')).toEqual([{ kind: 'hunted', seat: 0, food: 0 }])
  })

  test('CH-18.15 dice of a type differ by their shown face alone, and by nothing when they are lost', () => {
    const p = position().seat(0, { leader: 'gylfir', favor: 1, warriors: '' }).troll('troll-bog')
    p.crew(0, 'troll-gate', 'SSSA').dice('Shh- AH S-').at('fights')
    expect(p.ask(0)?.form).toMatchObject({
      of: { reroll: { of: { 'swordsman:hit': 2, 'swordsman:blank': 1, 'axeman:two-hits': 1 }, min: 1, max: 4 } },
    })
    p.choose(0, { reroll: { 'swordsman:hit': 1 } })
    expect(
      p
        .told('rerolled')[0]
        ?.dice.map(({ face }) => face)
        .sort(),
    ).toEqual(['blank', 'blank', 'hit', 'two-hits'])
    expect(p.ask(0)?.form).toMatchObject({ of: { swordsman: 3, axeman: 1 }, min: 1, max: 1 })
  })
})
