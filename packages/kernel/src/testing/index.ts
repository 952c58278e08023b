export { idleFields } from './idle-fields.ts'
export { PositionOf } from './position.ts'
export {
  checkBesides,
  checkClone,
  checkEndsUndo,
  checkGarbage,
  checkGuess,
  checkJson,
  checkRandomGame,
  checkUndo,
  checkUndoPast,
} from './properties.ts'
export { playRandomly, randomMove } from './random-play.ts'
export { type Reader, readRandomGame } from './reading.ts'
export { checkGarbageAllGame, checkRecording, everyOptions, playSoundly, recordGame } from './whole-games.ts'
