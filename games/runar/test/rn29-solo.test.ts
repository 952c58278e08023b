import { isRefusal, type Options, openTable } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { runar } from '../src/index.ts'
import { finalResult } from '../src/scoring.ts'
import { type Position, position } from './position.ts'
import { setUp } from './set-up.ts'

const alone = (options: Options = {}) => setUp({ players: 1, options })

/** Alone against the Nemesis. */
const solo = (scenario = 'scenario-1b'): Position => position({ players: 1, scenario })

const optionsOf = (players: number, options: Options): Options => {
  const table = openTable(runar, { players, options, seed: 'options' })
  if (isRefusal(table)) throw new Error(table.refused)
  return table.options
}

describe('what is played', () => {
  test('RN-29.1 only scenarios with the Nemesis are offered', () => {
    const play = runar.options.find(({ id }) => id === 'play')
    const offered = play?.values.filter((value) => play.allows?.(value, 1))
    expect(offered).toEqual([...[1, 2, 3, 4, 5].map((n) => `scenario-${n}b`), 'conquerors'])
    expect(play?.values.every((value) => play.allows?.(value, 2))).toBe(true)
    expect(alone().until('keepCards').field.nemesis).not.toBe(null)
  })

  test('RN-29.19 what has no Nemesis becomes the B of its number, or the Conquerors', () => {
    expect(optionsOf(1, {}).play).toBe('scenario-1b')
    for (const n of [1, 2, 3, 4, 5]) expect(optionsOf(1, { play: `scenario-${n}a` }).play).toBe(`scenario-${n}b`)
    expect(optionsOf(1, { play: 'scenario-3b' }).play).toBe('scenario-3b')
    for (const play of ['destroyers', 'mixed', 'conquerors']) expect(optionsOf(1, { play }).play).toBe('conquerors')
    expect(optionsOf(2, { play: 'scenario-2a' }).play).toBe('scenario-2a')
  })

  test('RN-29.2 RN-4.2 a single game has three heroes: those of the Clan, or chosen ones', () => {
    const clan = alone().choose(0, 'deer')
    expect(clan.state.sheet.teams[0]).toMatchObject({ heroes: ['gunnhild', 'orvar', 'brandr'] })
    expect(clan.state.sheet.teams[0]).not.toHaveProperty('roster')
    const drafted = alone({ teams: 'draft' }).choose(0, 'deer')
    for (const hero of ['helga', 'bjorn', 'feima']) drafted.choose(0, hero)
    expect(drafted.state.sheet.teams[0]?.heroes).toEqual(['helga', 'bjorn', 'feima'])
    expect(drafted.waiting.step).toBe('keepCards')
  })
})

describe('the set-up', () => {
  test('RN-29.3 RN-5.8 the board for one, and a Destiny deck as for two', () => {
    const { field } = alone().until('keepCards')
    expect(runar.content.destinyBoards[1]?.players).toBe(1)
    expect(field.enemyTokens).toEqual(runar.content.destinyBoards[1]?.enemyTokenAboveSlots)
    expect(field.destiny).toHaveLength(16)
    expect(field.chosenEvents).toHaveLength(4)
    expect(Object.keys(field.shards)).toHaveLength(3)
  })

  test('RN-29.4 RN-31.26 heroes go to the three dice of the one Territory, each where the player says', () => {
    const p = alone().until('placeToken')
    const nodes = Object.keys(p.field.dice)
    expect(nodes).toHaveLength(3)
    expect(new Set(Object.values(runar.content.boards[1]?.nodes ?? {}).map(({ territory }) => territory)).size).toBe(1)
    const heroes = p.state.sheet.teams[0]?.heroes as [string, string, string]
    expect(p.offered(0)).toHaveLength(9)
    p.choose(0, { node: nodes[2] as string, hero: heroes[0] })
    expect(p.offered(0)).toHaveLength(4)
    p.choose(0, { node: nodes[0] as string, hero: heroes[2] })
    // The last hero has one die left to go to.
    expect(heroes.map((hero) => p.field.figures[hero]?.node)).toEqual([nodes[2], nodes[1], nodes[0]])
    expect(Object.values(p.player(0).pool).reduce((sum, n) => sum + n, 0)).toBe(3)
    expect(p.field.dice).toEqual({})
  })

  const enemiesAt = ({ field }: ReturnType<typeof alone>): string[] =>
    Object.values(field.figures).flatMap((figure) => (figure.kind === 'enemy' ? [`${figure.type} ${figure.node}`] : []))

  test('RN-29.5 an Enemy of space x stands on every Shard', () => {
    const p = alone({ enemies: 'hidlesvini/hofundr/seggir' }).until('keepCards')
    const shards = Object.keys(p.field.shards)
    expect(enemiesAt(p)).toEqual(shards.map((node) => `hidlesvini ${node}`))
    expect(p.field.nemesis?.reserve.hidlesvini).toBe(1)
  })

  test.each([
    { enemies: 'seggir/hidlesvini/hofundr', bare: 1 },
    { enemies: 'hofundr/hidlesvini/seggir', bare: 2 },
  ])('RN-29.5 RN-31.26 where the reserve is short the player says which Shards go without: $enemies', (table) => {
    const p = alone({ enemies: table.enemies }).until('bareShard')
    const shards = Object.keys(p.field.shards)
    const bare: string[] = []
    for (const node of shards.toReversed().slice(0, table.bare)) {
      expect(p.waiting).toEqual({ step: 'bareShard', seats: [0] })
      expect(p.offered(0)).toEqual(shards.filter((each) => !bare.includes(each)))
      expect(enemiesAt(p)).toEqual([])
      p.choose(0, node)
      bare.push(node)
    }
    const [type] = table.enemies.split('/')
    expect(enemiesAt(p)).toEqual(shards.slice(0, 3 - table.bare).map((node) => `${type} ${node}`))
    expect(p.waiting.step).toBe('keepCards')
  })

  test('RN-29.6 numbered Events are those for two', () => {
    const { field } = alone({ play: 'scenario-2b' }).until('keepCards')
    const numbers = field.chosenEvents.map((id) => runar.content.events[id]?.number)
    expect(numbers).toEqual([1, 5, 8, 13])
  })

  test('RN-29.7 the player is the First and the last player', () => {
    const p = alone({ play: 'scenario-4b' }).until('keepCards')
    expect(p.field.order).toEqual([0])
    expect(() => alone({ 'first-player': 0 })).toThrow('bad-option')
    const ended = solo()
      .hero('feima', 'n-2-2')
      .hand(0, 'feima-01')
      .run({ step: 'endTurn', args: { seat: 0 } })
    expect(ended.told('turn-began')[0]).toEqual({ kind: 'turn-began', seat: 0, turn: 2 })
    // What the last player in turn order does, the player does (RN-31.20).
    expect(p.until('spawnNode').waiting.seats).toEqual([0])
  })
})

describe('the Destiny phase', () => {
  const phase = (p: Position) => p.run({ step: 'destinyPhase', args: { seat: 0 } })

  test('RN-29.8 an Event discards no Shard, neither from the board nor from the Battlefield', () => {
    const held = phase(solo().hero('feima', 'n-2-2').seat(0, { shards: 2 }).destiny('event-14'))
    expect(held.player(0).shards).toBe(2)
    const lying = phase(solo().hero('feima', 'n-2-2').shard('blue', 'n-4-4', 'n-5-5').destiny('event-14'))
    expect(Object.keys(lying.field.shards)).toHaveLength(2)
    for (const p of [held, lying]) {
      expect(p.field.slots.map(({ card }) => card)).toEqual(['event-14'])
      expect(p.told('shard-discarded')).toEqual([])
    }
  })

  test('RN-29.9 RN-20.17 an empty Destiny deck stays empty, and the Shards on the board', () => {
    const [card] = Object.keys(runar.content.destinyCards) as [string]
    const p = phase(solo().hero('feima', 'n-2-2').seat(0, { shards: 2 }).discarded(card))
    expect(p.player(0).shards).toBe(2)
    expect(p.field.destinyDiscard).toEqual([card])
    expect(p.told('destiny-reshuffled')).toEqual([])
    const two = position({ scenario: 'scenario-1b' }).hero('feima', 'n-2-2').seat(0, { shards: 2 }).discarded(card)
    expect(phase(two).told('destiny-reshuffled')).toContainEqual({ kind: 'destiny-reshuffled', cards: 1 })
  })
})

describe('the end', () => {
  const ended = (vp: number, nemesis: number, of = solo()): Position => {
    of.seat(0, { vp })
    of.nemesis.vp = nemesis
    return of.run({ step: 'finalScoring', args: null })
  }

  test('RN-29.10 missions give nothing', () => {
    const standing = (p: Position) => p.placed('event-01', 'event-13').hero('feima', 'n-2-2').seat(0, { statue: 4 })
    const p = ended(3, 1, standing(solo('scenario-2b')))
    expect(finalResult(p.t)).toMatchObject({ scores: [3], items: [[{ item: 'play', points: 3 }]] })
    const two = standing(position({ scenario: 'scenario-2b' })).run({ step: 'finalScoring', args: null })
    expect(finalResult(two.t).items[0]?.length).toBeGreaterThan(1)
  })

  test('RN-29.10 RN-26.9 a Menhir still does', () => {
    const p = position({ players: 1, scenario: 'scenario-1b', obstacleCards: true }).obstacle('menhir', 'n-3-3')
    expect(finalResult(ended(3, 1, p).t).scores).toEqual([4])
  })

  test('RN-29.11 more points than the Nemesis win; a tie is lost, whatever else breaks ties', () => {
    const won = finalResult(ended(5, 4).t)
    expect(won).toMatchObject({ winners: [0], sides: [{ side: 'nemesis', score: 4, wins: false }] })
    const behind = finalResult(ended(4, 5).t)
    expect(behind).toMatchObject({ winners: [], sides: [{ side: 'nemesis', score: 5, wins: true }] })
    const tied = solo()
    tied.player(0).dealt.push(tied.player(0).deck.pop() as string)
    expect(finalResult(ended(5, 5, tied).t)).toMatchObject({ winners: [], sides: [{ wins: true }] })
  })
})
