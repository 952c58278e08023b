import { sha256, sha256Hex } from './sha256.ts'

/** A source of whole numbers: the table's own chance, or a bot's private one. */
export interface Random {
  /** Uniform in 0 … n − 1. */
  below(n: number): number
}

/**
 * The table's chance is two plain values: a seed, and how many bytes of its stream are used up. The stream is
 * SHA-256(`seed:0`), SHA-256(`seed:1`) …: nobody can foretell it from the dice seen so far, and anybody can check it with
 * a pocket calculator for hashes once the seed is told.
 */
export interface Chance {
  readonly seed: string
  drawn: number
}

const BLOCK = 32
let cachedSeed = ''
let cachedIndex = -1
let cachedBlock: Uint8Array = new Uint8Array(0)

function nextByte(chance: Chance): number {
  const index = Math.floor(chance.drawn / BLOCK)
  if (index !== cachedIndex || chance.seed !== cachedSeed) {
    cachedBlock = sha256(`${chance.seed}:${index}`)
    cachedSeed = chance.seed
    cachedIndex = index
  }
  return cachedBlock[chance.drawn++ % BLOCK] as number
}

/** Uniform in 0 … n − 1: values past the last full multiple of n are thrown away, so that no side of a die is favoured. */
export function drawBelow(chance: Chance, n: number): number {
  if (n <= 1) return 0
  if (!(n <= 0x1_0000_0000)) throw new Error(`no die has ${n} sides`)
  const bytes = n <= 0x100 ? 1 : n <= 0x1_0000 ? 2 : 4
  const range = 0x100 ** bytes
  const fair = range - (range % n)
  for (;;) {
    let value = 0
    for (let i = 0; i < bytes; i++) value = value * 0x100 + nextByte(chance)
    if (value < fair) return value % n
  }
}

/** Fisher–Yates, in place. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const kept = items[i] as T
    items[i] = items[j] as T
    items[j] = kept
  }
  return items
}

/** Shown when a game starts; the seed is shown when it ends, and everybody can compare. */
export const commitmentTo = (seed: string): string => sha256Hex(`longhouse:${seed}`)

/** The stream of a seed as a Random, for setting up a table. */
export const randomOf = (chance: Chance): Random => ({ below: (n) => drawBelow(chance, n) })

/**
 * A quick generator (sfc32) for bots and tests. The table never uses it: its future can be computed from its past.
 */
export function quickRandom(seed: string): Random {
  const start = sha256(seed)
  const word = (i: number) =>
    ((start[i] as number) << 24) |
    ((start[i + 1] as number) << 16) |
    ((start[i + 2] as number) << 8) |
    (start[i + 3] as number)
  let a = word(0)
  let b = word(4)
  let c = word(8)
  let counter = 1
  return {
    below(n) {
      const mixed = (a + b + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + mixed) | 0
      return Math.floor(((mixed >>> 0) / 0x1_0000_0000) * n)
    },
  }
}

/** A fresh seed of 128 bits out of another generator: for guesses, which must not share the table's future. */
export function seedFrom(random: Random): string {
  let seed = ''
  for (let i = 0; i < 32; i++) seed += random.below(16).toString(16)
  return seed
}
