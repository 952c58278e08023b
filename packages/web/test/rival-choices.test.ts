import type { GameBoard, Sitter } from '@longhouse/board'
import {
  allocation,
  either,
  type Form,
  type GameText,
  type Json,
  mix,
  one,
  type SeatView,
  yes,
} from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { rivalChoicesOf } from '../src/table/rival-choices.ts'

const sitters = ['green', 'orange', 'purple'].map((color) => ({ name: color, color, bot: false })) as Sitter[]
const board = {
  thingOf: (_: string, choice: Json) => (choice as { readonly place?: string }).place ?? null,
  asksItself: ['choose'],
} as unknown as GameBoard
const partsOf = (_: string, choice: Json) => {
  const [way = 'nobody', what = true] = Object.entries(choice as object)[0] ?? []
  return { lead: way === 'troll' ? 'the [Troll](troll)' : way, rest: what === true ? '' : JSON.stringify(what) }
}
const text = {
  choice: (...said: Parameters<typeof partsOf>) => Object.values(partsOf(...said)).join(' '),
  choiceParts: partsOf,
} as unknown as GameText
const seenBy = (seat: number, ask: Form | null, ...openAsks: SeatView['openAsks']) =>
  ({ seat, step: 'choose', view: {}, ask: ask && { seat, form: ask }, openAsks }) as unknown as SeatView

test('who waits sees on the board what another may choose, and reads the rest', () => {
  const form = either({ place: one(['smith', 'market']), buy: mix({ wood: 2 }, 1), pass: yes })
  const { things, said, all } = rivalChoicesOf(seenBy(0, null, { seat: 1, form }), board, text, sitters)
  expect([...things]).toEqual([
    ['smith', 'orange'],
    ['market', 'orange'],
  ])
  expect(said).toEqual(['pass ', 'buy'])
  expect(all).toHaveLength(4)
})

test('where a sentence names the thing it stands for it; of several who are waited for each has a colour', () => {
  const sending = allocation({ axe: 2 }, [{ id: 'troll', takes: { axe: 2 }, holds: 2 }])
  const asked = [
    { seat: 1, form: one([{ place: 'smith' }]) },
    { seat: 2, form: sending },
  ]
  const { things, all } = rivalChoicesOf(seenBy(0, null, ...asked), board, text, sitters)
  expect([...things]).toEqual([
    ['smith', 'orange'],
    ['troll', 'purple'],
  ])
  expect(all).toEqual(['place "smith"'])
})

test('who is asked looks at the own choices alone', () => {
  const { things, all } = rivalChoicesOf(seenBy(0, yes, { seat: 1, form: one([{ place: 'smith' }]) }), board, text, [])
  expect([things.size, all]).toEqual([0, []])
})
