import type { Language } from '@longhouse/kernel'

/** What the shell says around a lesson's cards. */
const en = {
  label: 'First game',
  learn: 'Learn',
  learnThis: (game: string) => `Learn by playing: ${game}`,
  step: (n: number, of: number) => `${n} of ${of}`,
  hint: 'Hint',
  next: 'Next',
  understood: 'Understood',
  doIt: 'Do it for me',
  leave: 'Play freely',
  leaveNote: 'Leaves the lesson; the game goes on.',
  fold: 'Fold the card (Esc)',
  unfold: 'Show the card',
  todo: 'Your turn',
  notThis: 'Not this one yet: do what the card says, or play freely.',
}

type LessonShellWords = typeof en

const pl: LessonShellWords = {
  label: 'Pierwsza gra',
  learn: 'Nauka',
  learnThis: (game) => `Naucz się, grając: ${game}`,
  step: (n, of) => `${n} z ${of}`,
  hint: 'Wskazówka',
  next: 'Dalej',
  understood: 'Rozumiem',
  doIt: 'Zrób to za mnie',
  leave: 'Graj swobodnie',
  leaveNote: 'Kończy naukę, gra toczy się dalej.',
  fold: 'Zwiń kartę (Esc)',
  unfold: 'Pokaż kartę',
  todo: 'Twój ruch',
  notThis: 'Jeszcze nie to: zrób, co mówi karta, albo graj swobodnie.',
}

export const lessonWords: { readonly [language in Language]: LessonShellWords } = { en, pl }
