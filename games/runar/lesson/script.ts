import type { LessonCard } from '@longhouse/board/lesson'

/**
 * Five turns of a game for two: Shards are collected, an Attack is fended off and another paid for, an Event comes, a Statue
 * grows, and three captured cards become a point. The learner begins; the rival's answers stand with the choices they follow.
 */

const asked = (step: string) => ({ asked: step })
const inTurn = (number: number, step: string) => ({ asked: step, sees: { field: { turn: { number } } } })

const pool = (die: string) => ({ from: 'pool', die })

/** Where the two face each other. */
const FEIMA = 'n-4-6'
const EBBE = 'n-4-7'

export const cards = [
  { id: 'welcome', when: asked('clan'), rule: 'RN-1.12' },
  { id: 'clan', when: asked('clan'), point: { thing: 'bear' }, rule: 'RN-4.4', take: 'bear', rival: ['walrus'] },

  // Set-up
  { id: 'battlefield', when: asked('keepCards'), point: { part: 'field' }, rule: 'RN-2.2' },
  {
    id: 'hand',
    when: asked('keepCards'),
    point: { part: 'editor' },
    rule: 'RN-5.21',
    take: ['feima-01', 'feima-02', 'hrafn-07'],
    rival: [['ebbe-01', 'ebbe-05', 'erik-04']],
  },
  {
    id: 'bury',
    when: asked('buryCards'),
    point: { part: 'editor' },
    rule: 'RN-14.6',
    take: ['feima-09', 'feima-10', 'halvard-05'],
    rival: [['helga-09', 'erik-07', 'helga-05'], { node: EBBE, hero: 'ebbe' }],
  },
  {
    id: 'first-token',
    when: asked('placeToken'),
    point: { thing: 'node@n-4-4' },
    rule: 'RN-5.30',
    take: { node: 'n-4-4', hero: 'feima' },
    rival: [{ node: 'n-3-0', hero: 'erik' }],
  },
  {
    id: 'second-token',
    when: asked('placeToken'),
    point: { thing: 'node@n-0-8' },
    rule: 'RN-5.31',
    take: { node: 'n-0-8', hero: 'halvard' },
    rival: [{ node: 'n-3-11', hero: 'helga' }],
  },

  // The first turn: a Shard, and an Attack that is fended off
  { id: 'turn', when: inTurn(1, 'tactics'), point: { part: 'header' }, rule: 'RN-6.2' },
  { id: 'tactics', when: inTurn(1, 'tactics'), point: { part: 'prompt' }, rule: 'RN-7.1', take: { done: true } },
  { id: 'play', when: inTurn(1, 'playCard'), point: { thing: 'card@feima-01' }, rule: 'RN-8.2', take: 'feima-01' },
  { id: 'dice', when: inTurn(1, 'act'), point: { part: 'pool' }, rule: 'RN-8.6' },
  {
    id: 'collect',
    when: inTurn(1, 'act'),
    point: { thing: 'node@n-5-3' },
    rule: 'RN-10.13',
    take: { collect: { at: 'n-5-3', pay: pool('strength') } },
  },
  { id: 'shard', when: inTurn(1, 'act'), point: { part: 'piles' }, rule: 'RN-18.1' },
  {
    id: 'move',
    when: inTurn(1, 'act'),
    point: { thing: 'chip@move' },
    rule: 'RN-10.1',
    take: { move: pool('agility') },
  },
  { id: 'walk', when: inTurn(1, 'walk'), point: { thing: `node@${FEIMA}` }, rule: 'RN-10.2', take: { to: FEIMA } },
  {
    id: 'attack',
    when: inTurn(1, 'act'),
    point: { thing: `node@${EBBE}` },
    rule: 'RN-10.14',
    take: { attack: { at: EBBE, pay: pool('strength') } },
    rival: [{ react: { hero: 'ebbe', reaction: 'defence', pay: pool('instinct') } }],
  },
  { id: 'fended-off', when: inTurn(1, 'act'), point: { thing: `node@${EBBE}` }, rule: 'RN-11.7' },
  {
    id: 'end-phase',
    when: inTurn(1, 'act'),
    point: { part: 'prompt' },
    rule: 'RN-8.10',
    take: { done: true },
    rival: [{ done: true }, 'ebbe-05', { attack: { at: FEIMA, pay: pool('strength') } }],
  },

  // The rival's turn: one Attack is cancelled, one is paid for
  { id: 'returned', when: inTurn(2, 'reaction:reaction'), point: { thing: 'node@n-5-11' }, rule: 'RN-20.12' },
  {
    id: 'defence',
    when: inTurn(2, 'reaction:reaction'),
    point: { part: 'prompt' },
    rule: 'RN-11.8',
    take: { react: { hero: 'feima', reaction: 'defence', pay: pool('instinct') } },
    rival: [{ attack: { at: FEIMA, pay: pool('strength') } }],
  },
  {
    id: 'damage',
    when: inTurn(2, 'suffer'),
    point: { part: 'prompt' },
    rule: 'RN-14.2',
    take: { token: true },
    rival: [{ done: true }],
  },

  // The third: an Ability, and a yellow Shard
  { id: 'advantage', when: inTurn(3, 'playCard'), point: { part: 'rivals' }, rule: 'RN-14.4' },
  { id: 'symbol', when: inTurn(3, 'playCard'), point: { thing: 'card@hrafn-07' }, rule: 'RN-13.1', take: 'hrafn-07' },
  {
    id: 'ability',
    when: inTurn(3, 'act'),
    point: { thing: 'ability@ancestors-strength' },
    rule: 'RN-13.2',
    take: { ability: 'ancestors-strength' },
  },
  { id: 'personal', when: inTurn(3, 'act'), point: { thing: 'hero@hrafn' }, rule: 'RN-12.2' },
  {
    id: 'towards-yellow',
    when: inTurn(3, 'act'),
    point: { thing: 'chip@move' },
    rule: 'RN-10.21',
    take: { move: pool('agility') },
  },
  { id: 'one-step', when: inTurn(3, 'walk'), point: { thing: 'node@n-0-4' }, rule: 'RN-10.7', take: { to: 'n-0-4' } },
  {
    id: 'yellow',
    when: inTurn(3, 'act'),
    point: { thing: 'node@n-1-5' },
    rule: 'RN-10.21',
    take: { collect: { at: 'n-1-5', pay: pool('instinct') } },
    rival: [
      { build: { 'ebbe:neutral': 1, 'helga:neutral': 1 } },
      { done: true },
      'erik-04',
      { move: pool('agility') },
      { to: 'n-3-1' },
      { collect: { at: 'n-2-2', pay: pool('strength') } },
      { deck: true },
      { done: true },
      'n-0-11',
    ],
  },

  // The fifth: the Statue grows, and three captured cards are cleared
  { id: 'event', when: inTurn(5, 'tactics'), point: { thing: 'event-03' }, rule: 'RN-20.18' },
  { id: 'access', when: inTurn(5, 'tactics'), point: { part: 'events' }, rule: 'RN-21.6' },
  { id: 'hazard', when: inTurn(5, 'tactics'), point: { thing: 'node@n-2-2' }, rule: 'RN-17.10' },
  {
    id: 'build',
    when: inTurn(5, 'tactics'),
    point: { part: 'prompt' },
    rule: 'RN-7.15',
    take: { build: { 'hrafn:strength': 2 } },
  },
  { id: 'body', when: inTurn(5, 'tactics'), point: { part: 'piles' }, rule: 'RN-21.10', take: { done: true } },
  { id: 'again', when: inTurn(5, 'playCard'), point: { thing: 'card@feima-02' }, rule: 'RN-8.1', take: 'feima-02' },
  {
    id: 'draw-out',
    when: inTurn(5, 'act'),
    point: { thing: `node@${EBBE}` },
    rule: 'RN-11.14',
    take: { attack: { at: EBBE, pay: pool('strength') } },
    rival: [{ react: { hero: 'ebbe', reaction: 'defence', pay: pool('neutral') } }],
  },
  {
    id: 'neutral',
    when: inTurn(5, 'act'),
    point: { thing: `node@${EBBE}` },
    rule: 'RN-10.22',
    take: { attack: { at: EBBE, pay: { from: 'feima', die: 'neutral' } } },
    rival: [{ token: true }],
  },
  { id: 'set', when: inTurn(5, 'act'), point: { part: 'scores' }, rule: 'RN-15.4' },
  { id: 'rest', when: inTurn(5, 'act'), point: { part: 'prompt' }, rule: 'RN-8.11', take: { done: true } },
  { id: 'second-event', when: inTurn(5, 'dropShard'), point: { part: 'events' }, rule: 'RN-20.19' },
  { id: 'farewell', when: inTurn(5, 'dropShard'), point: { part: 'scores' }, rule: 'RN-26.1' },
] as const satisfies readonly LessonCard[]
