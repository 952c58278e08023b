import { PLAYER_COLORS, type PlayerColor } from '@longhouse/board/colors'
import { anyId, keysOf, oneOf } from '@longhouse/board/keys'
import { RESOURCES, type Resource, RUNES, type Rune } from '../../src/content-file.ts'

/** Players have a colour and a mark each; the enemy has iron and a crown. */
export type SideColor = PlayerColor | 'enemy'

/** Everything that the shell shows as a piece: in prices, in flight, in the header. */
interface Pieces {
  readonly good: Resource | 'any'
  readonly rune: Rune
  readonly other: 'village' | 'fury' | 'chieftain'
  readonly boat: SideColor
  readonly settler: SideColor
  readonly temple: SideColor
  /** The back of a Viking card. */
  readonly back: SideColor
  /** A card, by its id in the content. */
  readonly named: string
}

const color = oneOf([...PLAYER_COLORS, 'enemy'])

export const { keyOf: pieceOf, thingAt: pieceAt } = keysOf<Pieces>(
  {
    good: oneOf([...RESOURCES, 'any']),
    rune: oneOf(RUNES),
    other: oneOf(['village', 'fury', 'chieftain']),
    boat: color,
    settler: color,
    temple: color,
    back: color,
    named: anyId,
  },
  ['good', 'rune', 'other', 'named'],
)
