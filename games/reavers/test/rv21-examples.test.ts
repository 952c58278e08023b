import { resultOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

const times = (n: number, card: string): string[] => Array<string>(n).fill(card)

/** The end of the example's game: Orange is seat 0, Teal seat 1. */
const example = () =>
  position()
    .seat(0, {
      ...{ glory: 116, terror: 3, wall: 5, leader: 'reaver-huskarl' },
      artifacts: ['artifact-skidbladnir', 'artifact-draupnir', 'artifact-bodn', 'artifact-dainsleif'],
      slots: { 'raid-keeps': ['reaver-freeman', 'reaver-scavenger'] },
      pile: ['keep-art', 'keep-treasure', 'reaver-spear-chief', 'reaver-seasoned-hunter', 'reaver-grizzled-warrior'],
      prophecies: [
        ...['prophecy-valhallas-champion', 'prophecy-juggernaut', 'prophecy-refined-taste'],
        ...['prophecy-odins-warrior', 'prophecy-lord-slayer', 'prophecy-feast-of-the-gods'],
      ],
    })
    .seat(1, {
      ...{ glory: 101, terror: 2, farm: 4, tower: 2, artifacts: ['artifact-bodn'], leader: 'reaver-fanatic' },
      slots: { 'battle-at-sea': ['reaver-lithsman', 'reaver-pillager'], 'raid-villages': ['reaver-axe-chief'] },
      pile: [
        ...times(4, 'keep-art'),
        ...['keep-treasure', 'keep-tapestry-dearg', 'keep-tapestry-buigh', 'keep-tapestry-gorm'],
        ...times(4, 'reaver-favored-soul'),
      ],
      prophecies: [
        ...['prophecy-vanquisher', 'prophecy-vanquisher', 'prophecy-shaman-of-the-world', 'prophecy-lord-slayer'],
        ...['prophecy-refined-taste', 'prophecy-juggernaut', 'prophecy-berserkers-glory'],
      ],
    })
    .scoring()

const result = (p: Position) => resultOf(p.game, p.table)

/** Every item of a score that has a name of its own or is worth something. */
const itemsOf = (p: Position, seat: number) =>
  result(p)?.items[seat]?.flatMap(({ item, points, facts }) =>
    points !== 0 || facts?.card ? [[facts?.card ?? item, points]] : [],
  )

describe('the two scores of the rulebook', () => {
  test('RV-21.1 Orange comes from 116 to 161, item by item', () => {
    const p = example()
    expect(itemsOf(p, 0)).toEqual([
      ['glory', 116],
      ['terror', -6],
      ['artifact-skidbladnir', 2],
      ['artifact-draupnir', 3],
      ['artifact-bodn', 4],
      ['artifact-dainsleif', 2],
      ['art', 3],
      ['treasure', 2],
      ['wall', 15],
      ['wall-majority', 4],
      ['prophecy-valhallas-champion', 4],
      ['prophecy-juggernaut', 5],
      ['prophecy-refined-taste', 1],
      ['prophecy-odins-warrior', 6],
      ['prophecy-lord-slayer', 0],
      ['prophecy-feast-of-the-gods', 0],
    ])
    expect(result(p)?.scores[0]).toBe(161)
    expect(p.told('final-score')[0]).toMatchObject({ seat: 0, score: 161 })
  })

  test('RV-21.2 Teal comes from 101 to 180, item by item', () => {
    const p = example()
    expect(itemsOf(p, 1)).toEqual([
      ['glory', 101],
      ['terror', -3],
      ['artifact-bodn', 4],
      ['art', 13],
      ['treasure', 2],
      ['tapestry', 15],
      ['farm', 8],
      ['tower', 6],
      ['farm-majority', 3],
      ['tower-majority', 5],
      ['prophecy-vanquisher', 2],
      ['prophecy-vanquisher', 2],
      ['prophecy-shaman-of-the-world', 7],
      ['prophecy-lord-slayer', 3],
      ['prophecy-refined-taste', 4],
      ['prophecy-juggernaut', 0],
      ['prophecy-berserkers-glory', 8],
    ])
    expect(result(p)?.scores[1]).toBe(180)
    expect(p.told('final-score')[1]).toMatchObject({ seat: 1, score: 180 })
  })

  test('RV-21.3 Orange has the Wall majority, Teal those of Farms and Towers, and Teal wins', () => {
    const p = example()
    const majorities = [0, 1].map((seat) =>
      result(p)?.items[seat]?.flatMap(({ item, points }) => (item.endsWith('-majority') && points > 0 ? [item] : [])),
    )
    expect(majorities).toEqual([['wall-majority'], ['farm-majority', 'tower-majority']])
    expect(result(p)).toMatchObject({ scores: [161, 180], winners: [1] })
    expect(p.told('game-won')).toEqual([{ kind: 'game-won', seats: [1] }])
  })
})

/** Plays a round in which these locations are selected and everybody rests; who selected, in order. */
function selections(p: Position, ...locations: string[]): number[] {
  const seats: number[] = []
  for (const location of locations) {
    const [seat] = p.waiting.seats as [number]
    expect(p.waiting.step).toBe('select')
    seats.push(seat)
    p.choose(seat, location)
    while (p.waiting.step === 'participate') p.choose(p.waiting.seats[0] as number, { rest: 2 })
  }
  return seats
}

const WITHOUT_TRADE = ['raid-keeps', 'raid-villages', 'battle-at-sea', 'recruit-reavers']

describe('turn orders', () => {
  const [A, B, C, D] = [0, 1, 2, 3]

  test('RV-21.4 two players: A, B, A, B; if A selects Trade, then B, A, B, A', () => {
    const p = position().marker(A).atRound()
    expect(selections(p, 'trade-with-villages', ...WITHOUT_TRADE.slice(0, 3))).toEqual([A, B, A, B])
    expect(p.state).toMatchObject({ round: 2, marker: B })
    expect(selections(p, ...WITHOUT_TRADE)).toEqual([B, A, B, A])
  })

  test('RV-21.5 three players: A, B, C, A; with the marker unmoved, then A, B, C, B', () => {
    const p = position({ players: 3 }).marker(A).honorShip(A).atRound()
    expect(selections(p, ...WITHOUT_TRADE)).toEqual([A, B, C, A])
    expect(selections(p, ...WITHOUT_TRADE)).toEqual([A, B, C, B])
  })

  test('RV-21.6 four players: C selects Trade; this round stays A, B, C, D, the next is C, D, A, B', () => {
    const p = position({ players: 4 }).marker(A).atRound()
    const locations = ['raid-keeps', 'raid-villages', 'trade-with-villages', 'battle-at-sea']
    expect(selections(p, ...locations)).toEqual([A, B, C, D])
    expect(selections(p, ...WITHOUT_TRADE)).toEqual([C, D, A, B])
  })
})
