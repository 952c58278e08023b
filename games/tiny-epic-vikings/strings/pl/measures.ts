import { gained, noun, person, turned } from '@longhouse/kernel/wording'
import type { Measures } from '../kinds.ts'
import { PIECE, RESOURCE } from './nouns.ts'

const by = gained('pl')
const points = (where: string) => by(noun(`punkt ${where}`, `punkty ${where}`, `punktów ${where}`))
const influence = (where: string) => by(noun(`wpływ ${where}`, `wpływu ${where}`, `wpływu ${where}`))

/** What a choice brings, as a hint says it. */
export const measures: Measures = {
  base: null,
  islandPoints: points('z wysp'),
  favorPoints: points('z kart łask'),
  islands: by(noun('wyspa', 'wyspy', 'wysp')),
  favors: by(noun('karta łaski', 'karty łaski', 'kart łaski')),
  fury: turned('bogowie twoich run wysuwają się naprzód', 'bogowie twoich run zostają w tyle'),
  secure: influence('więcej niż rywale na twoich wyspach'),
  shaky: by(noun('wyspa do stracenia', 'wyspy do stracenia', 'wysp do stracenia')),
  chased: influence('poza twoimi wyspami'),
  gainable: by(noun('wyspa w zasięgu', 'wyspy w zasięgu', 'wysp w zasięgu')),
  landable: null,
  settlers: by(person('osadnik na arkuszu', 'osadnika na arkuszu', 'osadników na arkuszu')),
  boatsInPort: by(noun('łódź w porcie', 'łodzie w porcie', 'łodzi w porcie')),
  boats: by(PIECE.boat),
  temples: by(PIECE.temple),
  wood: by(RESOURCE.wood),
  food: by(RESOURCE.food),
  steel: by(RESOURCE.steel),
  villages: by(PIECE.village),
  battle: by(noun('oczekiwany punkt z bitwy', 'oczekiwane punkty z bitwy', 'oczekiwanych punktów z bitwy')),
  runes: by(noun('aktywna runa', 'aktywne runy', 'aktywnych run')),
  strongest: by(noun('siła najlepszej karty', 'siły najlepszej karty', 'siły najlepszej karty')),
  sail: null,
  explore: null,
  harvest: null,
  build: null,
  ready: by(noun('gotowa akcja runy', 'gotowe akcje run', 'gotowych akcji run')),
  matched: null,
  alone: null,
  enemyFavorPoints: points('Wroga z kart łask'),
  enemyIslands: by(noun('wyspa Wroga', 'wyspy Wroga', 'wysp Wroga')),
  enemyPieces: by(noun('figurka Wroga na mapie', 'figurki Wroga na mapie', 'figurek Wroga na mapie')),
  enemyMarks: null,
}
