import { describe, expect, test } from 'vitest'
import type { Counter, Strength } from '../src/content-file.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { strengthOf } from '../src/sides.ts'
import { type Position, position } from './position.ts'

const FAVOR = 'favor-coin-hoard'
const ROWS = [
  ['favor-coin-hoard', 'favor-full-larder', 'favor-sealed-scroll'],
  ['favor-great-stag', 'favor-elder-ash'],
] as const

/** Strengths without a boost: 2, 3, 4, 5, 6 for 1 steel, 9 for 3 steel. */
const [TWO, THREE, FOUR, FIVE, SIX, NINE] = [
  'ivar-stormrider',
  'freydis-wolfblood',
  'ingrid-silverpurse',
  'kari-fogsail',
  'grim-nightwatch',
  'magnus-skullsplitter',
]

/** A battle in which these cards lie face down, from seat 0 on. */
function battle(...cards: readonly (string | undefined)[]): Position {
  const p = position().favors([], [])
  cards.forEach((card, seat) => {
    if (card) p.seat(seat, { row: [`-${card}`] })
  })
  return p.battle(FAVOR, ...cards.flatMap((card, seat) => (card ? [seat] : [])))
}

const declineAll = (p: Position): Position => {
  while (p.waiting.step === 'boon') p.choose(p.waiting.seats[0] as number, { decline: true })
  return p
}

describe('starting and joining', () => {
  const facing = (): Position =>
    position()
      .favors(...ROWS)
      .seat(0, { hand: [TWO, THREE] })
      .seat(1, { hand: [FOUR] })

  test('TV-6.2 TV-6.3 TV-19.4 whoever plays face down first picks a favor card at an end of a row', () => {
    const p = facing().turn(0).choose(0, { down: TWO })
    expect(p.waiting).toEqual({ step: 'favor', seats: [0] })
    expect(p.offered(0)).toEqual([
      { favor: 'favor-coin-hoard', row: 'above', end: 'left' },
      { favor: 'favor-sealed-scroll', row: 'above', end: 'right' },
      { favor: 'favor-great-stag', row: 'below', end: 'left' },
      { favor: 'favor-elder-ash', row: 'below', end: 'right' },
    ])
    expect(p.refused(0, { favor: 'favor-full-larder', row: 'above', end: 'left' })).toMatchObject({
      refused: 'favor-not-at-end',
      rule: 'TV-20.4',
    })
    expect(p.refused(0, { decline: true })).toMatchObject({ refused: 'must-decide', rule: 'TV-20.23' })
  })

  test('TV-6.4 TV-6.46 the card leaves its row, and the next one is the end meanwhile', () => {
    const p = facing().turn(0).choose(0, { down: TWO })
    p.choose(0, { favor: 'favor-sealed-scroll', row: 'above', end: 'right' })
    expect(p.state.battle).toEqual({
      starter: 0,
      fighters: [0],
      favor: 'favor-sealed-scroll',
      row: 'above',
      end: 'right',
      bonus: 0,
    })
    expect(p.state.favors.above).toEqual(['favor-coin-hoard', 'favor-full-larder'])
  })

  test('TV-6.47 a row of one card is offered once', () => {
    const p = position()
      .favors([FAVOR], ['favor-great-stag', 'favor-elder-ash'])
      .seat(0, { hand: [TWO] })
      .turn(0)
    p.choose(0, { down: TWO })
    expect(p.offered(0)).toEqual([
      { favor: FAVOR, row: 'above', end: 'left' },
      { favor: 'favor-great-stag', row: 'below', end: 'left' },
      { favor: 'favor-elder-ash', row: 'below', end: 'right' },
    ])
  })

  test('TV-6.1 TV-6.5 TV-20.4 a card played face down joins the open battle and picks nothing', () => {
    const p = facing().turn(0).choose(0, { down: TWO }).choose(0, { favor: FAVOR, row: 'above', end: 'left' })
    p.turn(1)
    expect(p.refused(1, { down: FOUR, favor: 'favor-great-stag' })).toMatchObject({
      refused: 'battle-has-favor',
      rule: 'TV-20.4',
    })
    p.choose(1, { down: FOUR })
    expect(p.state.battle).toMatchObject({ starter: 0, fighters: [0, 1], favor: FAVOR })
    expect(p.told('battle-joined')).toEqual([{ kind: 'battle-joined', side: 1 }])
    expect(p.asks).toEqual([])
  })

  test('TV-6.7 TV-20.24 with both rows empty no battle is started', () => {
    const p = position()
      .favors([], [])
      .seat(0, { hand: [TWO, THREE] })
      .turn(0)
    expect(p.ways(0)).toEqual(['up'])
    expect(p.refused(0, { down: TWO })).toMatchObject({ refused: 'nothing-to-fight-for', rule: 'TV-20.24' })
  })

  test('TV-6.8 it is resolved in step 1 of the next turn of its starter, when the others have had theirs', () => {
    const p = facing()
      .seat(2, { hand: [FIVE, SIX] })
      .seat(1, { hand: [FOUR, NINE] })
    p.turnsFrom(0).choose(0, { down: TWO }).choose(0, { favor: FAVOR, row: 'above', end: 'left' })
    p.choose(1, { down: FOUR }).choose(2, { up: FIVE }).choose(2, { decline: true })
    expect(p.told('battle-revealed')).toEqual([
      {
        kind: 'battle-revealed',
        cards: [
          { side: 0, card: TWO },
          { side: 1, card: FOUR },
        ],
      },
    ])
    expect(p.told('battle-ended')).toMatchObject([{ winner: 1, losers: [0] }])
    expect(p.waiting).toEqual({ step: 'boon', seats: [0] })
    expect(p.refused(0, { up: THREE })).toMatchObject({ refused: 'battle-first', rule: 'TV-20.5' })
    p.choose(0, { decline: true })
    expect(p.waiting).toEqual({ step: 'play', seats: [0] })
  })

  test('TV-6.6 nobody has two cards in a battle: who starts one is due before playing again', () => {
    const p = battle(SIX, TWO)
      .seat(0, { hand: [FIVE] })
      .favors(['favor-great-stag'], [])
      .turn(0)
    declineAll(p)
    expect(p.state.battle).toBeNull()
    p.choose(0, { down: FIVE })
    expect(p.state.battle).toMatchObject({ starter: 0, fighters: [0] })
  })

  test('TV-6.9 TV-6.48 a battle of the last turn is resolved like any other, before cleanup', () => {
    const p = position()
      .favors(...ROWS)
      .seat(0, { hand: [FOUR] })
      .seat(1, { hand: [SIX] })
      .seat(2, { hand: [TWO] })
    p.turnsFrom(0).choose(0, { down: FOUR }).choose(0, { favor: FAVOR, row: 'above', end: 'left' })
    p.choose(1, { down: SIX }).choose(2, { down: TWO })
    expect(p.waiting).toEqual({ step: 'boon', seats: [0] })
    p.choose(0, { decline: true })
    expect(p.state.phase).toBe('turns')
    p.choose(2, { decline: true })
    expect(p.furies).toEqual([1, 0, 1])
    const told = p.events.map(({ kind }) => kind)
    expect(told.indexOf('battle-ended')).toBeLessThan(told.indexOf('cleaned-up'))
  })
})

describe('resolving', () => {
  test('TV-6.10 all face-down cards are turned up at once', () => {
    const p = battle(TWO, FOUR).resolves()
    expect(p.state.players.map(({ row }) => row.map(({ up }) => up))).toEqual([[true], [true], []])
    expect(p.table.undoLimit).toBe(p.table.moves)
  })

  test('TV-6.11 TV-6.44 who can pay the steel must; it is paid in battles only', () => {
    const p = battle(SIX, FOUR).seat(0, { steel: 1 }).resolves()
    expect(p.player(0).steel).toBe(0)
    expect(p.told('steel-paid')).toEqual([{ kind: 'steel-paid', side: 0, steel: 1, card: SIX }])
    const up = position()
      .seat(0, { hand: [SIX], steel: 2 })
      .settlers(0, 'wolf-isle', 1)
      .turn(0)
      .choose(0, { up: SIX })
    expect(up.choose(0, { stop: true }).player(0).steel).toBe(2)
  })

  test('TV-6.12 who cannot pay does not compete: no boon, no fury, the card stays face up', () => {
    const p = battle(NINE, FOUR, FIVE).seat(0, { steel: 2 }).resolves()
    expect(p.told('steel-missing')).toEqual([{ kind: 'steel-missing', side: 0, steel: 3, card: NINE }])
    expect(p.waiting).toEqual({ step: 'boon', seats: [1] })
    p.choose(1, { decline: true })
    expect(p.asks).toEqual([])
    expect(p.player(0)).toMatchObject({ steel: 2, row: [{ card: NINE, up: true, open: false }] })
    expect(p.furies).toEqual([1, 0, 0])
  })

  test('TV-6.13 strength counts what is left after all steel is paid, and the runes just revealed', () => {
    // 2 and 1 for each steel, for 1 steel.
    const steel = battle('hrafn-bloodbeak', TWO).seat(0, { steel: 4 }).resolves()
    expect(steel.told('strength-counted')[0]).toMatchObject({ side: 0, strength: 2 + 3 })
    // 2 and 1 for each wealth, itself included.
    const runes = battle('torvald-openhand', TWO).holds(0, 'gold-isle').resolves()
    expect(runes.told('strength-counted')[0]).toMatchObject({ side: 0, strength: 2 + 2 })
  })

  test('TV-3.2 a revealed card counts as a rune, also if it could not be paid', () => {
    const p = battle(NINE).seat(0, { steel: 0 }).resolves()
    expect(strengthOf(p.t, 0, 'asgeir-thunderaxe')).toBe(2 + 1)
  })

  const strength = (given: Strength, patch: (p: Position) => Position): number => {
    const content = { ...tinyEpicVikings.content, vikings: { ...tinyEpicVikings.content.vikings } }
    content.vikings[TWO as string] = {
      ...(content.vikings[TWO as string] as never as object),
      strength: given,
    } as never
    const p = patch(position())
    return strengthOf({ ...p.t, content }, 0, TWO as string)
  }
  const wood: Counter = { kind: 'resource', resource: 'wood' }
  const anyRune: Counter = { kind: 'rune', rune: 'any' }

  test('TV-6.14 TV-21.12 TV-21.13 a boost is added by its factor or multiplies', () => {
    const rich = (p: Position) => p.seat(0, { wood: 3 }).holds(0, 'gold-isle', 'wolf-isle')
    expect(strength({ base: 5, boost: null }, rich)).toBe(5)
    expect(strength({ base: 5, boost: { op: 'add', factor: 2, counter: wood } }, rich)).toBe(11)
    expect(strength({ base: 5, boost: { op: 'mul', counter: wood } }, rich)).toBe(15)
    expect(strength({ base: 2, boost: { op: 'mul', counter: anyRune } }, rich)).toBe(4)
  })

  test('TV-6.15 resources that count are not spent', () => {
    const p = battle('halfdan-fullbarn', FOUR).seat(0, { food: 3 }).resolves()
    expect(p.told('strength-counted')[0]).toMatchObject({ strength: 3 })
    expect(p.player(0).food).toBe(3)
  })

  test('TV-6.16 if nobody competes the favor card goes back, and nothing else happens', () => {
    const p = battle(NINE, 'hakon-ringgiver').seat(0, { steel: 0 }).seat(1, { steel: 0 }).resolves()
    expect(p.asks).toEqual([])
    expect(p.state).toMatchObject({ battle: null, favors: { above: [FAVOR] }, invaders: [] })
    expect(p.furies).toEqual([0, 0, 0])
  })

  test('TV-6.18 TV-6.21 TV-6.23 the strictly strongest takes the card and its bag, no boon and no fury', () => {
    const p = battle(FIVE, FOUR, TWO).seat(0, { wood: 6, food: 0 }).resolves()
    expect(p.player(0)).toMatchObject({ favors: [FAVOR], wood: 7, food: 1, steel: 2 })
    expect(p.state.battle).toBeNull()
    expect(p.waiting).toEqual({ step: 'boon', seats: [1] })
    declineAll(p)
    expect(p.furies).toEqual([1, 0, 1])
  })

  test('TV-6.19 if the highest strength is shared, nobody wins and all lose', () => {
    const p = battle(FOUR, 'leif-coinbearer', TWO).resolves()
    expect(p.told('battle-ended')).toEqual([{ kind: 'battle-ended', winner: null, favor: FAVOR, losers: [0, 1, 2] }])
    expect(p.state.favors.above).toEqual([FAVOR])
    declineAll(p)
    expect(p.furies).toEqual([2, 0, 1])
  })

  test('TV-6.45 a strength of 0 still competes', () => {
    const p = battle('halfdan-fullbarn', TWO).seat(0, { food: 0 }).resolves()
    expect(p.told('battle-ended')).toMatchObject([{ winner: 1, losers: [0] }])
    expect(p.state.invaders).toEqual([])
  })
})

describe('the favor card that goes back', () => {
  test.each(['left', 'right'] as const)('TV-6.46 becomes the %s end again', (end) => {
    const p = battle(FOUR, 'leif-coinbearer').favors(['favor-great-stag', 'favor-elder-ash'], [])
    p.state.battle = { ...(p.state.battle as NonNullable<typeof p.state.battle>), end }
    p.resolves()
    const rest = ['favor-great-stag', 'favor-elder-ash']
    expect(p.state.favors.above).toEqual(end === 'left' ? [FAVOR, ...rest] : [...rest, FAVOR])
  })
})

describe('a fourth favor card', () => {
  const KEPT = ['favor-great-stag', 'favor-elder-ash', 'favor-sealed-scroll']
  const won = () => battle(FIVE, FOUR).seat(0, { favors: KEPT }).favors(['favor-thunderstone'], []).resolves()

  test('TV-6.20 TV-6.24 TV-19.14 is returned to an end of a row before the losers are handled', () => {
    const p = won()
    expect(p.waiting).toEqual({ step: 'giveBack', seats: [0] })
    expect(p.offered(0)).toHaveLength(4 * 3)
    p.choose(0, { favor: 'favor-elder-ash', row: 'above', end: 'right' })
    expect(p.player(0).favors).toEqual(['favor-great-stag', 'favor-sealed-scroll', FAVOR])
    expect(p.state.favors.above).toEqual(['favor-thunderstone', 'favor-elder-ash'])
    expect(p.told('favor-returned')).toEqual([
      { kind: 'favor-returned', side: 0, favor: 'favor-elder-ash', row: 'above', end: 'right' },
    ])
    expect(p.waiting).toEqual({ step: 'boon', seats: [1] })
  })

  test('TV-6.25 may be the one just won, and its bag is kept', () => {
    const p = won().choose(0, { favor: FAVOR, row: 'below', end: 'left' })
    expect(p.player(0)).toMatchObject({ favors: KEPT, wood: 4, food: 3 })
    expect(p.state.favors.below).toEqual([FAVOR])
  })

  test('TV-6.26 TV-6.47 can be fought for again, alone in its row', () => {
    const p = won().choose(0, { favor: FAVOR, row: 'below', end: 'left' })
    declineAll(p)
      .seat(2, { hand: [TWO] })
      .turn(2)
      .choose(2, { down: TWO })
    expect(p.offered(2)).toContainEqual({ favor: FAVOR, row: 'below', end: 'left' })
  })

  test('TV-1.9 TV-20.19 four are not kept, and what is not held is not returned', () => {
    const p = won()
    expect(p.refused(0, { decline: true })).toMatchObject({ rule: 'TV-20.23' })
    expect(p.refused(0, { favor: 'favor-full-larder', row: 'above', end: 'left' })).toMatchObject({
      refused: 'favor-not-held',
      rule: 'TV-20.19',
    })
    expect(
      battle(FIVE, FOUR)
        .seat(0, { favors: KEPT.slice(1) })
        .resolves().waiting.step,
    ).toBe('boon')
  })

  test('TV-6.22 lies face down for others', () => {
    const p = battle(FIVE, FOUR).resolves()
    expect(p.view(0).players[0]).toMatchObject({ favors: [FAVOR], favorCount: 1 })
    expect(p.view(1).players[0]).toMatchObject({ favors: null, favorCount: 1 })
    expect(p.view(null).players[0]?.favors).toBeNull()
  })
})
