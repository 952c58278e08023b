import { gained, gainedOnly, noun, person, turned } from '@longhouse/kernel/wording'
import type { Measures } from '../kinds.ts'
import { CARD, DIE, GOOD, ICON } from './nouns.ts'

const by = gained('pl')
const more = gainedOnly('pl')
const glory = (where: string) => by(noun(`punkt Chwały ${where}`, `punkty Chwały ${where}`, `punktów Chwały ${where}`))
const reaver = (after: string) =>
  by(person(`Łupieżca przy pracy${after}`, `Łupieżcę przy pracy${after}`, `Łupieżców przy pracy${after}`))

/** What a choice brings, as a hint says it. */
export const measures: Measures = {
  one: null,
  glory: by(GOOD.glory),
  food: by(GOOD.food),
  foodForNow: null,
  favor: by(GOOD.favor),
  terror: by(GOOD.terror),
  terrorGlory: glory('za Przerażenie'),
  tokenGlory: glory('za żetony'),
  majorities: glory('za przewagi'),
  setGlory: glory('za zestawy'),
  prophecyGlory: glory('z Przepowiedni'),
  prophecies: by(CARD.prophecy),
  artifactGlory: glory('na artefaktach'),
  artifacts: by(noun('artefakt', 'artefakty', 'artefaktów')),
  storedDice: by(noun('odłożona kość', 'odłożone kości', 'odłożonych kości')),
  upgrades: by(noun('Ulepszenie Okrętu', 'Ulepszenia Okrętu', 'Ulepszeń Okrętu')),
  territories: by(noun('terytorium', 'terytoria', 'terytoriów')),
  dice: by(DIE),
  hammers: by(ICON.hammer),
  shields: by(ICON.shield),
  chests: by(ICON.chest),
  ships: by(ICON.ship),
  wildDice: by(noun('kość uniwersalna', 'kości uniwersalne', 'kości uniwersalnych')),
  leader: turned('Jarl', 'bez Jarla'),
  drawingReavers: reaver(' (dobiera karty)'),
  diceReavers: reaver(' (daje kości)'),
  otherReavers: reaver(''),
  marker: turned('znacznik Pierwszego Gracza', 'bez znacznika Pierwszego Gracza'),
  openSpoils: more(noun('karta do użycia teraz', 'karty do użycia teraz', 'kart do użycia teraz')),
  openReavers: more(person('Łupieżca do użycia teraz', 'Łupieżcę do użycia teraz', 'Łupieżców do użycia teraz')),
  turnsLeft: more(noun('próba lub wybór w zapasie', 'próby lub wybory w zapasie', 'prób lub wyborów w zapasie')),
  battleAhead: by(
    noun('oczekiwany punkt Chwały z morza', 'oczekiwane punkty Chwały z morza', 'oczekiwanych punktów Chwały z morza'),
  ),
}
