export { PositionOf } from './position.ts'
export { checkClone, checkGarbage, checkGuess, checkJson, checkRandomGame, checkUndo } from './properties.ts'
export { playRandomly, randomMove } from './random-play.ts'
