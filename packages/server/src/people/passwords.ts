import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { isRefusal, type Refusal } from '@longhouse/kernel'
import { openTurns } from './turns.ts'

/** As hard as OWASP asks for, with 32 MB for each. Stored with every hash, so that they can be raised one day. */
const NOW = { N: 2 ** 15, r: 8, p: 3 }
const LENGTH = 32
/** Node works on hashes and on files with the same four threads: half of them stay free for the files. */
const AT_ONCE = 2
/** The last of them gets its answer within seconds. */
const MOST_WAITING = 30
/** A third of them, so that nobody has them all. */
const MOST_WAITING_OF_PLACE = 10

interface Hardness {
  readonly N: number
  readonly r: number
  readonly p: number
}

type Derive = (password: string, salt: Buffer, hardness: Hardness) => Promise<Buffer>

/** Whatever is asked, by somebody at a place, is refused as `busy` while too many others wait. */
export interface Passwords {
  hash(password: string, place: string): Promise<string | Refusal>
  isRight(password: string, stored: string, place: string): Promise<boolean | Refusal>
  /** Takes as long as a true check: how long an answer takes does not tell whether a name is known. */
  pretend(password: string, place: string): Promise<false | Refusal>
}

export function openPasswords(derive: Derive = derived): Passwords {
  const inTurn = openTurns({ atOnce: AT_ONCE, waiting: MOST_WAITING, waitingOfPlace: MOST_WAITING_OF_PLACE })
  return {
    async hash(password, place) {
      const salt = randomBytes(16)
      const hash = await inTurn(place, () => derive(password, salt, NOW))
      if (isRefusal(hash)) return hash
      return ['scrypt', NOW.N, NOW.r, NOW.p, salt.toString('base64'), hash.toString('base64')].join('$')
    },
    async isRight(password, stored, place) {
      const [kind, N, r, p, salt = '', hash = ''] = stored.split('$')
      if (kind !== 'scrypt') return false
      const expected = Buffer.from(hash, 'base64')
      const hardness = { N: Number(N), r: Number(r), p: Number(p) }
      const found = await inTurn(place, () => derive(password, Buffer.from(salt, 'base64'), hardness))
      if (isRefusal(found)) return found
      return found.length === expected.length && timingSafeEqual(found, expected)
    },
    async pretend(password, place) {
      const done = await inTurn(place, () => derive(password, Buffer.alloc(16), NOW))
      return isRefusal(done) ? done : false
    },
  }
}

const derived: Derive = (password, salt, { N, r, p }) =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
