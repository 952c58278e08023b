import { capital, sentence, type Who } from '@longhouse/kernel/wording'
import type { Settlers } from '../../src/events.ts'
import type { Side } from '../../src/state.ts'
import type { Events } from '../kinds.ts'
import { enemyActionRule, enemyRule, lossesByIsland, sidesWith } from '../table.ts'
import { enemySteps } from './enemy-steps.ts'
import { cardsOf, ENEMY, goods, listed, points, rowEnd, runeName, settlers, type Terms, thing } from './terms.ts'

/** What happened: one sentence each, the side first. What a rule makes the enemy do names the rule. */
export function events(terms: Terms): Events {
  const { link, cards, action, because, from } = terms
  /** A side inside a sentence, and at its beginning. */
  const said = (side: Side, who: Who): string => sidesWith(who, ENEMY)(side)
  const by = (side: Side, who: Who): string => capital(said(side, who))
  const lost = (losses: readonly Settlers[], who: Who): string =>
    listed(losses.map((loss) => `${said(loss.side, who)} loses ${settlers(loss.settlers)}`))

  return {
    ...enemySteps(terms),
    'game-set-up': ({ gods }) =>
      `The gods of this game are ${listed(gods.map(({ god, rune }) => `${link(god)} (${runeName(rune)})`))}.`,
    'boat-placed': ({ side, at }, who) => `${by(side, who)} places a boat in ${link(at)}.`,
    'era-began': ({ era, first }, who) => `Era ${era} begins. ${who(first)} plays first.`,
    'cards-dealt': ({ cards: dealt }) => `Cards are dealt: a hand has ${cardsOf(dealt)} in this era.`,
    'card-picked': ({ side, card }, who) => `${by(side, who)} picks ${link(card)}.`,
    'hands-passed': ({ clockwise }) => `Hands are passed on ${clockwise ? 'clockwise' : 'counter-clockwise'}.`,
    'card-discarded': ({ side, card, cause }, who) => sentence(by(side, who), 'discards', link(card), because(cause)),
    'pile-turned-up': ({ cards: shown }) => `A pile is turned up: ${cards(shown)}.`,
    'card-kept': ({ side, card }, who) =>
      `${by(side, who)} keeps ${link(card)}; the other cards of the pile go to ${ENEMY}'s deck.`,
    'deck-reshuffled': ({ cards: shuffled }) => `The discard pile becomes a new deck of ${cardsOf(shuffled)}.`,
    'turn-began': ({ side, era, turn }, who) =>
      sentence(`Era ${era}, turn ${turn}: ${said(side, who)}`, enemyRule(side, 'TV-16.1')),
    'card-played': ({ side, card }, who) => `${by(side, who)} plays ${link(card)} face up.`,
    'card-played-face-down': ({ side, card }, who) =>
      `${by(side, who)} plays ${card === null ? 'a card' : link(card)} face down.`,
    'action-begun': ({ side, effect, cause }, who) =>
      sentence(`${by(side, who)} takes an action: ${action(effect)}`, because(cause), enemyActionRule(side, effect)),
    'action-declined': ({ side, effect, cause }, who) =>
      sentence(`${by(side, who)} declines an action: ${action(effect)}`, because(cause)),
    sailed: ({ side, from: start, to }, who) => `${by(side, who)} sails from ${link(start)} to ${link(to)}.`,
    'boat-driven-out': ({ side, by: arriving, from: port, to }, who) =>
      sentence(
        `${by(arriving, who)} drives the boat of ${said(side, who)} out of ${link(port)} to ${link(to)}`,
        enemyRule(arriving, 'TV-16.14'),
      ),
    'boat-sent-home': ({ side, by: arriving, from: port }, who) =>
      `${by(arriving, who)} sends the boat of ${said(side, who)} in ${link(port)} back to its sheet (TV-16.40).`,
    'settlers-deployed': ({ side, island, settlers: n, food, rule = '' }, who) =>
      sentence(
        `${by(side, who)} puts ${settlers(n)} on ${link(island)}`,
        food > 0 ? `for ${thing('food', food)}` : 'without paying',
        enemyRule(side, rule),
      ),
    'village-plundered': ({ side, port, steel }, who) =>
      sentence(
        `${by(side, who)} plunders the village in ${link(port)}`,
        steel > 0 ? `for ${thing('steel', steel)}` : 'without paying',
        enemyRule(side, 'TV-16.15'),
      ),
    'settler-moved': ({ side, from: start, to }, who) =>
      sentence(`${by(side, who)} moves a settler from ${link(start)} to ${link(to)}`, enemyRule(side, 'TV-16.19')),
    'settlers-withdrawn': ({ side, island, settlers: n }, who) =>
      sentence(`${by(side, who)} takes ${settlers(n)} back from ${link(island)}`, enemyRule(side, 'TV-16.51')),
    attacked: ({ side, island, losses }, who) =>
      sentence(
        `${by(side, who)} has most settlers on ${link(island)}: ${lost(losses, who)}`,
        enemyRule(side, 'TV-16.21'),
      ),
    smote: ({ side, losses }, who) => {
      const where = lossesByIsland(losses).map(([island, there]) => `${lost(there, who)} on ${link(island)}`)
      return `${by(side, who)} smites: ${listed(where)}.`
    },
    gained: ({ side, goods: gained, cause }, who) => sentence(by(side, who), 'gains', goods(gained), from(cause)),
    lost: ({ side, goods: gone, cause }, who) =>
      sentence(by(side, who), 'loses', goods(gone), cause === 'enemy' ? '(TV-16.30)' : because(cause)),
    exchanged: ({ side, give, take, number }, who) =>
      `${by(side, who)} exchanges ${thing(give, number)} for ${thing(take, number)}.`,
    'boat-built': ({ side, at, wood }, who) =>
      side === 'enemy'
        ? `${by(side, who)} puts a boat into ${link(at)} without paying (TV-16.33).`
        : `${by(side, who)} builds a boat in ${link(at)} for ${thing('wood', wood)}.`,
    'temple-built': ({ side, island, wood }, who) =>
      side === 'enemy'
        ? `${by(side, who)} puts a temple on ${link(island)} without paying (TV-16.51).`
        : `${by(side, who)} builds a temple on ${link(island)} for ${thing('wood', wood)}.`,
    'temple-moved': ({ side, from: start, to }, who) =>
      `${by(side, who)} moves a temple from ${link(start)} to ${link(to)}.`,
    'card-drawn': ({ side, card }, who) => `${by(side, who)} draws ${card === null ? 'a card' : link(card)}.`,
    'rune-taken': ({ side, island, rune, from: before }, who) =>
      sentence(
        `${by(side, who)} takes control of ${link(island)} (${runeName(rune)} rune)`,
        before === null ? '' : `from ${said(before, who)}`,
        enemyRule(side, 'TV-16.23'),
      ),
    'rune-returned': ({ side, island, rune }, who) =>
      `${by(side, who)} has no influence left on ${link(island)}: its ${runeName(rune)} rune goes back to it.`,
    'fury-changed': ({ god, by: change, fury: now, cause }) =>
      sentence(
        `The fury of ${link(god)} ${change < 0 ? 'falls' : 'rises'} by ${Math.abs(change)} to ${now}`,
        cause === 'enemy' ? '(TV-16.44)' : because(cause),
      ),
    'battle-started': ({ side, favor, row, end }, who) =>
      sentence(`${by(side, who)} starts a battle for ${link(favor)}, ${rowEnd(row, end)}`, enemyRule(side, 'TV-17.7')),
    'battle-joined': ({ side }, who) => sentence(by(side, who), 'joins the battle', enemyRule(side, 'TV-17.6')),
    'battle-revealed': ({ cards: shown }, who) =>
      `The cards of the battle are turned up: ${listed(shown.map(({ side, card }) => `${link(card)} (${said(side, who)})`))}.`,
    'steel-paid': ({ side, steel, card }, who) => `${by(side, who)} pays ${thing('steel', steel)} for ${link(card)}.`,
    'steel-missing': ({ side, steel, card }, who) =>
      `${by(side, who)} cannot pay ${thing('steel', steel)} for ${link(card)} and does not compete.`,
    'strength-counted': ({ side, card, strength, bonus }, who) =>
      sentence(
        `${by(side, who)} fights with ${link(card)}: strength ${strength}${bonus ? `, ${bonus} of it by icons of its tracks` : ''}`,
        enemyRule(side, bonus ? 'TV-17.18' : 'TV-17.2'),
      ),
    'invaders-came': ({ card, strength }) =>
      card === null
        ? 'No card is left for the invaders: they do not come.'
        : `The invaders come with ${link(card)}: strength ${strength}.`,
    'battle-ended': ({ winner, favor }, who) =>
      winner === null
        ? `Nobody wins the battle: ${link(favor)} goes back to its row.`
        : sentence(`${by(winner, who)} wins the battle and takes ${link(favor)}`, enemyRule(winner, 'TV-17.3')),
    'favor-returned': ({ side, favor, row, end }, who) =>
      `${by(side, who)} returns ${link(favor)} to ${rowEnd(row, end)}.`,
    'boon-taken': ({ side, god }, who) => `${by(side, who)} takes the Valhalla boon of ${link(god)}.`,
    'boon-declined': ({ side, god }, who) => `${by(side, who)} declines the Valhalla boon of ${link(god)}.`,
    'village-sacrificed': ({ side, action: chosen }, who) =>
      sentence(`${by(side, who)} sacrifices a village: ${link(chosen)}`, enemyRule(side, 'TV-16.25')),
    'cleaned-up': ({ era, first }, who) =>
      `Era ${era} is over, and the cards played are discarded. ${who(first)} plays first in the next.`,
    'final-score': ({ side, score }, who) => `${by(side, who)} finishes with ${points(score)}.`,
    'game-won': ({ sides }, who) => {
      const winners = capital(listed(sides.map((side) => said(side, who))))
      return `${winners} ${sides.length === 1 ? 'wins' : 'share the victory'}.`
    },
  }
}
