import { one, type Seat } from '@longhouse/kernel'
import type { Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import { type CardId, DIE_KINDS, type DieKind, type HeroId } from './content-file.ts'
import { addDice, diceIn, poolOf } from './dice.ts'
import type { EffectOf } from './effect-words.ts'
import type { Cause } from './events.ts'
import { giveBackInspiration, INSPIRATION } from './inspiration.ts'
import { heroesOf } from './places.ts'
import { seatsMeant } from './player-words.ts'
import { decision, playerAt, type Turn } from './runar.ts'
import { gainTrophies } from './sides.ts'
import type { Dice } from './state.ts'

/** RN-33 `discard`, `take-die`: what effects take away. */

interface Pool {
  readonly seat: Seat
  readonly hero: HeroId | null
  readonly cause: Cause
}

const kindsIn = (dice: Dice): DieKind[] => DIE_KINDS.filter((kind) => dice[kind] > 0)

/** RN-21.17: the losing player chooses. */
const loseDie = decision<Pool, Choices['loseDie']>('loseDie', {
  rule: 'RN-21.17',
  about: (_, { hero, cause }) => ({ hero, cause }),
  seat: (_, { seat }) => seat,
  options: (t, pool) => one(kindsIn(poolOf(t, pool))),
  take(t, { seat, hero, cause }, die) {
    poolOf(t, { seat, hero })[die]--
    t.tell?.({ kind: 'dice-lost', seat, hero, dice: { [die]: 1 }, cause })
  },
})

/** RN-30.18: it becomes public. An Inspiration card goes back to its deck (RN-19.9). */
const loseCard = decision<Pool, Choices['loseCard']>('loseCard', {
  rule: 'RN-21.17',
  about: (_, { cause }) => ({ cause }),
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => one([...new Set(playerAt(t, seat).hand)]),
  take(t, { seat, cause }, card) {
    t.reveal()
    if (card === INSPIRATION) return giveBackInspiration(t, seat)
    playerAt(t, seat).memory.unshift(fromHand(t, seat, card))
    t.tell?.({ kind: 'card-to-memory', seat, card, cause })
  },
})

function fromHand(t: Turn, seat: Seat, card: CardId): CardId {
  const { hand } = playerAt(t, seat)
  hand.splice(hand.indexOf(card), 1)
  return card
}

type Lost = (t: Turn, seat: Seat, n: number, cause: Cause) => void

const LOST: { readonly [what in EffectOf<'discard'>['what']]: Lost } = {
  'pool-die': (t, seat, n, cause) => loseDice(t, { seat, hero: null, cause }, n),
  'personal-die-each-hero': (t, seat, n, cause) => {
    for (const hero of heroesOf(t, seat)) loseDice(t, { seat, hero, cause }, n)
  },
  'hand-card': (t, seat, n, cause) => {
    for (let card = 0; card < n; card++) t.next(loseCard({ seat, hero: null, cause }))
  },
  trophy: (t, seat, n, cause) => gainTrophies(t, seat, -n, cause),
}

function loseDice(t: Turn, pool: Pool, n: number): void {
  for (let die = 0; die < Math.min(n, diceIn(poolOf(t, pool))); die++) t.next(loseDie(pool))
}

export function discards(t: Turn, { player, what, n }: EffectOf<'discard'>, carrying: Carrying): void {
  for (const seat of seatsMeant(t, player, carrying)) LOST[what](t, seat, n, carrying.cause)
}

interface Taking extends Pool {
  readonly hero: HeroId
  readonly from: Seat
}

/** The taker chooses (RN-31.29). */
const takeDie = decision<Taking, Choices['takeDie']>('takeDie', {
  rule: 'RN-31.29',
  about: (_, { hero, from, cause }) => ({ hero, from, cause }),
  seat: (_, { seat }) => seat,
  options: (t, { from }) => one(kindsIn(playerAt(t, from).pool)),
  take(t, { seat, hero, from, cause }, die) {
    playerAt(t, from).pool[die]--
    t.tell?.({ kind: 'die-taken', seat, die, from, hero, cause })
    t.next(addDice({ seat, hero, dice: { [die]: 1 }, cause }))
  },
})

export function takesDice(t: Turn, { from, n }: EffectOf<'take-die'>, { seat, hero, bound, cause }: Carrying): void {
  const opponent = bound[from]
  if (hero === null || typeof opponent !== 'number') return
  for (let die = 0; die < n; die++) t.next(takeDie({ seat, hero, from: opponent, cause }))
}

export const lossRules = [loseDie, loseCard, takeDie]
