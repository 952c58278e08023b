import type { Closed } from '../../src/open-places.ts'

/** What the words for a place that is closed may tell. */
export interface ClosedFacts {
  /** Whose worker stands there; null: the reader's own. */
  readonly holder: string | null
  /** Of what the reader has too little for the price; null: of nothing. */
  readonly lacking: { readonly good: string; readonly have: number; readonly need: number } | null
}

/** Every reason of the rules has its words. */
export type ClosedWords = { readonly [reason in Closed]: (facts: ClosedFacts) => string }
