import { contextOf, type OptionRule, type Options } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { NodeId } from '../src/content-file.ts'
import { runar } from '../src/index.ts'
import { territoryAt } from '../src/places.ts'
import { type SetUp, setUp } from './set-up.ts'

const ready = (opening: Parameters<typeof setUp>[0] = {}): SetUp => setUp(opening).until('keepCards')

const territoryOfNode = (p: SetUp, node: NodeId): string => territoryAt(contextOf(p.game, p.table), node)

describe('the Destiny board', () => {
  test.each([
    [2, 4, 16],
    [3, 6, 24],
    [4, 8, 32],
  ])('RN-5.4 RN-5.8 RN-5.9 RN-34.1 %i players: %i Events in a deck of %i cards', (players, events, cards) => {
    const { destiny, destinyDiscard, chosenEvents } = ready({ players }).field
    expect(chosenEvents).toHaveLength(events)
    expect(destiny).toHaveLength(cards)
    expect(destinyDiscard).toHaveLength(36 - 3 * events)
    for (let pile = 0; pile < events; pile++) {
      const inPile = destiny.slice(4 * pile, 4 * pile + 4)
      expect(inPile.filter((card) => chosenEvents.includes(card))).toHaveLength(1)
    }
  })

  test('RN-5.5 Events of 1A are drawn at random, those of other scenarios are named', () => {
    const drawn = (seed: string) => ready({ seed }).field.chosenEvents.join()
    expect(new Set(['a', 'b', 'c', 'd'].map(drawn)).size).toBeGreaterThan(1)
    const named = ready({ options: { play: 'scenario-2a' } }).field.chosenEvents
    expect(named.map((id) => runar.content.events[id]?.number)).toEqual([2, 4, 5, 13])
  })

  test('RN-27.2 more players add to the Events of fewer', () => {
    const named = (players: number) => ready({ players, options: { play: 'scenario-2a' } }).field.chosenEvents
    expect(named(4)).toEqual(expect.arrayContaining([...named(3)]))
    expect(named(3)).toEqual(expect.arrayContaining([...named(2)]))
  })

  test('RN-5.3 RN-5.7 the scenario’s Missions and the Events of the deck are known to all', () => {
    const p = ready({ options: { play: 'scenario-2a' } })
    expect(runar.content.scenarios[p.view(null).field?.scenario ?? '']?.missions).toEqual([
      'mission-bastion',
      'mission-weakness',
    ])
    const events = p.view(null).field?.chosenEvents ?? []
    expect([...events].sort()).toEqual(p.field.destiny.filter((card) => !card.startsWith('destiny')).sort())
  })

  test.each([2, 3, 4])('RN-3.14 RN-3.15 RN-3.16 %i players: Shards and Enemies as the first slot says', (players) => {
    const board = runar.content.destinyBoards[players]
    for (const { id: layout } of runar.content.file.layouts) {
      const { shards, figures } = ready({ players, options: { layout, play: 'scenario-1b' } }).field
      expect(Object.keys(shards)).toHaveLength(board?.shardsInPlayWhileSlotIsFirstFree[0] ?? 0)
      const enemies = Object.values(figures).filter(({ kind }) => kind === 'enemy').length
      expect(enemies).toBeGreaterThanOrEqual(board?.minEnemiesWhileSlotIsFirstFree[0] ?? 0)
      expect(new Set(Object.values(shards))).toEqual(new Set(['blue', 'yellow']))
    }
  })

  test('RN-5.2 RN-5.10 RN-5.11 everybody starts at 0, Enemy tokens only with the Nemesis', () => {
    const without = ready().field
    expect([without.players.map(({ vp }) => vp), without.enemyTokens, without.inspirations]).toEqual([[0, 0], [], 12])
    const { enemyTokens, nemesis } = ready({ options: { play: 'scenario-1b' } }).field
    expect([enemyTokens, nemesis?.vp]).toEqual([[2, 4], 0])
  })

  test('RN-5.12 RN-5.41 the First player is drawn unless the host says who', () => {
    const firsts = Array.from(
      { length: 12 },
      (_, n) => setUp({ options: { 'first-player': 'random' }, seed: `${n}` }).first,
    )
    expect(new Set(firsts)).toEqual(new Set([0, 1]))
    expect(setUp({ players: 3, options: { 'first-player': 2 } }).state.sheet.order).toEqual([2, 0, 1])
  })
})

describe('the Nemesis board', () => {
  test('RN-5.14 RN-5.15 RN-5.18 has the Enemies of the scenario, or those the table said', () => {
    const board = (play: string, enemies?: string) =>
      ready({ options: { play, ...(enemies ? { enemies } : {}) } }).field.nemesis
    expect(board('scenario-2b')?.spaces).toEqual({ x: 'seggir', y: 'hidlesvini', z: 'hofundr' })
    expect(board('scenario-1b')?.spaces).toEqual({ x: 'hidlesvini', y: 'seggir', z: 'hofundr' })
    expect(board('scenario-1b', 'seggir/hidlesvini/hofundr')?.spaces.x).toBe('seggir')
    expect(board('scenario-4b')?.spaces).toEqual({ x: 'hidlesvini', y: null, z: null })
  })

  test('RN-5.15 RN-5.41 its composition is asked for where a scenario that is played leaves a space open, and nowhere else', () => {
    const composition: OptionRule | undefined = runar.options.find(({ id }) => id === 'enemies')
    const asked = (options: Options) => composition?.matters?.(options)
    expect(
      ['scenario-1a', 'scenario-1b', 'scenario-2b', 'scenario-3b', 'scenario-4b'].map((play) => asked({ play })),
    ).toEqual([false, true, false, true, false])
    expect(['destroyers', 'conquerors'].map((play) => asked({ play }))).toEqual([false, true])
    const mixed = (last: string) =>
      asked({ play: 'mixed', scenarios: ['scenario-1a', 'scenario-2a', 'scenario-3a', 'scenario-4a', last] })
    expect([mixed('scenario-5a'), mixed('scenario-1b')]).toEqual([false, true])
  })

  test('RN-5.17 RN-5.27 their cards are one deck, and each marker of the layout has a figure of x', () => {
    const { nemesis, figures } = ready({ options: { play: 'scenario-1b', layout: 'layout-sacred-stones' } }).field
    const enemies = Object.values(figures).flatMap((figure) =>
      figure.kind === 'enemy' ? [[figure.type, figure.node]] : [],
    )
    expect(enemies).toEqual([
      ['hidlesvini', 'n-3-3'],
      ['hidlesvini', 'n-3-8'],
    ])
    expect(nemesis?.reserve).toEqual({ hidlesvini: 4, seggir: 4, hofundr: 2 })
    const cards = runar.content.file.enemies.flatMap(({ actionCards }) => actionCards.map(({ count }) => count))
    expect(nemesis?.deck).toHaveLength(cards.reduce((sum, count) => sum + count, 0))
  })
})

describe('the player areas', () => {
  test('RN-5.19 RN-5.20 Defence tokens by the hero cards, thirty cards', () => {
    const p = setUp().choose(0, 'bear').choose(1, 'walrus')
    const tokens = p.state.sheet.teams.flatMap(({ heroes }) => heroes.map((hero) => p.field.figures[hero]))
    expect(tokens.map((figure) => figure?.kind === 'hero' && figure.defence)).toEqual([2, 2, 1, 2, 2, 3])
    expect(p.player(0).deck.length + p.player(0).hand.length).toBe(30)
  })

  test('RN-5.21 RN-31.3 RN-32.24 three of six are kept, the others lie under the deck in the order said', () => {
    const p = ready()
    const hand = p.offered(0) as string[]
    expect(hand).toHaveLength(6)
    expect(p.refused(0, hand.slice(0, 2))).toMatchObject({ refused: 'keep-exactly', rule: 'RN-32.24' })
    p.choose(0, hand.slice(0, 3))
    p.choose(1, p.offered(1).slice(0, 3) as string[])
    expect(p.waiting.step).toBe('buryCards')
    const [a, b, c] = hand.slice(3) as [string, string, string]
    p.choose(0, [b, c, a]).choose(1, p.offered(1) as string[])
    expect(p.player(0).hand).toEqual(hand.slice(0, 3))
    expect(p.player(0).deck.slice(0, 3)).toEqual([a, c, b])
    expect(p.player(0).deck).toHaveLength(27)
    expect(p.view(0).field?.players[0]?.deckBottom).toEqual([a, c, b])
  })

  test('RN-5.21 RN-30.17 everybody chooses at the same time, in secret', () => {
    const p = ready({ players: 3 })
    expect(p.waiting.seats).toEqual([0, 1, 2])
    p.choose(1, p.offered(1).slice(0, 3) as string[])
    expect(p.waiting.seats).toEqual([0, 2])
    expect(p.heardBy(0).filter(({ kind }) => kind === 'cards-kept')).toEqual([])
  })
})

describe('the Battlefield', () => {
  test.each(runar.content.file.layouts.map(({ id }) => id))('RN-5.23 RN-5.24 RN-5.26 %s is laid out', (layout) => {
    for (const players of [2, 3, 4]) {
      const { field } = ready({ players, options: { layout } })
      const variant = runar.content.layouts[layout]?.variants[players]
      expect(field.layout).toBe(layout)
      expect(Object.keys(field.shards).sort()).toEqual(variant?.shards.map(({ node }) => node).sort())
      expect(Object.keys(field.hazards).sort()).toEqual(variant?.hazards.map(({ node }) => node).sort())
      expect(Object.keys(field.dice)).toHaveLength(3 * players)
      expect(field.hazardBox).toBe(12 - Object.keys(field.hazards).length)
    }
  })

  test('RN-5.23 RN-5.41 a layout not named is drawn', () => {
    const drawn = Array.from({ length: 12 }, (_, n) => ready({ seed: `layout-${n}` }).field.layout)
    expect(new Set(drawn).size).toBeGreaterThan(1)
  })

  test('RN-5.37 RN-5.38 the First player has the first Territory, and everybody the Statue Base of the own one', () => {
    const p = ready({ players: 3, options: { 'first-player': 1 } })
    expect(p.field.territories).toEqual(['t3', 't1', 't2'])
    for (const [node, { type, owner }] of Object.entries(p.field.obstacles))
      if (type === 'statue') expect(territoryOfNode(p, node)).toBe(p.field.territories[owner as number])
    expect(p.field.players.map(({ statue }) => statue)).toEqual([1, 1, 1])
  })

  test('RN-5.28 RN-5.40 without Obstacle cards nobody is asked for types', () => {
    const p = ready({ options: { layout: 'layout-sacred-stones' } })
    expect(p.field.obstacleCards).toBe(false)
    expect(p.field.obstacles['n-2-4']?.type).toBe('cairn')
    expect(p.field.obstacles['n-4-2']?.type).toBe('menhir')
    expect(p.field.obstacles['n-5-5']).toEqual({ type: 'chest', wounds: 0 })
  })

  test('RN-5.25 RN-31.2 with Obstacle cards the First player picks a type for each colour', () => {
    const p = setUp({
      players: 4,
      options: { 'obstacle-cards': true, layout: 'layout-sacred-stones', 'first-player': 2 },
    })
    p.until('obstacleType')
    expect(p.waiting.seats).toEqual([2])
    p.choose(2, 'chest').choose(2, 'chest')
    expect(p.refused(2, 'chest')).toMatchObject({ refused: 'too-few-obstacles', rule: 'RN-5.25' })
    p.choose(2, 'menhir')
    const types = Object.values(p.field.obstacles).map(({ type }) => type)
    expect(['chest', 'menhir', 'cairn'].map((type) => types.filter((each) => each === type).length)).toEqual([8, 4, 0])
  })

  test('RN-22.20 RN-30.14 Chest tokens lie face down, each once', () => {
    const p = setUp({ players: 4, options: { 'obstacle-cards': true, layout: 'layout-sacred-stones' } }).until(
      'obstacleType',
    )
    p.choose(0, 'chest').choose(0, 'chest')
    const rewards = Object.values(p.field.obstacles).flatMap(({ reward }) => reward ?? [])
    expect(rewards.sort()).toEqual(
      (runar.content.obstacles.chest?.rewards ?? []).flatMap(({ id, count }) => Array(count).fill(id)).sort(),
    )
    expect(JSON.stringify(p.view(0))).not.toContain('chest-')
  })
})

describe('Position tokens', () => {
  const placing = (opening: Parameters<typeof setUp>[0] = {}) => setUp(opening).until('placeToken')

  test('RN-5.29 RN-31.4 three rounds against turn order, the First player last', () => {
    const p = placing({ players: 3 })
    p.until('tactics')
    const placed = p.told('token-placed').map(({ seat }) => seat)
    expect(placed).toEqual([2, 1, 0, 2, 1, 0, 2, 1, 0])
  })

  test('RN-5.30 RN-5.31 RN-5.32 RN-32.23 the first at home, the second away, the third anywhere', () => {
    const p = placing()
    const homes = () => {
      const [seat] = p.waiting.seats as [number]
      const nodes = p.offered(seat).map((offer) => (offer as { node: string }).node)
      return new Set(nodes.map((node) => territoryOfNode(p, node) === p.field.territories[seat]))
    }
    const take = () => {
      const [seat] = p.waiting.seats as [number]
      p.choose(seat, p.offered(seat)[0] ?? null)
    }
    expect(homes()).toEqual(new Set([true]))
    const away = Object.keys(p.field.dice).find((node) => territoryOfNode(p, node) === p.field.territories[0]) as string
    const [hero] = p.state.sheet.teams[1]?.heroes ?? []
    expect(p.refused(1, { node: away, hero: hero ?? '' })).toMatchObject({
      refused: 'first-token-at-home',
      rule: 'RN-32.23',
    })
    expect(p.refused(1, { node: 'n-0-0', hero: hero ?? '' })).toMatchObject({
      refused: 'no-die-there',
      rule: 'RN-32.23',
    })
    take()
    take()
    expect(homes()).toEqual(new Set([false]))
    take()
    take()
    expect(homes()).toEqual(new Set([true, false]))
  })

  test('RN-5.33 the die goes to the pool at once', () => {
    const p = placing()
    const [offer] = p.offered(1) as { node: string; hero: string }[]
    const die = p.field.dice[offer?.node ?? '']
    p.choose(1, offer ?? null)
    expect(p.player(1).pool[die as 'agility']).toBe(1)
    expect(p.field.dice[offer?.node ?? '']).toBeUndefined()
  })

  test('RN-5.34 RN-30.8 only the owner knows the hero under a token', () => {
    const p = placing()
    const [offer] = p.offered(1) as { node: string; hero: string }[]
    p.choose(1, offer ?? null)
    const seen = (seat: number | null) => p.view(seat).field?.positions[offer?.node ?? '']
    expect(seen(1)).toEqual({ seat: 1, hero: offer?.hero })
    expect([seen(0), seen(null)]).toEqual([
      { seat: 1, hero: null },
      { seat: 1, hero: null },
    ])
    const heard = (seat: number) => p.heardBy(seat).find(({ kind }) => kind === 'token-placed')
    expect(heard(0)).toMatchObject({ hero: null })
    expect(heard(1)).toMatchObject({ hero: offer?.hero })
  })

  test('RN-5.35 RN-5.36 all are revealed at once, and the First player begins', () => {
    const p = placing()
    p.until('tactics')
    const placed = Object.fromEntries(p.told('token-placed').map(({ node, hero }) => [node, hero]))
    expect(Object.keys(placed)).toHaveLength(6)
    expect(p.field.standing).toEqual(placed)
    expect([p.field.positions, p.field.dice]).toEqual([{}, {}])
    expect(p.field.turn).toMatchObject({ number: 1, active: 0, phase: 'tactics' })
  })
})
