import { PLAYER_COLORS, type PlayerColor } from '@longhouse/board/colors'
import { anyId, both, keysOf, oneOf } from '@longhouse/board/keys'
import { FACES, type Face, GOODS, type Good, WARRIORS, type Warrior } from '../../src/content.ts'

/** Everything that the shell shows as a piece: in prices, in flight, in the header. */
interface Pieces {
  readonly good: Good | Warrior
  readonly worker: PlayerColor
  readonly rune: string
  /** A die that shows a face. */
  readonly rolled: readonly [type: Warrior, face: Face]
  /** An enemy's drawing, by its entry in the content. */
  readonly enemy: string
}

export const { keyOf: pieceOf, thingAt: pieceAt } = keysOf<Pieces>(
  {
    good: oneOf([...GOODS, ...WARRIORS]),
    worker: oneOf(PLAYER_COLORS),
    rune: anyId,
    rolled: both(oneOf(WARRIORS), oneOf(FACES)),
    enemy: anyId,
  },
  ['good'],
)
