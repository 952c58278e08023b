import type { en } from './en.ts'

export const pl: typeof en = {
  countedNow: (n) => `Gdyby policzyć teraz: ${n}.`,
  chart: {
    map: 'Mapa',
    lit: (n) => `${n} do wyboru`,
    closer: 'Bliżej',
    farther: 'Dalej',
    goThere: 'Mała mapa: dotknij, aby tam przejść',
  },
}
