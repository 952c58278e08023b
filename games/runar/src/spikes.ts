import { one, reactionWindow, refuse } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { GrantedReaction, HeroId, TreasureId } from './content-file.ts'
import { damage } from './damage-frame.ts'
import { kindsOf, paymentsFor, spend } from './dice.ts'
import { areAdjacent, heroOf, placeOf } from './places.ts'
import { reactionChance } from './questions.ts'
import { mayReact, nothing, reactionIn } from './reacting.ts'
import { fieldOf, type RuleContext, type Runar, step } from './runar.ts'
import { turnOrderFrom } from './sides.ts'
import type { FigureId } from './state.ts'

/** RN-9.16, window C: after damage from an Attack was paid. */

interface Facts {
  readonly hero: HeroId
  readonly attacker: FigureId
}

export const openSpikes = step<Facts>('openSpikes', (t, facts) => {
  fieldOf(t).turn.reacted = []
  if (grantedTo(t, facts)) t.next(spikes.open({ facts, deed: nothing() }))
})

/** RN-14.17: the attacker must still be next to the hero. */
function grantedTo(t: RuleContext, { hero, attacker }: Facts): GrantedReaction | null {
  const from = placeOf(t, hero)
  const to = placeOf(t, attacker)
  if (from === null || to === null || !areAdjacent(t, from, to)) return null
  const { treasure } = heroOf(t, hero)
  return (treasure !== null && t.content.treasures[treasure]?.grantsReaction) || null
}

const paid = (reaction: GrantedReaction) =>
  reaction.cost.flatMap(({ color }) => kindsOf({ die: color, neutralAllowed: true }))

const spikes = reactionWindow<Runar, Facts, Choices['spikes']>('spikes', {
  rule: 'RN-9.16',
  chance: reactionChance(),
  repeats: true,
  order: (t, { hero }) => turnOrderFrom(t, heroOf(t, hero).owner).slice(0, 1),
  reactions(t, facts, seat) {
    const { hero } = facts
    const reaction = grantedTo(t, facts)
    if (!reaction || !mayReact(t, seat, hero, 'spikes')) return null
    const payments = paymentsFor(t, seat, hero, paid(reaction))
    return payments.length > 0 ? one(payments.map((pay) => ({ hero, pay }))) : null
  },
  why(t, facts, choice, seat) {
    const { hero } = reactionIn(choice) ?? {}
    if (hero === undefined) return null
    if (hero !== facts.hero || !grantedTo(t, facts)) return refuse('cannot-strike-back', { hero }, 'RN-9.16')
    if (!mayReact(t, seat, hero, 'spikes')) return refuse('reacted-already', { hero }, 'RN-9.9')
    return refuse('cannot-pay', { hero }, 'RN-32.2')
  },
  react(t, { hero, attacker }, { pay }, seat) {
    const card = heroOf(t, hero).treasure as TreasureId
    spend(t, seat, pay, card)
    fieldOf(t).turn.reacted.push({ hero, reaction: 'spikes' })
    t.tell?.({ kind: 'reaction-used', seat, hero, reaction: 'spikes', cause: card })
    const at = placeOf(t, attacker)
    if (at !== null) t.next(damage({ at, kind: 'normal', by: hero, cause: card, attack: false }))
  },
})

export const spikesRules = [openSpikes, ...spikes.rules]
