import { type Ask, type Json, quickRandom, type Random, type Seat, sampleWay } from '@longhouse/kernel'
import type { Position } from './position.ts'

/** Everybody begs with every worker and uses no rune, until the next round waits or something else is asked. */
export function begThroughRound(p: Position): Position {
  const { round } = p.state
  while (p.state.round === round && begOrPass(p));
  return p
}

/** Everybody begs until the game is over. */
export function begToTheEnd(p: Position): Position {
  while (begOrPass(p));
  return p
}

function begOrPass(p: Position): boolean {
  const { step, seats } = p.waiting
  if (step === 'placeWorker') p.place(seats[0] as Seat, 'beg')
  else if (step === 'runeChance') p.choose(seats[0] as Seat, { pass: true })
  else return false
  return true
}

/** Plays to the end with choices drawn at random, asides among them, and looks at the table after each. */
export function playAtRandom(p: Position, seed: string, look: () => void): Position {
  const random = quickRandom(seed)
  while (p.asks.length > 0) {
    const ask = p.asks[random.below(p.asks.length)] as Ask
    const choice = anyChoice(ask, random)
    if (choice === undefined) continue
    p.choose(ask.seat, choice)
    look()
  }
  return p
}

function anyChoice({ form, aside }: Ask, random: Random): Json | undefined {
  if (aside && random.below(4) === 0) return { aside: sampleWay(aside, random) }
  return form ? sampleWay(form, random) : undefined
}
