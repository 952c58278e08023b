import type { GameWords } from '@longhouse/kernel'

export const en = {
  title: 'Champions of Midgard',
  blurb: 'Send workers to town, warriors to trolls, and ships beyond the sea.',
  length: '8 rounds',
  round: (n) => `Round ${n} of 8`,
  phases: {
    leaders: 'choosing leaders',
    'round-setup': 'setting up the round',
    placement: 'placing workers',
    assigning: 'assigning warriors',
    combat: 'combat',
    cleanup: 'cleanup',
  },
  options: {
    leaders: 'Each leader has an ability of their own.',
    'first-player': 'The first player chooses a leader last.',
    'hall-of-fame': 'Slain enemies lie open for everybody.',
    'distrustful-townsfolk': 'Everybody starts with 1 blame.',
  },
  lists: {
    dice: 'Warrior dice',
    leaders: 'Leaders',
    stalls: 'Market stalls',
    longships: 'Longships',
    locations: 'Locations',
    distantShores: 'Distant Shores',
    merchantShips: 'Merchant cards',
    runes: 'Rune cards',
    journeys: 'Journey cards',
    destinies: 'Destiny cards',
    trolls: 'Trolls',
    draugr: 'Draugr',
    monsters: 'Monsters',
  },
} satisfies GameWords
