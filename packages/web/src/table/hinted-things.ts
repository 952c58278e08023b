import type { GameBoard } from '@longhouse/board'
import type { Json } from '@longhouse/kernel'

const LINK = /\[[^\]]*\]\(([^)]*)\)/g

/** All that a sentence names. */
export const namedThings = (said: string): readonly string[] => [
  ...new Set([...said.matchAll(LINK)].map(([, id = '']) => id)),
]

/** Where on the board a choice is played: the thing it belongs to, or else all that its sentence names. */
export function hintedThings(
  board: Pick<GameBoard, 'thingOf'>,
  step: string,
  choice: Json,
  said: string,
): readonly string[] {
  const thing = board.thingOf(step, choice)
  return thing === null ? namedThings(said) : [thing]
}
