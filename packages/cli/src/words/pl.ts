import { sayWinners } from '@longhouse/kernel/wording'
import { between, counted, type Words } from './words.ts'

const players = counted('pl', { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' })

export const pl: Words = {
  player: (seat) => `Gracz ${seat + 1}`,
  points: counted('pl', { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  wins: sayWinners.pl,
  game: (number) => `Gra ${number}`,
  header: (title, n, seed) => `${title}, ${players(n)}, ziarno ${seed}`,
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
