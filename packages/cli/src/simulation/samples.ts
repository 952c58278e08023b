import { playSample, type Sample, type Worths } from '@longhouse/bots'
import { gameOf, knowledgeOf } from './games.ts'
import { playSomeOf, type Range, type Report } from './range.ts'

/** Games of one generation, whose players all think that things are worth so much. */
export interface SamplePlan {
  readonly game: string
  readonly content: string | null
  /** How many play: one after the other of these. */
  readonly players: readonly number[]
  readonly seed: string
  readonly worths: Worths
}

export interface SampleJob {
  readonly plan: SamplePlan
  readonly range: Range
}

export interface Sampled {
  readonly number: number
  readonly samples: readonly Sample[]
}

/** What a thread does. */
export const sampleSome = ({ plan, range }: SampleJob): Promise<Report<Sampled>> =>
  playSomeOf(range, async () => {
    const game = await gameOf(plan)
    const knowledge = knowledgeOf(game, plan.worths)
    return (number) => {
      const players = plan.players[number % plan.players.length] as number
      return { number, samples: playSample(game, knowledge, { players, seed: `${plan.seed}:${number}` }) }
    }
  })
