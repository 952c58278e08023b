import type { hint as english } from '../en/hint.ts'

export const hint: typeof english = {
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
