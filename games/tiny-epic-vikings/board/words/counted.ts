import type { Resource, Rune } from '../../src/content-file.ts'

/** What is counted in pieces on this board. */
export type Counted =
  | Resource
  | Rune
  | 'any'
  | 'village'
  | 'fury'
  | 'chieftain'
  | 'boat'
  | 'settler'
  | 'temple'
  | 'back'
