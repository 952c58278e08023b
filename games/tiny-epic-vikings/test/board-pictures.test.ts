import { picturesIn } from '@longhouse/board/testing/pictures'
import { expect, test } from 'vitest'
import { pictureOf } from '../board/pictures.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { texts } from '../strings/index.ts'

const drawnWith = (players: number) =>
  [1, 2, 3].flatMap((n) =>
    picturesIn({ game: tinyEpicVikings, opening: { players, seed: `pictures ${n}` }, texts, pictureOf }),
  )

const drawn = drawnWith(3)

test('battles, settlers that fall, eras and the scoring are seen large', () => {
  expect(new Set(drawn.map(({ picture }) => picture.kind))).toEqual(
    new Set(['reveal', 'won', 'wound', 'round', 'score']),
  )
})

test('the strongest of the cards that are turned up wins what they fight for', () => {
  const battles = drawn.flatMap(({ picture }, at) => {
    const next = drawn[at + 1]?.picture
    return picture.kind === 'reveal' && next?.kind === 'won' ? [{ picture, next }] : []
  })
  expect(battles.length).toBeGreaterThan(3)
  for (const { picture, next } of battles) {
    const strengths = picture.cards.map(({ strength }) => strength ?? -1)
    expect(picture.cards.find(({ by }) => by === next.by)?.strength).toBe(Math.max(...strengths))
    expect(next.over).toEqual(picture.prize)
  }
})

test('alone at the table, the enemy stands beside the player', () => {
  const era = drawnWith(1).flatMap(({ picture }) => (picture.kind === 'round' ? [picture] : []))
  expect(era[0]?.rows.map(({ of }) => of)).toEqual([0, 'enemy'])
})
