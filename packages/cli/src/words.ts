import { type Language, type Plural, plural } from '@longhouse/kernel'
import { sayWinners } from '@longhouse/kernel/wording'

/** What the terminal says in a game, beside the game's own words. */
export interface Words {
  readonly player: (seat: number) => string
  readonly points: (n: number) => string
  readonly wins: (names: readonly string[]) => string
  /** A single game of a campaign. */
  readonly game: (number: number) => string
  readonly header: (title: string, players: number, seed: string) => string
  readonly unfinished: string
  readonly youAre: (name: string) => string
  readonly promised: (commitment: string) => string
  readonly told: (seed: string) => string
  readonly commands: string
  readonly pickOne: (count: number) => string
  readonly pickSome: (min: number, max: number) => string
  readonly pickOrder: string
  readonly pickAmount: (min: number, max: number) => string
  readonly answer: string
  readonly besides: string
  readonly goOn: string
  readonly notUnderstood: string
  readonly sum: (min: number, max: number) => string
  readonly startOver: string
  readonly undone: string
  readonly saved: (file: string) => string
  readonly saveWhere: string
  readonly goodbye: string
}

const between = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`)
const counted = (language: Language, forms: Plural) => (n: number) => plural(language, n, forms)

const players = {
  en: counted('en', { one: 'player', other: 'players' }),
  pl: counted('pl', { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' }),
}

const en: Words = {
  player: (seat) => `Player ${seat + 1}`,
  points: counted('en', { one: 'point', other: 'points' }),
  wins: sayWinners.en,
  game: (number) => `Game ${number}`,
  header: (title, n, seed) => `${title}, ${players.en(n)}, seed ${seed}`,
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

const pl: Words = {
  player: (seat) => `Gracz ${seat + 1}`,
  points: counted('pl', { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  wins: sayWinners.pl,
  game: (number) => `Gra ${number}`,
  header: (title, n, seed) => `${title}, ${players.pl(n)}, ziarno ${seed}`,
  unfinished: 'Gry nie rozegrano do końca.',
  youAre: (name) => `Grasz jako ${name}.`,
  promised: (commitment) => `Kości są przyrzeczone: ${commitment}`,
  told: (seed) => `Ziarnem było ${seed}.`,
  commands: 'Także: undo (cofnij), back (wróć), look (stół), log (dziennik), save PLIK (zapisz), quit (wyjdź), help',
  pickOne: (count) => `Wybierz 1–${count}`,
  pickSome: (min, max) => `Wybierz ${between(min, max)} z nich, podając numery, np. 1 3; 0 to nic`,
  pickOrder: 'Ustaw je w kolejności, podając numery, np. 2 1 3',
  pickAmount: (min, max) => `Ile, ${between(min, max)}`,
  answer: 'odpowiedz',
  besides: 'zrób coś poza kolejnością',
  goOn: 'graj dalej',
  notUnderstood: 'Nie ma tego do wyboru.',
  sum: (min, max) => `razem ${between(min, max)}`,
  startOver: 'Jeszcze raz od początku.',
  undone: 'Cofnięto.',
  saved: (file) => `Zapisano w ${file}.`,
  saveWhere: 'Gdzie zapisać? save PLIK',
  goodbye: 'Do zobaczenia.',
}

export const words: { readonly [language in Language]: Words } = { en, pl }
