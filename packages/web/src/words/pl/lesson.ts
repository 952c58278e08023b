import type { lesson as english } from '../en/lesson.ts'

export const lesson: typeof english = {
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
