import { sampleWay } from '@longhouse/kernel'
import type { Bot } from './mind.ts'

/** One time in so many that something may be done besides, it is done. */
const ASIDE_ONE_IN = 6

/** Picks a way, then a choice within it, each with the same chance. */
export const random: Bot = {
  id: 'random',
  budget: { tries: 0 },
  choose({ ask: { form, aside }, random }) {
    if (aside && random.below(ASIDE_ONE_IN) === 0) return { aside: sampleWay(aside, random) }
    return form ? sampleWay(form, random) : undefined
  },
}
