import { gained, gainedOnly, noun, person } from '@longhouse/kernel/wording'
import type { Measures } from '../kinds.ts'
import { DEFENCE, DIE, INSPIRATION, SHARD, TROPHY } from './nouns.ts'

const by = gained('pl')
const more = gainedOnly('pl')
const points = (after: string) => by(noun(`PZ${after}`, `PZ${after}`, `PZ${after}`))

/** What a choice brings, as a hint says it. */
export const measures: Measures = {
  base: null,
  vp: points(''),
  nemesis: points(' Nemezis'),
  heroes: by(person('bohater', 'bohatera', 'bohaterów')),
  cards: null,
  leastCards: null,
  defence: by(DEFENCE),
  dice: by(noun('kość w Puli Akcji', 'kości w Puli Akcji', 'kości w Puli Akcji')),
  neutralDice: by(DIE.neutral),
  personalDice: by(noun('kość bohaterów', 'kości bohaterów', 'kości bohaterów')),
  shards: by(SHARD),
  slots: by(noun('miejsce ze zdobytymi kartami', 'miejsca ze zdobytymi kartami', 'miejsc ze zdobytymi kartami')),
  dealt: by(noun('karta zadanych obrażeń', 'karty zadanych obrażeń', 'kart zadanych obrażeń')),
  trophies: by(TROPHY),
  statue: by(noun('część Posągu', 'części Posągu', 'części Posągu')),
  access: by(noun('Wydarzenie z dostępem', 'Wydarzenia z dostępem', 'Wydarzeń z dostępem')),
  missions: points(' za misje teraz'),
  hand: more(noun('karta na Ręce', 'karty na Ręce', 'kart na Ręce')),
  inspirations: by(INSPIRATION),
  nearShard: by(noun('krok bliżej Odłamków', 'kroki bliżej Odłamków', 'kroków bliżej Odłamków')),
  besideRivals: by(
    person('rywal obok twoich bohaterów', 'rywala obok twoich bohaterów', 'rywali obok twoich bohaterów'),
  ),
  besideEnemies: by(
    person('Wróg obok twoich bohaterów', 'Wroga obok twoich bohaterów', 'Wrogów obok twoich bohaterów'),
  ),
  atHome: null,
  enemiesToReturn: by(person('Wróg do zwrócenia', 'Wroga do zwrócenia', 'Wrogów do zwrócenia')),
  treasures: by(noun('noszony Skarb', 'noszone Skarby', 'noszonych Skarbów')),
  owned: null,
  team: null,
}
