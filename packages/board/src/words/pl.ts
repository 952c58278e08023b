import type { en } from './en.ts'

export const pl: typeof en = {
  chart: {
    map: 'Mapa',
    lit: (n) => `${n} do wyboru`,
    closer: 'Bliżej',
    farther: 'Dalej',
    goThere: 'Mała mapa: dotknij, aby tam przejść',
  },
}
