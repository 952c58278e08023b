import type { Lesson } from '@longhouse/board/lesson'
import { hints } from './hints.ts'
import { cards } from './script.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

/** The first game of Runar. */
export const lesson: Lesson = {
  game: 'runar',
  seed: 'first-skirmish-359',
  options: { play: 'scenario-1a', layout: 'layout-sacred-stones', 'first-player': 0 },
  rival: 'raider',
  // The learner chooses a Clan first.
  opening: [],
  cards,
  hints,
  parts: {
    field: '.rn-field',
    events: '.rn-destiny .events',
    pool: '.own .box.pool',
    hand: '.own .box.rn-cards',
    piles: '.own .box.piles',
  },
  words: { en, pl },
}
