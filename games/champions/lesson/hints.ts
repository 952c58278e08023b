import type { LessonHint } from '@longhouse/board/lesson'

/** What the script leaves out, the first time the learner meets it. */
export const hints = [
  {
    id: 'kraken',
    when: { happened: { kind: 'journey-revealed', seat: 0, journey: 'journey-kraken' } },
    point: { part: 'foe' },
    rule: 'CH-10.11',
  },
  { id: 'starving', when: { asked: 'starve' }, point: { part: 'prompt' }, rule: 'CH-10.16' },
  { id: 'healing', when: { asked: 'chooseHealing' }, point: { part: 'prompt' }, rule: 'CH-13.12' },
  { id: 'fame', when: { asked: 'chooseFame' }, point: { part: 'prompt' }, rule: 'CH-13.10' },
  { id: 'true-vision', when: { asked: 'chooseTrueVision' }, point: { part: 'prompt' }, rule: 'CH-13.28' },
  { id: 'other-journey', when: { asked: 'replaceJourney' }, point: { part: 'prompt' }, rule: 'CH-13.15' },
  { id: 'any-time', when: { asked: 'runeChance' }, point: { part: 'runes' }, rule: 'CH-13.31' },
  { id: 'shrine', when: { asked: 'pray' }, point: { part: 'prompt' }, rule: 'CH-5.18' },
  { id: 'shipwright', when: { asked: 'buildLongship' }, point: { thing: 'shipwright' }, rule: 'CH-5.16' },
  {
    id: 'hired',
    when: { happened: { kind: 'worker-hired', seat: 0 } },
    point: { thing: 'worker-huts' },
    rule: 'CH-5.19',
  },
  {
    id: 'draugr',
    when: [
      { happened: { kind: 'worker-placed', seat: 0, location: 'draugr-left' } },
      { happened: { kind: 'worker-placed', seat: 0, location: 'draugr-right' } },
    ],
    rule: 'CH-9.16',
  },
  { id: 'marker', when: { happened: { kind: 'marker-moved' } }, point: { thing: 'jarls-longhouse' }, rule: 'CH-5.10' },
  {
    id: 'full',
    when: { happened: { kind: 'left-behind', seat: 0 } },
    point: { part: 'warriors' },
    rule: 'CH-1.15',
  },
  { id: 'lost', when: { happened: { kind: 'combat-lost', seat: 0 } }, rule: 'CH-9.15' },
  { id: 'in-turn', when: { happened: { kind: 'turn-order-demanded' } }, rule: 'CH-7.10' },
  { id: 'last-round', when: { asked: 'placeWorker', sees: { round: 8 } }, point: { part: 'header' }, rule: 'CH-11.7' },
] as const satisfies readonly LessonHint[]
