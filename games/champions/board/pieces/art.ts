import icons from '../art/icons.json'

/** Which drawing of the sprites belongs to a card, a leader or a ship. */

export const iconOf = (id: string): string => `i-${(icons as { readonly [id: string]: string })[id] ?? 'troll'}`

const SHIPS: { readonly [longship: string]: string } = { 'public-small': 's-small', 'public-large': 's-large' }

export const shipArt = (longship: string): string => SHIPS[longship] ?? 's-karvi'
