import type { LessonCard } from '@longhouse/board/lesson'

/**
 * Two rounds and a bit, chosen so that everything comes up once: a troll that a reroll beats, a storm worth knowing of,
 * and a monster that is worth the voyage. The learner sits first; the rival's answers stand with the choices they follow.
 */

const asked = (step: string, round: number) => ({ asked: step, sees: { round } })
const fighting = (step: string, place: string) => ({ asked: step, sees: { fight: { place } } })

export const cards = [
  { id: 'welcome', when: { asked: 'chooseLeader' }, rule: 'CH-1.3' },
  {
    id: 'leader',
    when: { asked: 'chooseLeader' },
    point: { thing: 'svanhildr' },
    rule: 'CH-12.9',
    take: 'svanhildr',
  },

  // Round 1: placing workers
  { id: 'header', when: asked('placeWorker', 1), point: { part: 'header' }, rule: 'CH-3.1' },
  { id: 'own', when: asked('placeWorker', 1), point: { part: 'own' }, rule: 'CH-2.10' },
  { id: 'rivals', when: asked('placeWorker', 1), point: { part: 'rivals' }, rule: 'CH-17.7' },
  { id: 'workers', when: asked('placeWorker', 1), point: { part: 'prompt' }, rule: 'CH-4.1' },
  {
    id: 'blue',
    when: asked('placeWorker', 1),
    point: { thing: 'blacksmith' },
    rule: 'CH-5.1',
    take: { place: 'blacksmith' },
    rival: [{ place: 'armourer' }],
  },
  {
    id: 'brown',
    when: asked('placeWorker', 1),
    point: { thing: 'stall-vikings' },
    rule: 'CH-6.9',
    take: { place: 'stall-vikings' },
    rival: [{ place: 'draugr-left' }],
  },
  { id: 'troll', when: asked('placeWorker', 1), point: { thing: 'troll-gate' }, rule: 'CH-9.1' },
  {
    id: 'red',
    when: asked('placeWorker', 1),
    point: { thing: 'troll-gate' },
    rule: 'CH-4.7',
    take: { place: 'troll-gate' },
    rival: [{ place: 'spearwright' }],
  },
  {
    id: 'hunt',
    when: asked('placeWorker', 1),
    point: { thing: 'hunting-grounds' },
    rule: 'CH-5.7',
    take: { place: 'hunting-grounds' },
    rival: [{ place: 'butcher' }],
  },

  // Round 1: warriors, the hunt and the troll
  { id: 'secret', when: asked('assign', 1), point: { part: 'fronts' }, rule: 'CH-7.9' },
  {
    id: 'send',
    when: asked('assign', 1),
    point: { part: 'fronts' },
    rule: 'CH-7.1',
    take: { 'troll-gate': { swordsman: 2, axeman: 1 } },
    rival: [{ 'draugr-left': { swordsman: 2, spearman: 1 } }],
  },
  {
    id: 'hunt-roll',
    when: fighting('afterRoll', 'hunting-grounds'),
    point: { part: 'dice' },
    rule: 'CH-8.2',
    take: { end: true },
  },
  { id: 'faces', when: fighting('afterRoll', 'troll-gate'), point: { part: 'dice' }, rule: 'CH-9.5' },
  {
    id: 'reroll',
    when: fighting('afterRoll', 'troll-gate'),
    point: { part: 'dice' },
    rule: 'CH-9.4',
    take: { reroll: { 'swordsman:blank': 1, 'axeman:blank': 1 } },
  },
  {
    id: 'losses',
    when: fighting('chooseLosses', 'troll-gate'),
    point: { part: 'foe' },
    rule: 'CH-9.6',
    take: { swordsman: 1 },
    rival: [{ reroll: { 'swordsman:blank': 1 } }, { swordsman: 1 }],
  },

  // Round 2: what the first one left, and a voyage to prepare
  { id: 'slain', when: asked('placeWorker', 2), point: { part: 'slain' }, rule: 'CH-9.16' },
  { id: 'blame', when: asked('placeWorker', 2), point: { part: 'rivals' }, rule: 'CH-8.9' },
  { id: 'refill', when: asked('placeWorker', 2), point: { thing: 'blacksmith' }, rule: 'CH-3.11' },
  { id: 'bounty', when: asked('placeWorker', 2), point: { thing: 'monster-fossegrim:yellow' }, rule: 'CH-11.6' },
  {
    id: 'sage',
    when: asked('placeWorker', 2),
    point: { thing: 'sages-house' },
    rule: 'CH-5.15',
    take: { place: 'sages-house' },
  },
  {
    id: 'peek',
    when: asked('peek', 2),
    point: { thing: 'journey@shore-2' },
    rule: 'CH-17.4',
    take: 'shore-2',
    rival: [{ place: 'blacksmith' }],
  },
  { id: 'storm', when: asked('placeWorker', 2), point: { thing: 'journey@shore-2' }, rule: 'CH-10.9' },
  { id: 'destiny', when: asked('placeWorker', 2), point: { part: 'destinies' }, rule: 'CH-14.2' },
  {
    id: 'market',
    when: asked('placeWorker', 2),
    point: { thing: 'market' },
    rule: 'CH-10.14',
    take: { place: 'market' },
  },
  {
    id: 'exchange',
    when: asked('exchange', 2),
    point: { part: 'editor' },
    rule: 'CH-5.12',
    take: { food: 3, wood: 1 },
    rival: [{ place: 'draugr-right' }],
  },
  {
    id: 'beg',
    when: asked('placeWorker', 2),
    point: { part: 'prompt' },
    rule: 'CH-5.20',
    take: { place: 'beg' },
    rival: [{ place: 'armourer' }],
  },
  {
    id: 'ship',
    when: asked('placeWorker', 2),
    point: { thing: 'public-large' },
    rule: 'CH-5.22',
    take: { place: 'public-large' },
  },
  {
    id: 'port',
    when: asked('choosePort', 2),
    point: { thing: 'shore-2' },
    rule: 'CH-5.24',
    take: 'shore-2',
    rival: [{ place: 'spearwright' }],
  },

  // Round 2: the voyage
  {
    id: 'load',
    when: asked('assign', 2),
    point: { part: 'fronts' },
    rule: 'CH-7.6',
    take: { 'shore-2': { swordsman: 1, spearman: 1, axeman: 1, food: 3 } },
    rival: [{ 'draugr-right': { swordsman: 2, spearman: 2, axeman: 1 } }],
  },
  {
    id: 'journey',
    when: asked('loseAboard', 2),
    point: { part: 'dice' },
    rule: 'CH-10.2',
    take: { food: 1 },
  },
  { id: 'fed', when: fighting('chooseLosses', 'shore-2'), point: { part: 'voyage' }, rule: 'CH-10.16' },
  {
    id: 'monster',
    when: fighting('chooseLosses', 'shore-2'),
    point: { part: 'dice' },
    rule: 'CH-9.14',
    take: { spearman: 1 },
  },

  // Round 3: what it was all for
  { id: 'trophy', when: asked('placeWorker', 3), point: { part: 'slain' }, rule: 'CH-15.3' },
  { id: 'troll-left', when: asked('placeWorker', 3), point: { part: 'goods' }, rule: 'CH-11.2' },
  {
    id: 'runesmith',
    when: asked('placeWorker', 3),
    point: { thing: 'runesmith' },
    rule: 'CH-5.14',
    take: { place: 'runesmith' },
  },
  { id: 'rune', when: { asked: 'takeRune' }, point: { thing: 'runesmith' }, rule: 'CH-13.1', free: true },
  { id: 'scoring', when: { asked: 'placeWorker' }, point: { part: 'scores' }, rule: 'CH-15.1' },
  { id: 'farewell', when: { asked: 'placeWorker' }, rule: 'CH-1.2' },
] as const satisfies readonly LessonCard[]
