import { winters } from '@longhouse/example-games'
import { type AnyGame, either, isRefusal, type Move, quickRandom, type Table, yes } from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { BotClient } from '../src/session/bot-client.ts'
import { openLocalTable } from '../src/session/local-table.ts'
import { newTable } from '../src/session/new-table.ts'
import { openedPlan } from '../src/session/opening.ts'
import { isOtherRules } from '../src/session/other-rules.ts'
import type { SavedTable, TablePlan } from '../src/session/saved-table.ts'
import { goneOn, takenOver } from '../src/session/taking-over.ts'

const today = winters as AnyGame
const plan: TablePlan = {
  game: 'winters',
  seats: [
    { name: 'Astrid', color: 'green', bot: false, player: null },
    { name: 'Orm', color: 'orange', bot: true, player: 'raider' },
  ],
  options: { winters: 3, wolves: false },
  seed: 'campaign',
}
const noBots: BotClient = { think: async () => null, stop: () => undefined, close: () => undefined }

/** In the third game of the campaign. */
function saved(): SavedTable {
  const third = playRandomly(today, openedPlan(today, plan), quickRandom('moves')).slice(0, -4)
  const kept = newTable('table', today, plan, third)
  if (isRefusal(kept)) throw new Error(kept.refused)
  return JSON.parse(JSON.stringify(kept)) as SavedTable
}

const opened = (game: AnyGame, { plan: from, moves, updates }: SavedTable) => {
  const hooks = { bots: noBots, keep: () => undefined, pace: () => 0, ...(updates && { updates }) }
  const table = openLocalTable(game, from, moves, hooks)
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

const alike: AnyGame = { ...today, version: '2' }
const handOn = today.rules['hand-on'] as object
const elsewhere: AnyGame = {
  ...alike,
  rules: {
    ...today.rules,
    'hand-on': {
      ...handOn,
      run: (t: { state: { warmth: number[] } }) => Object.assign(t.state, { warmth: [7, 7] }),
    } as never,
  },
}

/** They break in the second winter. */
const shorter: AnyGame = {
  ...alike,
  rules: {
    ...today.rules,
    'hand-on': {
      ...handOn,
      run: (t: { state: { winter: number; order: number[] } }) => {
        if (t.state.winter > 1) throw new Error('no such winter')
        t.state.order.reverse()
      },
    } as never,
  },
}
/** They let nobody say that they are ready. */
const restless: AnyGame = {
  ...alike,
  rules: { ...today.rules, rest: { ...today.rules.rest, options: () => either({ wait: yes }) } as never },
}

describe('a table of this browser, when the rules become others', () => {
  it('goes on where they lead to the same position, with all its past, and its log says so', () => {
    const kept = saved()
    const over = takenOver(alike, kept)
    expect(over).toMatchObject({ version: '2', moves: kept.moves, updates: [kept.moves.length] })
    const table = opened(alike, over as SavedTable)
    expect(table.moment().seen.view).toEqual(opened(today, kept).moment().seen.view)
    expect(table.moment().log.filter(({ event }) => isOtherRules(event))).toMatchObject([
      { move: kept.moves.length, aside: true },
    ])
    expect(table.past(3).view).toEqual(opened(today, kept).past(3).view)
  })

  it('goes on where the game itself carries it over', () => {
    const kept = saved()
    const moonlit: AnyGame = {
      ...elsewhere,
      migrate: ({ state, stack }) => ({ state: { ...(state as object), moon: 1 }, stack: [...stack] }),
    }
    const table = opened(moonlit, takenOver(moonlit, kept) as SavedTable)
    expect(table.moment().seen.view).toMatchObject({ moon: 1, winter: 3 })
  })

  it('is not opened where they lead elsewhere, unless somebody wants to go on from there all the same', () => {
    const kept = saved()
    expect(takenOver(elsewhere, kept)).toBeNull()
    const on = goneOn(elsewhere, kept) as SavedTable
    const table = opened(elsewhere, JSON.parse(JSON.stringify(on)) as SavedTable)
    const { seen, undoes } = table.moment()
    expect(seen.view).toEqual(opened(today, kept).moment().seen.view)
    expect(undoes).toBeNull()
    // It is another beginning: what is chosen from here on is kept, and taken again when it is opened.
    const move: Move = { seat: seen.awaited[0] as number, choice: 0 }
    const later = newTable('table', elsewhere, on.plan, [move]) as SavedTable
    expect((later.position as Table).moves).toBe((on.plan.from as Table).moves + 1)
    expect(takenOver({ ...elsewhere, version: '3' }, later)).toBeNull()
  })

  it('of a time when no position was kept goes on where all its choices are legal', () => {
    const { position: _, ...before } = saved()
    expect(takenOver(alike, before)?.version).toBe('2')
  })

  it('of such a time, where one is not or the rules break on it, goes on from as far as they follow it, with its past', () => {
    const { position: _, ...before } = saved()
    for (const game of [shorter, restless]) {
      expect(takenOver(game, before)).toBeNull()
      const on = goneOn(game, before) as SavedTable
      const { length } = on.moves
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThan(before.moves.length)
      expect(on).toMatchObject({ version: '2', moves: before.moves.slice(0, length), updates: [length] })
      const table = opened(game, on)
      expect(table.moment().seen.view).toEqual(opened(today, before).past(length).view)
      expect(table.past(3).view).toEqual(opened(today, before).past(3).view)
    }
    expect(goneOn(shorter, { ...before, summary: { ...before.summary, over: true } })).toBeNull()
  })
})
