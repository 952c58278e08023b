import { sentence } from '@longhouse/kernel/wording'
import type { Events } from '../kinds.ts'
import { cardNames } from '../table.ts'
import { cardsOf, dice, diceParts, dieName, goods, goodsParts, listed, rolled, type Terms, thing } from './terms.ts'

const WAY = { force: 'by force', peaceful: 'peacefully', artifact: 'with the help of an artifact' } as const

/** What happened: one sentence each, the player first. */
export const events = ({
  content,
  link,
  cards: listOf,
  tile: the,
  from,
  to,
  forIt,
  because,
  fought,
}: Terms): Events => ({
  'round-began': ({ round, order }, who) => `Round ${round} begins. Order of selection: ${order.map(who).join(', ')}.`,
  'location-dealt': ({ location, cards }) =>
    cards.length > 0
      ? `New at ${link(location)}: ${cardNames(cards, link).join(', ')}.`
      : `${link(location)}: no card is left to deal.`,
  'trade-dice-rolled': ({ dice: shown }) =>
    `${link('trade-with-villages')}: ${shown.length > 0 ? dice(shown) : 'no dice'} on display.`,
  'location-selected': ({ seat, location }, who) => `${who(seat)} selects ${link(location)}.`,
  'marker-moved': ({ from: giver, to: taker }, who) =>
    `${who(taker)} receives the Start Player marker from ${who(giver)}.`,
  'honor-ship-passed': ({ from: giver, to: taker }, who) => `${who(taker)} receives the Honor Ship from ${who(giver)}.`,
  activated: ({ seat, location }, who) => `${who(seat)} activates ${link(location)}.`,
  rested: ({ seat, location }, who) => `${who(seat)} rests instead of activating ${link(location)}.`,
  'specialist-acted': ({ seat, reaver, location }, who) => `${who(seat)} uses ${link(reaver)} at ${link(location)}.`,
  gained: ({ seat, goods: gained, cause }, who) => sentence(who(seat), 'gains', goods(gained), from(cause)),
  lost: ({ seat, goods: lost, cause }, who) =>
    sentence(who(seat), 'loses', goods(lost), content.journeys[cause] ? to(cause) : because(cause, 'with')),
  paid: ({ seat, goods: paid, dice: spent, upgrades, cause }, who) => {
    const price = [...goodsParts(paid), ...diceParts(spent), ...upgrades.map(the)]
    return sentence(who(seat), 'spends', listed(price), forIt(cause))
  },
  'dice-gained': ({ seat, dice: gained, cause, also }, who) =>
    sentence(who(seat), 'gains', dice(gained), also ? `from ${listOf([cause, ...also])}` : from(cause)),
  'no-die-left': ({ seat, color, cause }, who) =>
    sentence(who(seat), `gains no ${color} die`, from(cause), '(none is left)'),
  'dice-lost': ({ seat, dice: lost, cause }, who) => {
    if (cause === 'no-room') return `${who(seat)} has no room aboard and discards ${dice(lost)}.`
    if (cause === 'thrown-back') return `${who(seat)} throws back ${dice(lost)}.`
    return sentence(who(seat), 'loses', dice(lost), to(cause))
  },
  'die-stored': ({ seat, die, artifact }, who) => `${who(seat)} stores a ${dieName(die)} on ${link(artifact)}.`,
  'artifact-used': ({ seat, artifact }, who) => `${who(seat)} uses ${link(artifact)}.`,
  'cards-taken': ({ seat, cards, location }, who) => `${who(seat)} takes ${listOf(cards)} at ${link(location)}.`,
  'cards-drawn': ({ seat, deck, cards }, who) =>
    cards.length > 0
      ? `${who(seat)} draws ${cardsOf(deck, cards.length)}: ${listOf(cards)}.`
      : `${who(seat)} cannot draw ${cardsOf(deck, 1)}: none is left.`,
  'cards-looked-at': ({ seat, deck, count, cards }, who) =>
    `${who(seat)} looks in secret at ${cardsOf(deck, count)}${cards === null ? '' : `: ${listOf(cards)}`}.`,
  'card-kept': ({ seat, card }, who) => `${who(seat)} keeps ${link(card)}.`,
  'card-discarded': ({ seat, card }, who) => `${who(seat)} discards ${link(card)}.`,
  'card-piled': ({ seat, card }, who) => `${who(seat)} puts ${link(card)} on their Glory pile.`,
  'artifact-placed': ({ seat, artifact }, who) => `${who(seat)} places the artifact ${link(artifact)}.`,
  'upgrade-taken': ({ seat, tile }, who) => `${who(seat)} takes ${the(tile)}.`,
  'upgrade-lost': ({ seat, tile, cause }, who) => sentence(who(seat), 'loses', the(tile), to(cause)),
  'prophecy-taken': ({ seat, card, open }, who) => {
    if (card === null) return `${who(seat)} takes a Prophecy from the deck.`
    return `${who(seat)} takes ${open ? 'the Prophecy' : 'a Prophecy from the deck:'} ${link(card)}.`
  },
  'prophecy-discarded': ({ seat, card }, who) => `${who(seat)} discards the Prophecy ${link(card)}.`,
  rallied: ({ seat, reaver }, who) => `${who(seat)} rallies ${link(reaver)}.`,
  specialized: ({ seat, reaver, slot }, who) => `${who(seat)} specializes ${link(reaver)} at ${link(slot)}.`,
  promoted: ({ seat, reaver }, who) => `${who(seat)} promotes ${link(reaver)} to Leader.`,
  'journey-revealed': ({ seat, journey }, who) => `${who(seat)} sets sail and meets ${link(journey)}.`,
  'journey-avoided': ({ seat, journey }, who) => `${who(seat)} avoids ${link(journey)}.`,
  'journey-suffered': ({ seat, journey }, who) => `${who(seat)} suffers ${link(journey)}.`,
  'journey-cancelled': ({ seat, journey }, who) => `${who(seat)} passes ${link(journey)} by.`,
  'battle-chosen': ({ seat, battle, fromDeck }, who) =>
    `${who(seat)} ${fromDeck ? 'reveals a Sea Battle from the deck:' : 'sails against'} ${link(battle)}.`,
  'battle-won': ({ seat, battle, way }, who) =>
    `${who(seat)} defeats ${link(battle)} ${way === 'combat' ? 'in combat' : 'with a combination of dice'}.`,
  'battle-lost': ({ seat, battle }, who) => `${who(seat)} does not defeat ${link(battle)}.`,
  'combat-rolled': ({ seat, target, defense, dice: shown }, who) =>
    `${who(seat)} fights ${fought(target)} (Defense ${defense}) and rolls ${rolled(shown)}.`,
  'combat-rerolled': ({ seat, target, defense, dice: shown }, who) =>
    `${who(seat)} pays ${thing('favor', 1)} to reroll ${fought(target)} (Defense ${defense}) and now has ${rolled(shown)}.`,
  'combat-won': ({ seat, target }, who) => `${who(seat)} wins the combat ${fought(target)}.`,
  'combat-lost': ({ seat, target }, who) => `${who(seat)} loses the combat ${fought(target)}.`,
  pillaged: ({ seat, card }, who) => `${who(seat)} pillages ${link(card)}.`,
  'terror-given': ({ from: giver, to: taker, terror }, who) =>
    `${who(giver)} gives ${thing('terror', terror)} to ${who(taker)}.`,
  'territory-claimed': ({ seat, stack, way }, who) => `${who(seat)} claims ${link(stack)} ${WAY[way]}.`,
  'territory-flipped': ({ seat, tile }, who) => `${who(seat)} flips ${link(tile)}.`,
  'final-score': ({ seat, score }, who) => `${who(seat)} finishes with ${thing('glory', score)}.`,
  'game-won': ({ seats }, who) =>
    seats.length === 1 ? `${listed(seats.map(who))} wins.` : `${listed(seats.map(who))} share the victory.`,
})
