import { picturesIn } from '@longhouse/board/testing/pictures'
import { expect, test } from 'vitest'
import { pictureOf } from '../board/pictures.ts'
import { reavers } from '../src/index.ts'
import { texts } from '../strings/index.ts'

const drawn = [1, 2, 3, 4].flatMap((n) =>
  picturesIn({ game: reavers, opening: { players: 3, seed: `pictures ${n}` }, texts, pictureOf }),
)

test('throws, what befalls a ship, battles won, rounds and the scoring are seen large', () => {
  expect(new Set(drawn.map(({ picture }) => picture.kind))).toEqual(
    new Set(['throw', 'wound', 'won', 'round', 'score']),
  )
})

test('a combat is won as soon as the dice that are seen reach the defense', () => {
  const throws = drawn.flatMap(({ picture }, at) =>
    picture.kind === 'throw' ? [{ picture, next: drawn[at + 1]?.picture }] : [],
  )
  expect(throws.length).toBeGreaterThan(5)
  for (const { picture, next } of throws) {
    const sum = picture.dice.reduce((total, { counts }) => total + counts, 0)
    if (sum >= (picture.needed ?? 0)) expect(next).toMatchObject({ kind: 'won', by: picture.by, over: picture.against })
  }
})

test('what a card takes from a ship is told with the card', () => {
  const wounds = drawn.flatMap(({ picture }) => (picture.kind === 'wound' ? [picture] : []))
  expect(wounds.some(({ lost }) => lost.some(({ pieces }) => pieces.length > 0))).toBe(true)
})

test('the final scoring adds up', () => {
  for (const { picture, news } of drawn)
    if (picture.kind === 'score')
      for (const { of, points } of picture.rows) {
        const told = news.find((event) => event.kind === 'final-score' && event.seat === of)
        expect(points.reduce((sum, each) => sum + each, 0)).toBe(told?.kind === 'final-score' ? told.score : null)
      }
})
