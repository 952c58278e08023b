import { type Noun, noun, person } from '@longhouse/kernel/wording'
import type { Resource, Rune } from '../../src/content-file.ts'
import type { Piece } from '../table.ts'

export const RESOURCE: { readonly [resource in Resource]: Noun } = {
  wood: noun('drewno', 'drewna', 'drewna'),
  food: noun('żywność', 'żywności', 'żywności'),
  steel: noun('stal', 'stali', 'stali'),
}

/** The rune of a card or an island, by its name. */
export const RUNE: { readonly [rune in Rune]: string } = {
  wealth: 'Bogactwo',
  secrets: 'Sekrety',
  nature: 'Gniew natury',
}

const rune = (of: string): Noun => noun(`runa ${of}`, `runy ${of}`, `run ${of}`, `runę ${of}`)

/** Runes that are counted. */
export const RUNES: { readonly [rune in Rune]: Noun } = {
  wealth: rune('bogactwa'),
  secrets: rune('sekretów'),
  nature: rune('gniewu natury'),
}

export const PIECE: { readonly [piece in Piece]: Noun } = {
  village: noun('osada', 'osady', 'osad', 'osadę'),
  boat: noun('łódź', 'łodzie', 'łodzi'),
  chieftain: noun('łódź wodza', 'łodzie wodza', 'łodzi wodza'),
  settler: person('osadnik', 'osadnika', 'osadników'),
  temple: noun('świątynia', 'świątynie', 'świątyń', 'świątynię'),
}

/** Resources that are not named. */
export const ANY = noun('dowolny zasób', 'dowolne zasoby', 'dowolnych zasobów')
export const ANY_RUNE = noun('runa', 'runy', 'run', 'runę')
export const CARD = noun('karta', 'karty', 'kart', 'kartę')
export const VIKING_CARD = noun('karta wikinga', 'karty wikingów', 'kart wikingów', 'kartę wikinga')
export const MOVE = noun('ruch', 'ruchy', 'ruchów')
export const STEP = noun('krok', 'kroki', 'kroków')
export const PILE = noun('stos', 'stosy', 'stosów')
export const POINT = noun('punkt', 'punkty', 'punktów')
