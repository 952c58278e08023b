import { allocation, type Form, type Json } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { warningOf } from '../board/assigning/warning.ts'
import type { ChampionsInput } from '../board/board-context.ts'
import { champions } from '../src/index.ts'
import { texts } from '../strings/index.ts'

const { content } = champions
const FORM = allocation({ swordsman: 1 }, [{ id: 'troll-gate', takes: { swordsman: 1 }, holds: 1 }])

/** What is said before a choice is taken that is made while this is asked; null: nobody waits for an answer of the seat any more. */
const warned = (form: Form | null, choice: Json): string | null =>
  warningOf(
    {
      seatView: { seat: 0, ask: { seat: 0, step: 'assign', form, aside: null }, view: { shores: [] } },
      content,
      sitters: [],
      language: 'en',
      text: texts.en(content),
      options: [],
      log: [],
    } as unknown as ChampionsInput,
    'assign',
    choice,
  )

describe('an assignment that may not have been meant', () => {
  test('is asked for once more where nobody is sent', () => {
    expect(warned(FORM, {})).toMatch(/nobody/i)
  })

  test('is none of what is done besides, before one has sealed and after', () => {
    const demand = { aside: { turnOrder: true } }
    expect([warned(FORM, demand), warned(null, demand)]).toEqual([null, null])
  })
})
