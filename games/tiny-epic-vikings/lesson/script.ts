import type { LessonCard } from '@longhouse/board/lesson'

/**
 * The first era of a game for two: an island is taken, its god angered, a battle won and a battle lost. The learner plays
 * first; the rival's answers stand with the choices they follow.
 */

const GOLD_PORT = 'port-gold-isle-to-open-sea'
const STORM_PORT = 'port-storm-isle-to-open-sea'

const asked = (step: string) => ({ asked: step, sees: { era: 1 } })
/** In which of the learner's turns: how many cards lie in their row. */
const playing = (row: number) => ({ asked: 'play', sees: { era: 1, players: [{ handCount: 4 - row }] } })
const nextEra = { asked: 'pick', sees: { era: 2 } }

export const cards = [
  { id: 'welcome', when: asked('startBoat'), rule: 'TV-11.1' },
  { id: 'islands', when: asked('startBoat'), point: { thing: 'gold-isle' }, rule: 'TV-2.1' },
  { id: 'enemy', when: asked('startBoat'), point: { thing: 'wolf-isle' }, rule: 'TV-13.2' },
  {
    id: 'boat',
    when: asked('startBoat'),
    point: { thing: 'north-west-fjord' },
    rule: 'TV-2.11',
    take: 'north-west-fjord',
  },

  // The draft
  { id: 'gods', when: asked('pick'), point: { part: 'gods' }, rule: 'TV-2.4' },
  {
    id: 'pick',
    when: asked('pick'),
    point: { thing: 'ivar-stormrider' },
    rule: 'TV-4.2',
    take: 'ivar-stormrider',
    rival: ['vigdis-farsight'],
  },
  {
    id: 'strength',
    when: asked('pick'),
    point: { thing: 'bjorn-hallraiser' },
    rule: 'TV-6.14',
    take: 'bjorn-hallraiser',
    rival: ['tove-bearcloak'],
  },
  {
    id: 'last-pick',
    when: asked('pick'),
    point: { thing: 'gudrun-loreweaver' },
    rule: 'TV-4.4',
    take: 'gudrun-loreweaver',
    rival: ['kari-fogsail'],
  },

  // The first turn: an island is taken
  {
    id: 'face-up',
    when: playing(0),
    point: { thing: 'ivar-stormrider' },
    rule: 'TV-5.3',
    take: { up: 'ivar-stormrider' },
  },
  {
    id: 'sail',
    when: asked('sail'),
    point: { thing: `sail@north-west-fjord,${GOLD_PORT}` },
    rule: 'TV-7.8',
    take: { sail: { from: 'north-west-fjord', to: GOLD_PORT } },
  },
  {
    id: 'land',
    when: asked('land'),
    point: { part: 'panel' },
    rule: 'TV-7.15',
    take: { settle: { settlers: 2, plunder: true } },
  },
  { id: 'control', when: asked('harvest'), point: { thing: 'gold-isle' }, rule: 'TV-8.4' },
  { id: 'angered', when: asked('harvest'), point: { thing: 'freyja' }, rule: 'TV-8.12' },
  {
    id: 'rune-action',
    when: asked('harvest'),
    point: { part: 'panel' },
    rule: 'TV-9.1',
    take: { harvest: { food: 1, steel: 1 } },
  },
  {
    id: 'sacrifice',
    when: asked('sacrifice'),
    point: { thing: 'freyja' },
    rule: 'TV-10.3',
    take: { sacrifice: 'freyja' },
    rival: [
      { up: 'vigdis-farsight' },
      { sail: { from: 'east-fjord', to: STORM_PORT } },
      { settle: { settlers: 2, plunder: true } },
      { decline: true },
    ],
  },

  // The second: a battle begins
  { id: 'rival-landed', when: playing(1), point: { thing: 'storm-isle' }, rule: 'TV-8.1' },
  {
    id: 'face-down',
    when: playing(1),
    point: { thing: 'bjorn-hallraiser' },
    rule: 'TV-6.2',
    take: { down: 'bjorn-hallraiser' },
  },
  {
    id: 'favor',
    when: asked('favor'),
    point: { thing: 'favor-golden-armring' },
    rule: 'TV-6.3',
    take: { favor: 'favor-golden-armring', row: 'below', end: 'left' },
    rival: [{ down: 'brand-rodcarver' }, { decline: true }, { boon: 'thor' }, { 'gold-isle/0': 1 }],
  },

  // The third: it is won
  { id: 'won', when: playing(2), point: { part: 'favors' }, rule: 'TV-6.18' },
  { id: 'valhalla', when: playing(2), point: { thing: 'thor' }, rule: 'TV-6.38' },
  {
    id: 'harvester',
    when: playing(2),
    point: { thing: 'gunnar-goldhand' },
    rule: 'TV-7.28',
    take: { up: 'gunnar-goldhand' },
  },
  {
    id: 'harvest',
    when: asked('harvest'),
    point: { part: 'panel' },
    rule: 'TV-7.29',
    take: { harvest: { wood: 2, food: 2 } },
  },
  {
    id: 'return',
    when: asked('sail'),
    point: { thing: `sail@${GOLD_PORT},${GOLD_PORT}` },
    rule: 'TV-7.10',
    take: { sail: { from: GOLD_PORT, to: GOLD_PORT } },
  },
  {
    id: 'guard',
    when: asked('land'),
    point: { part: 'panel' },
    rule: 'TV-7.17',
    take: { settle: { settlers: 2, plunder: false } },
    rival: [
      { down: 'tove-bearcloak' },
      { favor: 'favor-moonlit-grove', row: 'above', end: 'right' },
      { decline: true },
    ],
  },

  // The fourth: another is lost
  {
    id: 'join',
    when: playing(3),
    point: { thing: 'gudrun-loreweaver' },
    rule: 'TV-6.5',
    take: { down: 'gudrun-loreweaver' },
  },
  { id: 'lost', when: asked('boon'), point: { part: 'battle' }, rule: 'TV-6.37' },
  { id: 'boon', when: asked('boon'), point: { thing: 'thor' }, rule: 'TV-6.39', take: { boon: 'thor' } },
  {
    id: 'smite',
    when: asked('smite'),
    point: { part: 'panel' },
    rule: 'TV-9.5',
    take: { 'storm-isle/1': 1 },
    rival: [
      { up: 'kari-fogsail' },
      { sail: { from: STORM_PORT, to: STORM_PORT } },
      { settle: { settlers: 2, plunder: false } },
      { sacrifice: 'frigg' },
    ],
  },

  // The second era begins
  { id: 'cleanup', when: nextEra, point: { part: 'header' }, rule: 'TV-11.3' },
  { id: 'scoring', when: nextEra, point: { part: 'gods' }, rule: 'TV-12.3' },
  { id: 'tied', when: nextEra, point: { thing: 'frigg' }, rule: 'TV-12.5' },
  { id: 'farewell', when: nextEra, point: { part: 'scores' }, rule: 'TV-12.9' },
] as const satisfies readonly LessonCard[]
