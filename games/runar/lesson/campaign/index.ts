import type { Lesson } from '@longhouse/board/lesson'
import { firstEvening } from './first-evening.ts'
import { cards } from './script.ts'
import { en } from './words/en.ts'
import { pl } from './words/pl.ts'

/** The first campaign of Runar: its first game is over, played by two programs, and the second is to come. */
export const lesson: Lesson = {
  game: 'runar',
  name: 'campaign',
  seed: 'first-campaign-3',
  options: { play: 'destroyers', 'first-player': 0 },
  rival: 'raider',
  before: firstEvening,
  opening: [],
  cards,
  hints: [],
  parts: {
    podium: '.rn-evening .podium',
    points: '.rn-evening .ranks .rn-panel',
    candidate: '.rn-candidate',
    story: '.rn-saga .story',
    standings: '.rn-saga .rn-panel:has(.rn-rank-chart)',
    clans: '.rn-clans',
    next: '.rn-saga .next-game',
    piles: '.own .box.piles',
  },
  words: { en, pl },
}
