import type { Lesson } from '@longhouse/board/lesson'
import { hints } from './hints.ts'
import { cards } from './script.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

/** The first game of Reavers of Midgard. */
export const lesson: Lesson = {
  game: 'reavers',
  seed: 'first-raid-44817',
  options: { 'starting-prophecy': true, 'start-player': 0 },
  rival: 'raider',
  opening: [],
  cards,
  hints,
  parts: {
    ship: '.own .rv-ship',
    leader: '.own .rv-leader',
    // On a small screen they are folded away, and unfolded here.
    prophecies: '.own .prophecies, .own .rv-folds button:last-child',
    won: '.own .rv-pile',
    panel: '.rv-ask',
    answers: '.rv-ask .ask-cards',
    sources: '.rv-ask .rv-sources',
    faces: '.rv-ask .rv-faces',
    way: '.rv-ask .rv-way',
    'second-way': '.rv-ask .rv-way:nth-child(2)',
    'card-1': '.rv-ask .rv-cards > :nth-child(1)',
    'card-2': '.rv-ask .rv-cards > :nth-child(2)',
    'card-3': '.rv-ask .rv-cards > :nth-child(3)',
    'rally-second': '.rv-ask .rv-reaver:nth-child(2) .use:nth-child(1)',
    'promote-second': '.rv-ask .rv-reaver:nth-child(2) .use:nth-child(2)',
    'slots-first': '.rv-ask .rv-reaver:nth-child(1) .use.rv-slots',
  },
  words: { en, pl },
}
