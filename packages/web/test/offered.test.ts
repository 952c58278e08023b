import type { GameBoard } from '@longhouse/board'
import type { Ask, GameText, Json } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { offeredBy } from '../src/table/offered.ts'

const board = { thingOf: () => null, asksItself: [] } as unknown as GameBoard
const parts = (
  _: string,
  choice: { readonly take?: number },
  __: readonly string[],
  view?: { readonly lying: string[] },
) =>
  choice.take === undefined
    ? { lead: `Pay for ${view?.lying.join(' or ')}`, rest: 'nothing' }
    : { lead: `Take [${view?.lying[choice.take]}](it)`, rest: '' }
const text = {
  choice: (...said: Parameters<typeof parts>) => {
    const { lead, rest } = parts(...said)
    return rest ? `${lead}: ${rest}` : lead
  },
  choiceParts: parts,
} as unknown as GameText

test('what a choice names by number is called as it lies on the table, on a button and above an editor', () => {
  const ask = {
    seat: 0,
    step: 'take',
    form: {
      kind: 'either',
      of: { take: { kind: 'one', of: [0, 1] }, pay: { kind: 'mix', of: { red: 1, blue: 1 }, min: 1, max: 2 } },
    },
    aside: null,
    rule: null,
  } as unknown as Ask
  const { options, editings } = offeredBy(ask, { lying: ['Farm', 'Axes and Spears'] }, board, text, [])
  expect(options.map(({ label, choice }): [string, Json] => [label, choice])).toEqual([
    ['Take Farm', { take: 0 }],
    ['Take Axes and Spears', { take: 1 }],
  ])
  expect(options.map(({ said }) => said.lead)).toEqual(['Take Farm', 'Take Axes and Spears'])
  expect(editings.map(({ label }) => label)).toEqual(['Pay for Farm or Axes and Spears'])
})
