import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** As hard as OWASP asks for, with 32 MB for each. Stored with every hash, so that they can be raised one day. */
const NOW = { N: 2 ** 15, r: 8, p: 3 }
const LENGTH = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, NOW)
  return ['scrypt', NOW.N, NOW.r, NOW.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [kind, N, r, p, salt = '', hash = ''] = stored.split('$')
  if (kind !== 'scrypt') return false
  const expected = Buffer.from(hash, 'base64')
  const derived = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

/** Takes as long as a true check: how long an answer takes does not tell whether a name is known. */
export async function pretendToCheck(password: string): Promise<void> {
  await derive(password, Buffer.alloc(16), NOW)
}

const derive = (password: string, salt: Buffer, { N, r, p }: { N: number; r: number; p: number }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
