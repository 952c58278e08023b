import type { AnyGame } from '@longhouse/kernel'
import { auction } from './auction.ts'
import { raid } from './raid.ts'
import { skalds } from './skalds.ts'

export { auction, raid, skalds }

/** Three small games that between them use everything the kernel can do. */
export const toys: readonly AnyGame[] = [auction, skalds, raid]
