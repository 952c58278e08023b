import type { Reason } from '@longhouse/bots'
import type { GameText } from '@longhouse/kernel'

/** Why a choice is what it is worth, in words. */
export interface SaidReason {
  /** What it brings and costs, what weighs most first. */
  readonly changes: readonly string[]
  /** What whoever is asked next would choose. */
  readonly answer: { readonly name: string; readonly said: string } | null
}

/** So much is told; more is hard to weigh at a glance. */
const MOST_TOLD = 4

export function whyOf({ changes, answer }: Reason, text: GameText, names: readonly string[]): SaidReason {
  const said = changes.map(({ measure, by }) => text.measure(measure, by)).filter((each) => each !== null)
  return {
    changes: said.slice(0, MOST_TOLD),
    answer: answer && {
      name: names[answer.seat] ?? '',
      said: text.choice(answer.step, answer.choice, names, answer.view),
    },
  }
}
