import type { GameWords } from '@longhouse/kernel'

export const en = {
  blurb: 'Three heroes of your clan, shards of a rune stone, and a night full of blades.',
  length: '4 to 8 Events',
  round: (n) => `Turn ${n}`,
  phases: {
    setup: 'set-up',
    initial: 'Initial phase',
    tactics: 'Tactics phase',
    action: 'Action phase',
    support: 'Support phase',
    destiny: 'Destiny phase',
    nemesis: 'Nemesis phase',
    end: 'End phase',
    over: 'final scoring',
  },
  options: {
    play: 'Scenarios differ in missions, Events and rules of their own; those with a B bring the Nemesis. A campaign is five of them at one table, in which heroes rise and Treasures are kept.',
    scenarios:
      'Five of the ten, played in the order of their numbers. Another one takes the place of the one chosen first.',
    teams: 'Each Clan brings its three heroes, or the heroes are drafted one by one.',
    rank: 'Explorers have one Ability; Legends have two and a Trait that always works.',
    layout: 'Where Obstacles, dice, Hazards and Shards lie at the start.',
    'obstacle-cards': 'Cairns, Menhirs and Chests can be pushed, broken and opened.',
    enemies: 'Who stands in the spaces x, y and z of the Nemesis, where the scenario leaves it open.',
    'first-player': 'The First player takes the first turn and places heroes last.',
  },
  lists: {
    heroes: 'Heroes',
    layouts: 'Battlefields',
    events: 'Events',
    dooms: 'Doom cards',
    missions: 'Missions',
    scenarios: 'Scenarios',
    treasures: 'Treasures',
    obstacles: 'Obstacles',
    enemies: 'Enemies',
    boards: 'Shapes of the Battlefield',
    destinyBoards: 'Destiny boards',
    destinyCards: 'Destiny cards',
    inspirationCards: 'Inspiration cards',
  },
} satisfies GameWords
