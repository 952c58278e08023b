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
  /** Changes of one's own password, by person. */
  password: { burst: 10, perSecond: 1 / 30 },
  /** Guesses at a password, by address and name together. */
  guess: { burst: 10, perSecond: 1 / 30 },
  /** At those of all names, by address. */
  'guess-from': { burst: 30, perSecond: 1 / 10 },
  /** From all addresses, by name. */
  'guess-at': { burst: 100, perSecond: 1 / 60 },
  /** Sign-ins with the right password, by name: each takes as long to find out as a wrong one. */
  'sign-in': { burst: 60, perSecond: 1 / 60 },
  /** Those of all names, by address: a whole school may share one. */
  'sign-in-from': { burst: 300, perSecond: 1 / 2 },
  /** New guests, by address. */
  arrive: { burst: 30, perSecond: 1 / 20 },
  /** New names of somebody who has one, by person: everybody at their tables hears of each. */
  rename: { burst: 5, perSecond: 1 / 60 },
  /** New tables, by person. */
  table: { burst: 20, perSecond: 1 / 15 },
  /** Those of all people, by address. */
  'table-from': { burst: 150, perSecond: 1 / 3 },
  /** Lines of chat, by person. */
  chat: { burst: 8, perSecond: 1 },
  /** Those of all people, by address. */
  'chat-from': { burst: 100, perSecond: 5 },
  /** What takes the server long to look up or to work out, as lists and the past of a table do, by person or address. */
  work: { burst: 60, perSecond: 10 },
  /** That and what is tried beforehand, of all people, by address. */
  'work-from': { burst: 300, perSecond: 30 },
  /** Choices that are tried beforehand, at a guess of the table. */
  consider: { burst: 60, perSecond: 10 },
} as const satisfies { readonly [what: string]: Rate }

export type Limited = keyof typeof RATES

/** How many tables somebody may have at once. */
interface Most {
  /** Not started: set up by them, or with a seat of theirs. */
  readonly open: number
  /** These, and those they play at. */
  readonly unfinished: number
}

const MOST_TABLES: Most = { open: 10, unfinished: 50 }

export interface Limits {
  readonly tables: Most
  /** Seconds to wait; 0 if it may be done now. */
  wait(what: Limited, who: string): number
  /** It was not what the limit is for. */
  giveBack(what: Limited, who: string): void
}

const MOST = 50_000

interface Bucket {
  readonly what: Limited
  readonly tokens: number
  readonly at: number
}

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
  const buckets = new Map<string, Bucket>()

  const filled = ({ what, tokens, at }: Bucket, later: number): number => {
    const { burst, perSecond } = RATES[what]
    return Math.min(burst, tokens + (Math.max(0, later - at) / 1000) * perSecond)
  }

  /** Those whose bucket is full again; and if that is not enough, everybody: kinder than growing for ever. */
  function forget(at: number): void {
    for (const [key, bucket] of buckets) if (filled(bucket, at) >= RATES[bucket.what].burst) buckets.delete(key)
    if (buckets.size > MOST / 2) buckets.clear()
  }

  return {
    tables: MOST_TABLES,
    wait(what, who) {
      const { burst, perSecond } = RATES[what]
      const key = `${what} ${who}`
      const at = now()
      if (buckets.size > MOST) forget(at)
      const tokens = filled(buckets.get(key) ?? { what, tokens: burst, at }, at)
      const may = tokens >= 1
      buckets.set(key, { what, tokens: may ? tokens - 1 : tokens, at })
      return may ? 0 : Math.ceil((1 - tokens) / perSecond)
    },
    giveBack(what, who) {
      const key = `${what} ${who}`
      const bucket = buckets.get(key)
      if (bucket) buckets.set(key, { ...bucket, tokens: Math.min(RATES[what].burst, bucket.tokens + 1) })
    },
  }
}

const ANY: Most = { open: Number.POSITIVE_INFINITY, unfinished: Number.POSITIVE_INFINITY }

export const unlimited: Limits = { tables: ANY, wait: () => 0, giveBack: () => {} }
