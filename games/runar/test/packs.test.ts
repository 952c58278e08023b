import type { Refusal } from '@longhouse/kernel'
import { playSoundly } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { rulebookFile } from '../src/content.ts'
import { isEffects } from '../src/effect-words.ts'
import type { Node } from '../src/geometry.ts'
import { runar, withContent } from '../src/index.ts'
import { packRules } from '../src/pack.ts'
import { position } from './position.ts'

const { abs, max, min } = Math

const pack = (lists: object) => ({ game: 'runar', ...lists })

function accepted(given: unknown) {
  const game = withContent(given)
  if (!('id' in game)) throw new Error(JSON.stringify(game))
  return game
}

function problems(given: unknown): string[] {
  const answer = withContent(given)
  if ('id' in answer) throw new Error('accepted')
  return (answer as readonly Refusal[]).map(({ refused, facts }) => [refused, ...Object.values(facts)].join(' '))
}

const cards = (hero: string, change: object) =>
  rulebookFile.heroes.find(({ id }) => id === hero)?.actionCards.map((card) => ({ ...card, ...change }))

const horn = rulebookFile.treasures.find(({ id }) => id === 'equipment-war-horn')?.grantsAction

describe('a pack', () => {
  test('RN-13.9 alone leads to a Push from afar: no printed one reaches farther than the next node', () => {
    const pushes = (content: unknown) => JSON.stringify(content).match(/"action":"push"[^}]*/g) ?? []
    expect(pushes(rulebookFile).length).toBeGreaterThan(1)
    expect(pushes(rulebookFile).filter((push) => push.includes('range'))).toEqual([])
    const effects = [{ do: 'act', who: 'self', action: 'push', range: 4 }]
    const p = position({ game: accepted(pack({ treasures: [{ id: 'mark-vidar', effects }] })) })
      .hero('feima', 'n-2-1', { treasure: 'mark-vidar' })
      .hero('helga', 'n-2-4')
      .acting('feima')
      .acts()
      .choose(0, { mark: 'feima' })
    expect(p.waiting).toEqual({ step: 'assumedNode', seats: [0] })
  })

  test('RN-31.32 alone lets a boar come between two Statues: printed ones stand far apart and cannot be moved', () => {
    const { layouts, obstacles } = rulebookFile
    const [statue] = obstacles.filter(({ id }) => id === 'obstacle-statue')
    expect(statue?.movable).toBe(false)
    const gaps = layouts.flatMap(({ variants }) =>
      Object.entries(variants).flatMap(([players, { statues }]) => {
        const places = statues.map(({ node }) => runar.content.boards[Number(players)]?.nodes[node] as Node)
        return places.flatMap((a, i) => places.slice(i + 1).map((b) => max(abs(a.x - b.x), abs(a.y - b.y))))
      }),
    )
    expect(min(...gaps)).toBeGreaterThan(2)
    expect(accepted(pack({ obstacles: [{ id: 'obstacle-statue', movable: true }] })).id).toBe('runar')
  })

  test('changes heroes, Treasures, Events, missions, Enemies and numbers, and its games are another version', () => {
    const feima = rulebookFile.heroes.find(({ id }) => id === 'feima')
    const game = accepted(
      pack({
        heroes: [
          {
            id: 'feima',
            ranks: { ...feima?.ranks, legend: { ...feima?.ranks.legend, speed: 5 } },
            actionCards: cards('feima', { action: ['neutral'] }),
          },
        ],
        treasures: [{ id: 'equipment-seal-boots', effects: [{ do: 'mod', who: 'self', stat: 'speed', add: 3 }] }],
        events: [{ id: 'event-12', nemesisPower: 2 }],
        missions: [{ id: 'mission-murderer', score: { kind: 'per', metric: 'trophies', each: 1, vp: 1 } }],
        enemies: [{ id: 'seggir', health: 2, power: 4 }],
        constants: { vpPerShard: 2, actionPoolCapacity: 8 },
      }),
    )
    expect(game.version).toMatch(/^1\.0\.2\+[0-9a-f]{12}$/)
    expect(game.content.heroes.feima?.ranks.legend.speed).toBe(5)
    expect(runar.content.heroes.feima?.ranks.legend.speed).toBe(3)
    const p = position({ game })
      .hero('feima', 'n-2-2')
      .shard('blue', 'n-2-3')
      .seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
    p.choose(0, { collect: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } })
    expect(p.player(0).vp).toBe(2)
    for (const players of [2, 3, 4]) playSoundly(game, { players, seed: `pack-${players}` })
  })

  test('says nothing that the box does not say itself', () => {
    for (const { effects, rewards, base, actionCards } of [
      ...rulebookFile.treasures.map(({ effects: own }) => ({ effects: own, rewards: [], base: null, actionCards: [] })),
      ...rulebookFile.enemies.map((enemy) => ({ effects: [], ...enemy })),
    ]) {
      for (const list of [effects ?? [], rewards, base?.effects ?? [], ...actionCards.map((card) => card.effects)])
        expect(isEffects(list), JSON.stringify(list)).toBe(true)
    }
  })

  test('all that the box says can be said by a pack', () => {
    const NOTES = ['designedFields', 'rulebookFields']
    const own = (entry: object) => Object.fromEntries(Object.entries(entry).filter(([field]) => !NOTES.includes(field)))
    const whole = rulebookFile as unknown as { readonly [list: string]: object | readonly object[] }
    accepted(
      pack(
        Object.fromEntries(
          Object.keys(packRules.lists).map((list) => {
            const entries = whole[list] ?? []
            return [list, Array.isArray(entries) ? entries.map(own) : own(entries)]
          }),
        ),
      ),
    )
  })
})

describe('a pack is refused', () => {
  test.each([
    ['of another game', { game: 'reavers' }, 'pack-other-game reavers'],
    ['with a list that there is not', pack({ swords: [] }), 'pack-unknown-list swords'],
    ['with a list that stays as it is', pack({ boards: [] }), 'pack-unknown-list boards'],
    ['with a new hero', pack({ heroes: [{ id: 'ragnar' }] }), 'pack-bad-field heroes ragnar id'],
    [
      'with a word that there is not',
      pack({ treasures: [{ id: 'mark-thor', effects: [{ do: 'win' }] }] }),
      'pack-bad-field treasures mark-thor effects',
    ],
    [
      'with a field that the word has not',
      pack({ treasures: [{ id: 'mark-thor', effects: [{ do: 'vp', player: 'you', n: 1, twice: true }] }] }),
      'pack-bad-field treasures mark-thor effects',
    ],
    [
      'with an Enemy that nothing can defeat',
      pack({ enemies: [{ id: 'seggir', health: 0 }] }),
      'pack-bad-field enemies seggir health',
    ],
    [
      'with cards of another number',
      pack({ heroes: [{ id: 'feima', actionCards: [] }] }),
      'pack-bad-field heroes feima actionCards',
    ],
    [
      'with a name that every object has',
      pack({ enemies: [{ id: 'constructor' }] }),
      'pack-bad-field enemies constructor id',
    ],
    [
      'with a Tactic that would cost more dice than are ever asked for',
      pack({ tactics: [{ id: 'tactic-charge', cost: { mode: 'one-of', dice: ['agility'], n: 2 } }] }),
      'pack-bad-field tactics tactic-charge cost',
    ],
    [
      'with Equipment whose Action would cost two dice',
      pack({
        treasures: [{ id: 'equipment-war-horn', grantsAction: { ...horn, cost: [{ color: 'instinct', n: 2 }] } }],
      }),
      'pack-bad-field treasures equipment-war-horn grantsAction',
    ],
    [
      'with numbers beyond all measure',
      pack({ constants: { shardSlots: 1e9 } }),
      'pack-bad-field constants constants shardSlots',
    ],
  ])('%s', (_, given, problem) => {
    expect(problems(given)).toContain(problem)
  })

  test('with two Abilities of one name', () => {
    const hrafn = rulebookFile.heroes.find(({ id }) => id === 'hrafn')
    const [first] = hrafn?.ranks.legend.abilities ?? []
    const ranks = { ...hrafn?.ranks, legend: { ...hrafn?.ranks.legend, abilities: [first, first] } }
    expect(problems(pack({ heroes: [{ id: 'hrafn', ranks }] }))).toEqual(['pack-bad-field heroes hrafn ranks'])
  })

  test('with an Ability or a part of an Event that says nothing to its readers', () => {
    const hrafn = rulebookFile.heroes.find(({ id }) => id === 'hrafn')
    const abilities = hrafn?.ranks.legend.abilities.map(({ text, ...said }) => said)
    const ranks = { ...hrafn?.ranks, legend: { ...hrafn?.ranks.legend, abilities } }
    const event = rulebookFile.events.find(({ mission }) => mission !== null)
    const { text, ...mission } = event?.mission ?? {}
    expect(problems(pack({ heroes: [{ id: 'hrafn', ranks }], events: [{ id: event?.id, mission }] }))).toEqual([
      'pack-bad-field heroes hrafn ranks',
      `pack-bad-field events ${event?.id} mission`,
    ])
  })
})
