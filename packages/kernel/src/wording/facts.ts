import type { Json } from '../json.ts'
import { unlinked } from './names.ts'

/** Facts of a refusal, read with care: some repeat what a player or a file said. */

export type Facts = { readonly [fact: string]: Json }

export const count = (fact: Json | undefined): number => (typeof fact === 'number' ? fact : 0)

export const listOf = (fact: Json | undefined): readonly unknown[] => (Array.isArray(fact) ? fact : [])

export const wordOf = (fact: Json | undefined): string => unlinked(String(fact ?? ''))
