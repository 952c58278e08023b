import { picturesIn } from '@longhouse/board/testing/pictures'
import { expect, test } from 'vitest'
import { pictureOf } from '../board/pictures.ts'
import { runar } from '../src/index.ts'
import { texts } from '../strings/index.ts'

const drawn = ['scenario-1a', 'scenario-1b'].flatMap((play) =>
  picturesIn({ game: runar, opening: { players: 2, seed: 'pictures', options: { play } }, texts, pictureOf }),
)

test('what damage costs, who falls and the scoring are seen large', () => {
  expect(new Set(drawn.map(({ picture }) => picture.kind))).toEqual(new Set(['wound', 'won', 'score']))
})

test('RN-26.4 the scoring is of every side, the Nemesis too where it plays, and adds up to its VP', () => {
  const scored = drawn.flatMap(({ picture, input }) => (picture.kind === 'score' ? [{ picture, input }] : []))
  expect(scored).toHaveLength(2)
  for (const { picture, input } of scored) {
    const { players = [], nemesis = null } = input.seatView.view.field ?? {}
    const vp = [...players.map((player) => player.vp), ...(nemesis ? [nemesis.vp] : [])]
    const sums = picture.rows.map(({ points }) => points.reduce((sum, each) => sum + each, 0))
    expect(picture.rows.map(({ of }) => of).toSorted()).toEqual(nemesis ? [0, 1, 'nemesis'] : [0, 1])
    expect(sums.toSorted((a, b) => a - b)).toEqual(vp.toSorted((a, b) => a - b))
  }
})
