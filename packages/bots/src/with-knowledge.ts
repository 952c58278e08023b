import type { Bot, Mind } from './mind.ts'
import type { Knowledge } from './worth.ts'

/** The same program, thinking with other knowledge than the game brings: so that two can be held against each other. */
export function withKnowledge(bot: Bot, knowledge: Knowledge): Bot {
  // Built upon the mind and not copied from it: what is seen is worked out only if somebody looks.
  const knowing = (mind: Mind): Mind =>
    Object.freeze(Object.create(mind, { game: { value: { ...mind.game, bot: knowledge }, enumerable: true } }))
  return {
    ...bot,
    choose: (mind) => bot.choose(knowing(mind)),
    ...(bot.consider && { consider: (mind, also) => bot.consider?.(knowing(mind), also) ?? [] }),
  }
}
