import { either, one, type Seat, yes } from '@longhouse/kernel'
import type { Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import type { CardId, HeroId } from './content-file.ts'
import { buryCard, putOnTop } from './drawing.ts'
import type { EffectOf } from './effect-words.ts'
import type { Cause } from './events.ts'
import { INSPIRATION } from './inspiration.ts'
import { heroesOf } from './places.ts'
import { seatsMeant } from './player-words.ts'
import { decision, fieldOf, playerAt, type RuleContext, type Turn } from './runar.ts'
import { captorOf } from './sides.ts'
import type { Captor, Side } from './state.ts'

/** RN-33 `recover`, `trim-hand`: captured cards come back, and Hands are cut down to size. */

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

export const recoveryRules = [recoverCard, trimHand]
