import type { LessonHint } from '@longhouse/board/lesson'

/** What the script leaves out, the first time the learner meets it. */
export const hints = [
  { id: 'building', when: { asked: 'build' }, point: { part: 'panel' }, rule: 'TV-7.32' },
  { id: 'exploring', when: { asked: 'explore' }, point: { part: 'prompt' }, rule: 'TV-7.24' },
  { id: 'moving-temple', when: { asked: 'moveTemple' }, point: { part: 'prompt' }, rule: 'TV-9.4' },
  { id: 'replacing', when: { asked: 'discard' }, point: { part: 'own' }, rule: 'TV-9.6' },
  { id: 'gaining', when: { asked: 'gain' }, point: { part: 'panel' }, rule: 'TV-9.10' },
  { id: 'exchanging', when: { asked: 'exchange' }, point: { part: 'panel' }, rule: 'TV-9.11' },
  { id: 'fourth-favor', when: { asked: 'giveBack' }, point: { part: 'panel' }, rule: 'TV-6.24' },
  { id: 'driven-out', when: { asked: 'driveOut' }, point: { part: 'prompt' }, rule: 'TV-7.12' },
  { id: 'invaders', when: { happened: { kind: 'invaders-came' } }, point: { part: 'battle' }, rule: 'TV-6.27' },
  {
    id: 'no-steel',
    when: { happened: { kind: 'steel-missing', side: 0 } },
    point: { part: 'battle' },
    rule: 'TV-6.12',
  },
  { id: 'stolen', when: { happened: { kind: 'rune-taken', from: 0 } }, point: { part: 'prompt' }, rule: 'TV-8.6' },
  { id: 'gone', when: { happened: { kind: 'rune-returned', side: 0 } }, point: { part: 'prompt' }, rule: 'TV-8.7' },
  { id: 'last-era', when: { asked: 'pick', sees: { era: 3 } }, point: { part: 'header' }, rule: 'TV-11.2' },
] as const satisfies readonly LessonHint[]
