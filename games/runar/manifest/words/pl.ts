import type { en } from './en.ts'

export const pl: typeof en = {
  blurb: 'Potyczka pod zorzą, samotnie albo klan na klan.',
  length: 'kampanie',
  round: (n) => `Runda ${n}`,
  phases: {},
  options: {},
  lists: {},
}
