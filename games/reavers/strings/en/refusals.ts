import type { Json } from '@longhouse/kernel'
import { capital, count, listOf, packRefusals } from '@longhouse/kernel/wording'
import { isDie } from '../../src/die.ts'
import type { Refusals } from '../kinds.ts'
import { isColor, isDeck, isGood, isHolding, isIcon, needsIn } from '../table.ts'
import {
  aDie,
  aFace,
  anyDice,
  cardsOf,
  combatDice,
  either,
  holdingName,
  listed,
  needed,
  type Terms,
  thing,
} from './terms.ts'

/** Why something is not done. The rule is shown beside it. */
export function refusals({ content, known, tile }: Terms): Refusals {
  const it = (fact: Json | undefined, otherwise: string): string => known(fact) ?? otherwise
  const the = (fact: Json | undefined): string => (known(fact) ? tile(String(fact)) : 'that tile')
  const face = (fact: Json | undefined): string => (isIcon(fact) ? aFace(fact) : 'that icon')
  const die = (fact: Json | undefined): string => (isDie(fact) ? aDie(fact) : 'that die')
  const source = (fact: Json | undefined): string => (isDie(fact) ? aDie(fact) : (known(fact) ?? 'that'))
  const names = (fact: Json | undefined): string[] => listOf(fact).flatMap((id) => known(id as Json) ?? [])

  return {
    'must-select': () => 'You cannot pass: select a location.',
    'location-used': ({ location }) => `${it(location, 'That location')} has already been selected in this round.`,
    'ability-happens': ({ reaver }) => `The ability of ${it(reaver, 'this Reaver')} costs nothing, so it happens.`,
    'took-part': ({ location }) => `You have already taken part at ${it(location, 'this location')}.`,
    'whole-group': () => 'Take one whole pair, or draw from the deck.',
    'group-taken': () => 'That pair is already taken.',
    'deck-empty': ({ deck }) => `There is no ${isDeck(deck) ? cardsOf(deck, 1).slice(2) : 'card'} left to draw.`,
    'cannot-afford': ({ good, needs, has }) =>
      isGood(good)
        ? `That costs ${thing(good, count(needs))}, and you have ${count(has)}.`
        : 'You cannot pay for that.',
    'cannot-pay': ({ needs }) => `You have nothing that pays ${needed(needsIn(needs))}.`,
    'not-the-price': ({ needs }) => `The price is exactly ${needed(needsIn(needs))}.`,
    'source-not-held': ({ source: what }) => `You do not have ${source(what)} to spend.`,
    'source-twice': ({ source: what }) => `You do not have ${source(what)} as often as that.`,
    'die-stored': ({ die: stored }) => `You have ${die(stored)} only on an artifact, where it pays for nothing else.`,
    'icon-not-shown': ({ source: what, icon }) => `${capital(source(what))} does not show ${face(icon)}.`,
    'wrong-color': ({ die: chosen, colors }) => {
      const wanted = listOf(colors).filter(isColor)
      return `${capital(die(chosen))} has the wrong colour${wanted.length > 0 ? `: it must be ${either(wanted)}` : ''}.`
    },
    'no-leader-of-clan': ({ die: chosen, clan }) => {
      const name = content.file.clans.find(({ id }) => id === clan)?.name.en
      return `${capital(die(chosen))} is wild only with a Leader of ${name ? `the ${name}` : 'its clan'}.`
    },
    'not-wild-for': ({ die: chosen, icon }) => `${capital(die(chosen))} never stands for ${face(icon)}.`,
    'upgrade-face-down': ({ tile: used }) => `${capital(the(used))} is face down until the next round.`,
    'upgrade-both-icons': ({ tile: used }) => `${capital(the(used))} gives one of its icons, not both.`,
    'upgrade-is-no-die': ({ tile: used }) => `${capital(the(used))} stands for an icon, never for a die.`,
    'nothing-to-give-up': ({ from }) =>
      `You have no ${either(listOf(from).filter(isHolding).map(holdingName))} to give up.`,
    'not-yours-to-give-up': () => 'You do not have that to give up.',
    'no-die-left': ({ color }) => `There is no ${isColor(color) ? `${color} ` : ''}die left in the supply.`,
    'die-is-rolled': () => 'This die is rolled: choose only its colour.',
    'face-is-given': ({ face: given }) => `This die shows ${face(given)}: its face is not chosen.`,
    'face-not-on-die': ({ color, face: wanted }) =>
      `There is no ${isColor(color) ? `${color} ` : ''}die with ${isIcon(wanted) ? aFace(wanted) : 'such a face'}.`,
    'all-dice-fit': () => 'All your dice fit aboard: none is discarded now.',
    'dice-do-not-fit': ({ excess, slots }) =>
      `Only ${anyDice(count(slots))} fit aboard: discard exactly ${count(excess)}.`,
    'not-these-dice': ({ n }) => `Choose exactly ${anyDice(count(n))} of those you may lose.`,
    'no-die-named': () => 'Choose at least one die.',
    'not-just-gained': ({ die: chosen }) => `You have not just gained ${die(chosen)}.`,
    'cards-left': ({ cards }) => {
      const left = names(cards)
      return `Use the cards before you first${left.length > 0 ? `: ${listed(left)}` : ''}.`
    },
    'card-not-open': () => 'That card does not lie open before you.',
    'reaver-unused': ({ reaver }) => `${it(reaver, 'A Reaver')} must Rally, Specialize or be promoted.`,
    'no-slot-there': ({ location }) => `Reavers do not specialize at ${it(location, 'that location')}.`,
    'slot-full': ({ location, most }) =>
      `You already have ${count(most)} Reavers at ${it(location, 'that location')}, and no more fit.`,
    'no-picks-left': () => 'You have no picks left.',
    'no-trade-dice': () => 'There are no dice left on display.',
    'not-these-trade-dice': ({ n }) => `Take exactly ${anyDice(count(n))} of those on display.`,
    'prophecy-taken': () => 'That Prophecy is already taken.',
    'battle-not-there': () => 'There is no Sea Battle card in that space.',
    'battle-chosen': ({ battle }) => `You have already chosen ${it(battle, 'your Sea Battle')}.`,
    'battle-over': () => 'Your Sea Battle is over.',
    'no-combat-die': () => 'A combat needs at least 1 combat die: a Hammer, or something that stands for one.',
    'pool-too-large': ({ worth, most }) =>
      `You roll at most ${combatDice(count(most))} in a combat, and these would be ${count(worth)}.`,
    'pool-rolled': () => 'The combat dice are rolled: nothing can be added.',
    'too-late-to-pay': () => 'It is too late to pay: the combat has begun.',
    'not-these-combat-dice': () => 'Reroll only dice that you rolled.',
    'combat-over': () => 'There is no combat to reroll in.',
    'needs-combat': ({ defense }) => `This is pillaged only by combat: Defense ${count(defense)}.`,
    'needs-no-combat': () => 'This is pillaged without combat.',
    'no-attempt-possible': () => 'You can neither fight for a territory nor pay for one.',
    'attempt-first': () => 'The first attempt must be made.',
    'no-attempts-left': () => 'You have no attempts left.',
    'stack-empty': ({ stack }) => `${it(stack, 'That stack')} has no tile left.`,
    'rewards-wait': () => 'Rewards come after the last attempt.',
    'no-upgrade-space': ({ spaces }) => `All ${count(spaces)} of your Ship Upgrade spaces are taken.`,
    'no-tile-left': ({ tile: wanted }) => `${capital(the(wanted))} is no longer in the supply.`,
    'keep-one-drawn': () => 'Keep exactly 1 of the cards you drew.',
    'exchange-yields-nothing': () => 'This exchange would bring nothing.',
    'terror-to-oneself': () => 'You cannot give the Terror to yourself.',
    'reaver-not-acquired': () => 'Choose a Reaver you took in this activation.',
    'reaver-changes-nothing': ({ reaver }) => `${it(reaver, 'That Reaver')} would bring you nothing now.`,
    'artifact-not-held': () => 'You do not have that artifact.',
    'artifact-not-now': ({ artifact }) => `${it(artifact, 'That artifact')} cannot be used at this moment.`,
    'artifact-elsewhere': ({ artifact, when }) =>
      `${it(artifact, 'That artifact')} is used only at ${either(names(when))}.`,
    'artifact-used': ({ artifact }) => `${it(artifact, 'That artifact')} is already used in this activation.`,
    'artifact-empty': ({ artifact }) => `There is no die on ${it(artifact, 'that artifact')} to use it.`,
    'artifact-full': ({ artifact }) => `There is already a die on ${it(artifact, 'that artifact')}.`,
    'artifact-changes-nothing': ({ artifact }) => `${it(artifact, 'That artifact')} would change nothing now.`,
    'die-does-not-fit': ({ artifact, die: chosen }) =>
      `${it(artifact, 'That artifact')} does not store ${die(chosen)}.`,
    'wild-not-stored': ({ artifact, die: chosen }) =>
      `${capital(die(chosen))} is wild for payments only, and ${it(artifact, 'that artifact')} does not store it.`,
    'store-not-now': () => 'Dice cannot be stored at this moment.',
    'nothing-to-hurry': () => 'There is nothing to skip now.',
    ...packRefusals.en(content.file.name.en),
  }
}
