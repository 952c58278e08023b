import type { Icon, LocationId } from '../../src/content-file.ts'
import cards from '../art/cards.json'

/** Which drawing of the sprites belongs to a card, a face or a place. */

export const artOf = (id: string): string => (cards as { readonly [id: string]: string })[id] ?? 'g-drakkar'

export const faceArt = (icon: Icon): string => (icon === 'double-hammer' ? 'f-double' : `f-${icon}`)

const PLACES: { readonly [location in LocationId]: string } = {
  'recruit-reavers': 'l-recruit',
  'trade-with-villages': 'l-trade',
  'battle-at-sea': 'l-sea',
  'raid-villages': 'l-village',
  'raid-keeps': 'l-keep',
  'subdue-territories': 'l-subdue',
}

export const placeArt = (location: string): string => PLACES[location as LocationId] ?? 'g-compass'
