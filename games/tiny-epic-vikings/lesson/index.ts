import type { Lesson } from '@longhouse/board/lesson'
import { hints } from './hints.ts'
import { cards } from './script.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

/** The first game of Tiny Epic Vikings. */
export const lesson: Lesson = {
  game: 'tiny-epic-vikings',
  seed: 'first-voyage-47',
  options: { 'first-player': 0 },
  rival: 'raider',
  // The first player's boat is placed last.
  opening: ['east-fjord'],
  cards,
  hints,
  parts: {
    gods: '.tv-gods',
    // On a small screen they are folded away, and unfolded here.
    battle: '.tv-battle, .tv-folds button:last-child',
    panel: '.tv-ask',
    favors: '.own .box.favors, .own .tv-tabs',
  },
  words: { en, pl },
}
