import { type Lesson, nextOf, RIVAL } from '@longhouse/board/lesson'
import type { BotClient } from '../session/bot-client.ts'

/** The rival of a lesson says what the script says, as long as the learner keeps to it; then it thinks for itself. */
export const scriptedRival = (lesson: Lesson, bots: BotClient): BotClient => ({
  async think(plan, moves) {
    const next = nextOf(lesson, moves)
    if (!next) return bots.think(plan, moves)
    return next.seat === RIVAL ? next : null
  },
  stop: () => bots.stop(),
  close: () => bots.close(),
})
