import type { Json, Seat } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type CampaignTable, campaign } from './campaign-table.ts'

const WON = { vp: [20, 10] }

/** Four games are over, of which seat 1 won the last. */
const before = (play: string): CampaignTable =>
  campaign({ play })
    .after(WON, WON, WON, { vp: [10, 20] })
    .until('shop')

const opened = { destroyers: before('destroyers'), conquerors: before('conquerors') }

/** The reward shop is open before seat 0, with so many points. */
function shopping(points: number, play: keyof typeof opened = 'destroyers'): CampaignTable {
  const p = campaign({ play })
  Object.assign(p.table, structuredClone(opened[play].table))
  expect(p.waiting).toEqual({ step: 'shop', seats: [0] })
  const [{ points: earned } = { points: [] }] = p.campaign.finished
  earned[0] = (earned[0] ?? 0) + points - (p.campaign.points[0] ?? 0)
  p.campaign.points[0] = points
  return p
}

const buy = (reward: string, hero: string | null = null): Json => ({ buy: { reward: `reward-${reward}`, hero } })

/** What is on offer, without `reward-`, each once. */
function rewards(p: CampaignTable, seat: Seat): string[] {
  const form = p.ask(seat)?.form
  const way = form?.kind === 'either' ? form.of.buy : null
  const open = way?.kind === 'one' ? (way.of as readonly { readonly reward: string }[]) : []
  return [...new Set(open.map(({ reward }) => reward.slice('reward-'.length)))]
}

const diceOf = (p: CampaignTable, hero: string) => {
  const figure = p.field.figures[hero]
  return figure?.kind === 'hero' ? figure.dice : null
}

describe('the reward shop', () => {
  test('RN-28.14 RN-28.24 RN-5.36 RN-31.19 opens in the last game, after all set-up and before the first turn, in turn order', () => {
    const p = campaign().after(WON, WON, WON)
    p.until('playCard')
    expect(p.told('reward-bought')).toEqual([])
    p.end().rested().until('shop')
    expect(p.field).toMatchObject({ scenario: 'scenario-5a', turn: { number: 0, phase: 'setup' } })
    expect(Object.values(p.field.obstacles).some(({ type }) => type === 'runar')).toBe(true)
    expect(p.campaign.stage).toBe('shop')
    const asked: Seat[] = []
    while (p.waiting.step === 'shop') {
      const [seat] = p.waiting.seats as [Seat]
      asked.push(seat)
      p.choose(seat, { done: true })
    }
    expect(asked).toEqual(p.field.order)
    expect(p.campaign.stage).toBe(null)
    expect(p.field.turn.number).toBe(1)
  })

  test('RN-28.14 what is not spent is lost', () => {
    const p = shopping(7).choose(0, buy('free-build')).choose(0, { done: true })
    expect(p.campaign.points[0]).toBe(0)
    expect(p.told('points-unspent')).toEqual([{ kind: 'points-unspent', seat: 0, points: 5 }])
    expect(p.waiting).toEqual({ step: 'shop', seats: [1] })
  })

  test('RN-28.14 of points that are all spent nothing is said to be lost', () => {
    const p = shopping(2).choose(0, buy('free-build'))
    expect(p.waiting).toEqual({ step: 'shop', seats: [1] })
    expect(p.campaign.points[0]).toBe(0)
    expect(p.told('points-unspent')).toEqual([])
  })

  test('RN-28.14 who has no points is not asked', () => {
    const lost = { vp: [20, 10], nemesis: 90 }
    const p = campaign({ play: 'conquerors', players: 4 })
    p.after(lost, lost, lost, lost).until('playCard')
    expect(p.campaign.points).toEqual([0, 0, 0, 0])
  })

  test('RN-28.15 a free Build for 2 points, once, with its reward', () => {
    const p = shopping(9).choose(0, buy('free-build'))
    expect(p.field.players[0]).toMatchObject({ statue: 2 })
    expect(p.campaign.points[0]).toBe(7)
    expect(p.told('reward-bought')).toEqual([
      { kind: 'reward-bought', seat: 0, reward: 'reward-free-build', hero: null, cost: 2 },
    ])
    expect(p.refused(0, buy('free-build'))).toMatchObject({ refused: 'reward-sold-out', rule: 'RN-32.27' })
  })

  test('RN-28.15 what one player bought is not sold out for another', () => {
    const p = shopping(2).choose(0, buy('free-build'))
    expect(p.waiting).toEqual({ step: 'shop', seats: [1] })
    p.choose(1, buy('free-build'))
    expect(p.field.players.map(({ statue }) => statue)).toEqual([2, 2])
  })

  test("RN-28.16 two dice of a kind of one's own for the Action pool, for 2 points each", () => {
    const p = shopping(9)
    const had = { ...p.field.players[0]?.pool }
    p.choose(0, buy('pool-die'))
    expect(p.waiting.step).toBe('dieKind')
    expect(p.offered(0)).toEqual(['agility', 'strength', 'instinct'])
    p.choose(0, 'strength').choose(0, buy('pool-die')).choose(0, 'agility')
    expect(p.field.players[0]?.pool).toEqual({
      ...had,
      strength: (had.strength ?? 0) + 1,
      agility: (had.agility ?? 0) + 1,
    })
    expect(p.campaign.points[0]).toBe(5)
    expect(p.refused(0, buy('pool-die'))).toMatchObject({ refused: 'reward-sold-out' })
  })

  test('RN-28.17 one Neutral die for the Action pool, for 4 points', () => {
    const p = shopping(9)
    const had = p.field.players[0]?.pool.neutral ?? 0
    p.choose(0, buy('pool-neutral'))
    expect(p.field.players[0]?.pool.neutral).toBe(had + 1)
    expect(p.campaign.points[0]).toBe(5)
    expect(p.refused(0, buy('pool-neutral'))).toMatchObject({ refused: 'reward-sold-out' })
  })

  test('RN-28.18 a die for each hero, for 1 point', () => {
    const p = shopping(9)
    const [first, second] = p.team(0)
    p.choose(0, buy('personal-die', first)).choose(0, 'instinct')
    expect(diceOf(p, first)).toMatchObject({ instinct: 1 })
    expect(p.refused(0, buy('personal-die', first))).toMatchObject({ refused: 'reward-sold-out' })
    p.choose(0, buy('personal-die', second)).choose(0, 'agility')
    expect(diceOf(p, second)).toMatchObject({ agility: 1 })
    expect(p.campaign.points[0]).toBe(7)
    expect(p.refused(0, buy('personal-die'))).toMatchObject({ refused: 'illegal-choice' })
  })

  test('RN-28.19 a Neutral die for each hero, for 3 points', () => {
    const p = shopping(9)
    const [first, second] = p.team(0)
    p.choose(0, buy('personal-neutral', first))
    expect(diceOf(p, first)).toMatchObject({ neutral: 1 })
    expect(p.refused(0, buy('personal-neutral', first))).toMatchObject({ refused: 'reward-sold-out' })
    p.choose(0, buy('personal-neutral', second))
    expect(p.campaign.points[0]).toBe(3)
  })

  test('RN-28.20 an Inspiration card for 5 points, once, be it the last', () => {
    const p = shopping(11)
    p.field.players[1]?.hand.push(...Array.from({ length: p.field.inspirations - 1 }, () => 'inspiration'))
    p.field.inspirations = 1
    p.choose(0, buy('inspiration'))
    expect(p.field.players[0]?.hand).toContain('inspiration')
    expect(p.campaign.points[0]).toBe(6)
    expect(p.refused(0, buy('inspiration'))).toMatchObject({ refused: 'reward-sold-out' })
  })

  test('RN-28.21 RN-28.23 RN-23.8 a random Artifact for 6 points, once, to be equipped from the first turn on', () => {
    const p = shopping(13)
    const left = p.view(0).sheet.artifactsLeft
    p.choose(0, buy('artifact'))
    expect(p.view(0).sheet.artifactsLeft).toBe(left - 1)
    const card = p.field.players[0]?.treasury.at(-1)?.card as string
    expect(p.game.content.treasures[card]?.type).toBe('artifact')
    expect(p.refused(0, buy('artifact'))).toMatchObject({ refused: 'reward-sold-out' })
    while (p.waiting.step === 'shop') p.choose(p.waiting.seats[0] as Seat, { done: true })
    expect(p.waiting).toEqual({ step: 'tactics', seats: [0] })
    p.choose(0, { equip: { hero: p.team(0)[0], card } })
    expect(p.field.figures[p.team(0)[0]]).toMatchObject({ treasure: card })
  })

  test('RN-28.22 what could have no effect is refused: a full pool, a complete Statue, an empty deck', () => {
    const p = shopping(20)
    const [player] = p.field.players
    const [first] = p.team(0)
    if (!player) throw new Error('nobody plays')
    Object.assign(player, { statue: 4, pool: { agility: 3, strength: 1, instinct: 1, neutral: 1 } })
    Object.assign(p.field.figures[first] ?? {}, { dice: { agility: 1, strength: 1, instinct: 1, neutral: 0 } })
    p.field.players[1]?.treasury.push(
      ...p.state.sheet.artifactDeck.splice(0).map((card) => ({ card, up: true, since: 0 })),
    )
    p.field.players[1]?.hand.push(...Array.from({ length: p.field.inspirations }, () => 'inspiration'))
    p.field.inspirations = 0
    for (const reward of ['free-build', 'pool-die', 'pool-neutral', 'inspiration', 'artifact'])
      expect(p.refused(0, buy(reward)), reward).toMatchObject({ refused: 'reward-without-effect', rule: 'RN-28.22' })
    expect(p.refused(0, buy('personal-die', first))).toMatchObject({ refused: 'reward-without-effect' })
    expect(rewards(p, 0)).toEqual(['personal-die', 'personal-neutral'])
  })

  test('RN-32.27 nobody spends more than there is', () => {
    const p = shopping(2)
    expect(rewards(p, 0)).toEqual(['free-build', 'pool-die', 'personal-die'])
    expect(p.refused(0, buy('pool-neutral'))).toMatchObject({
      refused: 'too-few-campaign-points',
      facts: { cost: 4, points: 2 },
      rule: 'RN-32.27',
    })
    const [rival] = p.team(1)
    expect(p.refused(0, buy('personal-die', rival))).toMatchObject({ refused: 'illegal-choice' })
    p.choose(0, buy('free-build'))
    expect(p.waiting).toEqual({ step: 'shop', seats: [1] })
  })

  test('RN-28.14 the Nemesis has no shop, and its Doom cards are no rewards', () => {
    const p = shopping(3, 'conquerors')
    expect(p.field.nemesis).not.toBe(null)
    expect(p.waiting.seats).toEqual([0])
  })
})
