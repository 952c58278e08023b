import { anyId, keysOf, oneOf } from '@longhouse/board/keys'
import { DIE_KINDS, type DieKind } from '../../src/content-file.ts'

const OTHERS = ['vp', 'shard', 'hazard', 'advantage', 'trophy', 'defence'] as const

/** Everything that the shell shows as a piece: in prices, in flight, in editors. */
interface Pieces {
  readonly die: DieKind
  readonly other: (typeof OTHERS)[number]
  /** A hero or a type of Enemy. */
  readonly figure: string
  /** A card, by its id in the content. */
  readonly named: string
}

export const { keyOf: pieceOf, thingAt: pieceAt } = keysOf<Pieces>(
  { die: oneOf(DIE_KINDS), other: oneOf(OTHERS), figure: anyId, named: anyId },
  ['die', 'other', 'named'],
)
