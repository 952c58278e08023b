import {
  type Ask,
  advance,
  apply,
  type Counts,
  type Form,
  type Json,
  quickRandom,
  withOtherDice,
} from '@longhouse/kernel'
import type { Event } from '../src/events.ts'
import { countWarriors, type State } from '../src/state.ts'
import type { Position } from './position.ts'

/** The engine plays a position to the end of its fights, again and again with other dice: always the same ones. */

const TIMES = 1500

/** Within four standard errors: of a chance, or of the mean of something between 0 and `most`. */
export const isNear =
  (expected: number, most = 1, times = TIMES) =>
  (mean: number): boolean => {
    const share = expected / most
    return Math.abs(mean - expected) <= 4 * most * Math.sqrt((share * (1 - share)) / times) + 1e-9
  }

interface Policy {
  /** Whom to give up first: letters of warriors. */
  readonly order: string
  /** What a journey takes, where warriors and food may be chosen. */
  readonly gives?: { readonly warriors: number; readonly food: number }
  /** What is done to the throw on the table before it is ended. */
  readonly choices?: readonly Json[]
  /** What is done to every other throw; null: it is ended. */
  readonly improve?: (state: State) => Json | null
}

interface Ended {
  readonly win: number
  readonly survivors: number
}

/** From the first throw, or the journey, on. */
export const foughtOften = (p: Position, enemy: string, policy: Policy, times = TIMES): Ended => {
  p.table.stack = [{ step: 'resolving', args: null }]
  return playedOnOften(p, enemy, policy, times)
}

/** From where the position waits. */
export function playedOnOften(p: Position, enemy: string, policy: Policy, times = TIMES): Ended {
  let won = 0
  let left = 0
  for (let n = 0; n < times; n++) {
    const { events, player } = playedOn(p, n, policy)
    if (events.some((event) => event.kind === 'enemy-defeated' && event.enemy === enemy)) won++
    left += countWarriors(player)
  }
  return { win: won / times, survivors: left / times }
}

/** How much food a hunt brings home on average. */
export function huntedOften(p: Position): number {
  p.table.stack = [{ step: 'resolving', args: null }]
  let food = 0
  for (let n = 0; n < TIMES; n++) food += playedOn(p, n, { order: '' }).player.food
  return food / TIMES
}

function playedOn({ game, table: start }: Position, n: number, policy: Policy) {
  const table = withOtherDice(game, start, quickRandom(`dice ${n}`))
  const events: Event[] = []
  const listen = (told: { readonly event: Event }) => void events.push(told.event)
  const choices = [...(policy.choices ?? [])]
  for (let asks = advance(game, table, listen); asks.length > 0; ) {
    const ask = asks.find(({ form }) => form) as Ask
    const choice =
      ask.step === 'afterRoll'
        ? (choices.shift() ?? policy.improve?.(table.state) ?? { end: true })
        : givenUp(ask.form as Form, policy)
    asks = apply(game, table, ask.seat, choice, listen)
  }
  return { events, player: table.state.players[0] as Position['state']['players'][number] }
}

const TYPES: { readonly [letter: string]: string } = { S: 'swordsman', P: 'spearman', A: 'axeman' }

function givenUp(form: Form, { order, gives }: Policy): Json {
  if (form.kind !== 'mix') throw new Error(`what is asked is no loss: ${JSON.stringify(form)}`)
  const food = 'food' in form.of ? (gives?.food ?? 0) : 0
  const lost: { [thing: string]: number } = food > 0 ? { food } : {}
  let more = form.min - food
  for (const letter of order) {
    const type = TYPES[letter] as string
    const gone = Math.min(more, (form.of as Counts)[type] ?? 0)
    if (gone > 0) lost[type] = gone
    more -= gone
  }
  return lost
}
