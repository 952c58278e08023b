import { gained, noun, person, turned } from '@longhouse/kernel/wording'
import type { Measures } from '../kinds.ts'
import { THING } from './nouns.ts'

const by = gained('pl')
const glory = (where: string) => by(noun(`punkt Chwały ${where}`, `punkty Chwały ${where}`, `punktów Chwały ${where}`))

/** What a choice brings, as a hint says it. */
export const measures: Measures = {
  one: null,
  glory: by(THING.glory),
  favor: by(THING.favor),
  coin: by(THING.coin),
  wood: by(THING.wood),
  food: by(THING.food),
  blame: by(THING.blame),
  blamePenalty: null,
  swordsman: by(person('fechmistrz w domu', 'fechmistrza w domu', 'fechmistrzów w domu')),
  spearman: by(person('włócznik w domu', 'włócznika w domu', 'włóczników w domu')),
  axeman: by(person('topornik w domu', 'topornika w domu', 'toporników w domu')),
  worker: null,
  hiredWorker: by(person('robotnik z chaty', 'robotnika z chaty', 'robotników z chaty')),
  runeGlory: glory('na runach'),
  freshRune: by(noun('runa do użycia', 'runy do użycia', 'run do użycia')),
  longship: turned('własna łódź', 'bez własnej łodzi'),
  longshipGlory: glory('za łódź'),
  destinyNow: glory('z przeznaczeń'),
  destinyHope: null,
  colorSet: by(noun('komplet kolorów', 'komplety kolorów', 'kompletów kolorów')),
  colorStarted: null,
  firstPlayer: turned('znacznik pierwszego gracza', 'bez znacznika pierwszego gracza'),
  fightGlory: by(
    noun('oczekiwany punkt Chwały z walk', 'oczekiwane punkty Chwały z walk', 'oczekiwanych punktów Chwały z walk'),
  ),
  fightFavor: by(noun('oczekiwana przysługa z walk', 'oczekiwane przysługi z walk', 'oczekiwanych przysług z walk')),
  fightCoin: by(noun('oczekiwana moneta z walk', 'oczekiwane monety z walk', 'oczekiwanych monet z walk')),
  fightWood: by(noun('oczekiwane drewno z walk', 'oczekiwanego drewna z walk', 'oczekiwanego drewna z walk')),
  fightColor: null,
  fightTroll: turned('troll raczej padnie', 'troll raczej zostanie'),
  fightLoss: by(
    person('wojownik, który raczej padnie', 'wojownika, który raczej padnie', 'wojowników, którzy raczej padną'),
  ),
  hunt: by(
    noun('oczekiwana żywność z polowania', 'oczekiwanej żywności z polowania', 'oczekiwanej żywności z polowania'),
  ),
  idleReserve: by(noun('walka bez wojowników', 'walki bez wojowników', 'walk bez wojowników')),
}
