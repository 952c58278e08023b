/** What is scored at the end, in the order of RV-17. */
export const SCORING = [
  'glory',
  'terror',
  'artifact',
  'armor',
  'art',
  'treasure',
  'tapestry',
  'farm',
  'wall',
  'tower',
  'farm-majority',
  'wall-majority',
  'tower-majority',
  'prophecy',
] as const
