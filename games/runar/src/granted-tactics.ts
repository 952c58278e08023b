import { either, type Seat, yes } from '@longhouse/kernel'
import type { Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import { coordinate } from './coordination.ts'
import { spendMix } from './dice.ts'
import type { EffectOf } from './effect-words.ts'
import type { Cause } from './events.ts'
import { mayUse } from './may-use.ts'
import { seatsMeant } from './player-words.ts'
import { decision, type Turn } from './runar.ts'
import { buildPart, nextPart } from './statues.ts'
import { buildForm } from './tactics.ts'

/** RN-7.17, RN-21.18, RN-33 `tactic`: Tactics that a card grants, also to players whose turn it is not. */

export function usesTactics(t: Turn, effect: EffectOf<'tactic'>, carrying: Carrying): void {
  for (const seat of seatsMeant(t, effect.player, carrying)) usesTactic(t, seat, effect, carrying.cause)
}

function usesTactic(t: Turn, seat: Seat, { tactic, pay, times = 1 }: EffectOf<'tactic'>, cause: Cause): void {
  if (tactic === 'coordination') return t.next(mayUse({ seat, cause, hero: null, use: coordinate({ seat }) }))
  if (pay) return t.next(grantedBuild({ seat, cause }))
  for (let part = 0; part < times; part++) t.next(buildPart({ seat }))
}

const grantedBuild = decision<{ readonly seat: Seat; readonly cause: Cause }, Choices['grantedBuild']>('grantedBuild', {
  rule: 'RN-21.18',
  about: (_, { cause }) => ({ cause }),
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const build = nextPart(t, seat) === null ? null : buildForm(t, seat)
    return build && either({ build, decline: yes })
  },
  take(t, { seat, cause }, choice) {
    if ('decline' in choice) return t.tell?.({ kind: 'effect-declined', seat, cause })
    spendMix(t, seat, choice.build, cause)
    t.next(buildPart({ seat }))
  },
})

export const grantedTacticRules = [grantedBuild]
