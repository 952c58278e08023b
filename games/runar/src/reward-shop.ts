import { either, one, type Refusal, refuse, type Seat, yes } from '@longhouse/kernel'
import { campaignOf, enter, isLastGame } from './campaign-sheet.ts'
import { carry } from './carry.ts'
import type { Choices } from './choices.ts'
import type { HeroId, Reward } from './content-file.ts'
import { diceIn } from './dice.ts'
import type { EffectOf } from './effect-words.ts'
import { heroesOf, heroOf } from './places.ts'
import { decision, fieldOf, playerAt, type RuleContext, step } from './runar.ts'
import { isAlone } from './solo.ts'
import type { Purchase } from './state.ts'
import { poolCapacityOf } from './stats.ts'
import { nextPart } from './statues.ts'

/** RN-28.14 to RN-28.24: before the first turn of the last game Campaign points are spent. */

type OfSeat = { readonly seat: Seat }

/** RN-28.24: in turn order. */
export const rewardShop = step('rewardShop', (t) => {
  // RN-29.12
  if (!t.state.sheet.campaign || !isLastGame(t) || isAlone(t)) return
  enter(t, 'shop')
  t.next(...fieldOf(t).order.map((seat) => shop({ seat })), closeShop())
})

const closeShop = step('closeShop', (t) => {
  campaignOf(t).stage = null
})

const pointsOf = (t: RuleContext, seat: Seat): number => campaignOf(t).points[seat] as number

const isForHero = ({ effects }: Reward): boolean => effects[0]?.do === 'pick'

const purchasesOf = (t: RuleContext, seat: Seat): Purchase[] =>
  t.content.file.campaign.rewards.flatMap((reward) =>
    (isForHero(reward) ? heroesOf(t, seat) : [null]).map((hero) => ({ seat, reward: reward.id, hero })),
  )

const rewardOf = (t: RuleContext, { reward }: Purchase): Reward => t.content.rewards[reward] as Reward

function isSoldOut(t: RuleContext, purchase: Purchase): boolean {
  const { seat, reward, hero } = purchase
  const [most] = Object.values(rewardOf(t, purchase).max) as [number]
  const bought = campaignOf(t).bought.filter(
    (each) => each.seat === seat && each.reward === reward && each.hero === hero,
  )
  return bought.length >= most
}

/** RN-28.22. */
const hasEffect = (t: RuleContext, purchase: Purchase): boolean =>
  rewardOf(t, purchase).effects.every((effect) => {
    if (effect.do === 'tactic') return nextPart(t, purchase.seat) !== null
    if (effect.do === 'dice') return hasRoom(t, purchase)
    return effect.do !== 'card' || isLeft(t, effect)
  })

const hasRoom = (t: RuleContext, { seat, hero }: Purchase): boolean =>
  hero === null
    ? diceIn(playerAt(t, seat).pool) < t.content.constants.actionPoolCapacity
    : diceIn(heroOf(t, hero).dice) < poolCapacityOf(t, hero)

const isLeft = (t: RuleContext, { kind }: EffectOf<'card'>): boolean =>
  kind === 'inspiration' ? fieldOf(t).inspirations > 0 : t.state.sheet.artifactDeck.length > 0

/** RN-32.27, RN-28.22. */
function whyNot(t: RuleContext, purchase: Purchase): Refusal | null {
  const { cost } = rewardOf(t, purchase)
  const points = pointsOf(t, purchase.seat)
  if (cost > points) return refuse('too-few-campaign-points', { cost, points }, 'RN-32.27')
  if (isSoldOut(t, purchase)) return refuse('reward-sold-out', {}, 'RN-32.27')
  return hasEffect(t, purchase) ? null : refuse('reward-without-effect', {}, 'RN-28.22')
}

const shop = decision<OfSeat, Choices['shop']>('shop', {
  rule: 'RN-28.14',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const open = purchasesOf(t, seat).filter((purchase) => whyNot(t, purchase) === null)
    const buy = one(open.map(({ reward, hero }) => ({ reward, hero })))
    return either(open.length > 0 ? { buy, done: yes } : { done: yes })
  },
  why(t, { seat }, choice) {
    const wanted = purchasesOf(t, seat).find(({ reward, hero }) => isWanted(choice, reward, hero))
    return wanted ? whyNot(t, wanted) : null
  },
  take(t, { seat }, choice) {
    const campaign = campaignOf(t)
    if ('done' in choice) {
      const points = pointsOf(t, seat)
      campaign.points[seat] = 0
      if (points > 0) t.tell?.({ kind: 'points-unspent', seat, points })
      return
    }
    const { reward: id, hero } = choice.buy
    const { cost, effects } = rewardOf(t, { seat, ...choice.buy })
    campaign.points[seat] = pointsOf(t, seat) - cost
    campaign.bought.push({ seat, reward: id, hero })
    t.tell?.({ kind: 'reward-bought', seat, reward: id, hero, cost })
    const bound = hero === null ? {} : { $h: hero }
    t.next(carry({ effects, at: hero === null ? 0 : 1, seat, hero: null, bound, cause: id }))
    t.again()
  },
})

function isWanted(choice: unknown, reward: string, hero: HeroId | null): boolean {
  const { buy } = (choice ?? {}) as { readonly buy?: { readonly reward?: unknown; readonly hero?: unknown } | null }
  return buy?.reward === reward && buy.hero === hero
}

export const rewardShopRules = [rewardShop, closeShop, shop]
