import { picturesIn } from '@longhouse/board/testing/pictures'
import { describe, expect, test } from 'vitest'
import { pictureOf } from '../board/pictures.ts'
import { pieceAt } from '../board/pieces/piece-keys.ts'
import { champions } from '../src/index.ts'
import { texts } from '../strings/index.ts'

const drawn = [1, 2, 3].flatMap((n) =>
  picturesIn({ game: champions, opening: { players: 3, seed: `pictures ${n}` }, texts, pictureOf }),
)

describe('what is seen large', () => {
  test('throws, wounds, slain enemies, rounds and the scoring all are', () => {
    expect(new Set(drawn.map(({ picture }) => picture.kind))).toEqual(
      new Set(['throw', 'wound', 'won', 'round', 'score']),
    )
  })

  test('the dice of a throw come to what the rules then count', () => {
    const counted = drawn.flatMap(({ picture, news }, at) => {
      const next = drawn[at + 1]?.news.find(({ kind }) => kind === 'damaged')
      if (picture.kind !== 'throw' || picture.needed === null || next?.kind !== 'damaged') return []
      // Revenge is used without another throw, and counts shields then.
      if (drawn[at + 1]?.news.some(({ kind }) => kind === 'rune-used')) return []
      return [[picture.dice.reduce((sum, { counts }) => sum + counts, picture.before), next.total, news.length]]
    })
    expect(counted.length).toBeGreaterThan(10)
    for (const [sum, total] of counted) expect(sum).toBe(total)
  })

  test('a slain enemy brings what its slayer then gains', () => {
    const won = drawn.flatMap(({ picture }) => (picture.kind === 'won' ? [picture] : []))
    expect(won.length).toBeGreaterThan(5)
    for (const { brings, slain } of won)
      expect([slain, brings.some(({ piece }) => piece === 'glory')]).toEqual([true, true])
  })

  test('a round tells of everybody, and its Glory is what was gained', () => {
    const rounds = drawn.flatMap(({ picture }) => (picture.kind === 'round' ? [picture] : []))
    expect(rounds).toHaveLength(3 * 7)
    const [first] = rounds
    expect(first?.round).toBe(1)
    for (const { score, more } of first?.rows ?? []) expect(more).toBe(score)
  })

  test('the final scoring adds up', () => {
    for (const { picture, news } of drawn)
      if (picture.kind === 'score')
        for (const { of, points } of picture.rows) {
          const told = news.find((event) => event.kind === 'final-score' && event.seat === of)
          expect(points.reduce((sum, each) => sum + each, 0)).toBe(told?.kind === 'final-score' ? told.score : null)
        }
  })

  test('every piece of them can be drawn', () => {
    for (const { picture } of drawn) for (const piece of piecesIn(picture)) expect(pieceAt(piece), piece).not.toBeNull()
  })
})

/** Whatever is called a piece, however deep. */
function piecesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    (key === 'piece' || key === 'rolling') && typeof part === 'string' ? [part] : piecesIn(part),
  )
}
