/**
 * Decisions whose choices follow from what everybody sees. Not among them: cards that are looked at, and whatever may be paid or
 * lost in Prophecies (RV-19.18).
 */
export const openDecisions = [
  'select',
  'participate',
  'finish',
  'takeDie',
  'makeRoom',
  'tradePick',
  'chooseBattle',
  'meetShip',
  'formPool',
  'reroll',
  'attempt',
  'claim',
  'nextReward',
  'drawFrom',
  'pillage',
  'chooseBranch',
  'chooseOpponent',
  'chooseAcquired',
] as const
