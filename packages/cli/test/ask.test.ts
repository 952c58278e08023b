import { type Form, type Json, mix } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { askSeat } from '../src/play/ask.ts'
import { words } from '../src/words/index.ts'

/** What comes of a form when the user answers so, and what the user was told. */
async function answering(form: Form, ...answers: string[]): Promise<{ choice: Json | undefined; said: string[] }> {
  const said: string[] = []
  const choice = await askSeat(
    {
      words: words.en,
      label: (part) => Object.keys(part as object).join(),
      say: (line) => said.push(line),
      answer: () => Promise.resolve(answers.shift()),
    },
    form,
    null,
  )
  return { choice, said }
}

describe('a mix under limits', () => {
  const worth = { hammer: 1, 'double-hammer': 2 }
  const sources = { hammer: 5, 'double-hammer': 3, thrall: 2, 'last-hammer': 1 }
  const pool = mix(sources, 0, 11, [{ weights: { ...worth, 'last-hammer': 1 }, min: 1, max: 6 }])

  it('is asked kind by kind, within what the limits leave', async () => {
    const { choice, said } = await answering(pool, '3', '1', '2', '0')
    expect(choice).toEqual({ hammer: 3, 'double-hammer': 1, thrall: 2 })
    expect(said.filter((line) => line.startsWith('How many'))).toEqual([
      'How many, 0–5',
      'How many, 0–1',
      'How many, 0–2',
      'How many, 0–1',
    ])
  })

  it('asks for what is still needed at the end', async () => {
    const { choice } = await answering(pool, '0', '0', '1')
    expect(choice).toEqual({ thrall: 1, 'last-hammer': 1 })
  })

  it('begins again when it was led between two amounts that fit', async () => {
    const pairs = { weights: { hammer: 1, 'double-hammer': 2, 'last-hammer': 2 }, min: 4, max: 4 }
    const even = mix({ thrall: 9, hammer: 5, 'double-hammer': 3, 'last-hammer': 1 }, 0, 99, [pairs])
    const { choice, said } = await answering(even, '1', '3', '1', '4')
    expect(said).toContain('That is not one of the choices. Once more from the start.')
    expect(choice).toEqual({ thrall: 1, hammer: 4 })
  })
})
