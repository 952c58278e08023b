import type { AnyGame } from '@longhouse/kernel'
import { auction } from './auction.ts'
import { raid } from './raid.ts'
import { skalds } from './skalds.ts'
import { type Winters, winters } from './winters.ts'

export { auction, raid, skalds, type Winters, winters }

/** Small games that between them use everything the kernel can do. */
export const exampleGames: readonly AnyGame[] = [auction, skalds, raid, winters]
