import type { LevelTexts } from '../level-ids.ts'

export const pl: LevelTexts = {
  'first-winter': {
    name: 'Pierwsza zima',
    about: 'Dopiero co zszedł na ląd: zna zasady, ale często idzie za kaprysem.',
  },
  farmer: { name: 'Gospodarz', about: 'Rozsądny, choć czasem nieuważny.' },
  raider: { name: 'Łupieżca', about: 'Za każdym razem bierze to, co teraz wygląda najlepiej.' },
  jarl: { name: 'Jarl', about: 'Przemyśla rundę do samego końca.' },
  allfather: { name: 'Wszechojciec', about: 'Rozważa setki dróg i niczego nie zapomina. Myśli do trzech sekund.' },
}
