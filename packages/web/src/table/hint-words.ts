import { allBound } from '../words/bound.ts'

/** What the hint says. */
const en = {
  name: 'Hint',
  withKey: 'Hint (I)',
  thinking: 'Thinking it over…',
  stop: 'Stop',
  lead: 'Chances to win. It knows no more than you can see.',
  /** The first of them, for those who hear it. */
  heard: (best: string, percent: number) => `Hint: ${best}, ${percent} % to win.`,
  changes: 'What changes',
  answers: (name: string, answer: string) => `Best answer of ${name}: ${answer}.`,
  ways: 'Choices, the best first',
  chance: (percent: number) => `${percent} %`,
  toWin: 'to win',
  play: 'Play this',
  close: 'Close',
  none: 'There is nothing to weigh here.',
  failed: 'No answer came.',
  again: 'Ask again',
}

type HintWords = typeof en

const pl: HintWords = {
  name: 'Podpowiedź',
  withKey: 'Podpowiedź (I)',
  thinking: 'Rozważam…',
  stop: 'Przerwij',
  lead: 'Szanse na zwycięstwo. Wie tylko tyle, ile widać z twojego miejsca.',
  heard: (best, percent) => `Podpowiedź: ${best}, ${percent} % szans na zwycięstwo.`,
  changes: 'Co się zmieni',
  answers: (name, answer) => `Najlepsza odpowiedź (${name}): ${answer}.`,
  ways: 'Możliwości, od najlepszej',
  chance: (percent) => `${percent} %`,
  toWin: 'na zwycięstwo',
  play: 'Zagraj to',
  close: 'Zamknij',
  none: 'Tu nie ma czego rozważać.',
  failed: 'Odpowiedź nie nadeszła.',
  again: 'Zapytaj jeszcze raz',
}

export const hintWords = allBound<HintWords>({ en, pl })
