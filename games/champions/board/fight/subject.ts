import type { Seat } from '@longhouse/kernel'
import type { Warriors } from '../../src/content.ts'
import type { Event } from '../../src/events.ts'
import type { Die } from '../../src/state.ts'

/** What the log tells about a fight or a voyage that is on. */

export interface Voyage {
  readonly journey: string
  /** Lost to the journey card. */
  readonly warriors: Partial<Warriors>
  readonly food: number
  /** Food eaten on landing; null before it. */
  readonly eaten: number | null
  readonly starved: number
}

/** The voyage to a shore, since its journey card was turned over. */
export function voyageOf(log: readonly Event[], shore: string): Voyage | null {
  const begun = log.findLastIndex((event) => event.kind === 'journey-revealed' && event.shore === shore)
  if (begun < 0) return null
  const since = log.slice(begun)
  let journey = ''
  let food = 0
  let eaten: number | null = null
  let starved = 0
  const warriors: { [type in keyof Warriors]?: number } = {}
  for (const event of since) {
    if (event.kind === 'journey-revealed' || event.kind === 'journey-replaced') journey = event.journey
    if (event.kind === 'food-lost') food += event.food
    if (event.kind === 'crew-fed') eaten = event.food
    if (event.kind === 'warriors-lost')
      for (const [type, n] of Object.entries(event.warriors)) {
        if (event.cause === 'hunger') starved += n
        else if (event.cause === journey) warriors[type as keyof Warriors] = (warriors[type as keyof Warriors] ?? 0) + n
      }
  }
  return { journey, warriors, food, eaten, starved }
}

const ENDS_A_FIGHT: readonly Event['kind'][] = ['phase-began', 'enemy-defeated', 'combat-lost', 'crew-fed', 'hunted']

/** The events of the fight that is on, its end included while it is still shown. */
function fightEvents(log: readonly Event[]): readonly Event[] {
  const thrown = log.findLastIndex(({ kind }) => kind === 'rolled')
  return log.slice(log.findLastIndex(({ kind }, at) => at < thrown && ENDS_A_FIGHT.includes(kind)) + 1)
}

/** Which round of the fight this is. */
export const roundOf = (log: readonly Event[], seat: Seat): number =>
  Math.max(1, fightEvents(log).filter((event) => event.kind === 'rolled' && event.seat === seat).length)

/** For each die, how many throws it has seen: it tumbles when the number grows. */
export function throwsOf(log: readonly Event[]): readonly number[] {
  let before: readonly Die[] = []
  let throws: number[] = []
  let count = 0
  for (const event of fightEvents(log)) {
    if (event.kind !== 'rolled' && event.kind !== 'rerolled') continue
    count++
    const { dice } = event
    throws = dice.map((die, i) =>
      event.kind === 'rerolled' && before[i]?.face === die.face ? (throws[i] ?? 0) : count,
    )
    before = dice
  }
  return throws
}
