import type { PositionOf } from '@longhouse/kernel/testing'
import { carry } from '../src/carry.ts'
import { damage } from '../src/damage-frame.ts'
import { declare } from '../src/declaring.ts'
import type { Runar } from '../src/runar.ts'
import { campaign } from './campaign-table.ts'
import { type Position, position } from './position.ts'
import { setUp } from './set-up.ts'

/** Loki's Theft among two opponents, both with dice. */
const thief = (): Position =>
  position({ players: 3 })
    .hero('frida', 'n-4-4')
    .hero('feima', 'n-5-5')
    .hero('helga', 'n-3-4')
    .seat(0, { pool: ['agility', 'strength'] })
    .seat(1, { pool: ['neutral', 'instinct'] })
    .acting('frida')
    .uses('frida', 'lokis-theft')

const twoStatues = (): Position => {
  const p = position({ scenario: 'scenario-4b' })
    .enemy('hidlesvini', 'n-1-1')
    .seat(0, { statue: 4 })
    .seat(1, { statue: 3 })
  p.field.obstacles['n-2-2'] = { type: 'statue', wounds: 0, owner: 1 }
  return p.turn(0, 'nemesis').fires('enemy-activation-ends', { figure: p.field.standing['n-1-1'] as string })
}

/** An Enemy between two heroes strikes one of them, or both. */
const beset = (targets: 'one-adjacent-hero' | 'each-adjacent-hero'): Position => {
  const p = position({ scenario: 'scenario-1b' }).enemy('seggir', 'n-2-2').hero('feima', 'n-2-3').hero('helga', 'n-3-3')
  const hero = p.field.standing['n-2-2'] as string
  const effects = [{ do: 'enemy', op: 'attack', targets }] as const
  return p.turn(0, 'nemesis').run(carry({ effects, at: 0, seat: 0, hero, bound: {}, cause: 'seggir' }))
}

const WON = { vp: [20, 10, 5] }

/** Decisions that come up too rarely in games played at random, or in campaigns alone, by their names. */
export const questions: { readonly [decision: string]: () => PositionOf<Runar> } = {
  orderTied: () => campaign({ players: 3 }).finish({ vp: [20, 20, 5] }),
  promote: () => campaign().finish(WON),
  keepArtifact: () => campaign().finish(WON).until('keepArtifact'),
  chooseTreasure: () => campaign().finish(WON).until('chooseTreasure'),
  rest: () => campaign().finish(WON).until('rest'),
  fieldHeroes: () => campaign({ play: 'conquerors', players: 1 }).until('fieldHeroes'),
  strikeHero: () => campaign({ play: 'conquerors', players: 1 }).finish({ vp: [0] }),
  bareShard: () => setUp({ players: 1, options: { enemies: 'seggir/hidlesvini/hofundr' } }).until('bareShard'),
  shop: () => campaign().after(WON, WON, WON, WON).until('shop'),
  permute: () =>
    position().hero('helga', 'n-2-8').hero('erik', 'n-3-8').hero('ebbe', 'n-4-8').turn(1).uses('helga', 'rime-mirrors'),
  runarNode: () =>
    position({ scenario: 'scenario-5a' })
      .obstacle('cairn', 'n-4-4')
      .obstacle('chest', 'n-5-5')
      .run({ step: 'scenarioSetUp', args: null }),
  pickOpponent: thief,
  takeDie: () => thief().choose(2, 0),
  whichAbility: () =>
    position()
      .hero('hrafn', 'n-2-2')
      .captured(1, [['hrafn-01'], []])
      .run({ step: 'whichAbility', args: { seat: 0, hero: 'hrafn', cause: 'perfect-command' } }),
  recoverCard: () =>
    position()
      .hero('hrafn', 'n-2-2')
      .hero('feima', 'n-3-3')
      .captured(1, [['feima-01'], ['hrafn-01']])
      .carries('hrafn', { do: 'recover', hero: 'any-own', n: 1, from: ['damage-slots'], to: 'hand' }),
  trimHand: () =>
    position()
      .hero('feima', 'n-2-2')
      .hand(0, 'feima-01', 'feima-02', 'feima-03', 'inspiration')
      .carries('feima', { do: 'trim-hand', player: 'you', keep: 3, rest: 'top-or-bottom-of-deck' }),
  enemyTarget: () => beset('one-adjacent-hero'),
  enemyNext: () => beset('each-adjacent-hero'),
  nearestHero: () => {
    const p = position({ scenario: 'scenario-1b' })
      .enemy('hofundr', 'n-2-2')
      .hero('feima', 'n-2-4')
      .hero('helga', 'n-4-2')
    const figure = p.field.standing['n-2-2'] as string
    const args = { figure, card: 'hofundr-leap', list: 'effects', at: 0, nearest: null }
    return p.turn(0, 'nemesis').run({ step: 'nearestHero', args })
  },
  respawnNode: () =>
    position({ scenario: 'scenario-1b' })
      .turn(0, 'nemesis')
      .run({ step: 'respawnNode', args: { type: 'seggir', card: 'seggir-reinforcements', nodes: ['n-2-2', 'n-2-8'] } }),
  spawnType: () =>
    position({ scenario: 'scenario-1b' })
      .turn(0, 'nemesis')
      .run({ step: 'spawnType', args: { nodes: ['n-2-2'] } }),
  giveBack: () => {
    const p = position({ scenario: 'scenario-1b' }).turn(0, 'nemesis')
    p.nemesis.reserve.seggir = (p.nemesis.reserve.seggir ?? 0) - 1
    Object.assign(p.player(0), { enemyTokens: 1, defeatedEnemies: ['seggir'] })
    return p.run({ step: 'giveBack', args: null })
  },
  remainsNode: () => {
    const p = position({ obstacleCards: true }).hero('feima', 'n-2-2').obstacle('menhir', 'n-2-3').acting('feima')
    const strike = damage({ at: 'n-2-3', kind: 'normal', by: 'feima', cause: 'attack', attack: true })
    return p.run(strike, strike)
  },
  sendHazard: () => position({ players: 3 }).hero('arne', 'n-4-4').hazard('n-5-5').acting('arne').uses('arne', 'lure'),
  nextTarget: () =>
    position()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3')
      .hero('erik', 'n-3-3')
      .acting('feima')
      .carries('feima', { do: 'act', who: 'self', action: 'attack', against: 'each-adjacent-opposing' }),
  'spikes:reaction': () =>
    position({ rank: 'explorer' })
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { treasure: 'equipment-spiked-bracer', dice: ['strength'] })
      .acting('feima')
      .run(declare({ figure: 'feima', action: 'attack', at: 'n-2-3', cause: 'attack' }))
      .choose(1, { token: true }),
  whichStatue: twoStatues,
  'nextEffect:order': () =>
    position()
      .placed('event-16')
      .hero('ebbe', 'n-1-7')
      .hero('erik', 'n-1-8', { defence: 0, treasure: 'artifact-draupnir' })
      .turn(1, 'initial')
      .fires('start-of-initial', { seat: 1 }),
  takeTreasure: () => {
    const p = position({ scenario: 'scenario-2a' }).hero('feima', 'n-2-2')
    p.field.offer = ['mark-thor', 'equipment-seal-boots']
    return p.carries('feima', { do: 'card', player: 'you', kind: 'offered-treasure', n: 1 })
  },
  assumedNode: () =>
    position()
      .hero('feima', 'n-2-1')
      .hero('helga', 'n-2-4')
      .acting('feima')
      .carries('feima', { do: 'act', who: 'self', action: 'push', range: 4 }),
  loseDie: () =>
    position()
      .hero('feima', 'n-2-2')
      .seat(0, { pool: ['agility', 'strength'] })
      .carries('feima', { do: 'discard', player: 'you', what: 'pool-die', n: 1 }),
  loseCard: () =>
    position()
      .hero('feima', 'n-2-2')
      .hand(0, 'feima-01', 'hrafn-01')
      .carries('feima', { do: 'discard', player: 'you', what: 'hand-card', n: 1, to: 'memory-bottom' }),
}
