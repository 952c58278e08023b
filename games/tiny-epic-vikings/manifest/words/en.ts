import type { GameWords } from '@longhouse/kernel'

export const en = {
  title: 'Tiny Epic Vikings',
  blurb: 'Three eras, a few islands, and every god watching.',
  length: '3 eras',
  round: (n) => `Era ${n} of 3`,
  phases: {
    setup: 'starting boats',
    draft: 'drafting',
    turns: 'playing cards',
    cleanup: 'cleanup',
  },
  options: {
    'first-player': 'The first player places their boat last and takes the first turn.',
  },
  lists: {
    maps: 'Maps',
    vikingCards: 'Viking cards',
    favorCards: 'Favor cards',
    gods: 'Gods',
    clanSheets: 'Clan sheets',
  },
} satisfies GameWords
