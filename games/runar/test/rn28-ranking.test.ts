import { describe, expect, test } from 'vitest'
import { campaign } from './campaign-table.ts'

/** Nobody else is asked before the ranking is made. */
const ranked = (of: Parameters<typeof campaign>[0], ...ending: Parameters<ReturnType<typeof campaign>['finish']>) =>
  campaign(of).finish(...ending)

describe('the ranking', () => {
  test('RN-28.2 is made by VP, after every game', () => {
    const p = ranked({ players: 3 }, { vp: [10, 30, 20] })
    expect(p.last.ranking).toEqual([1, 2, 0])
    expect(p.told('game-ranked')).toMatchObject([{ game: 1, ranking: [1, 2, 0] }])
    expect(p.rested().finish({ vp: [30, 20, 10] }).last.ranking).toEqual([0, 1, 2])
  })

  test('RN-28.2 RN-28.4 the Nemesis takes a rank where it took part; the ranks give 4, 3, 2 and 1 points', () => {
    expect(ranked({ players: 4 }, { vp: [40, 30, 20, 10] }).last.points).toEqual([4, 3, 2, 1])
    const p = ranked({ players: 4, play: 'conquerors' }, { vp: [40, 10, 20, 30], nemesis: 35 })
    expect(p.last.ranking).toEqual([0, 'nemesis', 3, 2, 1])
    expect(p.last.points).toEqual([4, 1, 1, 2])
    expect(p.campaign.points).toEqual([4, 1, 1, 2])
  })

  test('RN-28.4 the points of the games add up', () => {
    const p = campaign().after({ vp: [20, 10] }, { vp: [20, 10] }, { vp: [10, 20] })
    expect(p.campaign.points).toEqual([11, 10])
    expect(p.campaign.finished.map(({ points }) => points)).toEqual([
      [4, 3],
      [4, 3],
      [3, 4],
    ])
  })

  test('RN-5.12 RN-5.13 whoever was the last begins, and the first has the last turn; the Nemesis is left out', () => {
    const p = ranked({ players: 3, play: 'conquerors' }, { vp: [20, 40, 10], nemesis: 30 }).rested()
    expect(p.state.sheet.order).toEqual([2, 0, 1])
    expect(p.until('keepCards').field.order).toEqual([2, 0, 1])
    expect(p.field.turn.active).toBe(2)
  })
})

describe('ties', () => {
  test('RN-28.3 are broken by the Dealt-damage deck, then by the Action deck', () => {
    const p = campaign({ players: 3 }).until('keepCards')
    for (const player of p.field.players) player.vp = 10
    const [first, , third] = p.field.players
    third?.dealt.push(first?.deck.pop() as string)
    p.end()
    expect(p.last.ranking).toEqual([2, 1, 0])
    expect(p.told('tie-ordered')).toEqual([])
  })

  test('RN-28.3 RN-31.18 players that stay tied are ordered by the last one', () => {
    const p = ranked({ players: 3 }, { vp: [20, 20, 10] })
    expect(p.waiting).toEqual({ step: 'orderTied', seats: [2] })
    expect(p.offered(2)).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(p.refused(2, [2, 0])).toMatchObject({ refused: 'illegal-choice' })
    p.choose(2, [1, 0])
    expect(p.last.ranking).toEqual([1, 0, 2])
    expect(p.told('tie-ordered')).toEqual([{ kind: 'tie-ordered', seat: 2, order: [1, 0] }])
  })

  test('RN-28.3 a tie for the last place is ordered by the first one, though the Nemesis be behind it', () => {
    const p = ranked({ players: 4, play: 'conquerors' }, { vp: [30, 20, 20, 20], nemesis: 5 })
    expect(p.waiting).toEqual({ step: 'orderTied', seats: [0] })
    expect(p.offered(0)).toHaveLength(6)
    p.choose(0, [2, 3, 1])
    expect(p.last.ranking).toEqual([0, 2, 3, 1, 'nemesis'])
  })

  test('RN-28.25 a player that is tied with the Nemesis ranks below it', () => {
    const p = ranked({ players: 3, play: 'conquerors' }, { vp: [40, 20, 10] })
    // The missions of 1B give everybody 2 VP here, and the Nemesis none.
    const gained = (p.last.result.scores[1] ?? 0) - 20
    const tied = ranked({ players: 3, play: 'conquerors' }, { vp: [40, 20, 10], nemesis: 20 + gained })
    expect(tied.last.ranking).toEqual([0, 'nemesis', 1, 2])
    const ahead = ranked({ players: 3, play: 'conquerors' }, { vp: [40, 20, 10], nemesis: 19 + gained })
    expect(ahead.last.ranking).toEqual([0, 1, 'nemesis', 2])
  })

  test('RN-28.26 RN-28.27 where all are tied the order is drawn, nobody keeps an Artifact and nobody loses points', () => {
    const orders = Array.from({ length: 12 }, (_, n) => {
      const p = campaign({ seed: `tie-${n}` }).finish({ vp: [10, 10] })
      expect(p.last.result).toMatchObject({ winners: [], sides: [{ side: 'nemesis', wins: true }] })
      expect(p.told('tie-ordered')).toMatchObject([{ seat: null }])
      p.until('rest')
      expect(p.told('artifacts-drawn')).toEqual([])
      expect(p.last.artifacts).toEqual([null, null])
      return p.last.ranking.join()
    })
    expect(new Set(orders)).toEqual(new Set(['0,1', '1,0']))
    const p = campaign()
    for (let game = 0; game < 4; game++) p.finish({ vp: [10, 10] }).rested()
    expect(p.campaign.lost).toEqual([0, 0])
    expect((p.campaign.points[0] ?? 0) + (p.campaign.points[1] ?? 0)).toBe(28)
  })

  test('RN-28.29 where the first and the last place are tied, the last is drawn, and its last orders the first', () => {
    const p = ranked({ players: 4 }, { vp: [20, 10, 20, 10] })
    expect(p.told('tie-ordered')).toMatchObject([{ seat: null }])
    const [drawn] = p.told('tie-ordered')
    const last = drawn?.order.at(-1) as number
    expect([...(drawn?.order ?? [])].sort()).toEqual([1, 3])
    expect(p.waiting).toEqual({ step: 'orderTied', seats: [last] })
    p.choose(last, [2, 0])
    expect(p.last.ranking).toEqual([2, 0, ...(drawn?.order ?? [])])
  })

  test('RN-28.31 after the last game nothing is ordered: whoever is tied stays in turn order', () => {
    const ending = { vp: [20, 10] }
    const p = campaign()
      .after(ending, ending, ending, ending)
      .finish({ vp: [10, 10] })
    expect(p.state.over).toBe(true)
    expect(p.told('tie-ordered')).toEqual([])
    expect(p.last.ranking).toEqual([1, 0])
  })

  test('RN-28.32 a game that stays tied goes to the Nemesis: if it took part, it is the first', () => {
    const p = ranked({ players: 3, play: 'conquerors' }, { vp: [20, 20, 10], nemesis: 1 })
    expect(p.waiting).toEqual({ step: 'orderTied', seats: [2] })
    p.choose(2, [0, 1])
    expect(p.last.ranking).toEqual(['nemesis', 0, 1, 2])
    expect(p.last.points).toEqual([3, 2, 1])
  })
})

describe('the Nemesis', () => {
  test('RN-28.5 takes 2 points for every game it won and 1 for every second place, after the fourth game; none owes', () => {
    const first = { vp: [20, 10], nemesis: 50 }
    const second = { vp: [40, 10], nemesis: 30 }
    const third = { vp: [50, 40], nemesis: 10 }
    const p = campaign({ play: 'conquerors' }).after(first, second, third)
    expect(p.campaign).toMatchObject({ points: [11, 7], lost: [0, 0] })
    p.finish(first)
    expect(p.campaign).toMatchObject({ points: [9, 4], lost: [5, 5] })
    expect(p.told('points-lost')).toEqual([{ kind: 'points-lost', lost: [5, 5], points: [9, 4] }])
    const spared = campaign({ play: 'conquerors' }).after(third, third, third, third)
    expect(spared.campaign).toMatchObject({ points: [16, 12], lost: [0, 0] })
    expect(spared.told('points-lost')).toEqual([])
    const once = campaign({ play: 'conquerors' }).after(third, third, third, second)
    expect(once.told('points-lost')).toMatchObject([{ lost: [1, 1] }])
    const poor = campaign({ play: 'conquerors', players: 4 })
    const beaten = { vp: [40, 30, 20, 10], nemesis: 90 }
    expect(poor.after(beaten, beaten, beaten, beaten).campaign).toMatchObject({
      points: [4, 0, 0, 0],
      lost: [8, 8, 4, 4],
    })
  })

  test('RN-28.11 makes a Doom mark when it is the last, with four players also before the last', () => {
    const marks = (players: number, nemesis: number) =>
      ranked({ players, play: 'conquerors' }, { vp: [40, 30, 20, 10].slice(0, players), nemesis }).campaign.dooms
    expect([1, 25, 35, 90].map((nemesis) => marks(3, nemesis))).toEqual([1, 0, 0, 0])
    expect([1, 15, 25, 90].map((nemesis) => marks(4, nemesis))).toEqual([1, 1, 0, 0])
    const p = campaign({ play: 'conquerors' }).after({ vp: [40, 30] }, { vp: [40, 30] })
    expect(p.campaign.dooms).toBe(2)
    expect(p.campaign.finished.map(({ doom }) => doom)).toEqual([true, true])
    expect(p.told('doom-marked')).toMatchObject([{ dooms: 1 }, { dooms: 2 }])
    expect(campaign().finish({ vp: [20, 10] }).campaign.dooms).toBe(0)
  })
})
