import { type Json, plural } from '@longhouse/kernel'
import { count, type Facts, listOf, packRefusals } from '@longhouse/kernel/wording'
import { FACES, type Face } from '../../src/content.ts'
import type { Refusals } from '../kinds.ts'
import { isThing } from '../table.ts'
import { FACE, nameOf } from './nouns.ts'
import { goods, listed, type Terms, warriors } from './terms.ts'

/** Why something is not done. The rule is shown beside it. */
export function refusals({ content, link, known, the, rune }: Terms): Refusals {
  const at = (place: Json | undefined): string => (known(place) ? the(String(place)) : 'that place')
  const thatRune = ({ rune: id }: Facts): string => (known(id) ? rune(String(id)) : 'that rune')

  return {
    'no-such-place': () => 'There is no such place.',
    'stall-not-in-play': ({ place }) => `The stall ${known(place) ?? ''} is not in play.`,
    occupied: ({ place }) => `A worker already stands at ${at(place)}.`,
    'cannot-pay': ({ place }) => {
      const { cost } = content.locations[String(place)] ?? content.stalls[String(place)] ?? {}
      const price = typeof cost === 'object' ? `: it costs ${goods(cost)}` : ''
      return `You cannot pay for that at ${at(place)}${price}.`
    },
    'already-hunting': ({ place }) => `Your worker already stands at ${at(place)}; one is enough.`,
    'no-longship-owned': () => `You have no longship of your own. The ${link('shipwright')} builds one.`,
    'not-your-longship': ({ place }) => `The ${known(place) ?? 'longship'} belongs to another player.`,
    'longship-at-sea': () => 'Your longship is already at sea.',
    'no-free-port': () => 'Every port is taken.',
    'longship-owned': () => 'You already own a longship; each player builds only one.',
    'no-longship-on-offer': () => `The ${link('shipwright')} has no longship left.`,
    'hut-worker-hired': () => 'You have already hired your extra worker; each player hires only one.',
    'no-rune-left': () => `The ${link('runesmith')} has no rune left.`,
    'leader-taken': ({ leader }) => `${known(leader) ?? 'That leader'} is already taken.`,
    'must-place': () => `You cannot pass with a worker in hand. You can always [beg](beg).`,
    'not-exchanged': ({ good }) =>
      `The ${link('market')} swaps only food, wood and coins${isThing(good) ? `, not ${nameOf(good)}` : ''}.`,
    'unequal-exchange': ({ total }) =>
      `The ${link('market')} swaps one for one: afterwards you must hold ${count(total)} food, wood and coins in all.`,
    'not-on-the-price-list': () => `The ${link('shrine')} has no such price.`,
    'longship-not-on-offer': () => `The ${link('shipwright')} does not offer that longship.`,
    'not-that-often': ({ min, max }) => {
      const times = plural('en', count(max), { one: 'time', other: 'times' })
      return `You can use this stall ${min === max ? `only ${times}` : `${count(min)} to ${times}`}.`
    },
    'port-taken': ({ shore }) => `A longship already lies in the port of ${at(shore)}.`,
    'shore-closed': ({ shore }) => `${known(shore) ?? 'That shore'} is closed with so few players.`,
    'keep-one-drawn': () => 'Keep exactly 1 of the destinies you drew.',
    'not-as-many-as-fit': ({ room }) => `Take exactly ${warriors(count(room))} of those offered: as many as fit.`,
    'no-worker-there': ({ place }) => `You have no worker at ${at(place)}.`,
    'food-only-aboard': ({ place }) => `Food can only go aboard a longship, not to ${at(place)}.`,
    'weapon-refused': ({ place, warrior }) =>
      `The enemy at ${at(place)} cannot be fought by ${isThing(warrior) ? nameOf(warrior) : 'such warriors'}.`,
    'longship-overloaded': ({ place, holds, total }) =>
      `The longship at ${at(place)} holds ${count(holds)}; ${count(total)} is too much.`,
    'not-that-many': () => 'You do not have that many warriors or that much food.',
    'turn-order-not-now': () => 'Turn order can be demanded once a round, while warriors are being assigned in secret.',
    'rune-not-held': (facts) => `You do not have ${thatRune(facts)}.`,
    'rune-used': (facts) => `You have already used ${thatRune(facts)}.`,
    'rune-not-now': (facts) => `You cannot use ${thatRune(facts)} at this moment.`,
    'rune-changes-nothing': (facts) => {
      const { face } = facts
      if (FACES.includes(face as Face)) return `No die shows a ${FACE[face as Face]}: the rune would change nothing.`
      return `Now ${thatRune(facts)} would change nothing.`
    },
    'rune-not-in-hunt': (facts) => `You cannot use ${thatRune(facts)} in a hunt.`,
    'rune-used-wrongly': (facts) => `You cannot use ${thatRune(facts)} that way.`,
    'not-these-gifts': ({ total, among }) =>
      `Choose exactly ${count(total)} in all, among ${listed(listOf(among).filter(isThing).map(nameOf))}.`,
    'no-favor': () => 'You have no favor for a reroll.',
    'not-these-dice': () => 'These dice cannot be rerolled.',
    'not-these-losses': ({ losses }) => `You must give up exactly ${count(losses)} of those offered.`,
    'blame-to-oneself': () => 'You cannot give the blame to yourself.',
    ...packRefusals.en(content.file.title.en),
  }
}
