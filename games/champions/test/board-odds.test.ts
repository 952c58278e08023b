import { type Counts, seatViewOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { outlookOf } from '../board/assigning/outlook.ts'
import { type BoardContext, boardContextOf, type ChampionsInput } from '../board/board-context.ts'
import { oddsAfter } from '../board/fight/throw.ts'
import type { Enemy } from '../src/content.ts'
import { oddsWithFavor } from '../src/favor-odds.ts'
import { champions } from '../src/index.ts'
import type { Fight } from '../src/state.ts'
import { texts } from '../strings/index.ts'
import { type Position, position, warriors } from './position.ts'
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

  test('CH-9 on land nobody eats, and favor helps by as much as is told', () => {
    const p = position().seat(0, { leader: 'gylfir', favor: 1 }).troll('troll-bog')
    const shown = (favor?: number) => outlookOf(seenBy(0, p), enemyOf('troll-bog'), { swordsman: 2 }, null, favor)
    const odds = oddsWithFavor(content, null, warriors('SS'), enemyOf('troll-bog'), 1)
    expect(shown(1)).toMatchObject({ fighters: 2, needs: 0, win: Math.round(odds.win * 100), lost: 2 - odds.survivors })
    expect(shown().win).toBeLessThan(shown(1).win)
    expect(shown(0)).toEqual(shown())
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
