import { champions } from '@longhouse/champions'
import {
  type AnyGame,
  type Ask,
  cloneTable,
  type Form,
  type GameTypes,
  isRecord,
  type Json,
  quickRandom,
  type Table,
} from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { reavers } from '@longhouse/reavers'
import { tinyEpicVikings } from '@longhouse/tiny-epic-vikings'
import { describe, expect, it } from 'vitest'
import { advise, decide, levels } from '../src/index.ts'
import { firstMoves, named, tableOf, ticking } from './tables.ts'

interface Besides {
  readonly table: Table
  readonly ask: Ask
}

/** Positions of random games in which a seat may do this besides, one of each game. */
function positionsWith(game: AnyGame, count: number, isMeant: (aside: Form, ask: Ask) => boolean): readonly Besides[] {
  const found: Besides[] = []
  for (let number = 0; found.length < count; number++) {
    let seen: Besides | null = null
    const seed = `besides-${number}`
    playRandomly<GameTypes>(game, tableOf(game, 2, seed), quickRandom(seed), (table, asks) => {
      const ask = asks.find(({ aside, ...rest }) => aside && isMeant(aside, { aside, ...rest }))
      if (ask && !seen) seen = { table: cloneTable(game, table), ask }
    })
    if (seen) found.push(seen)
  }
  return found
}

const offers = (form: Form, way: string): boolean => form.kind === 'either' && way in form.of

const asideIn = (choice: Json | undefined): Json | null =>
  isRecord(choice) && 'aside' in choice ? (choice.aside as Json) : null

describe('in Reavers, where dice just gained may be thrown back', () => {
  const game = reavers as AnyGame
  const positions = positionsWith(game, 6, (aside, { form }) => form !== null && offers(aside, 'throwBack'))

  it.each([named('greedy:40'), named('search:12'), ...levels])('$id keeps them', (bot) => {
    for (const { table, ask } of positions) {
      const move = decide(game, table, ask, bot, quickRandom('dice'), ticking(100))
      expect(asideIn(move?.choice)).toBeNull()
    }
  })

  it('nobody is advised to', () => {
    for (const { table, ask } of positions)
      for (const { choice } of advise(game, table, ask.seat, ticking(100))) expect(asideIn(choice)).toBeNull()
  })

  it.each([
    ['greedy:30', 80],
    ['search:6', 40],
  ])('%s throws none back while it plays', (name, most) => {
    for (const seed of ['a', 'b']) {
      const { moves } = firstMoves(game, [named(name), named(name)], { seed, most })
      expect(moves.map(({ choice }) => asideIn(choice)).filter(Boolean)).toEqual([])
    }
  })
})

describe('in Tiny Epic Vikings, where settlers may be withdrawn', () => {
  const game = tinyEpicVikings as AnyGame
  const positions = positionsWith(game, 4, (_, { form }) => form !== null)

  it.each([named('greedy:40'), named('search:12')])('$id leaves them where they are', (bot) => {
    for (const { table, ask } of positions) {
      const move = decide(game, table, ask, bot, quickRandom('settlers'), ticking(100))
      expect(asideIn(move?.choice)).toBeNull()
    }
  })

  it('nobody is advised to', () => {
    for (const { table, ask } of positions)
      for (const { choice } of advise(game, table, ask.seat, ticking(100))) expect(asideIn(choice)).toBeNull()
  })
})

describe('in Champions, where some runes may be used at any time', () => {
  const game = champions as AnyGame
  const GIFTS = 'rune-gifts'
  const positions = positionsWith(game, 4, (aside, { form }) => form === null && offers(aside, GIFTS))

  it.each([named('greedy'), named('search:20')])('$id takes the gifts of one', (bot) => {
    for (const { table, ask } of positions) {
      const move = decide(game, table, ask, bot, quickRandom('gifts'))
      expect(asideIn(move?.choice)).toHaveProperty(GIFTS)
    }
  })
})
