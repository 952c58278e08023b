import type { en } from './en.ts'

export const pl: typeof en = {
  blurb: 'Trzy ery, kilka wysp i wszyscy bogowie patrzą.',
  length: '3 ery',
  round: (n) => `Era ${n} z 3`,
  phases: {},
  options: {},
  lists: {},
}
