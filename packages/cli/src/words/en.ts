import { sayWinners } from '@longhouse/kernel/wording'
import { between, counted, type Words } from './words.ts'

const players = counted('en', { one: 'player', other: 'players' })

export const en: Words = {
  player: (seat) => `Player ${seat + 1}`,
  points: counted('en', { one: 'point', other: 'points' }),
  wins: sayWinners.en,
  game: (number) => `Game ${number}`,
  header: (title, n, seed) => `${title}, ${players(n)}, seed ${seed}`,
  unfinished: 'The game was not played to its end.',
  youAre: (name) => `You are ${name}.`,
  promised: (commitment) => `The dice are promised: ${commitment}`,
  told: (seed) => `The seed was ${seed}.`,
  commands: 'Also: undo, back, look, log, save FILE, quit, help',
  pickOne: (count) => `Choose 1–${count}`,
  pickSome: (min, max) => `Choose ${between(min, max)} of them by their numbers, as in 1 3; 0 for none`,
  pickOrder: 'Put them in order by their numbers, as in 2 1 3',
  pickAmount: (min, max) => `How many, ${between(min, max)}`,
  answer: 'answer',
  besides: 'do something besides',
  goOn: 'go on',
  notUnderstood: 'That is not one of the choices.',
  sum: (min, max) => `${between(min, max)} in all`,
  startOver: 'Once more from the start.',
  undone: 'Taken back.',
  saved: (file) => `Saved to ${file}.`,
  saveWhere: 'Save where? save FILE',
  goodbye: 'Farewell.',
}
