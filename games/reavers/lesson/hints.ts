import type { LessonHint } from '@longhouse/board/lesson'

/** What the script leaves out, the first time the learner meets it. */
export const hints = [
  {
    id: 'keeps',
    when: { asked: 'participate', sees: { activation: { location: 'raid-keeps' } } },
    point: { thing: 'raid-keeps' },
    rule: 'RV-11.5',
  },
  {
    id: 'walls',
    when: { asked: 'pillage', sees: { activation: { location: 'raid-keeps' } } },
    point: { part: 'panel' },
    rule: 'RV-11.6',
  },
  { id: 'craft', when: { asked: 'chooseBranch' }, point: { part: 'answers' }, rule: 'RV-10.19' },
  { id: 'offer', when: [{ asked: 'exchange' }, { asked: 'specialist' }], point: { part: 'panel' }, rule: 'RV-4.7' },
  { id: 'keep-one', when: { asked: 'keepCard' }, point: { part: 'panel' }, rule: 'RV-15.8' },
  { id: 'two-decks', when: { asked: 'drawFrom' }, point: { part: 'prompt' }, rule: 'RV-6.15' },
  { id: 'no-room', when: { asked: 'settleDice' }, point: { part: 'panel' }, rule: 'RV-5.5' },
  { id: 'five-artifacts', when: { asked: 'makeRoom' }, point: { part: 'panel' }, rule: 'RV-10.8' },
  { id: 'by-force', when: { asked: 'formPool' }, point: { part: 'panel' }, rule: 'RV-12.7' },
  { id: 'rewards', when: { asked: 'nextReward' }, point: { part: 'panel' }, rule: 'RV-12.12' },
  { id: 'better-tile', when: { asked: 'claim' }, point: { part: 'panel' }, rule: 'RV-18.67' },
  { id: 'lost-die', when: { asked: 'loseDice' }, point: { part: 'panel' }, rule: 'RV-5.20' },
  { id: 'given-up', when: { asked: 'discardHolding' }, point: { part: 'panel' }, rule: 'RV-15.4' },
  { id: 'new-leader', when: { happened: { kind: 'promoted', seat: 0 } }, point: { part: 'leader' }, rule: 'RV-5.17' },
  { id: 'lost', when: { happened: { kind: 'combat-lost', seat: 0 } }, rule: 'RV-9.13' },
  {
    id: 'given-terror',
    when: { happened: { kind: 'terror-given', to: 0 } },
    point: { thing: 'good@terror' },
    rule: 'RV-10.17',
  },
  { id: 'moved', when: { happened: { kind: 'marker-moved' } }, point: { part: 'header' }, rule: 'RV-7.2' },
  { id: 'last-round', when: { asked: 'select', sees: { round: 6 } }, point: { part: 'header' }, rule: 'RV-16.3' },
] as const satisfies readonly LessonHint[]
