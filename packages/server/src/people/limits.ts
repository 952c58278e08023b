/** So many at once, and so many a second in the long run. */
interface Rate {
  readonly burst: number
  readonly perSecond: number
}

const RATES = {
  /** Anything at all, by address, before it is even asked who it is: a whole school may share one. */
  knock: { burst: 2000, perSecond: 400 },
  /** Anything at all, by person or address. */
  ask: { burst: 200, perSecond: 40 },
  /** Passwords are slow on purpose; guessing them is made slower. By address and by name. */
  password: { burst: 10, perSecond: 1 / 30 },
  /** New guests, by address. */
  arrive: { burst: 30, perSecond: 1 / 20 },
  /** New tables, by person. */
  table: { burst: 20, perSecond: 1 / 15 },
  /** Lines of chat, by person. */
  chat: { burst: 8, perSecond: 1 },
  /** What takes the server long to work out: the past of a table. */
  past: { burst: 60, perSecond: 10 },
} as const satisfies { readonly [what: string]: Rate }

export type Limited = keyof typeof RATES

export interface Limits {
  /** Seconds to wait; 0 if it may be done now. */
  wait(what: Limited, who: string): number
}

const MOST = 50_000
/** By then every bucket is full again. */
const FORGOTTEN_MS = 10 * 60_000

/** Where a request comes from. Whoever has one IPv6 address has a whole network of them. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return `${[...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')}::/64`
}

/** A bucket for everybody, which fills by itself and is emptied by asking. `now` should not be a clock that is set. */
export function openLimits(now: () => number = () => performance.now()): Limits {
  const buckets = new Map<string, { tokens: number; at: number }>()

  /** Those who have not asked for a while; and if that is not enough, everybody: kinder than growing for ever. */
  function forget(at: number): void {
    for (const [key, bucket] of buckets) if (at - bucket.at > FORGOTTEN_MS) buckets.delete(key)
    if (buckets.size > MOST / 2) buckets.clear()
  }

  return {
    wait(what, who) {
      const { burst, perSecond } = RATES[what]
      const key = `${what} ${who}`
      const at = now()
      if (buckets.size > MOST) forget(at)
      const bucket = buckets.get(key) ?? { tokens: burst, at }
      const tokens = Math.min(burst, bucket.tokens + (Math.max(0, at - bucket.at) / 1000) * perSecond)
      const may = tokens >= 1
      buckets.set(key, { tokens: may ? tokens - 1 : tokens, at })
      return may ? 0 : Math.ceil((1 - tokens) / perSecond)
    },
  }
}

export const unlimited: Limits = { wait: () => 0 }
