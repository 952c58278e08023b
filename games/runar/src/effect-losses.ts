import { either, one, type Seat, yes } from '@longhouse/kernel'
import type { Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import { type CardId, DIE_KINDS, type DieKind, type HeroId } from './content-file.ts'
import { addDice, diceIn, poolOf } from './dice.ts'
import { buryCard, putOnTop } from './drawing.ts'
import type { EffectOf } from './effect-words.ts'
import type { Cause } from './events.ts'
import { INSPIRATION, returnInspiration } from './inspiration.ts'
import { heroesOf } from './places.ts'
import { seatsMeant } from './player-words.ts'
import { decision, fieldOf, playerAt, type RuleContext, type Turn } from './runar.ts'
import { captorOf, gainTrophies } from './sides.ts'
import type { Captor, Dice, Side } from './state.ts'

/** RN-33: what effects take away or bring back. */

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
    if (card === INSPIRATION) returnInspiration(t, seat)
    else playerAt(t, seat).memory.unshift(fromHand(t, seat, card))
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

interface Recovering {
  readonly seat: Seat
  /** Whose cards. */
  readonly heroes: readonly HeroId[]
  readonly from: EffectOf<'recover'>['from']
  readonly left: number
  readonly cause: Cause
}

/** RN-16.10: of undefeated heroes alone. */
export function recovers(t: Turn, { hero, n, from }: EffectOf<'recover'>, { seat, bound, cause }: Carrying): void {
  const own = heroesOf(t, seat)
  const heroes = hero === 'any-own' ? own : own.filter((id) => id === bound[hero])
  t.next(recoverCard({ seat, heroes, from, left: n, cause }))
}

const captors = (t: RuleContext, seat: Seat): Side[] => {
  const { order, nemesis } = fieldOf(t)
  return [...order.filter((other) => other !== seat), ...(nemesis ? (['nemesis'] as const) : [])]
}

const capturedBy = ({ slots, dealt }: Captor, from: Recovering['from']): readonly CardId[][] => [
  ...(from.includes('damage-slots') ? slots : []),
  ...(from.includes('dealt-damage') ? [dealt] : []),
]

const recoverable = (t: RuleContext, { seat, heroes, from }: Recovering): CardId[] =>
  captors(t, seat)
    .flatMap((side) => capturedBy(captorOf(t, side), from).flat())
    .filter((card) => heroes.includes(t.content.cards[card]?.hero ?? ''))

/** Up to so many, one after another; they are left where they are by declining. */
const recoverCard = decision<Recovering, Choices['recoverCard']>('recoverCard', {
  rule: 'RN-31.24',
  about: (_, { cause, left }) => ({ cause, left }),
  seat: (_, { seat }) => seat,
  options(t, recovering) {
    const cards = recovering.left > 0 ? recoverable(t, recovering) : []
    return cards.length > 0 ? either({ card: one(cards), decline: yes }) : null
  },
  take(t, recovering, choice) {
    if ('decline' in choice) return
    const { seat, left } = recovering
    takeBack(t, recovering, choice.card)
    playerAt(t, seat).hand.push(choice.card)
    t.next(recoverCard({ ...recovering, left: left - 1 }))
  },
})

function takeBack(t: Turn, { seat, from }: Recovering, card: CardId): void {
  for (const side of captors(t, seat))
    for (const cards of capturedBy(captorOf(t, side), from)) {
      const at = cards.indexOf(card)
      if (at < 0) continue
      cards.splice(at, 1)
      t.tell?.({ kind: 'card-recovered', seat, card, from: side })
    }
}

interface Trimming {
  readonly seat: Seat
  readonly keep: number
  readonly cause: Cause
}

export function trimsHands(t: Turn, { player, keep }: EffectOf<'trim-hand'>, carrying: Carrying): void {
  for (const seat of seatsMeant(t, player, carrying)) t.next(trimHand({ seat, keep, cause: carrying.cause }))
}

/** RN-27.11: one card after another, to either end of the deck. */
const trimHand = decision<Trimming, Choices['trimHand']>('trimHand', {
  rule: 'RN-27.11',
  about: (_, { keep, cause }) => ({ keep, cause }),
  seat: (_, { seat }) => seat,
  options(t, { seat, keep }) {
    const { hand } = playerAt(t, seat)
    return hand.length > keep ? one([...new Set(hand)].flatMap(endsFor)) : null
  },
  take(t, { seat }, { card, to }) {
    if (to === 'top') putOnTop(t, seat, card)
    else buryCard(t, seat, card)
    t.again()
  },
})

/** An Inspiration card enters no deck (RN-19.9). */
const endsFor = (card: CardId): Choices['trimHand'][] =>
  card === INSPIRATION ? [{ card, to: 'bottom' }] : (['top', 'bottom'] as const).map((to) => ({ card, to }))

export const lossRules = [loseDie, loseCard, takeDie, recoverCard, trimHand]
