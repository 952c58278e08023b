import { type Counts, seatViewOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { outlookOf } from '../board/assigning/outlook.ts'
import { type BoardContext, boardContextOf, type ChampionsInput } from '../board/board-context.ts'
import { oddsAfter } from '../board/fight/throw.ts'
import { keyOf } from '../board/thing.ts'
import { tipOf } from '../board/tips/tips.ts'
import type { Enemy } from '../src/content.ts'
import { champions } from '../src/index.ts'
import type { Fight } from '../src/state.ts'
import { texts } from '../strings/index.ts'
import { blanksAgain } from './blanks-again.ts'
import { type Position, position, type SeatPatch } from './position.ts'
import { foughtOften, isNear, playedOnOften } from './simulating.ts'

/** The chances that the board shows to a seat, from what it sees: held against many fights. */

const { content } = champions
const enemyOf = (card: string): Enemy => content.enemies[card] as Enemy

const seenBy = (seat: number, p: Position): BoardContext =>
  boardContextOf({
    seatView: seatViewOf(champions, p.table, seat),
    content,
    sitters: [],
    language: 'en',
    text: texts.en(content),
    options: [],
    log: [],
  } as unknown as ChampionsInput)

const MARA = 'monster-mara:red'

describe('the outlook of an assignment', () => {
  /** Seat 0 has peeked at the journey. */
  const voyage = (leader: string, shore: string, journey: string, monster: string) => {
    const p = position().seat(0, { leader, favor: 0, warriors: '' }).journey(shore, journey).monster(shore, monster)
    p.shore(shore).knownTo.push(0)
    return p
  }

  test.each([
    // Axes are refused: an axeman is given up to the whirlpool, and no spearman.
    {
      ...{ sent: { swordsman: 0, spearman: 4, axeman: 2, food: 6 }, crew: 'PPPPAA', leader: 'gylfir', order: 'ASP' },
      ...{ shore: 'shore-3', journey: 'journey-whirlpool', monster: MARA },
      shows: { size: 6, fighters: 4, needs: 5, starving: 0, excluded: 1 },
    },
    {
      ...{ sent: { swordsman: 1, spearman: 3, axeman: 1, food: 1 }, crew: 'SPPPA', leader: 'gylfir', order: 'ASP' },
      ...{ shore: 'shore-2', journey: 'journey-all-quiet', monster: MARA },
      shows: { size: 5, fighters: 2, needs: 3, starving: 3, excluded: 0 },
    },
    {
      ...{ sent: { swordsman: 2, spearman: 1, axeman: 1, food: 3 }, crew: 'SSPA', leader: 'svanhildr', order: 'PAS' },
      ...{ shore: 'shore-3', journey: 'journey-all-quiet', monster: 'monster-fenris-cub:red' },
      shows: { size: 4, fighters: 3, needs: 4, starving: 1, excluded: 0 },
    },
  ])('CH-10 $crew with $sent.food food, $journey, then $monster', (sending) => {
    const { sent, crew, leader, order, shore, journey, monster, shows } = sending
    const p = voyage(leader, shore, journey, monster)
    const outlook = outlookOf(seenBy(0, p), enemyOf(monster), sent, shore)
    const fought = foughtOften(p.ship(0, 'public-large', shore, crew, sent.food), monster, { order })
    expect(outlook).toMatchObject(shows)
    expect(Math.abs(outlook.win / 100 - fought.win)).toBeLessThan(0.05)
    expect(fought.survivors).toSatisfy(isNear(crew.length - outlook.lost, crew.length))
  })

  test('CH-17.4 counts a journey for who peeked at it only, and food by how much is sent', () => {
    const p = voyage('gylfir', 'shore-3', 'journey-whirlpool', MARA)
    const shown = (seat: number, sent: Counts) => outlookOf(seenBy(seat, p), enemyOf(MARA), sent, 'shore-3')
    const sent = { spearman: 4, axeman: 2, food: 6 }
    expect(shown(0, sent)).toMatchObject({ fighters: 4, needs: 5, excluded: 1 })
    expect(shown(1, sent)).toMatchObject({ fighters: 4, needs: 6, excluded: 2 })
    expect([6, 4, 2, 0].map((food) => shown(0, { ...sent, food }).fighters)).toEqual([4, 4, 2, 0])
    expect(shown(0, { spearman: 4 })).toMatchObject({ win: 0, lost: 4, starving: 3 })
  })

  test('CH-10.11 CH-17.4 a Kraken that was peeked at is in the odds without favor, as its chip says', () => {
    const peeked = (journey: string) => seenBy(0, voyage('gylfir', 'shore-3', journey, MARA))
    const context = peeked('journey-kraken')
    expect(context.words.assign.kraken).toBe('in the odds, without favor')
    const shown = (seen: BoardContext, enemy: Enemy | null, favor: number) =>
      outlookOf(seen, enemy, { spearman: 5, food: 5 }, 'shore-3', favor)
    expect(shown(context, enemyOf(MARA), 0).win).toBeLessThan(shown(peeked('journey-all-quiet'), enemyOf(MARA), 0).win)
    expect(shown(context, null, 0).lost).toBeGreaterThan(0)
    expect(shown(context, null, 3)).toEqual(shown(context, null, 0))
  })

  test.each([0, 1, 2, 3])('CH-9 CH-9.4 on land nobody eats, and %i favor helps by as much as is told', (favor) => {
    const bog = enemyOf('troll-bog')
    const p = position().seat(0, { leader: 'gylfir', favor, warriors: '', runes: [] }).troll('troll-bog')
    const shown = (helping?: number) => outlookOf(seenBy(0, p), bog, { swordsman: 2 }, null, helping)
    expect(shown(favor)).toMatchObject({ fighters: 2, needs: 0, starving: 0, excluded: 0 })
    expect(shown(0)).toEqual(shown())
    if (favor > 0) expect(shown(favor - 1).win).toBeLessThan(shown(favor).win)
    const { win, lost } = shown(favor)
    const improve = blanksAgain(content, bog, null)
    const fought = foughtOften(p.crew(0, 'troll-gate', 'SS'), 'troll-bog', { order: 'SPA', improve })
    expect(Math.abs(win / 100 - fought.win)).toBeLessThan(0.05)
    expect(fought.survivors).toSatisfy(isNear(2 - lost, 2))
  })
})

describe('the tip of a sea monster', () => {
  const NIDHOGG = 'monster-nidhogg-spawn:red'
  const QUIET = 'journey-all-quiet'
  const home = (patch: SeatPatch = {}) =>
    position()
      .seat(0, { leader: 'gylfir', favor: 0, coin: 2, food: 8, warriors: 'SSSSPPAA', ...patch })
      .monster('shore-3', NIDHOGG)
      .journey('shore-3', QUIET)
  const told = (p: Position) => tipOf(seenBy(0, p).input, keyOf('named', 'shore-3'))?.outcome
  const fought = (crew: string, food: number, journey = QUIET) => {
    const p = home({ warriors: '' }).journey('shore-3', journey)
    return foughtOften(p.ship(0, 'public-large', 'shore-3', crew, food), NIDHOGG, { order: 'SPA' }).win
  }
  const percentOf = (outcome: string | undefined): number => Number(/(\d+)\u00a0%/.exec(outcome ?? '')?.[1]) / 100

  test('CH-10.14 CH-10.25 is of the best crew that the largest open longship holds with its food', () => {
    const outcome = told(home())
    expect(outcome).toBe('Large Public Longship, best crew you can feed: 55\u00a0% win, journey not counted')
    expect(Math.abs(percentOf(outcome) - fought('SPPAA', 5))).toBeLessThan(0.05)
    for (const other of ['SSPPA', 'SSSAA', 'PPAA', 'SSPPAA'])
      expect(fought(other, 10 - other.length)).toBeLessThan(percentOf(outcome) + 0.05)
    const chances = [8, 5, 4, 3, 2].map((food) => percentOf(told(home({ food }))))
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    expect(chances.map((chance) => chance > 0)).toEqual([true, true, true, false, false])
    expect(Math.abs((chances[2] as number) - fought('PPAA', 4))).toBeLessThan(0.05)
    expect(told(home({ food: 0 }))).toBe('No food to take a crew there yet')
    expect(told(home({ warriors: '' }))).toBe('Nobody is at home to fight it yet')
  })

  test('CH-5.21 to CH-5.25 the small longship is left to who cannot have the large one, and the own one where it lies', () => {
    expect(told(home({ coin: 0 }))).toMatch(/^Small Public Longship, .*: 0\u00a0% win/)
    expect(told(home().worker(1, 'public-large'))).toMatch(/^Small Public Longship, /)
    expect(told(home({ longship: 'private-drakkar' }))).toMatch(/^Dragon Ship, /)
    expect(told(home().ship(0, 'private-karvi', 'shore-3'))).toMatch(/^Karvi, /)
    const sent = home({ workers: 0 }).ship(0, 'public-large', 'shore-3').at('assigning')
    expect(told(sent)).toBe(told(home()))
    // Nobody of theirs can sail there in this round.
    for (const p of [home().ship(1, 'public-large', 'shore-3'), home({ workers: 0 })]) expect(told(p)).toBeUndefined()
    expect(told(home({ workers: 0, defeated: ['monster-huldra:blue', 'monster-huldra:yellow'] }))).toBe(
      'makes a full set of colours',
    )
  })

  test('CH-17.4 a journey is counted for who has peeked at it', () => {
    const p = home().journey('shore-3', 'journey-no-wind')
    expect(told(p)).toBe(told(home()))
    p.shore('shore-3').knownTo.push(0)
    expect(told(p)).toMatch(/win$/)
    expect(Math.abs(percentOf(told(p)) - fought('PPAA', 5, 'journey-no-wind'))).toBeLessThan(0.05)
    expect(percentOf(told(p))).toBeLessThan(percentOf(told(home())))
  })
})

describe('the odds of a throw', () => {
  /** The second round of a fight whose first one dealt 1 and cost nobody. */
  const bridge = () => {
    const p = position().seat(0, { leader: 'gylfir', favor: 1, warriors: '', runes: [] }).troll('troll-bridge')
    p.crew(0, 'troll-gate', 'SSPA').dice('Shs Ps A-  S-s P- A-').at('fights').choose(0, { end: true })
    expect(p.waiting.step).toBe('afterRoll')
    expect(p.state.fight).toMatchObject({ damage: 1, dice: { length: 4 } })
    return p
  }

  test.each([
    ['as it lies', [], []],
    ['with a blank thrown again', [3], [{ reroll: { 'axeman:blank': 1 } }]],
    [
      'with all its blanks thrown again',
      [0, 2, 3],
      [{ reroll: { 'swordsman:blank': 1, 'spearman:blank': 1, 'axeman:blank': 1 } }],
    ],
  ])('CH-9.8 what was dealt before stays dealt, %s', (_, again, choices) => {
    const p = bridge()
    const odds = oddsAfter(seenBy(0, p), p.view(0).fight as Fight, enemyOf('troll-bridge'), again)
    const played = playedOnOften(p, 'troll-bridge', { order: 'SPA', choices })
    expect(played.win).toSatisfy(isNear(odds.win))
    expect(played.survivors).toSatisfy(isNear(odds.survivors, 4))
  })
})
