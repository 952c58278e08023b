/**
 * Decisions whose choices follow from what everybody sees. Not among them: what is chosen from destinies (CH-17), and what is only
 * done or not.
 */
export const openDecisions = [
  'chooseLeader',
  'placeWorker',
  'exchange',
  'pray',
  'buildLongship',
  'useStall',
  'choosePort',
  'takeRune',
  'peek',
  'chooseRecruits',
  'assign',
  'assignInTurn',
  'afterRoll',
  'chooseLosses',
  'giveBlame',
  'loseAboard',
  'starve',
] as const
