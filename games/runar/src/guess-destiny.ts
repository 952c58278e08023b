import type { Random, Seat } from '@longhouse/kernel'
import { shuffle } from '@longhouse/kernel'
import type { DestinyId } from './content-file.ts'
import { doomDeck } from './dooms.ts'
import type { RuleContext } from './runar.ts'
import type { DestinyDeckCard, Field, PlacedEvent } from './state.ts'

/**
 * RN-5.8, RN-30.10: the deck was stacked from piles of a known size with one Event each, so everybody can count which piles still
 * hold theirs. Which Event, and where in its pile, nobody knows; face-down Events are known to who drew them (RN-30.15).
 */
export function guessDestiny(t: RuleContext, field: Field, seat: Seat | null, random: Random): void {
  const { destinyCardsPerPile, eventsPerPile } = t.content.file.destinyDeck
  const isDestiny = (card: DestinyDeckCard) => card in t.content.destinyCards
  const hidden = field.slots.filter(({ up, by }) => !up && by !== seat)
  const inDeck = field.destiny.filter((card) => !isDestiny(card))
  const events = shuffle(withOtherDooms(t, field, [...inDeck, ...hidden.map(({ card }) => card)], random), random)
  const cards = shuffle(field.destiny.filter(isDestiny), random)
  const pile = destinyCardsPerPile + eventsPerPile
  const guessed: DestinyDeckCard[] = []
  for (let from = 0; from < field.destiny.length; from += pile) {
    const held = field.destiny.slice(from, from + pile).filter((card) => !isDestiny(card)).length
    const size = Math.min(pile, field.destiny.length - from)
    const drawn: DestinyDeckCard[] = cards.splice(0, size - held) as DestinyId[]
    guessed.push(...shuffle([...drawn, ...events.splice(0, held)], random))
  }
  field.destiny = guessed
  field.slots = field.slots.map(
    (slot): PlacedEvent => (hidden.includes(slot) ? { ...slot, card: events.pop() as PlacedEvent['card'] } : slot),
  )
}

/** RN-5.7: which Doom cards lie there nobody knows, only which have come out. */
function withOtherDooms(
  t: RuleContext,
  { slots }: Field,
  cards: readonly DestinyDeckCard[],
  random: Random,
): DestinyDeckCard[] {
  if (!cards.some((card) => card in t.content.dooms)) return [...cards]
  const out = slots.map(({ card }) => card).filter((card) => !cards.includes(card))
  const dooms = shuffle(
    doomDeck(t).filter((doom) => !out.includes(doom)),
    random,
  )
  return cards.map((card) => (card in t.content.dooms ? (dooms.pop() ?? card) : card))
}
