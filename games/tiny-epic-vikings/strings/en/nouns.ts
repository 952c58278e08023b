import type { Plural } from '@longhouse/kernel'
import { counted, uncounted } from '@longhouse/kernel/wording'
import type { Resource, Rune } from '../../src/content-file.ts'
import type { Piece } from '../table.ts'

export const RESOURCE: { readonly [resource in Resource]: Plural } = {
  wood: uncounted('wood'),
  food: uncounted('food'),
  steel: uncounted('steel'),
}

/** The rune of a card or an island, by its name. */
export const RUNE: { readonly [rune in Rune]: string } = {
  wealth: 'Wealth',
  secrets: 'Secrets',
  nature: "Nature's Fury",
}

/** Runes that are counted. */
export const RUNES: { readonly [rune in Rune]: Plural } = {
  wealth: counted('wealth rune'),
  secrets: counted('secrets rune'),
  nature: counted("rune of nature's fury", "runes of nature's fury"),
}

export const PIECE: { readonly [piece in Piece]: Plural } = {
  village: counted('village'),
  boat: counted('boat'),
  chieftain: counted('chieftain boat'),
  settler: counted('settler'),
  temple: counted('temple'),
}

/** Resources that are not named. */
export const ANY = counted('resource')
export const ANY_RUNE = counted('rune')
export const CARD = counted('card')
export const VIKING_CARD = counted('Viking card')
export const MOVE = counted('move')
export const STEP = counted('step')
export const PILE = counted('pile')
export const POINT = counted('point')
