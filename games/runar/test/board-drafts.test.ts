import { asksOf, type Form, seatViewOf } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { draftOf } from '../board/drafts.ts'
import { addDice } from '../src/dice.ts'
import type { Dice } from '../src/state.ts'
import { type Position, position } from './position.ts'

const draftAt = ({ game, table }: Position) => {
  const [ask] = asksOf(game, table)
  return draftOf({ seatView: seatViewOf(game, table, 0) }, ask?.step ?? '', ask?.form as Form)
}

const comes = (dice: Partial<Dice>) =>
  position()
    .seat(0, { pool: ['agility', 'agility', 'strength', 'strength', 'instinct'] })
    .run(addDice({ seat: 0, hero: null, dice, cause: 'test' }))

test('RN-12.8 one begins with the dice that are there, and with new ones as far as there is room', () => {
  expect(draftAt(comes({ agility: 1, neutral: 1 }))).toEqual({ agility: 3, strength: 2, instinct: 1, neutral: 0 })
  expect(draftAt(comes({ neutral: 2 }))).toEqual({ agility: 2, strength: 2, instinct: 1, neutral: 1 })
})

test('other questions begin with nothing', () => {
  expect(draftAt(position().hero('feima', 'n-2-2').acting('feima').acts())).toBeUndefined()
})
