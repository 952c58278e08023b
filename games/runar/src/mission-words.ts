import { exactly, isPositive, isWhole, oneOf, optional, type Passed, shapedAs, upTo } from '@longhouse/kernel/packs'

/** RN-33.5, RN-33.11, RN-33.12: the words that missions are written in, what they may say, and so what they are. */

const METRICS = [
  'vp',
  'trophies',
  'statue-parts',
  'action-deck-cards',
  'dealt-damage-cards',
  'heroes-with-defence',
  'opponents-without-defended-hero',
  'opposing-figures-on-own-territory',
  'heroes-on-opposing-territories',
] as const
export type Metric = (typeof METRICS)[number]

const HERO_TESTS = [
  'all-in-different-zones',
  'more-away-than-home',
  'each-adjacent-to-other-ally',
  'all-on-own-territory',
  'all-on-same-territory',
  'all-on-same-opposing-territory',
] as const
export type HeroTest = (typeof HERO_TESTS)[number]

const isPoints = upTo(9, -9)

/** RN-33.5. */
export const isScore = shapedAs(
  {
    kind: exactly('if'),
    cond: shapedAs({ metric: oneOf(METRICS), op: oneOf(['>=', '==']), value: isWhole }, { heroes: oneOf(HERO_TESTS) }),
    vp: isPoints,
  },
  { kind: exactly('per'), metric: oneOf(METRICS), each: isPositive, vp: isPoints },
  { kind: exactly('rank'), metric: oneOf(METRICS), most: optional(isPoints), fewest: optional(isPoints) },
)
export type MissionScore = Passed<typeof isScore>
