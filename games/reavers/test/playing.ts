import { type Ask, type Json, quickRandom, type Random, type Seat, sampleWay } from '@longhouse/kernel'
import type { Position } from './position.ts'

/** From the beginning of a round everybody selects the first location there is and rests for nothing, to the end. */
export function restToTheEnd(p: Position): Position {
  p.atRound()
  for (let ask = p.asks[0]; ask; ask = p.asks[0]) {
    const { step } = p.waiting
    if (step === 'select') p.choose(ask.seat, p.offered(ask.seat)[0] as Json)
    else p.choose(ask.seat, { rest: 2 })
  }
  return p
}

/** Plays to the end with choices drawn at random, asides among them, and looks at the table after each. */
export function playAtRandom(p: Position, seed: string, look: (chooser: Seat) => void): Position {
  const random = quickRandom(seed)
  p.atRound()
  while (p.asks.length > 0) {
    const ask = p.asks[0] as Ask
    p.choose(ask.seat, anyChoice(ask, random))
    look(ask.seat)
  }
  return p
}

function anyChoice({ form, aside }: Ask, random: Random): Json {
  if (aside && (!form || random.below(8) === 0)) return { aside: sampleWay(aside, random) }
  return form ? sampleWay(form, random) : null
}
