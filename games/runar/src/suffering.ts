import type { Form, Seat } from '@longhouse/kernel'
import { either, isRecord, one, type Refusal, refuse, yes } from '@longhouse/kernel'
import { capture, gainAdvantage } from './captured.ts'
import type { Choices } from './choices.ts'
import type { CardId, HeroId, TreasureId } from './content-file.ts'
import type { DamageToHero } from './damage-frame.ts'
import { advantageForOpponents, creditHazard, defeat } from './defeat.ts'
import { gainInspiration, INSPIRATION, returnInspiration } from './inspiration.ts'
import { treasureLimit } from './limits.ts'
import { heroOf } from './places.ts'
import { decision, fieldOf, playerAt, type RuleContext, step, type Turn } from './runar.ts'
import { sideOfDealer } from './sides.ts'
import { openSpikes } from './spikes.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-14.2 to RN-14.17, RN-17.13 to RN-17.16: a hero's player pays for one damage. */

/** RN-14.9: who cannot pay is defeated. */
export const answerDamage = step<DamageToHero>('answerDamage', (t, suffered) => {
  t.next(waysToPay(t, suffered) ? suffer(suffered) : defeat(suffered))
})

const isOf = (t: RuleContext, hero: HeroId, card: CardId): boolean => t.content.cards[card]?.hero === hero

/** The Equipment that makes this direct damage a normal one (Bear Pelt). */
function peltOf(t: RuleContext, { hero, kind }: DamageToHero): TreasureId | null {
  const { treasure } = heroOf(t, hero)
  if (kind !== 'direct' || treasure === null) return null
  const { on, limit } = t.content.treasures[treasure] ?? {}
  if (on !== 'about-to-take-direct-damage') return null
  return limit === 'once-per-turn' && fieldOf(t).turn.used.includes(treasureLimit(treasure, hero)) ? null : treasure
}

function waysToPay(t: RuleContext, suffered: DamageToHero): { readonly [way: string]: Form } | null {
  const { hero, kind } = suffered
  const { owner, defence } = heroOf(t, hero)
  const { hand, deck } = playerAt(t, owner)
  const ways: { [way: string]: Form } = {}
  const held = hand.filter((card) => isOf(t, hero, card))
  const inDeck = deck.some((card) => isOf(t, hero, card))
  if (kind === 'normal' && defence > 0) ways.token = yes
  if (held.length > 0) ways.hand = one(held)
  if (inDeck) ways.deck = yes
  // RN-14.13: an Inspiration stands for a card that there is.
  if ((inDeck || held.length > 0) && hand.includes(INSPIRATION)) ways.inspiration = yes
  if (defence > 0 && peltOf(t, suffered) !== null) ways.pelt = yes
  for (const _ in ways) return ways
  return null
}

const suffer = decision<DamageToHero, Choices['suffer']>('suffer', {
  rule: 'RN-14.2',
  // RN-30.20
  always: true,
  seat: (t, { hero }) => heroOf(t, hero).owner,
  options(t, suffered) {
    const ways = waysToPay(t, suffered)
    return ways && either(ways)
  },
  why: whyNot,
  take(t, suffered, choice, seat) {
    if ('pelt' in choice) return t.next(asNormal(t, suffered, seat))
    if ('token' in choice) discardToken(t, suffered, seat)
    else if ('inspiration' in choice) giveInspiration(t, suffered, seat)
    else
      giveCard(t, suffered, seat, 'hand' in choice ? fromHand(t, seat, choice.hand) : fromDeck(t, seat, suffered.hero))
    // RN-17.14: what a token pays for is not neutral.
    if (suffered.by === null && !('token' in choice)) advantageForOpponents(t, seat, suffered.cause)
    t.next(damaged(suffered))
  },
  about: (_, { hero, kind, by, cause }) => ({ hero, damage: kind, by, cause }),
})

/** RN-30.7: no reason names what is left in Hand and deck. */
function whyNot(t: RuleContext, { hero, kind }: DamageToHero, choice: unknown): Refusal | null {
  if (!isRecord(choice)) return null
  if ('token' in choice) return refuse(kind === 'direct' ? 'direct-damage' : 'no-defence-token', { hero }, 'RN-32.18')
  if ('hand' in choice && t.content.cards[String(choice.hand)]?.hero !== hero)
    return refuse('card-of-another-hero', { hero }, 'RN-32.19')
  if ('inspiration' in choice) return refuse('no-inspiration-to-give', {}, 'RN-14.13')
  return 'hand' in choice || 'deck' in choice ? refuse('no-such-card-to-give', { hero }, 'RN-32.19') : null
}

function asNormal(t: Turn, suffered: DamageToHero, seat: Seat) {
  const pelt = peltOf(t, suffered) as TreasureId
  fieldOf(t).turn.used.push(treasureLimit(pelt, suffered.hero))
  t.tell?.({ kind: 'treasure-used', seat, card: pelt, hero: suffered.hero })
  return suffer({ ...suffered, kind: 'normal' })
}

/** RN-14.4. */
function discardToken(t: Turn, { hero, by, cause }: DamageToHero, seat: Seat): void {
  heroOf(t, hero).defence--
  t.tell?.({ kind: 'defence-discarded', seat, hero, cause })
  const side = sideOfDealer(t, by)
  if (side !== null) gainAdvantage(t, side, cause)
}

/** RN-14.11, RN-14.12, RN-17.15. */
function giveInspiration(t: Turn, { hero, by, cause }: DamageToHero, seat: Seat): void {
  returnInspiration(t, seat)
  t.tell?.({ kind: 'inspiration-given-up', seat, hero })
  const side = sideOfDealer(t, by)
  if (side === 'nemesis') gainAdvantage(t, side, cause)
  else if (side !== null) gainInspiration(t, side, cause)
}

interface Given {
  readonly card: CardId
  readonly from: 'hand' | 'deck'
}

function fromHand(t: Turn, seat: Seat, card: CardId): Given {
  const { hand } = playerAt(t, seat)
  hand.splice(hand.indexOf(card), 1)
  return { card, from: 'hand' }
}

/** RN-14.6, RN-14.7: the lowest card of that hero; the others keep their order. */
function fromDeck(t: Turn, seat: Seat, hero: HeroId): Given {
  const player = playerAt(t, seat)
  const at = player.deck.findIndex((card) => isOf(t, hero, card))
  if (at < player.knownBottom) player.knownBottom--
  if (at >= player.deck.length - player.knownTop) player.knownTop--
  const [card] = player.deck.splice(at, 1) as [CardId]
  t.reveal()
  return { card, from: 'deck' }
}

/** RN-14.5, RN-17.13. */
function giveCard(t: Turn, { hero, by }: DamageToHero, seat: Seat, { card, from }: Given): void {
  t.tell?.({ kind: 'card-given-up', seat, card, hero, from })
  const side = sideOfDealer(t, by)
  if (side === null) playerAt(t, seat).memory.unshift(card)
  else capture(t, side, card)
  t.moment('loses-action-card-to-damage', { seat, hero } satisfies TriggerFacts['loses-action-card-to-damage'])
}

/** RN-14.17: what the damage triggers once it is paid, then window C. */
const damaged = step<DamageToHero>('damaged', (t, { hero, by, attack, hazard }) => {
  const seat = heroOf(t, hero).owner
  const attacker = by === 'nemesis' ? null : by
  if (by !== null)
    t.moment('damaged-by-opponent', { seat, hero, attacker } satisfies TriggerFacts['damaged-by-opponent'])
  if (hazard) {
    if (attacker !== null) creditHazard(t, attacker)
    t.moment('hazard-suffered', { seat, hero } satisfies TriggerFacts['hazard-suffered'])
  }
  if (attack && attacker !== null) t.next(openSpikes({ hero, attacker }))
})

export const sufferingRules = [answerDamage, suffer, damaged]
