/** RN-33.5, RN-33.11, RN-33.12: the words that missions are written in. */

export const METRICS = [
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

export const HERO_TESTS = [
  'all-in-different-zones',
  'more-away-than-home',
  'each-adjacent-to-other-ally',
  'all-on-own-territory',
  'all-on-same-territory',
  'all-on-same-opposing-territory',
] as const
export type HeroTest = (typeof HERO_TESTS)[number]

export type MissionScore =
  | {
      readonly kind: 'if'
      readonly cond:
        | { readonly metric: Metric; readonly op: '>=' | '=='; readonly value: number }
        | { readonly heroes: HeroTest }
      readonly vp: number
    }
  | { readonly kind: 'per'; readonly metric: Metric; readonly each: number; readonly vp: number }
  | { readonly kind: 'rank'; readonly metric: Metric; readonly most?: number; readonly fewest?: number }
