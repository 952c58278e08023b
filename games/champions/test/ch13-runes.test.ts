import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

const ROLL_RUNES = ['rune-potential', 'rune-revenge', 'rune-healing', 'rune-fame']

/** Seat 0 fights the Bog Troll (attack 1, defence 3, 4 Glory, 1 wood) with the warriors and runes named. */
const againstBogTroll = (letters: string, runes: readonly string[], leader = 'gylfir') =>
  position().seat(0, { leader, favor: 0, warriors: '', runes }).troll('troll-bog').crew(0, 'troll-gate', letters)

/** Seat 0 sails to shore 2 under the journey card named; the monster there is a Fossegrim. */
const sailing = (journey: string, letters: string, food: number, runes: readonly string[]) =>
  position()
    .seat(0, { leader: 'gylfir', favor: 0, warriors: '', runes })
    .journey('shore-2', journey)
    .monster('shore-2', 'monster-fossegrim:red')
    .ship(0, 'public-small', 'shore-2', letters, food)

const ways = (p: ReturnType<typeof position>) => {
  const form = p.ask(0)?.form
  return form?.kind === 'either' ? Object.keys(form.of) : []
}

describe('holding and using runes', () => {
  test('CH-13.1 a rune is used once, and lies face down before its owner from then on', () => {
    const p = position().seat(0, { coin: 2, runes: ['rune-wealth', 'rune-fame'] })
    p.choose(0, { aside: { 'rune-wealth': true } })
    expect(p.player(0).runes).toEqual([
      { rune: 'rune-wealth', used: true },
      { rune: 'rune-fame', used: false },
    ])
    expect(p.told('rune-used')).toEqual([{ kind: 'rune-used', seat: 0, rune: 'rune-wealth' }])
    expect(p.refused(0, { aside: { 'rune-wealth': true } })).toMatchObject({ refused: 'rune-used', rule: 'CH-13.1' })
  })

  test('CH-13.2 used and unused runes score their Glory at the end', () => {
    const p = position()
      .seat(0, { runes: ['rune-gifts', '-rune-knowledge'] })
      .at('scoring')
    const scored = p.told('final-score').find(({ seat }) => seat === 0)
    expect(scored?.items.filter(({ item }) => item === 'rune')).toMatchObject([
      { points: 3, facts: { rune: 'rune-gifts' } },
      { points: 5, facts: { rune: 'rune-knowledge' } },
    ])
  })

  test('CH-13.3 any number of runes may be held, and used in one turn or one combat', () => {
    const turn = position().seat(0, { coin: 1, runes: [...ROLL_RUNES, 'rune-gifts', 'rune-wealth', 'rune-knowledge'] })
    turn.choose(0, { aside: { 'rune-gifts': { coin: 4 } } })
    turn.choose(0, { aside: { 'rune-wealth': true } }).choose(0, { aside: { 'rune-knowledge': true } })
    expect(turn.player(0).coin).toBe(10)
    expect(turn.player(0).runes).toHaveLength(7)

    const combat = againstBogTroll('SPA', ROLL_RUNES).troll('troll-forest').dice('S- Ps A- S- AH').at('fights')
    combat.choose(0, { revenge: true }).choose(0, { potential: true })
    combat.choose(0, { use: true }).choose(0, { use: true })
    expect(
      combat
        .told('rune-used')
        .map(({ rune }) => rune)
        .sort(),
    ).toEqual([...ROLL_RUNES].sort())
    expect(combat.told('enemy-defeated')).toHaveLength(1)
  })

  test('CH-13.4 a rune may be used in the turn in which it is gained', () => {
    const p = position().seat(0, { wood: 1, coin: 0 }).display('rune-gifts', 'rune-fame', 'rune-healing')
    p.place(0, 'runesmith').choose(0, { rune: 'rune-gifts' })
    expect(p.waiting).toEqual({ step: 'runeChance', seats: [0] })
    p.choose(0, { rune: { 'rune-gifts': { coin: 4 } } })
    expect(p.player(0)).toMatchObject({ coin: 4, runes: [{ rune: 'rune-gifts', used: true }] })
  })

  test('CH-13.5 a rune that names its moment cannot be used at another', () => {
    const timed = [...ROLL_RUNES, 'rune-journey', 'rune-true-vision']
    const p = position().seat(0, { runes: timed })
    expect(p.ask(0)?.aside).toBe(null)
    for (const rune of timed)
      expect(p.refused(0, { aside: { [rune]: true } })).toMatchObject({ refused: 'rune-not-now', rule: 'CH-13.5' })
    p.place(0, 'butcher')
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
  })

  test('CH-13.6 any-time runes: at every decision of one’s own, and before another’s placement', () => {
    const anyTime = ['rune-gifts', 'rune-knowledge', 'rune-success', 'rune-wealth']
    const p = position().seat(1, { coin: 1, runes: anyTime })
    expect(p.ask(1)).toMatchObject({ form: null, aside: { of: Object.fromEntries(anyTime.map((r) => [r, {}])) } })
    p.place(0, 'public-small').choose(0, 'shore-2')
    p.place(1, 'market')
    expect(p.waiting).toEqual({ step: 'exchange', seats: [1] })
    p.choose(1, { aside: { 'rune-wealth': true } })
    expect(p.player(1).coin).toBe(2)
    expect(p.waiting.step).toBe('exchange')
  })

  test('CH-13.6 … and while an assignment is awaited, but not amid another’s placement, hunt, combat or journey', () => {
    const withWealth = () =>
      position()
        .seat(0, { favor: 1 })
        .seat(1, { coin: 1, runes: ['rune-wealth'] })
    const assigning = withWealth().troll('troll-bog').worker(0, 'troll-gate').at('assigning')
    expect(assigning.ask(1)).toMatchObject({ form: null, aside: { of: { rune: { of: { 'rune-wealth': {} } } } } })
    assigning.choose(1, { aside: { rune: { 'rune-wealth': true } } })
    expect(assigning.player(1).coin).toBe(2)

    const placing = withWealth().place(0, 'public-small')
    const hunting = withWealth().worker(0, 'hunting-grounds').at('fights')
    const fighting = withWealth().crew(0, 'troll-gate', 'AA').at('fights')
    const storm = withWealth()
      .journey('shore-2', 'journey-storm')
      .ship(0, 'public-small', 'shore-2', 'S', 1)
      .at('fights')
    expect([placing, hunting, fighting, storm].map(({ waiting }) => waiting)).toEqual([
      { step: 'choosePort', seats: [0] },
      { step: 'afterRoll', seats: [0] },
      { step: 'afterRoll', seats: [0] },
      { step: 'loseAboard', seats: [0] },
    ])
    for (const p of [placing, hunting, fighting, storm]) {
      expect(p.ask(1)).toBe(null)
      const refusal = p.refused(1, { aside: { 'rune-wealth': true } })
      expect(refusal).toMatchObject({ refused: 'rune-not-now', rule: 'CH-13.6' })
    }
  })

  test('CH-13.7 nobody uses a rune on another player’s roll, journey or victory', () => {
    const watched = (runes: readonly string[]) => position().seat(1, { favor: 3, runes })
    const rolling = watched(ROLL_RUNES).seat(0, { favor: 1, warriors: 'SA' }).worker(0, 'hunting-grounds').dice('Ss A-')
    expect(ways(rolling.at('fights'))).toEqual(['end', 'reroll'])
    expect(rolling.asks).toHaveLength(1)

    const winning = watched(ROLL_RUNES).seat(0, { leader: 'gylfir', favor: 0, warriors: '' }).troll('troll-bog')
    winning.crew(0, 'troll-gate', 'AA').dice('AHH').at('fights')
    expect(winning.told('enemy-defeated')).toHaveLength(1)
    expect(winning.told('warriors-lost')).toHaveLength(1)
    expect(winning.player(0).glory).toBe(4)
    expect(winning.asks).toEqual([])

    const sailing = watched(['rune-journey']).seat(0, { warriors: '' }).journey('shore-2', 'journey-whirlpool')
    sailing.ship(0, 'public-small', 'shore-2', 'S', 1).at('fights')
    expect(sailing.told('warriors-lost')).toMatchObject([{ cause: 'journey-whirlpool' }])
    for (const p of [rolling, winning, sailing]) expect(p.told('rune-used')).toEqual([])
  })

  test('CH-13.31 after the own worker there is a chance for any-time runes; without one the turn passes by itself', () => {
    const p = position()
      .seat(0, { coin: 1, runes: ['rune-wealth'] })
      .place(0, 'butcher')
    expect(p.waiting).toEqual({ step: 'runeChance', seats: [0] })
    p.choose(0, { pass: true })
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
    p.place(1, 'beg')
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [0] })
    p.place(0, 'armourer').choose(0, { rune: { 'rune-wealth': true } })
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [1] })
  })

  test('CH-13.32 what several players may do at one moment is handled in order of arrival', () => {
    const p = position({ players: 3 })
      .seat(1, { coin: 3, runes: ['rune-wealth', 'rune-success'], destinies: ['destiny-wealthy'] })
      .seat(2, { coin: 5, runes: ['rune-gifts'] })
    p.choose(1, { aside: { 'rune-wealth': true } })
    p.choose(2, { aside: { 'rune-gifts': { coin: 4 } } })
    p.choose(1, { aside: { 'rune-success': 'destiny-wealthy' } })
    expect(p.told('rune-used').map(({ rune }) => rune)).toEqual(['rune-wealth', 'rune-gifts', 'rune-success'])
    expect(p.told('destiny-scored')).toMatchObject([{ seat: 1, glory: 0 }])
    expect(p.waiting).toEqual({ step: 'placeWorker', seats: [0] })
  })

  test('CH-13.33 a rune that would change nothing cannot be used', () => {
    const nothing = { refused: 'rune-changes-nothing', rule: 'CH-13.33' }
    const p = position().seat(0, { coin: 0, runes: ['rune-wealth', 'rune-success', 'rune-knowledge'], destinies: [] })
    for (const shore of p.state.shores) shore.journeyOpen = true
    expect(p.ask(0)?.aside).toBe(null)
    for (const rune of ['rune-wealth', 'rune-knowledge'])
      expect(p.refused(0, { aside: { [rune]: true } })).toMatchObject(nothing)
    expect(p.refused(0, { aside: { 'rune-success': 'destiny-wealthy' } })).toMatchObject(nothing)

    const hit = againstBogTroll('AA', ['rune-potential', 'rune-revenge']).seat(0, { favor: 1 }).dice('Ahh').at('fights')
    expect(ways(hit)).toEqual(['end', 'reroll'])
    expect(hit.refused(0, { potential: true })).toMatchObject(nothing)
    expect(hit.refused(0, { revenge: true })).toMatchObject(nothing)
    const unhurt = againstBogTroll('SS', ['rune-healing']).troll('troll-whelp').dice('SHs').at('fights')
    expect(unhurt.waiting.step).toBe(undefined)
    expect(unhurt.told('enemy-defeated')).toHaveLength(1)
  })

  test('CH-13.33 Knowledge is not used by who has peeked at every face-down card, however many others have not', () => {
    const p = position({ players: 3 })
    const [last, ...others] = p.seat(0, { runes: ['rune-knowledge'] }).state.shores
    for (const { knownTo } of others) knownTo.push(0)
    last?.knownTo.push(1, 2)
    expect(p.ask(0)?.aside).toMatchObject({ of: { 'rune-knowledge': { kind: 'one', of: [true] } } })
    last?.knownTo.push(0)
    expect(p.ask(0)?.aside).toBe(null)
    expect(p.refused(0, { aside: { 'rune-knowledge': true } })).toMatchObject({
      refused: 'rune-changes-nothing',
      rule: 'CH-13.33',
    })
  })

  test.each([
    ['gylfir', 1, false],
    ['gylfir', 2, true],
    ['dagrun', 2, false],
    ['dagrun', 3, true],
  ])('CH-13.33 CH-13.28 for %s a deck of %i holds more for True Vision: %s', (leader, cards, isAsked) => {
    const deck = ['destiny-favored', 'destiny-warband', 'destiny-wealthy'].slice(0, cards)
    const p = position()
      .seat(0, { leader, runes: ['rune-true-vision'] })
      .destinyDeck(...deck)
      .place(0, 'sages-house')
      .choose(0, 'shore-3')
    expect(p.waiting.step === 'chooseTrueVision').toBe(isAsked)
    if (isAsked) return
    expect(p.told('destinies-drawn')).toMatchObject([{ seat: 0, count: cards }])
    expect(p.player(0).runes).toEqual([{ rune: 'rune-true-vision', used: false }])
  })
})

describe('the any-time runes', () => {
  test('CH-13.8 Gifts are four resources, any mix of wood, food and coins', () => {
    const p = position().seat(0, { wood: 0, food: 0, coin: 0, favor: 0, runes: ['rune-gifts'] })
    p.choose(0, { aside: { 'rune-gifts': { wood: 1, food: 1, coin: 2 } } })
    expect(p.player(0)).toMatchObject({ wood: 1, food: 1, coin: 2, favor: 0 })
  })

  test('CH-13.9 Gifts taken after loading stay at home', () => {
    const p = position()
      .seat(0, { food: 1, warriors: 'S', runes: ['rune-gifts'] })
      .seat(1, { warriors: 'S' })
    p.ship(0, 'public-small', 'shore-2')
      .troll('troll-bog')
      .worker(1, 'troll-gate')
      .journey('shore-2', 'journey-storm')
      .at('assigning')
    p.choose(0, { 'shore-2': { swordsman: 1, food: 1 } })
    p.choose(0, { aside: { rune: { 'rune-gifts': { food: 4 } } } })
    expect(p.refused(0, { 'shore-2': { swordsman: 1, food: 4 } })).toMatchObject({ rule: 'CH-19.21' })
    p.choose(1, {})
    expect(p.waiting.step).toBe('loseAboard')
    expect(p.player(0).food).toBe(4)
    expect(p.shore('shore-2').ship).toMatchObject({ swordsman: 1, food: 1 })
  })

  test('CH-13.17 Knowledge shows all face-down journey cards on the board, and not the deck', () => {
    const p = position().seat(0, { runes: ['rune-knowledge'] })
    p.choose(0, { aside: { 'rune-knowledge': true } })
    const cards = p.state.shores.map(({ journey }) => journey)
    expect(p.view(0).shores.map(({ journey }) => journey)).toEqual(cards)
    expect(p.view(1).shores.map(({ journey }) => journey)).toEqual([null, null, null])
    expect(p.told('journey-peeked')).toHaveLength(3)
    expect(JSON.stringify(p.view(0).decks)).not.toContain('journey-')
  })

  test('CH-13.26 Success scores one own destiny now, and it is kept and scored again at the end', () => {
    const p = position().seat(0, { wood: 5, runes: ['rune-success'], destinies: ['destiny-woodpile'] })
    p.choose(0, { aside: { 'rune-success': 'destiny-woodpile' } })
    expect(p.player(0)).toMatchObject({ glory: 5, destinies: ['destiny-woodpile'] })
    p.at('scoring')
    expect(p.told('final-score').find(({ seat }) => seat === 0)?.items).toContainEqual({
      item: 'destiny',
      points: 5,
      facts: { destiny: 'destiny-woodpile' },
    })
  })

  test('CH-13.27 the destiny stays open, and both scorings are independent', () => {
    const p = position().seat(0, {
      wood: 2,
      runes: ['rune-success'],
      destinies: ['destiny-woodpile', 'destiny-favored'],
    })
    p.seat(1, { wood: 2 }).choose(0, { aside: { 'rune-success': 'destiny-woodpile' } })
    expect(p.player(0).glory).toBe(2)
    expect(p.view(1).players[0]).toMatchObject({
      openDestinies: ['destiny-woodpile'],
      destinies: null,
      destinyCount: 2,
    })
    const scoredAfter = (wood: number) => {
      p.seat(1, { wood }).at('scoring')
      const items = p.told('final-score').findLast(({ seat }) => seat === 0)?.items ?? []
      return items.find(({ facts }) => facts?.destiny === 'destiny-woodpile')?.points
    }
    expect([scoredAfter(3), scoredAfter(2), scoredAfter(1)]).toEqual([0, 2, 5])
    expect(p.player(0).glory).toBe(2)
  })

  test('CH-13.34 Success may open a destiny worth nothing; card and Glory are told, no counts', () => {
    const p = position().seat(0, { runes: ['rune-success'], destinies: ['destiny-draugr-slayer'] })
    p.seat(1, { defeated: ['draugr-king:red'] }).choose(0, { aside: { 'rune-success': 'destiny-draugr-slayer' } })
    const event = { kind: 'destiny-scored', seat: 0, destiny: 'destiny-draugr-slayer', glory: 0 }
    expect(p.heardBy(1)).toEqual([{ kind: 'rune-used', seat: 0, rune: 'rune-success' }, event])
    expect(p.player(0).runes).toEqual([{ rune: 'rune-success', used: true }])
  })

  test('CH-13.30 Wealth doubles the coins, but gives at most five', () => {
    const after = (coin: number) => {
      const p = position().seat(0, { coin, runes: ['rune-wealth'] })
      return p.choose(0, { aside: { 'rune-wealth': true } }).player(0).coin
    }
    expect([1, 4, 5, 6, 12].map(after)).toEqual([2, 8, 10, 11, 17])
  })
})

describe('the runes of sea and fate', () => {
  test('CH-13.15 Journey replaces the card just revealed by the top one of the deck', () => {
    const p = sailing('journey-whirlpool', 'SS', 2, ['rune-journey'])
      .onTop('journeyDeck', 'journey-no-wind')
      .at('fights')
    expect(p.waiting).toEqual({ step: 'replaceJourney', seats: [0] })
    expect(p.view(1).shores[0]?.journey).toBe('journey-whirlpool')
    p.choose(0, { use: true })
    expect(p.told('food-lost')).toMatchObject([{ food: 1, cause: 'journey-no-wind' }])
    expect(p.told('warriors-lost').filter(({ cause }) => cause.startsWith('journey'))).toEqual([])
    expect(p.state.journeyDiscard).toEqual(['journey-whirlpool'])
    const kept = sailing('journey-whirlpool', 'SS', 2, ['rune-journey']).at('fights').choose(0, { pass: true })
    expect(kept.told('warriors-lost')[0]).toMatchObject({ cause: 'journey-whirlpool' })
  })

  test('CH-13.16 Journey needs a warrior aboard, is asked once, and never draws the card it replaces', () => {
    expect(sailing('journey-whirlpool', '', 2, ['rune-journey']).at('fights').told('rune-used')).toEqual([])
    expect(sailing('journey-whirlpool', '', 2, ['rune-journey']).at('fights').asks).toEqual([])

    const p = sailing('journey-whirlpool', 'SS', 2, ['rune-journey'])
    const { journeyDeck, journeyDiscard } = p.state
    journeyDiscard.push(...journeyDeck.splice(0))
    p.at('fights').choose(0, { use: true })
    expect(p.told('journey-replaced')).toHaveLength(1)
    expect(p.state.journeyDiscard).toEqual(['journey-whirlpool'])
    expect(p.waiting.step).not.toBe('replaceJourney')
  })

  test('CH-13.28 CH-13.29 True Vision is offered after the peek and before the draw: two destinies more, one kept', () => {
    const p = position()
      .seat(0, { leader: 'gylfir', runes: ['rune-true-vision'] })
      .place(0, 'sages-house')
    expect(p.waiting.step).toBe('peek')
    p.choose(0, 'shore-3')
    expect(p.waiting).toEqual({ step: 'chooseTrueVision', seats: [0] })
    expect(p.told('destinies-drawn')).toEqual([])
    p.choose(0, { use: true })
    const [kept = '', ...rest] = p.state.sage?.drawn ?? []
    expect(rest).toHaveLength(2)
    p.choose(0, kept).choose(0, rest)
    expect(p.player(0).destinies).toContain(kept)
    expect(p.player(0).destinies).toHaveLength(2)
    expect(p.state.destinyDeck.slice(0, 2)).toEqual([...rest].reverse())
    const saved = position()
      .seat(0, { leader: 'gylfir', runes: ['rune-true-vision'] })
      .place(0, 'sages-house')
    saved.choose(0, 'shore-3').choose(0, { pass: true })
    expect(saved.told('destinies-drawn')).toMatchObject([{ count: 1 }])
    expect(saved.player(0).runes).toEqual([{ rune: 'rune-true-vision', used: false }])
  })
})
