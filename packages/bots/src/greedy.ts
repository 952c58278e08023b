import { cloneTable, type Json, shuffle, sightOf, type Table } from '@longhouse/kernel'
import { answersAt, asidesAt, type Foresight, imaginationOf, promise } from './imagination.ts'
import type { Bot, Considered, Mind } from './mind.ts'
import { random as randomBot } from './random.ts'
import { chanceOf, leadsAt, spreadOf } from './worth.ts'

/** The most choices looked at in one decision. */
const CHOICES = 40
/** Every choice is tried on the same guesses, at least and at most so many. */
const GUESSES = { least: 2, most: 8 }
/** A fight is judged by how it ends, not by how it starts; after an aside there is one decision more to come. */
const FORESIGHT: Foresight = { steps: 2, choices: 4 }
const FORESIGHT_BESIDES: Foresight = { steps: 3, choices: 4 }
/** An aside must promise more than doing without, not the same. */
const BETTER = 1e-9

/**
 * Takes the choice after which the position looks best, on average over what it cannot know. A game that tells nothing
 * about positions is played at random.
 */
export const greedy: Bot = {
  id: 'greedy',
  budget: { tries: 120 },
  choose: (mind) => (mind.game.bot ? consider(mind)[0]?.choice : randomBot.choose(mind)),
  consider,
}

interface Promising {
  readonly choice: Json
  /** By how many points the seat is ahead afterwards. */
  readonly lead: number
}

function consider(mind: Mind): readonly Considered[] {
  const { game, seat, random, ask } = mind
  const imagination = imaginationOf(mind)
  const guesses: Table[] = [mind.guess()]
  const sight = sightOf(game, guesses[0] as Table)
  const answers = shuffle([...answersAt(imagination, guesses[0] as Table, ask, CHOICES)], random)
  const asides = asidesAt(imagination, ask, CHOICES)
  drawMore(guesses, mind, answers.length + asides.length)

  const leadAfter = (foresight: Foresight) => (choice: Json) =>
    mean(guesses.map((table) => promise(imagination, cloneTable(game, table), seat, choice, foresight)))
  const weighed = answers.length === 1 && asides.length === 0 ? [{ choice: answers[0] as Json, lead: 0 }] : null
  const answered = weighed ?? weigh(mind, answers, leadAfter(FORESIGHT))
  const now = () => mean(guesses.map((table) => leadsAt(game, imagination.knowledge, table)[seat] as number))
  const without = answered[0]?.lead ?? now()
  const besides = weigh(mind, asides, leadAfter(FORESIGHT_BESIDES)).filter(({ lead }) => lead > without + BETTER)
  const spread = spreadOf(imagination.knowledge, sight)
  return [...besides, ...answered].map(({ choice, lead }) => ({
    choice,
    chance: chanceOf(lead, spread),
    tries: guesses.length,
  }))
}

function drawMore(guesses: Table[], { tries, guess }: Mind, choices: number): void {
  const affordable = Math.floor(tries / Math.max(1, choices))
  const wanted = Math.max(GUESSES.least, Math.min(GUESSES.most, affordable))
  while (guesses.length < wanted) guesses.push(guess())
}

/** The best first, among equals the first; with no more time, only those looked at so far. */
function weigh({ spent }: Mind, choices: readonly Json[], leadAfter: (choice: Json) => number): Promising[] {
  const weighed: Promising[] = []
  for (const choice of choices) {
    if (weighed.length > 0 && spent() >= 1) break
    weighed.push({ choice, lead: leadAfter(choice) })
  }
  return weighed.sort((a, b) => b.lead - a.lead)
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
