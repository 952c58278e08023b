import { drawDestiny } from './destiny-deck.ts'
import { placeEvent } from './event-cards.ts'
import { fieldOf, step } from './runar.ts'

/** RN-24.22: an Event takes its Shard from the Battlefield, anything else is discarded. */
export const revealForEnemy = step('revealForEnemy', (t) => {
  const seat = fieldOf(t).turn.active
  const card = drawDestiny(t, seat)
  if (card === null) return
  if (card in t.content.destinyCards) fieldOf(t).destinyDiscard.push(card)
  else placeEvent(t, seat, card, true)
})
