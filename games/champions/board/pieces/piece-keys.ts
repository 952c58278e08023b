import { PLAYER_COLORS, type PlayerColor } from '@longhouse/board/colors'
import { anyId, keysOf, oneOf } from '@longhouse/board/keys'
import { GOODS, type Good, WARRIORS, type Warrior } from '../../src/content.ts'

/** Everything that the shell shows as a piece: in prices, in flight, in the header. */
interface Pieces {
  readonly good: Good | Warrior
  readonly worker: PlayerColor
  readonly rune: string
}

export const { keyOf: pieceOf, thingAt: pieceAt } = keysOf<Pieces>(
  { good: oneOf([...GOODS, ...WARRIORS]), worker: oneOf(PLAYER_COLORS), rune: anyId },
  ['good'],
)
