import { one } from '@longhouse/kernel'
import { usesAbility } from './abilities.ts'
import { picksOf } from './beginning.ts'
import { type Carrying, carry } from './carry.ts'
import { opensChest } from './chests.ts'
import type { Choices } from './choices.ts'
import { holds, statuesBeside } from './conditions.ts'
import { changesDefence, changesVp, dealsDamage, gainsCards, gainsDice } from './effect-gains.ts'
import { changesHazards } from './effect-hazards.ts'
import { discards, takesDice } from './effect-losses.ts'
import { places, swaps } from './effect-moves.ts'
import { recovers, trimsHands } from './effect-recovery.ts'
import { shifts } from './effect-shifts.ts'
import type { Effect, EffectOf, Verb } from './effect-words.ts'
import { doEnemyEffect } from './enemy-effects.ts'
import { acts } from './granted-actions.ts'
import { usesTactics } from './granted-tactics.ts'
import { placeOf } from './places.ts'
import { chooserMeant } from './player-words.ts'
import { leavesRemains } from './remains.ts'
import { decision, fieldOf, type RuleContext, step, type Turn } from './runar.ts'
import { movesRunar } from './runar-piece.ts'
import { loseTopPart } from './statues.ts'
import { revealTreasures } from './treasures.ts'

/** The one interpreter of the effect vocabulary (RN-33). */

type Carried<V extends Verb> = (t: Turn, effect: EffectOf<V>, carrying: Carrying) => void

const CARRIED: { readonly [V in Verb]: Carried<V> } = {
  choose: (t, _, carrying) => t.next(option(carrying)),
  if: (t, { cond, then, else: otherwise = [] }, carrying) =>
    t.next(carry({ ...carrying, effects: holds(t, cond, carrying) ? then : otherwise, at: 0 })),
  pick: (t, { what }, carrying) => t.next(what === 'opponent' ? pickOpponent(carrying) : pickFigure(carrying)),
  dice: gainsDice,
  defence: changesDefence,
  vp: changesVp,
  card: gainsCards,
  act: acts,
  // RN-23.5: the window in which it is used carries it out.
  react: () => {},
  tactic: usesTactics,
  ability: usesAbility,
  damage: dealsDamage,
  place: places,
  swap: swaps,
  shift: shifts,
  hazard: changesHazards,
  recover: recovers,
  'take-die': takesDice,
  discard: discards,
  'trim-hand': trimsHands,
  mod: modifies,
  remains: leavesRemains,
  'chest-reward': opensChest,
  offer: offers,
  statue: (t, { chooser }, carrying) => t.next(whichStatue({ seat: chooserMeant(t, chooser, carrying), carrying })),
  runar: movesRunar,
  enemy: (t, effect, { hero, bound, cause }) =>
    doEnemyEffect(t, { figure: hero, nearest: null, node: bound.$node ?? null, cause }, effect),
}

/** RN-1.21: what is left falls with the figure that carries it out. A `pick` goes on by itself, once it is made. */
const carryOn = step<Carrying>('carry', (t, carrying) => {
  const { effects, at, hero } = carrying
  const effect = effects[at]
  if (!effect || (hero !== null && placeOf(t, hero) === null)) return
  const carryOut = CARRIED[effect.do] as Carried<Verb>
  carryOut(t, effect, carrying)
  if (effect.do !== 'pick' && at + 1 < effects.length) t.next(carry({ ...carrying, at: at + 1 }))
})

const current = <V extends Verb>({ effects, at }: Carrying): EffectOf<V> => effects[at] as Effect as EffectOf<V>

const about = (_: unknown, { hero, cause }: Carrying) => ({ hero, cause })

const candidates = (t: RuleContext, carrying: Carrying) =>
  picksOf(t, current<'pick'>(carrying), carrying.effects, carrying)

function picked(t: Turn, carrying: Carrying, chosen: string | number): void {
  const { as } = current<'pick'>(carrying)
  t.next(carry({ ...carrying, at: carrying.at + 1, bound: { ...carrying.bound, [as]: chosen } }))
}

const pickFigure = decision<Carrying, Choices['pickFigure']>('pickFigure', {
  rule: 'RN-31.22',
  about,
  seat: (_, { seat }) => seat,
  options: (t, carrying) => one(candidates(t, carrying)),
  take: picked,
})

const pickOpponent = decision<Carrying, Choices['pickOpponent']>('pickOpponent', {
  rule: 'RN-31.22',
  about,
  seat: (_, { seat }) => seat,
  options: (t, carrying) => one(candidates(t, carrying)),
  take: picked,
})

/** Exactly one alternative, by its number. */
const option = decision<Carrying, Choices['option']>('option', {
  rule: 'RN-31.22',
  about,
  seat: (_, { seat }) => seat,
  options: (_, carrying) =>
    one(current<'choose'>(carrying).options.map((__, number) => ({ of: carrying.cause, option: number }))),
  take(t, carrying, chosen) {
    t.next(carry({ ...carrying, effects: current<'choose'>(carrying).options[chosen.option] ?? [], at: 0 }))
  },
})

/** Lasting ones are read where they count (RN-33.18); this one is for the Attack that is being declared. */
function modifies(t: Turn, { who, set }: EffectOf<'mod'>): void {
  if (who === '$damage' && (set === 'direct' || set === 'normal')) fieldOf(t).turn.attackKind = set
}

/** RN-27.5. */
function offers(t: Turn, { types }: EffectOf<'offer'>): void {
  const cards = revealTreasures(t, types, t.players)
  fieldOf(t).offer.push(...cards)
  t.tell?.({ kind: 'treasures-offered', cards })
}

/** RN-27.13, RN-31.32. */
const whichStatue = decision<{ readonly seat: number; readonly carrying: Carrying }, Choices['whichStatue']>(
  'whichStatue',
  {
    rule: 'RN-27.13',
    about: (_, { carrying: { hero, cause } }) => ({ figure: hero, cause }),
    seat: (_, { seat }) => seat,
    options: (t, { carrying: { hero } }) => one(statuesBeside(t, hero)),
    take(t, { carrying: { cause } }, node) {
      const owner = fieldOf(t).obstacles[node]?.owner
      if (owner !== undefined) loseTopPart(t, owner, cause)
    },
  },
)

export const effectRules = [carryOn, pickFigure, pickOpponent, option, whichStatue]
