import { isRecord } from './json.ts'

/** What one seat sees and another does not, by their views side by side: views say the same in the same places. */

/** Every value, and every name of one, that stands in a view where the other has nothing, or something else. */
function* unseen(own: unknown, other: unknown): Generator<string | number | boolean> {
  if (own === other || own === null || own === undefined) return
  if (typeof own !== 'object') {
    yield own as string | number | boolean
    return
  }
  const beside = (typeof other === 'object' && other !== null ? other : {}) as { readonly [key: string]: unknown }
  for (const [key, value] of Object.entries(own)) {
    if (isRecord(own) && !Object.hasOwn(beside, key)) yield key
    yield* unseen(value, beside[key])
  }
}

/** Whether who sees `own` knows something that who sees `other` may not. */
export const seesMore = (own: unknown, other: unknown): boolean => unseen(own, other).next().done !== true

/**
 * Whether a card that its holder alone had seen lies open to another now. `own` and `other` are what the two saw before, `now` is
 * what the other sees. Only names tell: a number may be anything's.
 */
export function cameOut(own: unknown, other: unknown, now: unknown): boolean {
  const secrets = new Set(unseen(own, other))
  return [...unseen(now, other)].some((shown) => typeof shown === 'string' && secrets.has(shown))
}
