import { contextOf, type Json, onlyChoice, shuffle } from '@longhouse/kernel'
import { asidesAt, betterAside } from './asides.ts'
import { answersAt, type Foresight, imaginationOf } from './imagination.ts'
import type { Bot, Considered, Mind } from './mind.ts'
import { inTheRunning, leadOf, type Tried } from './racing.ts'
import { random as randomBot } from './random.ts'
import { leadOn, type Promising, type Trial, trialOf, trialsOf } from './trials.ts'
import { chanceOf, spreadOf } from './worth.ts'

/** The most choices looked at in one decision. */
const CHOICES = 40
/** Every choice is tried on the same trials, at least and at most so many. */
const TRIALS = { least: 2, most: 8 }
/** A fight is judged by how it ends, not by how it starts. */
const FORESIGHT: Foresight = { steps: 2, choices: 4 }

/**
 * Takes the choice after which the position looks best, on average over what it cannot know. A game that tells nothing
 * about positions is played at random.
 */
export const greedy: Bot = {
  id: 'greedy',
  budget: { tries: 120 },
  choose(mind) {
    if (!mind.game.bot) return randomBot.choose(mind)
    const { form } = mind.ask
    const forced = form ? onlyChoice(form) : undefined
    const isOpen = (form && forced === undefined) || asidesAt(imaginationOf(mind), mind.ask).length > 0
    return isOpen ? consider(mind)[0]?.choice : forced
  },
  consider,
}

function consider(mind: Mind): readonly Considered[] {
  const { game, random, ask } = mind
  const imagination = imaginationOf(mind)
  const trials = [...trialsOf(mind, TRIALS.least)]
  const { guess } = trials[0] as Trial
  const answers = shuffle([...answersAt(imagination, guess, ask, CHOICES)], random)
  const answered = weigh(mind, answers, trials)
  const aside = betterAside(mind, trials, answered[0], FORESIGHT)
  const spread = spreadOf(imagination.knowledge, contextOf(game, guess))
  return [...(aside ? [{ ...aside, tries: trials.length }] : []), ...answered].map(({ choice, lead, tries }) => ({
    choice,
    chance: chanceOf(lead, spread),
    tries,
  }))
}

function trialsFor({ tries }: Mind, answers: number): number {
  const affordable = Math.floor(tries / Math.max(1, answers))
  return answers < 2 ? TRIALS.least : Math.max(TRIALS.least, Math.min(TRIALS.most, affordable))
}

/**
 * The best first, among equals the first; with no more time, only those looked at so far. Trials are added while more
 * than one choice may be the best.
 */
function weigh(mind: Mind, answers: readonly Json[], trials: Trial[]): (Promising & { readonly tries: number })[] {
  const imagination = imaginationOf(mind)
  const tried: Tried[] = []
  const most = trialsFor(mind, answers.length)
  const tryOn = (trial: Trial, choice: Json) => leadOn(imagination, trial, mind.seat, { answer: choice }, FORESIGHT)
  for (const choice of answers) {
    if (tried.length > 0 && mind.spent() >= 1) break
    tried.push({ choice, leads: [tryOn(trials[0] as Trial, choice)] })
  }
  let running: readonly Tried[] = tried
  for (let n = 1; n < most && (running.length > 1 || n < TRIALS.least) && mind.spent() < 1; n++) {
    const trial = trials[n] ?? trialOf(mind)
    trials[n] = trial
    for (const { choice, leads } of running) leads.push(tryOn(trial, choice))
    running = inTheRunning(running)
  }
  return tried
    .map((each) => ({ choice: each.choice, lead: leadOf(each), tries: each.leads.length }))
    .sort((a, b) => b.lead - a.lead)
}
