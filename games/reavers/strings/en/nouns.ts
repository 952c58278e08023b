import type { Plural } from '@longhouse/kernel'
import { counted, uncounted } from '@longhouse/kernel/wording'
import type { Color, DeckId, Good, Holding, Icon, SetName, TerritoryType, Token } from '../../src/content-file.ts'

/** Tokens by what they show, as they lie on the board. */
export const TOKEN: { readonly [token in Token]: Plural } = {
  farm: counted('Farm'),
  wall: counted('Wall'),
  tower: counted('Tower'),
}

const token = (shown: Plural): Plural => counted(`${shown.one} token`)

export const GOOD: { readonly [good in Good]: Plural } = {
  food: uncounted('Food'),
  favor: uncounted('Favor'),
  glory: uncounted('Glory'),
  terror: uncounted('Terror'),
  farm: token(TOKEN.farm),
  wall: token(TOKEN.wall),
  tower: token(TOKEN.tower),
}

export const ICON: { readonly [icon in Icon]: string } = {
  helm: 'Helm',
  raven: 'Raven',
  tree: 'Tree',
  hammer: 'Hammer',
  'double-hammer': 'Double Hammer',
  shield: 'Shield',
  chest: 'Chest',
  ship: 'Ship',
}

export const COLOR: { readonly [color in Color]: string } = { red: 'red', blue: 'blue', yellow: 'yellow' }

export const CARD: { readonly [deck in DeckId]: Plural } = {
  reaver: counted('Reaver'),
  prophecy: counted('Prophecy', 'Prophecies'),
  'sea-journey': counted('Sea Journey card'),
  'sea-battle': counted('Sea Battle card'),
  village: counted('Village Spoils card'),
  keep: counted('Keep Spoils card'),
}

export const DECK: { readonly [deck in DeckId]: string } = {
  reaver: 'Reaver deck',
  prophecy: 'Prophecy deck',
  'sea-journey': 'Sea Journey deck',
  'sea-battle': 'Sea Battle deck',
  village: 'Village Spoils deck',
  keep: 'Keep Spoils deck',
}

export const SET: { readonly [set in SetName]: Plural } = {
  armor: counted('Armor card'),
  art: counted('Art card'),
  treasure: counted('Treasure card'),
  tapestry: counted('Tapestry', 'Tapestries'),
}

export const HOLDING: { readonly [holding in Holding]: string } = {
  artifact: 'artifact',
  leader: 'Leader',
  specialized: 'specialised Reaver',
  'ship-upgrade': 'Ship Upgrade',
  prophecy: 'Prophecy',
}

export const TERRITORY: { readonly [type in TerritoryType]: string } = { food: 'Food', favor: 'Favor', dice: 'Dice' }

export const DIE = counted('die', 'dice')
export const COMBAT_DIE = counted('combat die', 'combat dice')
export const SUCCESS = counted('success', 'successes')
export const ANY_CARD = counted('card')
