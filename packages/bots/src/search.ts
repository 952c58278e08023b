import {
  applyUntil,
  canonical,
  cloneTable,
  contextOf,
  type Json,
  onlyChoice,
  quickRandom,
  seedFrom,
  type Table,
} from '@longhouse/kernel'
import { betterAside, isAside } from './asides.ts'
import { greedy } from './greedy.ts'
import {
  answersAt,
  chapterOf,
  type Foresight,
  type Imagination,
  imaginationOf,
  untilChapterEnds,
} from './imagination.ts'
import type { Bot, Considered, Mind } from './mind.ts'
import { TreeNode, walk } from './tree.ts'
import { leadOn, mean, type Promising, type Trial, trialsOf } from './trials.ts'
import { chanceOf, spreadOf } from './worth.ts'

/** So many choices are looked at for one step, and so many of the best looking are searched. */
const SCREENED = 160
const SEARCHED = 8
/** Trials on which the look is taken. */
const TRIALS = 4
const FORESIGHT: Foresight = { steps: 2, choices: 4 }
/** At most these parts of the time are spent on looks: at the answers, and then at what may be done besides. */
const LOOKING = 0.4
const LOOKING_BESIDES = 0.5
/** The look counts like so many walks: with few walks, luck would decide. */
const TRUST = 8

/** A choice that is searched, and the tree that grows from it. */
interface Root {
  readonly choice: Json
  /** The chance to win that it seems to leave after one step. */
  readonly looks: number
  readonly tree: TreeNode
  visits: number
  /** The sum of the chances to win at the ends of its walks. */
  chances: number
}

const worthOf = ({ looks, visits, chances }: Root): number => (TRUST * looks + chances) / (TRUST + visits)

/**
 * Information-set Monte Carlo tree search. Each walk starts from a guess of the table. At the root all choices that are
 * still in the running are walked on the same guesses with the same luck, so that only their own worth tells them apart,
 * and the worse half is dropped time after time; below it a tree grows.
 */
export const search: Bot = {
  id: 'search',
  budget: { tries: 300 },
  choose(mind) {
    // What nobody waits for, or leaves no choice, is not worth long thoughts.
    const { form } = mind.ask
    if (!mind.game.bot || !form || onlyChoice(form) !== undefined) return greedy.choose(mind)
    return consider(mind)[0]?.choice
  },
  consider,
}

function consider(mind: Mind, also: readonly Json[] = []): readonly Considered[] {
  const roots = bestLooking(mind, also)
  if (roots.length > 1) halve(mind, roots)
  return roots
    .sort((a, b) => b.visits - a.visits || worthOf(b) - worthOf(a))
    .map((root) => ({ choice: root.choice, chance: worthOf(root), tries: root.visits }))
}

function bestLooking(mind: Mind, also: readonly Json[]): Root[] {
  const { game, ask } = mind
  const imagination = imaginationOf(mind)
  const trials = trialsOf(mind, TRIALS)
  const { guess } = trials[0] as Trial
  const answers = withAll(answersAt(imagination, guess, ask, SCREENED), also)
  const looked: Promising[] = []
  for (const choice of answers) {
    // The first ones are the game's own suggestions: with little time, better these than none.
    if (looked.length > 1 && mind.spent() >= LOOKING && !isAmong(choice, also)) continue
    looked.push({ choice, lead: lookAt(mind, trials, choice) })
  }
  looked.sort((a, b) => b.lead - a.lead)
  const best = looked.slice(0, SEARCHED)
  const asked = looked.slice(SEARCHED).filter(({ choice }) => isAmong(choice, also))
  const answer = looked.find(({ choice }) => !isAside(ask, choice))
  const aside = betterAside(mind, trials, answer, FORESIGHT, LOOKING_BESIDES)
  const besides = aside && !isAmong(aside.choice, also) ? [aside] : []
  const spread = spreadOf(imagination.knowledge, contextOf(game, guess))
  return [...best, ...asked, ...besides].map(({ choice, lead }) => ({
    choice,
    looks: chanceOf(lead, spread),
    tree: new TreeNode(),
    visits: 0,
    chances: 0,
  }))
}

/** What was done besides still leaves an answer to give, so it is thought on by one step more. */
function lookAt(mind: Mind, trials: readonly Trial[], choice: Json): number {
  const imagination = imaginationOf(mind)
  const steps = isAside(mind.ask, choice) ? FORESIGHT.steps + 1 : FORESIGHT.steps
  const foresight = { ...FORESIGHT, steps }
  return mean(trials.map((trial) => leadOn(imagination, trial, mind.seat, { answer: choice }, foresight)))
}

const isAmong = (choice: Json, choices: readonly Json[]): boolean =>
  choices.some((other) => canonical(other) === canonical(choice))

const withAll = (choices: readonly Json[], also: readonly Json[]): readonly Json[] => [
  ...choices,
  ...also.filter((choice) => !isAmong(choice, choices)),
]

/** Sequential halving: the time is shared out evenly over the halvings, so the best few are walked most. */
function halve(mind: Mind, roots: readonly Root[]): void {
  const halvings = Math.ceil(Math.log2(roots.length))
  let walks = 0
  const used = () => Math.max(walks / mind.tries, mind.spent())
  let running = roots.slice()
  for (let halving = 1; halving <= halvings && used() < 1; halving++) {
    do {
      const guess = mind.guess()
      const luck = seedFrom(mind.random)
      for (const root of running) {
        if (mind.spent() >= 1) break
        const imagination = { ...imaginationOf(mind), random: quickRandom(luck) }
        walkFrom(mind, imagination, root, cloneTable(mind.game, guess))
        walks++
      }
    } while (used() < halving / halvings)
    running = running.sort((a, b) => worthOf(b) - worthOf(a)).slice(0, Math.ceil(running.length / 2))
  }
}

function walkFrom({ game, seat }: Mind, imagination: Imagination, root: Root, table: Table): void {
  const chapter = chapterOf(imagination, table)
  const asks = applyUntil(game, table, seat, root.choice, untilChapterEnds(imagination, chapter))
  root.chances += walk(imagination, root.tree, table, asks, chapter)[seat] as number
  root.visits++
}
