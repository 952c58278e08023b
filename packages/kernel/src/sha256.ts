/**
 * SHA-256 (FIPS 180-4), synchronous and the same in Node and in the browser. It is written out here because the kernel
 * has no dependency, Web Crypto only answers asynchronously and `node:crypto` does not exist in a page.
 */

const ROUND_CONSTANTS = constants(64, (prime) => Math.cbrt(prime))
const INITIAL_HASH = constants(8, (prime) => Math.sqrt(prime))
const schedule = new Int32Array(64)
const hash = new Int32Array(8)

export function sha256(text: string): Uint8Array {
  const blocks = pad(utf8(text))
  hash.set(INITIAL_HASH)
  for (let offset = 0; offset < blocks.length; offset += 64) compress(blocks, offset)
  const digest = new Uint8Array(32)
  for (let i = 0; i < 32; i++) digest[i] = (hash[i >> 2] as number) >>> (24 - (i & 3) * 8)
  return digest
}

export const sha256Hex = (text: string): string =>
  Array.from(sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The first 32 bits of the fractional parts of a root of the first primes. */
function constants(count: number, root: (prime: number) => number): Int32Array {
  const found = new Int32Array(count)
  for (let candidate = 2, n = 0; n < count; candidate++) {
    let prime = true
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false
    if (!prime) continue
    const value = root(candidate)
    found[n++] = Math.floor((value - Math.floor(value)) * 0x1_0000_0000) | 0
  }
  return found
}

function utf8(text: string): readonly number[] {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number
    const code = scalar(point)
    if (point >= 0x1_0000) i++
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return bytes
}

/** Half a surrogate pair is no character: every encoder writes U+FFFD for it. */
const scalar = (code: number): number => (code >= 0xd800 && code <= 0xdfff ? 0xfffd : code)

function pad(message: readonly number[]): Uint8Array {
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64)
  for (let i = 0; i < message.length; i++) padded[i] = message[i] as number
  padded[message.length] = 0x80
  const bits = message.length * 8
  for (let i = 0; i < 4; i++) padded[padded.length - 1 - i] = bits >>> (i * 8)
  return padded
}

function compress(block: Uint8Array, offset: number): void {
  const w = schedule
  for (let i = 0; i < 16; i++) {
    const at = offset + i * 4
    w[i] =
      ((block[at] as number) << 24) |
      ((block[at + 1] as number) << 16) |
      ((block[at + 2] as number) << 8) |
      (block[at + 3] as number)
  }
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15] as number
    const late = w[i - 2] as number
    const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3)
    const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10)
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0
  }
  let a = hash[0] as number
  let b = hash[1] as number
  let c = hash[2] as number
  let d = hash[3] as number
  let e = hash[4] as number
  let f = hash[5] as number
  let g = hash[6] as number
  let h = hash[7] as number
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] as number) + (w[i] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0] = (hash[0] as number) + a
  hash[1] = (hash[1] as number) + b
  hash[2] = (hash[2] as number) + c
  hash[3] = (hash[3] as number) + d
  hash[4] = (hash[4] as number) + e
  hash[5] = (hash[5] as number) + f
  hash[6] = (hash[6] as number) + g
  hash[7] = (hash[7] as number) + h
}
