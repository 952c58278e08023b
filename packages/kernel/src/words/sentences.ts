import type { Refusal } from '../refusal.ts'

type Facts = Refusal['facts']

/** Why something was refused; `names`: of those who sit at the table. */
export type Sentence = (facts: Facts, names: readonly string[]) => string

export type PackRefused =
  | 'pack-not-a-record'
  | 'pack-other-game'
  | 'pack-unknown-list'
  | 'pack-not-a-list'
  | 'pack-entry-without-id'
  | 'pack-entry-twice'
  | 'pack-id-taken'
  | 'pack-unknown-field'
  | 'pack-bad-field'
  | 'pack-too-few-cards'

export type PackSentences = { readonly [code in PackRefused]: (facts: Facts) => string }
