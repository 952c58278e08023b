import type { Refusal } from '@longhouse/kernel'
import { playSoundly } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { rulebookFile } from '../src/content.ts'
import { tinyEpicVikings, withContent } from '../src/index.ts'
import { packRules } from '../src/pack.ts'
import { position } from './position.ts'

const pack = (lists: object) => ({ game: 'tiny-epic-vikings', ...lists })

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

const sheets = (change: object) => tinyEpicVikings.content.file.clanSheets.map(({ id }) => ({ id, ...change }))
const SKALD = {
  id: 'skald-of-hosts',
  name: { en: 'Skald', pl: 'Skald' },
  count: 1,
  rune: 'wealth',
  strength: { base: 7, boost: { op: 'add', factor: 2, counter: { kind: 'rune', rune: 'any' } } },
  steelCost: 2,
  leaderAction: { type: 'sail', value: 5 },
  runeRequirement: [],
  runeAction: { type: 'fury', delta: -2, target: 'any-god' },
}

describe('a pack', () => {
  test('changes cards, gods, sheets and numbers, and its games are another version', () => {
    const game = accepted(
      pack({
        vikingCards: [SKALD, { id: 'grim-nightwatch', steelCost: 0 }],
        favorCards: [{ id: 'favor-coin-hoard', runes: ['wealth', 'wealth', 'wealth'] }],
        gods: [{ id: 'odin', boon: [{ type: 'sail', value: 1 }] }],
        clanSheets: sheets({ deployCost: { food: 2 }, startResources: { wood: 1, food: 4, steel: 0 } }),
        scoring: { islandRune: { first: 9, second: 5, third: 1 } },
        twoPlayer: { enemyForcesPerOuterIsland: { temple: 0, settler: 3 } },
      }),
    )
    expect(game.version).toMatch(/^1\.0\.1\+[0-9a-f]{12}$/)
    expect(game.content.vikings['skald-of-hosts']).toMatchObject({ steelCost: 2, source: 'host' })
    expect(tinyEpicVikings.content.vikings['grim-nightwatch']?.steelCost).toBe(1)
    const p = position({ game }).boat(0, 'wolf-sound').acts(0, { type: 'sail', value: 3 })
    expect(p.player(0)).toMatchObject({ wood: 1, food: 4, steel: 0 })
    p.choose(0, { sail: { from: 'wolf-sound', to: 'port-gold-isle-to-wolf-isle' } })
    p.choose(0, { settle: { settlers: 2, plunder: false } })
    expect(p.player(0).food).toBe(0)
    for (const players of [2, 3, 4]) playSoundly(game, { players, seed: `pack-${players}` })
  })

  test('can say all that the box says', () => {
    const whole = rulebookFile as unknown as { readonly [list: string]: unknown }
    accepted(pack(Object.fromEntries(Object.keys(packRules.lists).map((list) => [list, whole[list]]))))
  })

  test('may make deploying free', () => {
    const game = accepted(pack({ clanSheets: sheets({ deployCost: { food: 0 } }) }))
    const p = position({ game }).boat(0, 'wolf-sound').seat(0, { food: 0 }).acts(0, { type: 'sail', value: 3 })
    p.choose(0, { sail: { from: 'wolf-sound', to: 'port-gold-isle-to-wolf-isle' } })
    expect(p.choose(0, { settle: { settlers: 3, plunder: false } }).player(0)).toMatchObject({ food: 0, settlers: 3 })
  })

  test('a boon of a host may sail, in the turn of somebody else', () => {
    const game = accepted(pack({ gods: [{ id: 'odin', boon: [{ type: 'sail', value: 1 }] }] }))
    const p = position({ game }).favors([], []).boat(1, 'wolf-sound').settlers(1, 'raven-isle', 6).seat(1, { food: 3 })
    p.seat(0, { row: ['-kari-fogsail'] })
      .seat(1, { row: ['-ingrid-silverpurse'] })
      .battle('favor-coin-hoard', 0, 1)
    p.resolves().choose(1, { boon: 'odin' })
    p.choose(1, { sail: { from: 'wolf-sound', to: 'port-wolf-isle-to-gold-isle' } })
    expect(p.ways(1)).toEqual(['settle'])
  })
})

describe('a pack is refused', () => {
  const viking = (change: object) => pack({ vikingCards: [{ ...SKALD, ...change }] })

  test.each([
    ['of another game', { game: 'reavers' }, 'pack-other-game reavers'],
    ['with a list that no pack may change', pack({ maps: [] }), 'pack-unknown-list maps'],
    ['with an unknown field', viking({ speed: 1 }), 'pack-unknown-field vikingCards skald-of-hosts speed'],
    ['with a rune that is none', viking({ rune: 'luck' }), 'pack-bad-field vikingCards skald-of-hosts rune'],
    [
      'with a leader action that is none',
      viking({ leaderAction: { type: 'smite', value: 1 } }),
      'pack-bad-field vikingCards skald-of-hosts leaderAction',
    ],
    [
      'with two buildings at once',
      viking({ leaderAction: { type: 'build', value: 2 } }),
      'pack-bad-field vikingCards skald-of-hosts leaderAction',
    ],
    [
      'with a boost without a counter',
      viking({ strength: { base: 1, boost: { op: 'mul' } } }),
      'pack-bad-field vikingCards skald-of-hosts strength',
    ],
    [
      'with an effect that is none',
      viking({ runeAction: { type: 'fly' } }),
      'pack-bad-field vikingCards skald-of-hosts runeAction',
    ],
    ['with the id of an island', viking({ id: 'gold-isle' }), 'pack-id-taken vikingCards gold-isle id'],
    [
      'with the id of a favor card',
      viking({ id: 'favor-coin-hoard' }),
      'pack-id-taken vikingCards favor-coin-hoard id',
    ],
    [
      'with a boon that enters battles',
      pack({ gods: [{ id: 'odin', boon: [{ type: 'enter-battle' }] }] }),
      'pack-bad-field gods odin boon',
    ],
    ['with a god without a boon', pack({ gods: [{ id: 'odin', boon: [] }] }), 'pack-bad-field gods odin boon'],
    [
      'with another number of slots',
      pack({ clanSheets: [{ id: 'clan-red', boatSlots: [{ slot: 1, wood: 1 }] }] }),
      'pack-bad-field clanSheets clan-red boatSlots',
    ],
    ['with another number of eras', pack({ eraSheet: { eras: [] } }), 'pack-bad-field eraSheet era-sheet eras'],
    [
      'with too few favor cards',
      pack({ favorCards: tinyEpicVikings.content.file.favorCards.slice(0, 5).map(({ id }) => ({ id, count: 0 })) }),
      'pack-too-few-cards favorCards 13 14',
    ],
    [
      'with too few Viking cards',
      pack({ vikingCards: tinyEpicVikings.content.file.vikingCards.slice(0, 10).map(({ id }) => ({ id, count: 0 })) }),
      'pack-too-few-cards vikingCards 38 39',
    ],
  ])('%s', (_, given, problem) => {
    expect(problems(given)).toEqual([problem])
  })

  test('TV-2.13 with clan sheets that are not alike', () => {
    expect(problems(pack({ clanSheets: [{ id: 'clan-red', deployCost: { food: 2 } }] }))).toHaveLength(3)
  })
})
