import type { ActionCard, CardId } from './content-file.ts'
import type { Cause } from './events.ts'
import type { RuleContext, Turn } from './runar.ts'
import { captorOf, gainVp, isChieftain, sideOf } from './sides.ts'
import type { Captor, Side } from './state.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-15: what is captured goes to the Damage slots; a third card without a place clears them. */

export const ADVANTAGE = 'advantage'

const heroOfCard = (t: RuleContext, card: CardId): string | null => t.content.cards[card]?.hero ?? null

/** RN-15.1 to RN-15.5. */
export function capture(t: Turn, side: Side, card: CardId): void {
  const owner = sideOf(t, (t.content.cards[card] as ActionCard).hero) as number
  const facts = { side, card, owner, ownerWasChieftain: isChieftain(t, owner) }
  t.tell?.({ kind: 'card-captured', side, card })
  lay(t, side, card)
  t.moment('captures-action-card', facts satisfies TriggerFacts['captures-action-card'])
}

export function gainAdvantage(t: Turn, side: Side, cause: Cause): void {
  t.tell?.({ kind: 'advantage-gained', side, cause })
  lay(t, side, ADVANTAGE)
}

function lay(t: Turn, side: Side, card: CardId): void {
  const captor = captorOf(t, side)
  const hero = heroOfCard(t, card)
  const matching = hero === null ? undefined : captor.slots.find(([lowest]) => lowest && heroOfCard(t, lowest) === hero)
  const slot = matching ?? captor.slots.find((cards) => cards.length === 0)
  if (slot) slot.push(card)
  else clearSet(t, side, captor, card)
}

/** RN-15.4, RN-15.6. */
function clearSet(t: Turn, side: Side, captor: Captor, gained: CardId): void {
  const cards = [gained, ...captor.slots.map((slot) => slot.pop() as CardId)]
  captor.dealt.push(...cards.filter((card) => card !== ADVANTAGE))
  const vp = t.content.constants.cardsPerDamageSetVp
  t.tell?.({ kind: 'damage-set-cleared', side, cards, vp })
  gainVp(t, side, vp, 'damage-set')
}
