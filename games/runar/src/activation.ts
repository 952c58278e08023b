import type { Seat } from '@longhouse/kernel'
import { one } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { ActionCard, CardId, HeroId } from './content-file.ts'
import { addDice, countDice } from './dice.ts'
import { INSPIRATION } from './inspiration.ts'
import { heroesOf, placeOf } from './places.ts'
import { decision, fieldOf, playerAt, step, type Turn } from './runar.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-8.1 to RN-8.4, RN-8.12 to RN-8.14: a Turn card is played, and a hero becomes Active. */

type OfSeat = { readonly seat: Seat }

/** RN-6.5, RN-8.13: without a hero or a card nothing is played. */
export const playCard = decision<OfSeat, Choices['playCard']>('playCard', {
  rule: 'RN-8.1',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const { hand } = playerAt(t, seat)
    return hand.length > 0 && heroesOf(t, seat).length > 0 ? one([...new Set(hand)]) : null
  },
  take(t, { seat }, card) {
    const player = playerAt(t, seat)
    player.hand.splice(player.hand.indexOf(card), 1)
    player.turnCard = card
    if (card === INSPIRATION) t.next(inspired({ seat }))
    else shows(t, seat, card, (t.content.cards[card] as ActionCard).hero)
  },
})

/** RN-8.12. */
const inspired = decision<OfSeat, Choices['inspired']>('inspired', {
  rule: 'RN-8.12',
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => one(heroesOf(t, seat)),
  take: (t, { seat }, hero) => shows(t, seat, INSPIRATION, hero),
})

/** RN-8.14. */
function shows(t: Turn, seat: Seat, card: CardId, hero: HeroId): void {
  const { turn } = fieldOf(t)
  turn.hero = hero
  turn.shown = hero
  turn.symbol = card === INSPIRATION ? 'any' : (t.content.cards[card] as ActionCard).symbol
  t.tell?.({ kind: 'card-played', seat, card, hero })
  t.tell?.({ kind: 'hero-active', seat, hero, byChange: false })
  const { action } = card === INSPIRATION ? t.content.inspiration : (t.content.cards[card] as ActionCard)
  t.next(
    addDice({ seat, hero: null, dice: countDice(action), cause: card }),
    becomesActive({ seat, hero, byChange: false }),
  )
}

/** RN-33.4. */
export const becomesActive = step<{ readonly seat: Seat; readonly hero: HeroId; readonly byChange: boolean }>(
  'becomesActive',
  (t, { seat, hero, byChange }) => {
    if (placeOf(t, hero) === null) return
    t.moment('becomes-active', { seat, hero } satisfies TriggerFacts['becomes-active'])
    if (byChange)
      t.moment('becomes-active-by-change', { seat, hero } satisfies TriggerFacts['becomes-active-by-change'])
  },
)

export const activationRules = [playCard, inspired, becomesActive]
