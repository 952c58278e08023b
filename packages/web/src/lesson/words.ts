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
  leaveAsk: {
    title: 'Leave the lesson?',
    text: 'The cards go away and the game goes on. Learn, beside the game in the hall, brings them back.',
    yes: 'Play freely',
    no: 'Stay in the lesson',
  },
  begun: {
    title: 'You have begun this lesson',
    text: 'Go on where you were, or begin it again from the first card.',
    goOn: 'Go on',
    again: 'Start again',
  },
  which: {
    title: 'Learn by playing',
    text: 'The first lesson begins with a first game. Later ones take up where a game is over.',
  },
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
  leaveAsk: {
    title: 'Opuścić naukę?',
    text: 'Karty znikną, a gra potoczy się dalej. Wrócą po kliknięciu Nauka przy tej grze na stronie głównej.',
    yes: 'Graj swobodnie',
    no: 'Zostań w nauce',
  },
  begun: {
    title: 'Ta nauka już trwa',
    text: 'Graj dalej od miejsca przerwania albo zacznij od pierwszej karty.',
    goOn: 'Graj dalej',
    again: 'Zacznij od nowa',
  },
  which: {
    title: 'Nauka przez grę',
    text: 'Pierwsza nauka zaczyna się od pierwszej gry. Następne zaczynają się tam, gdzie gra się skończyła.',
  },
  fold: 'Zwiń kartę (Esc)',
  unfold: 'Pokaż kartę',
  todo: 'Twój ruch',
  notThis: 'Jeszcze nie to: zrób, co mówi karta, albo graj swobodnie.',
}

export const lessonWords: { readonly [language in Language]: LessonShellWords } = { en, pl }
