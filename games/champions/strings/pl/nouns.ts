import { type Noun, noun, person } from '@longhouse/kernel/wording'
import type { Face, Good } from '../../src/content.ts'
import type { Thing } from '../table.ts'

export const THING: { readonly [thing in Thing]: Noun } = {
  glory: noun('punkt Chwały', 'punkty Chwały', 'punktów Chwały'),
  food: noun('żywność', 'żywności', 'żywności'),
  wood: noun('drewno', 'drewna', 'drewna'),
  coin: noun('moneta', 'monety', 'monet', 'monetę'),
  favor: noun('przysługa', 'przysługi', 'przysług', 'przysługę'),
  blame: noun('potępienie', 'potępienia', 'potępień'),
  swordsman: person('fechmistrz', 'fechmistrza', 'fechmistrzów'),
  spearman: person('włócznik', 'włócznika', 'włóczników'),
  axeman: person('topornik', 'topornika', 'toporników'),
}

const NAME: { readonly [good in Good]: string } = {
  glory: 'Chwała',
  food: THING.food.one,
  wood: THING.wood.one,
  coin: THING.coin.other,
  favor: THING.favor.other,
  blame: THING.blame.one,
}

/** Without a number: `monety`. */
export const nameOf = (good: Good): string => NAME[good]

export const FACE: { readonly [face in Face]: string } = {
  blank: 'pusta ścianka',
  hit: 'trafienie',
  'two-hits': 'dwa trafienia',
  shield: 'tarcza',
}

export const WARRIOR = person('wojownik', 'wojownika', 'wojowników')
export const DESTINY = noun('karta przeznaczenia', 'karty przeznaczenia', 'kart przeznaczenia', 'kartę przeznaczenia')
export const DAMAGE = noun('obrażenie', 'obrażenia', 'obrażeń')
export const SHIELD = noun('tarcza', 'tarcze', 'tarcz', 'tarczę')
