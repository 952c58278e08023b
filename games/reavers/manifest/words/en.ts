import type { GameWords } from '@longhouse/kernel'

export const en = {
  title: 'Reavers of Midgard',
  blurb: 'Raid the coasts, feed the crew, and come home richer than the rest.',
  length: '6 rounds',
  round: (n) => `Round ${n} of 6`,
  phases: {
    setup: 'starting Reavers',
    activations: 'choosing locations',
    cleanup: 'cleanup',
  },
  options: {
    'starting-prophecy': 'Everybody begins with one hidden Prophecy.',
    'start-player': 'The start player selects first; the others begin with more food.',
  },
  lists: {
    dice: 'Dice',
    clans: 'Clans',
    boards: 'Boards',
    locations: 'Locations',
    reavers: 'Reavers',
    prophecies: 'Prophecies',
    seaJourneys: 'Sea Journeys',
    seaBattles: 'Sea Battles',
    villageSpoils: 'Village Spoils',
    keepSpoils: 'Keep Spoils',
    territories: 'Territories',
    shipUpgrades: 'Ship Upgrades',
  },
} satisfies GameWords
