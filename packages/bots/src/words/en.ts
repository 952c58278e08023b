import type { LevelTexts } from '../level-ids.ts'

export const en: LevelTexts = {
  'first-winter': { name: 'First winter', about: 'Has just come ashore: knows the rules, follows many a whim.' },
  farmer: { name: 'Farmer', about: 'Sound at heart, now and then a careless choice.' },
  raider: { name: 'Raider', about: 'Takes what looks best right now, every time.' },
  jarl: { name: 'Jarl', about: 'Thinks the round through to its end.' },
  allfather: {
    name: 'The Allfather',
    about: 'Weighs hundreds of ways it could go, and forgets nothing. Takes up to three seconds.',
  },
}
