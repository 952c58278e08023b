import { counted, gained, turned, uncounted } from '@longhouse/kernel/wording'
import type { Measures } from '../kinds.ts'
import { PIECE, RESOURCE } from './nouns.ts'

const by = gained('en')

/** What a choice brings, as a hint says it. */
export const measures: Measures = {
  base: null,
  islandPoints: by(counted('point from islands', 'points from islands')),
  favorPoints: by(counted('point from favors', 'points from favors')),
  islands: by(counted('island')),
  favors: by(counted('favor card')),
  fury: turned('the gods of your runes come ahead', 'the gods of your runes fall behind'),
  secure: by(uncounted('influence ahead of rivals on your islands')),
  shaky: by(counted('island you may lose', 'islands you may lose')),
  chased: by(uncounted('influence on islands not yet yours')),
  gainable: by(counted('island within reach', 'islands within reach')),
  landable: null,
  settlers: by(counted('settler on your sheet', 'settlers on your sheet')),
  boatsInPort: by(counted('boat in port', 'boats in port')),
  boats: by(PIECE.boat),
  temples: by(PIECE.temple),
  wood: by(RESOURCE.wood),
  food: by(RESOURCE.food),
  steel: by(RESOURCE.steel),
  villages: by(PIECE.village),
  battle: by(counted('point expected of the battle', 'points expected of the battle')),
  runes: by(counted('active rune')),
  strongest: by(uncounted('strength of your best card')),
  sail: null,
  explore: null,
  harvest: null,
  build: null,
  ready: by(counted('rune action ready', 'rune actions ready')),
  matched: null,
  alone: null,
  enemyFavorPoints: by(counted('point of the Enemy from favors', 'points of the Enemy from favors')),
  enemyIslands: by(counted('island of the Enemy', 'islands of the Enemy')),
  enemyPieces: by(counted('piece of the Enemy on the map', 'pieces of the Enemy on the map')),
  enemyMarks: null,
}
