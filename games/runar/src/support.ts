import type { Seat } from '@longhouse/kernel'
import type { ActionCard, CardId } from './content-file.ts'
import { addDice, countDice } from './dice.ts'
import { drawCard } from './drawing.ts'
import { INSPIRATION, takeBackInspiration } from './inspiration.ts'
import { beginPhase } from './phases.ts'
import { fieldOf, playerAt, step, type Turn } from './runar.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-19: the Support phase. */

type OfSeat = { readonly seat: Seat }

/** The Action phase is over: what was left of it has fallen away (RN-16.3), an unused symbol is lost (RN-8.9). */
export const support = step<OfSeat>('support', (t, { seat }) => {
  const { turn } = fieldOf(t)
  turn.cut = false
  turn.hero = null
  turn.symbol = null
  beginPhase(t, 'support')
  t.moment('start-of-support', { seat } satisfies TriggerFacts['start-of-support'])
  t.next(supportDice({ seat }), refillHand({ seat }))
})

/** RN-19.1 to RN-19.3. */
const supportDice = step<OfSeat>('supportDice', (t, { seat }) => {
  const player = playerAt(t, seat)
  const card = player.turnCard
  if (card === null) return
  player.turnCard = null
  fieldOf(t).turn.shown = null
  remember(t, seat, card)
  const { support: dice } = card === INSPIRATION ? t.content.inspiration : (t.content.cards[card] as ActionCard)
  if (dice.length > 0) t.next(addDice({ seat, hero: null, dice: countDice(dice), cause: card }))
})

function remember(t: Turn, seat: Seat, card: CardId): void {
  if (card === INSPIRATION) return takeBackInspiration(t, seat)
  playerAt(t, seat).memory.push(card)
  t.tell?.({ kind: 'card-to-memory', seat, card, cause: 'support' })
}

/** RN-19.4, RN-19.5. */
const refillHand = step<OfSeat>('refillHand', (t, { seat }) => {
  const { handSize } = t.content.constants
  while (playerAt(t, seat).hand.length < handSize) if (!drawCard(t, seat, 'top')) return
})

export const supportRules = [support, supportDice, refillHand]
