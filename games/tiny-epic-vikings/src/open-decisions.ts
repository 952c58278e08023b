/**
 * Decisions whose choices follow from what everybody sees. Not among them: what is chosen from hands and from favor cards that were
 * won (TV-19.21).
 */
export const openDecisions = [
  'startBoat',
  'favor',
  'boon',
  'effect',
  'gain',
  'whichGod',
  'sail',
  'driveOut',
  'land',
  'explore',
  'harvest',
  'build',
  'moveTemple',
  'smite',
  'exchange',
  'sacrifice',
  'enemyWay',
  'enemyGives',
  'enemyPort',
  'enemyTemple',
  'enemyFavor',
] as const
