import type { Warrior } from '../../src/content.ts'

/** What is counted in pieces on this board. */
export type Counted = 'food' | 'wood' | 'coin' | 'favor' | 'blame' | 'glory' | Warrior
