import { plural } from '@longhouse/kernel'
import type { en } from './en.ts'

export const pl: typeof en = {
  withSecrets: 'Z tym, co wiesz tylko ty.',
  countedNow: (n) => `Gdyby policzyć teraz: ${n}.`,
  chart: {
    map: 'Mapa',
    lit: (n) => `${n} do wyboru`,
    closer: 'Bliżej',
    farther: 'Dalej',
    goThere: 'Mała mapa: dotknij, aby tam przejść',
  },
  picture: {
    you: 'Ty',
    throwOf: (name) => `Rzut: ${name}`,
    throws: (n) =>
      plural('pl', n, { one: 'kość w rzucie', few: 'kości w rzucie', many: 'kości w rzucie', other: 'kości w rzucie' }),
    ofNeeded: (unit, needed) => `${unit}, potrzeba ${needed}`,
    turnedUp: 'Odkryte karty',
    fightFor: (prize) => `Bitwa o: ${prize}`,
    slain: 'zwycięstwo',
    won: 'zwycięstwo',
    falls: 'Straty',
    damage: (n) => plural('pl', n, { one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażenia' }),
    round: 'Runda',
    isOver: (round, n) => `${round} ${n} dobiegła końca`,
    nothing: 'bez zysków',
    score: 'Punktacja końcowa',
    itemOf: (n, of) => `${n} z ${of}`,
  },
}
