import { PLAYER_COLORS, type PlayerColor } from '@longhouse/board/colors'
import { anyId, both, count, keysOf, oneOf } from '@longhouse/board/keys'
import {
  COLORS,
  type Color,
  DECKS,
  type DeckId,
  type Die,
  type DieGain,
  GOODS,
  type Good,
  ICONS,
} from '../../src/content-file.ts'
import { isDie } from '../../src/die.ts'

/** Everything that the shell shows as a piece: in prices, in flight, in the header. */
interface Pieces {
  readonly good: Good
  /** A die as it lies. */
  readonly crew: Die
  /** A die of a colour to be paid, whatever it shows. */
  readonly paid: Color | 'any'
  readonly combat: 'combat-die'
  /** A combat die that shows so many successes. */
  readonly successes: number
  /** A card or a tile, by its id in the content. */
  readonly named: string
  /** A die to come. */
  readonly die: readonly [color: DieGain['color'], face: DieGain['face']]
  /** The back of a card. */
  readonly back: DeckId
  readonly pawn: PlayerColor
}

export const { keyOf: pieceOf, thingAt: pieceAt } = keysOf<Pieces>(
  {
    good: oneOf(GOODS),
    crew: (name) => (isDie(name) ? name : undefined),
    paid: oneOf([...COLORS, 'any']),
    combat: oneOf(['combat-die']),
    successes: count,
    named: anyId,
    die: both(oneOf([...COLORS, 'any', 'same']), oneOf([...ICONS, 'roll', 'choose'])),
    back: oneOf(DECKS),
    pawn: oneOf(PLAYER_COLORS),
  },
  ['good', 'crew', 'paid', 'combat', 'named'],
)
