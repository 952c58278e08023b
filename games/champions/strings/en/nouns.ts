import type { Plural } from '@longhouse/kernel'
import { counted, uncounted } from '@longhouse/kernel/wording'
import type { Face } from '../../src/content.ts'
import type { Thing } from '../table.ts'

export const THING: { readonly [thing in Thing]: Plural } = {
  glory: uncounted('Glory'),
  food: uncounted('food'),
  wood: uncounted('wood'),
  coin: counted('coin'),
  favor: uncounted('favor'),
  blame: uncounted('blame'),
  swordsman: counted('swordsman', 'swordsmen'),
  spearman: counted('spearman', 'spearmen'),
  axeman: counted('axeman', 'axemen'),
}

/** Without a number: `coins`. */
export const nameOf = (what: Thing): string => THING[what].other

export const FACE: { readonly [face in Face]: string } = {
  blank: 'blank',
  hit: 'hit',
  'two-hits': 'two hits',
  shield: 'shield',
}

export const WARRIOR = counted('warrior')
export const DESTINY = counted('destiny', 'destinies')
export const DAMAGE = uncounted('damage')
export const SHIELD = counted('shield')
