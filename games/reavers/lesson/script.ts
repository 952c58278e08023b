import type { LessonCard } from '@longhouse/board/lesson'

/**
 * One round and the beginning of the next, chosen so that all but the keeps comes up: Reavers of one clan, a raid that
 * finds a sword for the battle to come, and a reroll that wins it. The learner selects first; the rival's answers stand
 * with the choices they follow.
 */

const setup = { asked: 'nextCard', sees: { phase: 'setup' } }
const select = (round: number) => ({ asked: 'select', sees: { round } })
const at = (location: string, step: string) => ({ asked: step, sees: { activation: { location } } })

export const cards = [
  { id: 'welcome', when: setup, rule: 'RV-1.2' },
  { id: 'dice', when: setup, point: { part: 'ship' }, rule: 'RV-2.12' },
  {
    id: 'promote',
    when: setup,
    point: { part: 'promote-second' },
    rule: 'RV-6.12',
    take: { card: { 'reaver-revered-seer': { promote: true } } },
  },
  {
    id: 'specialize',
    when: setup,
    point: { part: 'slots-first' },
    rule: 'RV-6.9',
    take: { card: { 'reaver-sword-chief': { specialize: 'raid-villages' } } },
    rival: [
      { card: { 'reaver-spakona': { promote: true } } },
      { card: { 'reaver-scout': { specialize: 'battle-at-sea' } } },
    ],
  },

  // The first activation: the learner raids villages
  { id: 'places', when: select(1), point: { part: 'header' }, rule: 'RV-3.1' },
  { id: 'wild', when: select(1), point: { thing: 'reaver-revered-seer' }, rule: 'RV-5.13' },
  { id: 'prophecy', when: select(1), point: { part: 'prophecies' }, rule: 'RV-17.17' },
  {
    id: 'select',
    when: select(1),
    point: { thing: 'raid-villages' },
    rule: 'RV-10.1',
    take: 'raid-villages',
  },
  {
    id: 'pair',
    when: at('raid-villages', 'participate'),
    point: { thing: 'activate@0' },
    rule: 'RV-10.2',
    take: { activate: 0 },
  },
  {
    id: 'pay',
    when: at('raid-villages', 'payCost'),
    point: { part: 'sources' },
    rule: 'RV-5.9',
    take: { chest: { 'yellow:chest': 1, 'yellow:tree': 1 } },
  },
  {
    id: 'bonus',
    when: at('raid-villages', 'nextCard'),
    point: { part: 'card-1' },
    rule: 'RV-10.3',
    take: { card: { 'artifact-dainsleif': true } },
  },
  {
    id: 'store',
    when: at('raid-villages', 'nextCard'),
    point: { thing: 'artifact@artifact-dainsleif' },
    rule: 'RV-14.1',
    take: { store: { 'artifact-dainsleif': 'yellow:hammer' } },
  },
  {
    id: 'farm',
    when: at('raid-villages', 'nextCard'),
    point: { part: 'card-3' },
    rule: 'RV-10.12',
    take: { card: { 'village-farm': true } },
  },
  {
    id: 'pillage',
    when: at('raid-villages', 'pillage'),
    point: { part: 'answers' },
    rule: 'RV-10.14',
    take: { pillage: true },
  },
  {
    id: 'upgrade',
    when: at('raid-villages', 'nextCard'),
    point: { part: 'card-2' },
    rule: 'RV-10.10',
    take: { card: { 'village-chest-upgrade': true } },
  },
  {
    id: 'tile',
    when: at('raid-villages', 'chooseBranch'),
    point: { part: 'answers' },
    rule: 'RV-13.2',
    take: 0,
    rival: [
      { rest: 0 },
      'recruit-reavers',
      { activate: 1 },
      { card: { 'reaver-seasoned-hunter': { specialize: 'subdue-territories' } } },
      { card: { 'reaver-flame-bringer': { specialize: 'raid-keeps' } } },
    ],
  },

  // The second: the rival recruits, the learner too
  { id: 'rest', when: at('recruit-reavers', 'participate'), point: { part: 'rivals' }, rule: 'RV-4.15' },
  {
    id: 'recruit',
    when: at('recruit-reavers', 'participate'),
    point: { thing: 'activate@0' },
    rule: 'RV-6.3',
    take: { activate: 0 },
  },
  {
    id: 'rally',
    when: at('recruit-reavers', 'nextCard'),
    point: { part: 'rally-second' },
    rule: 'RV-6.8',
    take: { card: { 'reaver-scout': { rally: true } } },
  },
  {
    id: 'tree',
    when: at('recruit-reavers', 'takeDie'),
    point: { part: 'faces' },
    rule: 'RV-5.2',
    take: 'yellow:tree',
  },
  {
    id: 'hammers',
    when: at('recruit-reavers', 'takeDie'),
    point: { part: 'faces' },
    rule: 'RV-9.3',
    take: 'red:double-hammer',
  },
  {
    id: 'keeper',
    when: at('recruit-reavers', 'nextCard'),
    point: { part: 'slots-first' },
    rule: 'RV-4.4',
    take: { card: { 'reaver-keeper-of-sagas': { specialize: 'battle-at-sea' } } },
  },

  // The third: the learner trades
  {
    id: 'trade',
    when: select(1),
    point: { thing: 'trade-with-villages' },
    rule: 'RV-7.4',
    take: 'trade-with-villages',
  },
  {
    id: 'marker',
    when: at('trade-with-villages', 'participate'),
    point: { thing: 'activate@here' },
    rule: 'RV-7.3',
    take: { activate: true },
  },
  {
    id: 'display',
    when: at('trade-with-villages', 'tradePick'),
    point: { thing: 'trade-dice' },
    rule: 'RV-7.9',
    take: { 'trade-dice': { 'red:hammer': 1, 'red:ship': 1 } },
  },
  {
    id: 'foretold',
    when: at('trade-with-villages', 'tradePick'),
    point: { thing: 'prophecy@1' },
    rule: 'RV-7.12',
    take: { 'trade-prophecy': 1 },
  },
  {
    id: 'favor',
    when: at('trade-with-villages', 'tradePick'),
    point: { thing: 'trade-favor' },
    rule: 'RV-7.6',
    take: { 'trade-favor': true },
    rival: [
      { activate: true },
      { 'trade-prophecy': 2 },
      'battle-at-sea',
      { exchange: { yellow: { 'yellow:hammer': 1 } } },
      'yellow:ship',
      { activate: true },
      { avoid: { hammer: { 'blue:hammer': 1 } } },
      { take: 1 },
      { combination: { ship: { 'yellow:ship': 1 }, chest: { 'yellow:chest': 1 }, shield: { 'blue:shield': 1 } } },
    ],
  },

  // The fourth: the rival is back from the sea, the learner sails
  {
    id: 'sail',
    when: at('battle-at-sea', 'participate'),
    point: { thing: 'activate@here' },
    rule: 'RV-8.1',
    take: { activate: true },
  },
  {
    id: 'journey',
    when: at('battle-at-sea', 'faceJourney'),
    point: { part: 'way' },
    rule: 'RV-8.5',
    take: { avoid: { shield: { 'red:shield': 1 } } },
  },
  {
    id: 'sighted',
    when: at('battle-at-sea', 'chooseBattle'),
    point: { thing: 'battle@0' },
    rule: 'RV-8.8',
    take: { take: 0 },
  },
  {
    id: 'fight',
    when: at('battle-at-sea', 'meetShip'),
    point: { part: 'second-way' },
    rule: 'RV-8.10',
    take: { fight: { 'artifact-dainsleif': 1, 'blue:hammer': 1 } },
  },
  {
    id: 'reroll',
    when: at('battle-at-sea', 'reroll'),
    point: { part: 'panel' },
    rule: 'RV-9.9',
    take: { reroll: { 0: 2 } },
  },
  {
    id: 'refill',
    when: at('battle-at-sea', 'finish'),
    point: { thing: 'artifact@artifact-dainsleif' },
    rule: 'RV-14.6',
    take: { store: { 'artifact-dainsleif': 'yellow:hammer' } },
    rival: [
      'subdue-territories',
      { skip: true },
      { activate: true },
      { peaceful: 'dice-1' },
      { any: { 'red:helm': 1 } },
      { force: 'dice-2' },
      { 'red:double-hammer': 1, 'red:hammer': 1 },
      { stop: true },
      'territory-dice-2-a',
    ],
  },

  // Round 2: the rival subdues, the learner has one attempt
  { id: 'cleanup', when: at('subdue-territories', 'participate'), point: { part: 'header' }, rule: 'RV-16.6' },
  {
    id: 'subdue',
    when: at('subdue-territories', 'participate'),
    point: { thing: 'activate@here' },
    rule: 'RV-12.2',
    take: { activate: true },
  },
  {
    id: 'peace',
    when: at('subdue-territories', 'attempt'),
    point: { thing: 'favor-1' },
    rule: 'RV-12.9',
    take: { peaceful: 'favor-1' },
  },
  { id: 'territory', when: select(2), point: { part: 'won' }, rule: 'RV-16.2' },
  { id: 'scoring', when: select(2), point: { part: 'scores' }, rule: 'RV-17.1' },
  { id: 'farewell', when: select(2), rule: 'RV-17.20' },
] as const satisfies readonly LessonCard[]
