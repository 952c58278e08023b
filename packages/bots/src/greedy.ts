import {
  type AnyGame,
  type Ask,
  apply,
  type BotKnowledge,
  cloneTable,
  type GameTypes,
  guess,
  type Json,
  type Random,
  type Seat,
  sampleWay,
  shuffle,
  sightOf,
  type Table,
} from '@longhouse/kernel'
import { candidates } from './candidates.ts'
import type { Bot, Mind } from './mind.ts'
import { random as randomBot } from './random.ts'

/** The most choices looked at in one decision. */
const CHOICES = 40
/** Every choice is tried on the same guesses, at least and at most so many. */
const GUESSES = { least: 2, most: 8 }
/** How far the seat's own next decisions are played on, and how many choices are looked at in each. */
const OWN_STEPS = 2
const OWN_CHOICES = 6
/** An aside must promise more than doing without, not the same. */
const BETTER = 1e-9

type Knowledge = BotKnowledge<GameTypes>

interface Thought {
  readonly game: AnyGame
  readonly knowledge: Knowledge
  readonly seat: Seat
  readonly random: Random
}

/**
 * Takes the choice after which the position looks best, on average over what it cannot know. A game that tells nothing
 * about positions is played at random.
 */
export const greedy: Bot = {
  id: 'greedy',
  choose(mind) {
    const { game, seat, random, ask } = mind
    if (!game.bot) return randomBot.choose(mind)
    const thought: Thought = { game, knowledge: game.bot, seat, random }
    const answers = ask.form ? shuffle([...candidates(ask.form, CHOICES, random)], random) : []
    const asides = ask.aside ? candidates(ask.aside, CHOICES, random).map((aside) => ({ aside })) : []
    if (answers.length === 1 && asides.length === 0) return answers[0]
    const guesses = drawGuesses(mind, answers.length + asides.length)

    const { enough } = mind.budget
    const answer = best(answers, (choice) => promise(thought, guesses, choice, OWN_STEPS), enough)
    if (asides.length === 0) return answer?.choice
    const without = answer?.worth ?? mean(guesses.map((table) => worthOf(thought, table)))
    const aside = best(asides, (choice) => promise(thought, guesses, choice, OWN_STEPS + 1), enough)
    return aside && aside.worth > without + BETTER ? aside.choice : answer?.choice
  },
}

function drawGuesses(mind: Mind, choices: number): Table[] {
  const affordable = Math.floor(mind.budget.tries / Math.max(1, choices))
  const length = Math.max(GUESSES.least, Math.min(GUESSES.most, affordable))
  return Array.from({ length }, () => mind.guess())
}

interface Promising<C> {
  readonly choice: C
  readonly worth: number
}

/** The first of the best; with no more time, the best so far. */
function best<C extends Json>(
  choices: readonly C[],
  worth: (choice: C) => number,
  enough?: () => boolean,
): Promising<C> | null {
  let found: Promising<C> | null = null
  for (const choice of choices) {
    if (found && enough?.()) break
    const candidate = { choice, worth: worth(choice) }
    if (!found || candidate.worth > found.worth) found = candidate
  }
  return found
}

/** What a choice promises: the mean worth of where it leads from each of the guesses. */
const promise = (thought: Thought, guesses: readonly Table[], choice: Json, ownSteps: number): number =>
  mean(
    guesses.map((table) => {
      const tried = cloneTable(thought.game, table)
      const asks = answerForOthers(thought, tried, apply(thought.game, tried, thought.seat, choice))
      playOn(thought, tried, asks, ownSteps)
      return worthOf(thought, tried)
    }),
  )

/** An answer among several given at once shows its worth when all are in: the others' are drawn. */
function answerForOthers({ game, seat, random }: Thought, table: Table, asks: readonly Ask[]): readonly Ask[] {
  let open = asks
  while (table.stack[table.stack.length - 1]?.answers?.[seat] !== undefined) {
    const ask = open.find(({ form }) => form)
    if (!ask?.form) break
    open = apply(game, table, ask.seat, sampleWay(ask.form, random))
  }
  return open
}

/** While the same seat decides, it goes on greedily: a fight is judged by how it ends, not by how it starts. */
function playOn(thought: Thought, table: Table, asks: readonly Ask[], steps: number): void {
  const { game, seat, random } = thought
  let open = asks
  for (let step = 0; step < steps; step++) {
    const form = open.find((ask) => ask.seat === seat)?.form
    if (!form) return
    // Chosen on another guess, so that it cannot count on dice that it has not seen.
    const imagined = guess(game, table, seat, random)
    const chosen = best(candidates(form, OWN_CHOICES, random), (choice) => {
      const tried = cloneTable(game, imagined)
      answerForOthers(thought, tried, apply(game, tried, seat, choice))
      return worthOf(thought, tried)
    })
    if (!chosen) return
    open = answerForOthers(thought, table, apply(game, table, seat, chosen.choice))
  }
}

const worthOf = ({ game, knowledge, seat }: Thought, table: Table): number =>
  knowledge.value(sightOf(game, table), seat)

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
