import { isRefusal } from '@longhouse/kernel'
import { expect, it } from 'vitest'
import { advance } from '../src/tables/advance.ts'
import { undo } from '../src/tables/commands.ts'
import type { Draft, Entry } from '../src/tables/entry.ts'
import type { Plan } from '../src/tables/plan.ts'
import { tableUpdateFor } from '../src/tables/table-update.ts'
import { planOf, startedBook } from './book.ts'

/** Ola prays, then who sits beside her does; now she wants her prayer back. */
function prayedFor(plan: Plan, bot: string | null) {
  const book = startedBook(plan, undefined, bot)
  const first = book.state.number + 1
  for (const seat of [0, 1]) book.write({ kind: 'choice', seat, choice: { aside: true } })
  const { state } = book
  const wanted = undo(state, 'ola', state.number) as Draft<'undo'>
  const entry = { ...wanted, number: state.number + 1, at: 0 } as Entry
  return { first, state, after: advance(state, entry), canUndo: tableUpdateFor(state, 0).canUndo }
}

it('against programs alone what they chose since goes with the choice that is taken back', () => {
  const { first, after, canUndo } = prayedFor(planOf(), 'raider')
  expect(canUndo).toBe(true)
  if (isRefusal(after)) throw new Error(after.refused)
  expect(after.happened.at(-1)).toMatchObject({ kind: 'undo', undoes: [first, first + 1] })
  expect(after.standing).toEqual([])
  expect(after.history?.moves).toEqual([])
})

it('what another person chose stands, and where time counts so does what programs chose', () => {
  const clock = { kind: 'per-move', seconds: 60, increment: 0 } as const
  for (const { after, canUndo } of [prayedFor(planOf(), null), prayedFor(planOf({ clock }), 'raider')]) {
    expect(canUndo).toBe(false)
    expect(after).toMatchObject({ refused: 'undo-other-decided', facts: { seat: 1 } })
  }
})
