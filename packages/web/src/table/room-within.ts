import type { Counts, Limit } from '@longhouse/kernel'

/**
 * How many more of a kind limits have room for. Only what can never be made good by adding other things is held back, so
 * that every legal mix can be put together in any order.
 */
export function roomWithin(limits: readonly Limit[], draft: Counts, kind: string): number {
  const rooms = limits.filter(onlyGrows).map(({ weights, max = Number.POSITIVE_INFINITY }) => {
    const weight = weights[kind] ?? 0
    return weight > 0 ? Math.floor((max - weigh(weights, draft)) / weight) : Number.POSITIVE_INFINITY
  })
  return Math.min(...rooms)
}

const onlyGrows = ({ weights }: Limit): boolean => Object.values(weights).every((weight) => weight >= 0)

const weigh = (weights: Counts, draft: Counts): number =>
  Object.keys(draft).reduce((sum, kind) => sum + (weights[kind] ?? 0) * (draft[kind] ?? 0), 0)
