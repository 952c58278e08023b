import type { Wished } from '@longhouse/board'
import type { Json } from '@longhouse/kernel'
import { chaseWith } from '../src/questions.ts'
import { heroesReacting } from '../strings/table.ts'
import { boardContextOf, type RunarInput } from './board-context.ts'

const WINDOWS: readonly string[] = ['reaction:reaction', 'chase:reaction', 'spikes:reaction']

/** What the viewer may say instead of an answer in a window for Reactions: that it wants no more such questions for a while. */
export function wishesOf(input: RunarInput): readonly Wished[] {
  const { ask, questions } = input.seatView
  if (!ask?.form || !WINDOWS.includes(ask.step) || questions.reactions === undefined) return []
  const { words, name } = boardContextOf(input)
  const wish = (id: string, until: 'not-this-turn' | 'not-until-mine', label: string): Wished => ({
    choice: { questions: { [id]: until } } satisfies Json,
    label,
  })
  const chasers = ask.step === 'chase:reaction' ? heroesReacting({ form: ask.form }) : []
  return [
    ...chasers
      .filter((hero) => questions[chaseWith(hero)] === 'always')
      .map((hero) => wish(chaseWith(hero), 'not-this-turn', words.wish.noChase(name(hero)))),
    wish('reactions', 'not-until-mine', words.wish.passAll),
  ]
}
