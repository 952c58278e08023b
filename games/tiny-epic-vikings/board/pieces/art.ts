import icons from '../art/icons.json'

/** Which drawing of the sprite belongs to a card, a god, an action or an icon of a track. */
export const artOf = (id: string): string => `i-${(icons as { readonly [id: string]: string })[id] ?? 'drakkar'}`
