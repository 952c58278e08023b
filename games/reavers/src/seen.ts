import type { DeckId } from './content-file.ts'
import type { Looking, Player, State } from './state.ts'

/** What a seat sees of a table (RV-19.16 to RV-19.25): the same nouns, without what is secret. */

export interface PlayerView extends Omit<Player, 'prophecies' | 'pile' | 'claims'> {
  /** The cards, for those who may see them; the number of them is open (RV-19.18). */
  readonly prophecies: readonly string[] | null
  readonly prophecyCount: number
  /** Its owner may look through it, others see its size (RV-19.20). */
  readonly pile: readonly string[] | null
  readonly pileCount: number
  /** Territories not flipped yet, by the stack they came from (RV-23.5). */
  readonly claims: readonly string[]
}

interface DeckView {
  readonly left: number
  /** RV-19.24. */
  readonly discard: readonly string[]
}

export interface View extends Omit<State, 'players' | 'decks' | 'stacks' | 'looking'> {
  readonly players: readonly PlayerView[]
  readonly decks: { readonly [deck in DeckId]: DeckView }
  /** How many tiles are left in each stack. */
  readonly stacks: { readonly [stack: string]: number }
  /** Cards one player chooses from; the faces only for that player (RV-15.8). */
  readonly looking:
    | (Omit<Looking, 'cards'> & { readonly count: number; readonly cards: readonly string[] | null })
    | null
}
