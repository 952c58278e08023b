import type { Lesson } from '@longhouse/board/lesson'
import { hints } from './hints.ts'
import { cards } from './script.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

/** The first game of Champions of Midgard. */
export const lesson: Lesson = {
  game: 'champions',
  seed: 'first-saga-1091310',
  options: { leaders: 'chosen', 'first-player': 0 },
  rival: 'raider',
  opening: ['ullr'],
  cards,
  hints,
  parts: {
    fronts: '.front:not(.hunt-front)',
    dice: '.throw',
    foe: '.foe',
    voyage: '.fight .way',
    slain: '.own .pile',
    destinies: '.own .dest',
    runes: '.own .runesown',
    goods: '.own .goods',
    warriors: '.own .warriors',
  },
  words: { en, pl },
}
