import type { HeroId, TreasureId } from './content-file.ts'

/**
 * RN-33.3: limits count per card. Of two Treasures of one kind the hero that wears it tells which was used: none is worn again in
 * the turn in which it was put away (RN-7.21).
 */
export const treasureLimit = (card: TreasureId, hero: HeroId): string => `${card}:${hero}`
