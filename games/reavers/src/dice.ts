import type { Counts, Form, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, mix, one, refuse, yes } from '@longhouse/kernel'
import { emptyArtifactsFor, storeForm, storeOn } from './artifacts.ts'
import type { Choices } from './choices.ts'
import { COLORS, type Color, type Die, type DieGain, type Icon } from './content-file.ts'
import { colorOf, dieOf, iconOf } from './die.ts'
import type { Cause } from './events.ts'
import { returnDie } from './holdings.ts'
import { countOf, discardDie, whyNotAtHand } from './payments.ts'
import { decision, type OfSeat, playerAt, type RuleContext, step, type Turn } from './reavers.ts'
import type { NewDice, Player } from './state.ts'

/** Crew dice gained, placed, thrown back and lost: RV-5.1 to RV-5.8, RV-5.24. */

interface Gaining {
  readonly seat: Seat
  readonly dice: readonly DieGain[]
  readonly cause: Cause
  /** The other cards of which some of the dice are. */
  readonly also?: readonly Cause[]
  readonly same?: Color
}

/** One gain: all its dice are taken one after the other, then rolled and settled together. */
export const gainDice = step<Gaining>('gainDice', (t, { seat, dice, cause, also, same }) => {
  const left = { ...t.state.supply }
  const total = dice.length
  t.state.newDice = also
    ? { seat, cause, also, total, rolling: [], dice: [] }
    : { seat, cause, total, rolling: [], dice: [] }
  for (const { color: named, face } of dice) {
    const color = named === 'same' ? (same as Color) : named
    if (color !== 'any' && left[color]-- <= 0) t.tell?.({ kind: 'no-die-left', seat, color, cause })
    t.next(takeDie({ seat, color, face }))
  }
  t.next(rollNewDice(), lookAtNewDice())
})

/** Dice that lie somewhere already, with their faces (RV-7.9). */
export function gainTheseDice(t: Turn, seat: Seat, dice: readonly Die[], cause: Cause): void {
  t.state.newDice = { seat, cause, total: dice.length, rolling: [], dice: [...dice] }
  t.next(lookAtNewDice())
}

interface TakingDie {
  readonly seat: Seat
  readonly color: Color | 'any'
  readonly face: Icon | 'roll' | 'choose'
}

/** RV-5.1, RV-5.2, RV-1.11: a colour and a face are chosen at once where both are free; a roll asks only for the colour. */
const takeDie = decision<TakingDie, Choices['takeDie']>('takeDie', {
  rule: 'RV-5.2',
  seat: (_, { seat }) => seat,
  options(t, { color, face }) {
    const colors = (color === 'any' ? COLORS : [color]).filter((candidate) => t.state.supply[candidate] > 0)
    if (face === 'roll') return one(colors)
    const dice: Die[] = []
    for (const candidate of colors)
      for (const die of t.content.sides[candidate]) if (face === 'choose' || face === iconOf(die)) dice.push(die)
    return one(dice)
  },
  why: (t, of, choice) => (typeof choice === 'string' ? whyNotTaken(t, of, choice) : null),
  take(t, { face }, chosen) {
    const { dice, rolling } = t.state.newDice as NewDice
    const color = face === 'roll' ? (chosen as Color) : colorOf(chosen as Die)
    t.state.supply[color]--
    if (face === 'roll') rolling.push(color)
    else dice.push(chosen as Die)
  },
})

/** RV-18.63: nobody sees a roll before all colours are chosen. */
const rollNewDice = step('rollNewDice', (t) => {
  const { dice, rolling } = t.state.newDice as NewDice
  for (const color of rolling.splice(0)) dice.push(rollDie(t, color))
})

function whyNotTaken(t: RuleContext, of: TakingDie, chosen: string): Refusal | null {
  const [name, face] = chosen.split(':')
  const color = COLORS.find((candidate) => candidate === name)
  if (!color) return null
  if (of.color !== 'any' && of.color !== color)
    return refuse('wrong-color', { die: chosen, colors: [of.color] }, 'RV-5.1')
  if (t.state.supply[color] === 0) return refuse('no-die-left', { color }, 'RV-1.11')
  if (of.face === 'roll') return refuse('die-is-rolled', { color }, 'RV-5.1')
  if (of.face !== 'choose' && of.face !== face) return refuse('face-is-given', { face: of.face }, 'RV-5.2')
  return refuse('face-not-on-die', { color, face: face ?? '' }, 'RV-20.8')
}

export function rollDie(t: Turn, color: Color): Die {
  const faces = t.content.faces[color]
  return dieOf(color, faces[t.below(faces.length)] as Icon)
}

const lookAtNewDice = step('lookAtNewDice', (t) => {
  const { seat, dice, cause, also } = t.state.newDice as NewDice
  playerAt(t, seat).fresh = []
  if (dice.length > 0) t.tell?.({ kind: 'dice-gained', seat, dice: dice.slice(), cause, ...(also && { also }) })
  t.next(settleDice({ seat }), boardDice({ seat }))
})

const excessOf = (t: RuleContext, seat: Seat): number =>
  playerAt(t, seat).ship.length + (t.state.newDice?.dice.length ?? 0) - t.content.playerBoard.diceSlots

/** RV-5.5, RV-5.7: asked only when dice do not fit, or when one of them fits an artifact. */
const settleDice = decision<OfSeat, Choices['settleDice']>('settleDice', {
  rule: 'RV-5.5',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const player = playerAt(t, seat)
    const { dice } = t.state.newDice as NewDice
    const excess = excessOf(t, seat)
    const ways: { [way: string]: Form } = {}
    const store = storeForm(t, player, dice)
    if (store) ways.store = store
    if (excess > 0) ways.discard = mix(countOf([...player.ship, ...dice]), excess)
    else ways.keep = yes
    return either(ways)
  },
  why: (t, { seat }, choice) => (isRecord(choice) ? whyNotSettled(t, seat, choice) : null),
  take(t, { seat }, choice) {
    const player = playerAt(t, seat)
    const { dice } = t.state.newDice as NewDice
    if ('store' in choice) {
      const [artifact, die] = Object.entries(choice.store)[0] as [string, Die]
      dice.splice(dice.indexOf(die), 1)
      storeOn(t, seat, emptyArtifactsFor(t, player, die, artifact)[0], die)
      return t.again()
    }
    if ('discard' in choice) discardExcess(t, seat, dice, choice.discard)
  },
})

function whyNotSettled(t: RuleContext, seat: Seat, choice: Readonly<Record<string, unknown>>): Refusal | null {
  const player = playerAt(t, seat)
  const excess = excessOf(t, seat)
  if (!('keep' in choice || 'discard' in choice)) return null
  if (excess <= 0) return refuse('all-dice-fit', {}, 'RV-5.5')
  const gained = { ...player, ship: [...player.ship, ...(t.state.newDice?.dice ?? [])] }
  const tooMany = refuse('dice-do-not-fit', { excess, slots: t.content.playerBoard.diceSlots }, 'RV-20.9')
  return (isRecord(choice.discard) && whyNotDiscarded(gained, choice.discard)) || tooMany
}

function whyNotDiscarded(player: Player, chosen: Readonly<Record<string, unknown>>): Refusal | null {
  for (const [die, n] of Object.entries(chosen)) {
    const why = typeof n === 'number' ? whyNotAtHand(player, die, n) : null
    if (why) return why
  }
  return null
}

/** New dice are discarded before old ones that are just like them: it makes no difference. */
function discardExcess(t: Turn, seat: Seat, dice: Die[], chosen: Counts): void {
  const player = playerAt(t, seat)
  const lost = diceIn(chosen)
  for (const die of lost) {
    const at = dice.indexOf(die)
    if (at < 0) discardDie(t, player, die)
    else {
      dice.splice(at, 1)
      returnDie(t, die)
    }
  }
  t.tell?.({ kind: 'dice-lost', seat, dice: lost, cause: 'no-room' })
}

export function diceIn(counts: Counts): Die[] {
  const dice: Die[] = []
  for (const die in counts) for (let n = counts[die] as number; n > 0; n--) dice.push(die as Die)
  return dice
}

const boardDice = step<OfSeat>('boardDice', (t, { seat }) => {
  const player = playerAt(t, seat)
  const { dice } = t.state.newDice as NewDice
  player.ship.push(...dice)
  player.fresh = dice.slice()
  t.state.newDice = null
})

interface Losing {
  readonly seat: Seat
  readonly n: number
  readonly color: 'any' | 'leader'
  readonly cause: Cause
}

/** RV-5.19, RV-5.20: as many as there are, of the owner's choice; from the ship alone (RV-5.18). */
export const loseDice = decision<Losing, Choices['loseDice']>('loseDice', {
  rule: 'RV-5.20',
  about: (_, { cause }) => cause,
  seat: (_, { seat }) => seat,
  options(t, { seat, n, color }) {
    const dice = losableDice(t, seat, color)
    return dice.length > 0 ? mix(countOf(dice), Math.min(n, dice.length)) : null
  },
  why(t, { seat, n, color }, choice) {
    const player = playerAt(t, seat)
    const lost = Math.min(n, losableDice(t, seat, color).length)
    return (isRecord(choice) && whyNotDiscarded(player, choice)) || refuse('not-these-dice', { n: lost }, 'RV-5.20')
  },
  take(t, { seat, cause }, chosen) {
    const lost = diceIn(chosen)
    for (const die of lost) discardDie(t, playerAt(t, seat), die)
    t.tell?.({ kind: 'dice-lost', seat, dice: lost, cause })
  },
})

/** Those of the Leader's clan colour, or all (RV-18.35). */
export function losableDice(t: RuleContext, seat: Seat, color: 'any' | 'leader'): Die[] {
  const { ship, leader } = playerAt(t, seat)
  if (color === 'any') return ship
  const clan = t.content.clans[t.content.reavers[leader ?? '']?.clan ?? '']
  return ship.filter((die) => colorOf(die) === clan?.color)
}

export const diceRules = [gainDice, takeDie, rollNewDice, lookAtNewDice, settleDice, boardDice, loseDice]
