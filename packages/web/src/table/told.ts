import type { BoardInput } from '@longhouse/board'
import type { GameText } from '@longhouse/kernel'

/** Sentences of events, said once each: a log of hundreds is not put into words again with every move. */
const told = new WeakMap<GameText, WeakMap<object, string>>()

export function sayEvent({ text, sitters }: Pick<BoardInput, 'text' | 'sitters'>, event: unknown): string {
  if (typeof event !== 'object' || event === null) return ''
  const known = told.get(text) ?? new WeakMap<object, string>()
  told.set(text, known)
  const said =
    known.get(event) ??
    text.event(
      event as never,
      sitters.map(({ name }) => name),
    )
  known.set(event, said)
  return said
}
