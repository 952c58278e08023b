import type { Language } from '@longhouse/kernel'

/** From the easiest to the hardest. Apart from the programs themselves, so that a page can name them without loading them. */
export const LEVELS = ['first-winter', 'farmer', 'raider', 'jarl', 'allfather'] as const
export type LevelId = (typeof LEVELS)[number]

interface LevelText {
  readonly name: string
  readonly about: string
}

/** What people read of the levels. */
const texts: Readonly<Record<Language, Readonly<Record<LevelId, LevelText>>>> = {
  en: {
    'first-winter': { name: 'First winter', about: 'Has just come ashore: knows the rules, follows many a whim.' },
    farmer: { name: 'Farmer', about: 'Sound at heart, now and then a careless choice.' },
    raider: { name: 'Raider', about: 'Takes what looks best right now, every time.' },
    jarl: { name: 'Jarl', about: 'Thinks the round through to its end.' },
    allfather: {
      name: 'The Allfather',
      about: 'Weighs hundreds of ways it could go, and forgets nothing. Takes up to three seconds.',
    },
  },
  pl: {
    'first-winter': {
      name: 'Pierwsza zima',
      about: 'Dopiero co zszedł na ląd: zna zasady, ale często idzie za kaprysem.',
    },
    farmer: { name: 'Gospodarz', about: 'Rozsądny, choć czasem nieuważny.' },
    raider: { name: 'Łupieżca', about: 'Za każdym razem bierze to, co teraz wygląda najlepiej.' },
    jarl: { name: 'Jarl', about: 'Przemyśla rundę do samego końca.' },
    allfather: { name: 'Wszechojciec', about: 'Rozważa setki dróg i niczego nie zapomina. Myśli do trzech sekund.' },
  },
}

export const levelText = (language: Language, id: LevelId): LevelText => texts[language][id]
