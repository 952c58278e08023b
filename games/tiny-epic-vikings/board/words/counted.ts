import type { Resource, Rune } from '../../src/content-file.ts'
import type { Piece } from '../../strings/table.ts'

/** What is counted in pieces on this board. */
export type Counted = Resource | Rune | Piece | 'any' | 'fury' | 'back'
