import type { Frame, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, one, refuse, yes } from '@longhouse/kernel'
import { discharge, readyWith } from './artifacts.ts'
import type { Choices } from './choices.ts'
import { formPool, poolForm } from './combat.ts'
import type { Stack, UpgradeTerritory } from './content-file.ts'
import { effects } from './effect-frame.ts'
import { canPay, payCost, whyNotAffordable } from './payments.ts'
import { activationOf, decision, type OfSeat, playerAt, positionOf, type RuleContext, step } from './reavers.ts'

/** RV-12. */

type Way = 'force' | 'peaceful'

const openStacks = (t: RuleContext): Stack[] => t.content.allStacks.filter(({ stack }) => t.state.stacks[stack]?.length)

/** RV-12.4: the stacks a player could try, by either way. */
export const forcibleStacks = (t: RuleContext, seat: Seat): string[] =>
  poolForm(t, seat) ? openStacks(t).map(({ stack }) => stack) : []

export const payableStacks = (t: RuleContext, seat: Seat): string[] =>
  openStacks(t)
    .filter(({ peacefulCost }) => canPay(t, seat, peacefulCost))
    .map(({ stack }) => stack)

/** RV-12.2, RV-12.4, RV-12.5: the first attempt must be made. */
export const attempt = decision<OfSeat, Choices['attempt']>('attempt', {
  rule: 'RV-12.5',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const { turnsLeft } = activationOf(t)
    if (turnsLeft === 0) return null
    const force = one(forcibleStacks(t, seat))
    const peaceful = one(payableStacks(t, seat))
    return either(turnsLeft === attemptsOf(t, seat) ? { force, peaceful } : { force, peaceful, stop: yes })
  },
  why(t, { seat }, choice) {
    // Naming a tile is how its reward is asked for, later.
    if (typeof choice === 'string' && playerAt(t, seat).claims.length > 0) return refuse('rewards-wait', {}, 'RV-20.24')
    return isRecord(choice) ? whyNotAttempted(t, seat, choice) : null
  },
  take(t, { seat }, choice) {
    const activation = activationOf(t)
    activation.turnsLeft = 'stop' in choice ? 0 : activation.turnsLeft - 1
    if ('stop' in choice) return
    if ('force' in choice) t.next(byForce(t, seat, choice.force))
    else t.next(payCost({ seat, cost: stackOf(t, choice.peaceful).peacefulCost, cause: choice.peaceful }))
    if ('peaceful' in choice) t.next(claim({ seat, stack: choice.peaceful, way: 'peaceful' }))
    t.again()
  },
})

export function attemptsOf(t: RuleContext, seat: Seat): number {
  const { action } = t.content.locations['subdue-territories']
  return 'subdue' in action ? (action.subdue.attemptsByPosition[positionOf(t, seat)] ?? 0) : 0
}

function whyNotAttempted(t: RuleContext, seat: Seat, choice: Readonly<Record<string, unknown>>): Refusal | null {
  if ('stop' in choice && activationOf(t).turnsLeft === attemptsOf(t, seat))
    return refuse('attempt-first', {}, 'RV-20.30')
  const named = choice.force ?? choice.peaceful
  const stack = t.content.allStacks.find((candidate) => candidate.stack === named)
  if (!stack) return null
  if (!t.state.stacks[stack.stack]?.length) return refuse('stack-empty', { stack: stack.stack }, 'RV-20.23')
  if ('peaceful' in choice) return whyNotAffordable(t, seat, stack.peacefulCost, 'RV-20.23')
  return forcibleStacks(t, seat).length > 0 ? null : refuse('no-combat-die', {}, 'RV-20.16')
}

const stackOf = (t: RuleContext, stack: string): Stack => t.content.stacks[stack] as Stack

/** RV-12.6 to RV-12.8. */
function byForce(t: RuleContext, seat: Seat, stack: string): Frame {
  const { defense } = stackOf(t, stack)
  return formPool({ seat, defense, target: stack, won: [claim({ seat, stack, way: 'force' })], lost: [] })
}

interface Claiming {
  readonly seat: Seat
  readonly stack: string
  readonly way: Way | 'artifact'
}

/** RV-12.12: unrevealed until all attempts are made. */
const takeTile = step<Claiming>('takeTile', (t, { seat, stack, way }) => {
  const tile = t.state.stacks[stack]?.pop()
  if (!tile) return
  playerAt(t, seat).claims.push(tile)
  t.tell?.({ kind: 'territory-claimed', seat, stack, way })
})

/** RV-18.67, RV-18.68: Laevateinn takes the top tile of the highest level instead. */
const claim = decision<Claiming, Choices['claim']>('claim', {
  rule: 'RV-18.67',
  about: (_, { stack }) => stack,
  seat: (_, { seat }) => seat,
  options(t, { seat, stack }) {
    const swords = readyWith(t, seat, (effect) => {
      return 'upgradeTerritory' in effect && higherStack(t, stack, effect.upgradeTerritory) !== null
    })
    return either({ take: yes, use: one([...new Set(swords.map(({ card }) => card))]) })
  },
  take(t, { seat, stack, way }, choice) {
    if (!('use' in choice)) return t.next(takeTile({ seat, stack, way }))
    const effect = t.content.artifacts[choice.use]?.effects.find((one) => 'upgradeTerritory' in one)
    discharge(t, seat, choice.use)
    const higher = effect && 'upgradeTerritory' in effect && higherStack(t, stack, effect.upgradeTerritory)
    if (higher) t.next(takeTile({ seat, stack: higher, way: 'artifact' }))
  },
})

function higherStack(t: RuleContext, from: string, { fromLevels, toLevel }: UpgradeTerritory): string | null {
  const { type, level } = stackOf(t, from)
  if (!fromLevels.includes(level)) return null
  return openStacks(t).find((other) => other.type === type && other.level === toLevel)?.stack ?? null
}

/** RV-12.12, RV-12.13: all are flipped, then rewarded in any order. */
export const flipClaims = step<OfSeat>('flipClaims', (t, { seat }) => {
  const player = playerAt(t, seat)
  if (player.claims.length === 0) return
  const tiles = player.claims.splice(0)
  t.reveal()
  player.territories.push(...tiles)
  for (const tile of tiles) t.tell?.({ kind: 'territory-flipped', seat, tile })
  t.next(nextReward({ seat, tiles }))
})

interface Rewards {
  readonly seat: Seat
  readonly tiles: readonly string[]
}

const nextReward = decision<Rewards, Choices['nextReward']>('nextReward', {
  rule: 'RV-12.12',
  seat: (_, { seat }) => seat,
  options: (_, { tiles }) => one([...new Set(tiles)]),
  take(t, { seat, tiles }, tile) {
    const left = [...tiles]
    left.splice(left.indexOf(tile), 1)
    t.next(
      effects({ seat, effects: t.content.territories[tile]?.reward ?? [], cause: tile }),
      nextReward({ seat, tiles: left }),
    )
  },
})

export const territoryRules = [attempt, takeTile, claim, flipClaims, nextReward]
