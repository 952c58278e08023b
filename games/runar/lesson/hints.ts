import type { LessonHint } from '@longhouse/board/lesson'

/** What the script leaves out, the first time the learner meets it. */
export const hints = [
  { id: 'chasing', when: { asked: 'chase:reaction' }, point: { part: 'prompt' }, rule: 'RN-11.2' },
  { id: 'charging', when: { asked: 'chargeTo' }, point: { part: 'field' }, rule: 'RN-7.9' },
  { id: 'coordinating', when: { asked: 'drawFrom' }, point: { part: 'prompt' }, rule: 'RN-7.4' },
  { id: 'too-many-dice', when: { asked: 'keepDice' }, point: { part: 'prompt' }, rule: 'RN-12.8' },
  { id: 'shard-back', when: { asked: 'shardNode' }, point: { part: 'field' }, rule: 'RN-20.12' },
  { id: 'hazard-back', when: { asked: 'hazardNode' }, point: { part: 'field' }, rule: 'RN-20.8' },
  {
    id: 'changing',
    when: { happened: { kind: 'hero-active', byChange: true } },
    point: { part: 'own' },
    rule: 'RN-10.24',
  },
  { id: 'pushing', when: { happened: { kind: 'pushed' } }, point: { part: 'field' }, rule: 'RN-10.11' },
  {
    id: 'neutral-damage',
    when: { happened: { kind: 'hazard-activated' } },
    point: { part: 'prompt' },
    rule: 'RN-17.16',
  },
  { id: 'captured', when: { happened: { kind: 'card-captured', side: 0 } }, point: { part: 'piles' }, rule: 'RN-15.2' },
  { id: 'fallen', when: { happened: { kind: 'hero-defeated' } }, point: { part: 'prompt' }, rule: 'RN-16.8' },
  {
    id: 'inspired',
    when: { happened: { kind: 'inspiration-gained', seat: 0 } },
    point: { part: 'hand' },
    rule: 'RN-8.12',
  },
  {
    id: 'new-deck',
    when: { happened: { kind: 'memory-reshuffled', seat: 0 } },
    point: { part: 'piles' },
    rule: 'RN-19.6',
  },
  {
    id: 'last-event',
    when: { happened: { kind: 'event-placed', slot: 3 } },
    point: { part: 'events' },
    rule: 'RN-26.1',
  },
] as const satisfies readonly LessonHint[]
