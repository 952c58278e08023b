import { plural } from '@longhouse/kernel'
import { allBound } from '../words/bound.ts'

/** What a look back at a finished game says. */
const en = {
  open: 'Review',
  title: 'How it was won',
  axis: '% to win',
  start: 'Start',
  running: 'Playing the game again and weighing what else could have been done',
  percent: (n: number) => `${n} %`,
  stop: 'Stop',
  stopped: 'The review was stopped.',
  failed: 'The review could not be finished.',
  begin: 'Review the game',
  ready: 'The review is ready.',
  chart: (names: string) => `Chance to win of ${names}, move by move`,
  slider: 'Move of the game',
  at: (move: number, round: string | null) => (round === null ? `Move ${move}` : `${round}, move ${move}`),
  table: 'As a table',
  afterRound: 'After',
  end: 'End',
  whose: 'Whose choices',
  everybody: 'Everybody’s',
  people: 'All people’s',
  turning: 'The choices that mattered most',
  taken: 'Taken',
  better: 'Better',
  cost: (n: number) => `cost ${plural('en', n, { one: 'point', other: 'points' })} of the chance to win`,
  watch: 'Watch this moment',
  none: 'No choice cost much: nothing that was thought of looked clearly better.',
  note: 'Estimates of a strong program. Each choice is judged by what its player could know at the time.',
  scores: 'Score sheet',
  again: 'Play again',
  close: 'Close',
}

type ReviewWords = typeof en

const pl: ReviewWords = {
  open: 'Analiza',
  title: 'Jak zapadło zwycięstwo',
  axis: '% szans na zwycięstwo',
  start: 'Początek',
  running: 'Rozgrywamy grę jeszcze raz i sprawdzamy, co można było zrobić inaczej',
  percent: (n) => `${n} %`,
  stop: 'Przerwij',
  stopped: 'Analiza została przerwana.',
  failed: 'Analizy nie udało się dokończyć.',
  begin: 'Przeanalizuj grę',
  ready: 'Analiza jest gotowa.',
  chart: (names) => `Szanse na zwycięstwo ruch po ruchu: ${names}`,
  slider: 'Ruch w grze',
  at: (move, round) => (round === null ? `Ruch ${move}` : `${round}, ruch ${move}`),
  table: 'Jako tabela',
  afterRound: 'Po',
  end: 'Koniec',
  whose: 'Czyje wybory',
  everybody: 'Wszystkich',
  people: 'Wszystkich osób',
  turning: 'Wybory, które ważyły najwięcej',
  taken: 'Wybrano',
  better: 'Lepiej',
  cost: (n) =>
    `strata: ${plural('pl', n, { one: 'punkt procentowy', few: 'punkty procentowe', many: 'punktów procentowych', other: 'punktu procentowego' })} szans`,
  watch: 'Zobacz tę chwilę',
  none: 'Żaden wybór nie kosztował wiele: nic z tego, co brano pod uwagę, nie wyglądało wyraźnie lepiej.',
  note: 'To szacunki silnego programu. Każdy wybór oceniono według tego, co gracz mógł wtedy wiedzieć.',
  scores: 'Punktacja',
  again: 'Zagraj ponownie',
  close: 'Zamknij',
}

export const reviewWords = allBound<ReviewWords>({ en, pl })
