import { winters } from '@longhouse/example-games'
import { type AnyGame, isRefusal, isResting, quickRandom, sampleChoice } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { abandon, choose, goOn, leave, resign, join as sitDown, start, undo } from '../src/tables/commands.ts'
import type { LiveTable } from '../src/tables/live-table.ts'
import { openLoadedTables } from '../src/tables/loaded-tables.ts'
import type { Services } from '../src/tables/services.ts'
import { awaitedOf, type TableState } from '../src/tables/table-state.ts'
import { tableUpdateFor } from '../src/tables/table-update.ts'
import { timeIsUp, timeUpAt } from '../src/tables/time-up.ts'
import { missedBy } from '../src/tables/watchers.ts'
import { ownDatabase, servicesOn, tableFor } from './loaded-tables-services.ts'
import { until } from './online.ts'

const database = ownDatabase('updating')
const today = winters as AnyGame

/** What the words of a house say of an event; those of another one say otherwise. */
const sayingOf = (word: string): Pick<ReturnType<Services['games']> & object, 'text'> => ({
  text: async (language) => ({ event: (event: object) => `${word} ${language} ${Object.keys(event)[0]}` }) as never,
})

const houseWith = (game: AnyGame, word = 'today'): Services =>
  servicesOn(database(), { games: () => ({ load: async () => game, ...sayingOf(word) }) })

/** Opens the table as a house with these rules does, and puts it away again, as when it is updated. */
async function inHouse<T>(game: AnyGame, id: string, look: (table: LiveTable) => T | Promise<T>, word?: string) {
  const tables = openLoadedTables(houseWith(game, word), () => {})
  const table = await tables.open(id)
  if (isRefusal(table)) throw new Error(table.refused)
  const found = await look(table)
  await tables.close()
  return found
}

const personAt = ({ sitters }: TableState, seat: number): string => sitters[seat]?.person ?? ''

async function playUntil(table: LiveTable, seed: string, holds: (state: TableState) => boolean): Promise<void> {
  const random = quickRandom(seed)
  while (!holds(table.state)) {
    const { state } = table
    const seat = awaitedOf(state)[0] as number
    const form = state.asks.find((ask) => ask.seat === seat)?.form
    if (!form) throw new Error('nobody is asked')
    const choice = sampleChoice(form, random)
    const answer = await table.do((now) => choose(now, personAt(now, seat), now.number, choice))
    if (isRefusal(answer)) throw new Error(answer.refused)
  }
}

const isWinter =
  (winter: number) =>
  ({ history, game }: TableState): boolean =>
    history !== null && (history.table.state as { winter: number }).winter === winter && !isResting(game, history.table)

type Clock = TableState['plan']['clock']
const A_DAY: Clock = { kind: 'bank', seconds: 86_400, increment: 60 }
const WEEK_MS = 7 * 86_400_000

/** Ola and Jan in the third game of their campaign, or where it holds, put away by the house of today. */
async function campaign(holds = isWinter(3), clock: Clock = null): Promise<string> {
  const services = houseWith(today)
  const id = await tableFor(services, { game: 'winters', options: { winters: 3, wolves: false }, clock })
  await inHouse(today, id, async (table) => {
    await table.do((state) => sitDown(state, 'jan', undefined))
    await table.do((state) => start(state, 'ola'))
    await playUntil(table, id, (state) => state.status === 'finished' || holds(state))
  })
  return id
}

const alike = { ...today, version: '2' }

/** Laying wood is another step, so that no table of today is known to it. */
const { lay, ...others } = today.rules
const otherwise: AnyGame = { ...today, version: '2', rules: { ...others, laying: { ...lay, name: 'laying' } as never } }

/** Everybody is as warm as can be: every choice is legal, and leads elsewhere. */
const warmer: AnyGame = {
  ...today,
  version: '2',
  rules: {
    ...today.rules,
    'hand-on': {
      ...today.rules['hand-on'],
      run: (t: { state: { warmth: number[] } }) => (t.state.warmth = [7, 7]),
    } as never,
  },
}

/** They know the first winter alone. */
const shorter: AnyGame = {
  ...today,
  version: '2',
  rules: {
    ...today.rules,
    'hand-on': {
      ...today.rules['hand-on'],
      run: (t: { state: { winter: number; order: number[] } }) => {
        if (t.state.winter > 1) throw new Error('no such winter')
        t.state.order.reverse()
      },
    } as never,
  },
}

/** As those in which everybody is warm, but they know the last winter alone. */
const lastAlone: AnyGame = {
  ...today,
  version: '3',
  rules: {
    ...today.rules,
    'hand-on': {
      ...today.rules['hand-on'],
      run: (t: { state: { winter: number; warmth: number[] } }) => {
        if (t.state.winter < 3) throw new Error('no such winter')
        t.state.warmth = [7, 7]
      },
    } as never,
  },
}

/** As a house left it that wrote no snapshots yet. */
const withoutSnapshot = (id: string) => database().run('delete from snapshots where table_id = ?', id)

const viewsOf = (state: TableState) => [0, 1, null].map((seat) => tableUpdateFor(state, seat).seen?.view)
const linesOf = (state: TableState): string[] => missedBy(state, null, 0).flatMap(({ said }) => said?.en ?? [])

describe('a running campaign, when the house gets other rules', () => {
  it('goes on where they lead to the same position, and its log says so', async () => {
    const id = await campaign()
    const before = await inHouse(today, id, ({ state }) => state)
    await inHouse(alike, id, async (table) => {
      const { state } = table
      expect(state.kept).toBeNull()
      expect(state.plan.version).toBe('2')
      expect(missedBy(state, null, 0).at(-1)).toMatchObject({ kind: 'rules', at: before.updated })
      expect(viewsOf(state)).toEqual(viewsOf(before))
      expect(awaitedOf(state)).toEqual(awaitedOf(before))
      await playUntil(table, 'on', ({ status }) => status === 'finished')
    })
    const { status, number } = await inHouse(alike, id, ({ state }) => state)
    expect(status).toBe('finished')
    // It is taken over once.
    expect(await inHouse(alike, id, ({ state }) => state.number)).toBe(number)
  })

  it('goes on where the game itself carries it over', async () => {
    const id = await campaign()
    const before = await inHouse(today, id, ({ state }) => state)
    const moonlit: AnyGame = {
      ...today,
      version: '2',
      setup: (setUp) => ({ ...(today.setup(setUp) as object), moon: 0 }),
      migrate: ({ version, state, stack }) =>
        version === '1' ? { state: { ...(state as object), moon: 0 }, stack: [...stack] } : null,
    }
    await inHouse(moonlit, id, async (table) => {
      expect(table.state.kept).toBeNull()
      expect(viewsOf(table.state)).toEqual(viewsOf(before).map((view) => ({ ...(view as object), moon: 0 })))
      expect(table.state.history?.moves).toHaveLength(before.history?.moves.length as number)
      const refusal = await table.do((now) => undo(now, personAt(now, awaitedOf(now)[0] as number), now.number))
      expect(refusal).toMatchObject({ refused: expect.stringMatching(/^undo/) })
      await playUntil(table, 'on', ({ status }) => status === 'finished')
    })
    await inHouse(moonlit, id, async (table) => {
      expect(table.state.status).toBe('finished')
      expect(await table.past.stateAfter(3)).toMatchObject({ refused: 'past-other-rules' })
      expect(await table.past.stateAfter(table.state.number - 1)).toMatchObject({ status: 'playing' })
    })
  })

  it.each([
    ['do not know what is asked', otherwise, false],
    ['lead elsewhere', warmer, true],
  ])('is kept as it stood where they %s', async (_, game, canGoOn) => {
    const id = await campaign()
    const before = await inHouse(today, id, ({ state }) => state)
    await inHouse(
      game,
      id,
      async (table) => {
        expect(table.info()).toMatchObject({ version: '2', kept: { version: '1', canGoOn, lost: 0 }, awaited: [] })
        expect(viewsOf(table.state)).toEqual(viewsOf(before))
        expect(linesOf(table.state)).toContain('today en cold')
        expect(linesOf(table.state).some((line) => line.startsWith('later'))).toBe(false)
        const refused = await table.do((now) => choose(now, 'ola', now.number, 0))
        expect(refused).toMatchObject({ refused: 'kept-table' })
        if (!canGoOn) expect(await table.do((now) => goOn(now, 'ola', true))).toMatchObject({ refused: 'cannot-go-on' })
        await table.do((now) => abandon(now, 'ola', true, now.updated))
        expect(table.state.status).toBe('playing')
      },
      'later',
    )
    await inHouse(game, id, async (table) => {
      expect(viewsOf(table.state)).toEqual(viewsOf(before))
      await table.do((now) => abandon(now, 'jan', true, now.updated))
      expect(table.info()).toMatchObject({ status: 'abandoned', result: { unrated: 'abandoned' } })
    })
    expect(await inHouse(game, id, ({ state }) => viewsOf(state))).toEqual(viewsOf(before))
  })

  it('goes on from the position by the rules of now when all agree', async () => {
    const id = await campaign()
    await inHouse(warmer, id, async (table) => {
      await table.do((now) => goOn(now, 'ola', true))
      await table.do((now) => goOn(now, 'ola', false))
      await table.do((now) => goOn(now, 'jan', true))
      expect(table.info()).toMatchObject({ kept: { version: '1' }, seats: [{ goesOn: false }, { goesOn: true }] })
      await table.do((now) => goOn(now, 'ola', true))
      expect(table.info().kept).toBeNull()
    })
    await inHouse(warmer, id, async (table) => {
      expect(table.state.kept).toBeNull()
      await playUntil(table, 'on', ({ status }) => status === 'finished')
    })
    expect(await inHouse(warmer, id, ({ state }) => state.outcome?.how)).toBe('played')
  })

  it('goes on at a table with a clock a week after the first agreed, with a program for whoever has not answered', async () => {
    const id = await campaign(isWinter(3), A_DAY)
    await inHouse(warmer, id, async (table) => {
      // Nobody is kept waiting while nobody has answered.
      expect(timeUpAt(table.state)).toBeNull()
      await table.do((now) => goOn(now, 'ola', true))
      const due = table.state.updated + WEEK_MS
      expect(timeUpAt(table.state)).toBe(due)
      await table.do((now) => timeIsUp(now, due - 1))
      expect(table.info().seats[1]).toMatchObject({ standIn: false })
      await table.do((now) => timeIsUp(now, due))
      await until(() => table.state.kept === null, 'the table to go on')
      expect(table.info().seats[1]).toMatchObject({ standIn: true, why: 'clock' })
      await table.do((now) => sitDown(now, 'jan', undefined))
      await playUntil(table, 'on', ({ status }) => status === 'finished')
    })
    expect(await inHouse(warmer, id, ({ state }) => state.outcome?.how)).toBe('played')
  })

  it('ends a week after the first wanted that, where the rules cannot go on and nobody else has answered', async () => {
    const id = await campaign()
    await inHouse(otherwise, id, async (table) => {
      await table.do((now) => abandon(now, 'jan', true, now.updated))
      const due = table.state.updated + WEEK_MS
      await table.do((now) => timeIsUp(now, due - 1))
      expect(table.info()).toMatchObject({ status: 'playing', seats: [{ standIn: false }, { abandons: true }] })
      await table.do((now) => timeIsUp(now, due))
      await until(() => table.status === 'abandoned', 'the end')
      expect(table.info().result).toMatchObject({ how: 'abandoned', unrated: 'abandoned' })
    })
  })

  it.each([
    ['without a clock everybody takes their time', null],
    ['who would rather end it is not passed over', A_DAY],
  ])('waits on where %s', async (_, clock) => {
    const id = await campaign(isWinter(3), clock)
    await inHouse(warmer, id, async (table) => {
      await table.do((now) => goOn(now, 'ola', true))
      if (clock) await table.do((now) => abandon(now, 'jan', true, now.updated))
      expect(timeUpAt(table.state)).toBeNull()
      expect(table.info().kept).not.toBeNull()
    })
  })

  it('goes on as soon as the last one who has not agreed leaves', async () => {
    const id = await campaign()
    await inHouse(warmer, id, async (table) => {
      await table.do((now) => goOn(now, 'ola', true))
      await table.do((now) => leave(now, 'jan'))
      await until(() => table.state.kept === null, 'the table to go on')
    })
  })

  it('knows nothing of whoever wanted to end it by the rules before', async () => {
    const id = await campaign(isWinter(3), A_DAY)
    await inHouse(today, id, (table) => table.do((now) => abandon(now, 'ola', true, now.updated)))
    await inHouse(warmer, id, async (table) => {
      expect(table.info().seats[0]).toMatchObject({ abandons: false })
      expect(timeUpAt(table.state)).toBeNull()
      await table.do((now) => abandon(now, 'jan', true, now.updated))
      expect(table.info()).toMatchObject({ status: 'playing', seats: [{ standIn: false }, { abandons: true }] })
    })
  })

  it('that went on once and is kept again asks everybody anew', async () => {
    const id = await campaign(isWinter(2))
    await inHouse(warmer, id, async (table) => {
      for (const person of ['ola', 'jan']) await table.do((now) => goOn(now, person, true))
      await playUntil(table, 'on', isWinter(3))
    })
    // To whoever agreed, these are other rules again.
    for (const version of ['3', '4'])
      await inHouse({ ...today, version }, id, async (table) => {
        expect(table.info()).toMatchObject({ kept: { canGoOn: true }, seats: [{ goesOn: false }, { goesOn: false }] })
        await table.do((now) => goOn(now, 'ola', true))
        expect(table.state.kept).not.toBeNull()
      })
    await inHouse({ ...today, version: '4' }, id, async (table) => {
      await table.do((now) => goOn(now, 'jan', true))
      expect(table.state.kept).toBeNull()
    })
  })

  it('that was carried over is kept by rules that do not know where it stands', async () => {
    const id = await campaign()
    const carrying: AnyGame = { ...warmer, migrate: ({ state, stack }) => ({ state, stack: [...stack] }) }
    await inHouse(carrying, id, ({ state }) => expect(state.kept).toBeNull())
    const third = { ...otherwise, version: '3' }
    await inHouse(third, id, (table) => expect(table.info().kept).toMatchObject({ version: '2', canGoOn: false }))
  })

  it('that was carried over goes on by still other rules that lead to the same position, with its past from there on', async () => {
    const id = await campaign()
    const carrying: AnyGame = { ...warmer, migrate: ({ state, stack }) => ({ state, stack: [...stack] }) }
    const { number } = await inHouse(carrying, id, ({ state }) => state)
    await inHouse(carrying, id, (table) => playUntil(table, 'on', (state) => state.number === number + 3))
    const before = await inHouse(carrying, id, ({ state }) => state)
    await inHouse({ ...warmer, version: '3' }, id, async (table) => {
      expect(table.info()).toMatchObject({ version: '3', kept: null })
      expect(viewsOf(table.state)).toEqual(viewsOf(before))
      expect(await table.past.stateAfter(3)).toMatchObject({ refused: 'past-other-rules' })
      expect(await table.past.stateAfter(number + 1)).toMatchObject({ status: 'playing' })
    })
  })

  it.each([
    ['the game itself carried it over', true],
    ['its people went on by other rules', false],
  ])('is kept from there on, not from its beginning, where %s and its snapshot is lost', async (_, carries) => {
    const id = await campaign()
    const second: AnyGame = carries
      ? { ...warmer, migrate: ({ state, stack }) => ({ state, stack: [...stack] }) }
      : warmer
    await inHouse(second, id, async (table) => {
      for (const person of carries ? [] : ['ola', 'jan']) await table.do((now) => goOn(now, person, true))
      const { number } = table.state
      await playUntil(table, 'on', (state) => state.number === number + 3)
    })
    const before = await inHouse(second, id, ({ state }) => state)
    await withoutSnapshot(id)
    await inHouse(lastAlone, id, (table) => {
      expect(table.info()).toMatchObject({ version: '3', kept: { version: '2', canGoOn: true, lost: 0 } })
      expect(table.state.kept?.history?.moves).toEqual(before.history?.moves)
      expect(viewsOf(table.state)).toEqual(viewsOf(before))
    })
  })

  it('says how many choices were lost after its people went on, where the process had died before it wrote the table down', async () => {
    const id = await campaign()
    await inHouse(warmer, id, ({ state }) => expect(state.kept).not.toBeNull())
    const dying = openLoadedTables(houseWith(warmer), () => {})
    const table = await dying.open(id)
    if (isRefusal(table)) throw new Error(table.refused)
    for (const person of ['ola', 'jan']) await table.do((now) => goOn(now, person, true))
    const { number } = table.state
    await playUntil(table, 'lost', (state) => state.number === number + 2)
    await inHouse({ ...shorter, version: '3' }, id, ({ state }) =>
      expect(state.kept).toMatchObject({ version: '1', lost: 2 }),
    )
  })

  it('can be given up while it is kept, and is kept on by still other rules', async () => {
    const id = await campaign()
    await inHouse(warmer, id, ({ state }) => expect(state.kept?.version).toBe('1'))
    await inHouse({ ...warmer, version: '3' }, id, async (table) => {
      expect(table.info()).toMatchObject({ version: '3', kept: { version: '1', canGoOn: true } })
      await table.do((now) => resign(now, 'jan'))
      expect(table.info()).toMatchObject({ status: 'finished', result: { how: 'resigned', winners: [0] } })
    })
  })

  it('says how many choices were lost where the process had died before it wrote the table down', async () => {
    const id = await campaign()
    const dying = openLoadedTables(houseWith(today), () => {})
    const table = await dying.open(id)
    if (isRefusal(table)) throw new Error(table.refused)
    const { number } = table.state
    await playUntil(table, 'lost', (state) => state.number === number + 2)
    await inHouse(warmer, id, ({ state }) => expect(state.kept).toMatchObject({ lost: 2 }))
  })

  it('without a snapshot is kept as far as they follow it, and may go on from there', async () => {
    const id = await campaign()
    const { history } = await inHouse(today, id, ({ state }) => state)
    await withoutSnapshot(id)
    await inHouse(shorter, id, async (table) => {
      const { kept } = table.state
      expect(kept).toMatchObject({ version: '1', canGoOn: true })
      expect(kept?.lost).toBeGreaterThan(0)
      expect(kept?.history?.moves).toHaveLength((history?.moves.length ?? 0) - (kept?.lost ?? 0))
      expect(viewsOf(table.state)[0]).toMatchObject({ winter: 2 })
      expect(linesOf(table.state)).toContain('today en over')
    })
  })

  it('that another process has taken over is not taken over again', async () => {
    const id = await campaign()
    const tables = ['here', 'there'].map((process) =>
      openLoadedTables({ ...houseWith(warmer), process, isAlone: () => false }, () => {}),
    )
    const opened = await Promise.all(tables.map((each) => each.open(id)))
    const kinds = opened.map((table) =>
      isRefusal(table) ? [] : missedBy(table.state, null, 0).map(({ kind }) => kind),
    )
    expect(kinds.map((all) => all.filter((kind) => kind === 'rules'))).toEqual([['rules'], ['rules']])
    await Promise.all(tables.map((each) => each.close()))
  })
})

describe('a finished campaign, when the house gets other rules', () => {
  it.each([
    ['it never knew', otherwise],
    [
      'that score otherwise',
      { ...alike, result: () => ({ scores: [9, 9], winners: [0], items: [[], []] }) } as AnyGame,
    ],
  ])('keeps its result, log and last view under rules %s', async (_, game) => {
    const id = await campaign(() => false)
    const before = await inHouse(today, id, ({ state }) => state)
    const { state, info } = await inHouse(game, id, (table) => ({ state: table.state, info: table.info() }), 'later')
    expect(info).toMatchObject({ status: 'finished', result: before.outcome, kept: { version: '1' } })
    expect(viewsOf(state)).toEqual(viewsOf(before))
    expect(linesOf(state)).toContain('today en over')
  })

  it.each([
    ['follow it in part', shorter],
    ['score otherwise', { ...alike, result: () => ({ scores: [9, 9], winners: [0], items: [[], []] }) } as AnyGame],
  ])('keeps its result and what was told, without a snapshot too, under rules that %s', async (_, game) => {
    const id = await campaign(() => false)
    const before = await inHouse(today, id, ({ state }) => state)
    await withoutSnapshot(id)
    for (const rules of [game, { ...game, version: '3' }]) {
      const { state, info } = await inHouse(rules, id, (table) => ({ state: table.state, info: table.info() }))
      expect(info).toMatchObject({ status: 'finished', result: before.outcome, kept: { version: '1' } })
      expect(viewsOf(state)).toEqual([undefined, undefined, undefined])
      expect(linesOf(state)).toContain('today en over')
    }
  })

  it('ended as it ended, although the process died before it wrote the last table down', async () => {
    const id = await campaign()
    const dying = openLoadedTables(houseWith(today), () => {})
    const table = await dying.open(id)
    if (isRefusal(table)) throw new Error(table.refused)
    const { number, updated } = table.state
    const written = 'select body from snapshots where table_id = ?'
    const earlier = await database().one<{ body: string }>(written, id)
    await playUntil(table, 'last', ({ status }) => status === 'finished')
    const { outcome } = table.state
    await dying.close()
    const back = 'update snapshots set number = ?, at = ?, body = ? where table_id = ?'
    await database().run(back, number, updated, earlier?.body ?? '', id)
    const info = await inHouse(warmer, id, (kept) => kept.info())
    expect(info).toMatchObject({ status: 'finished', result: outcome, kept: { version: '1' } })
    expect(info.kept?.lost).toBeGreaterThan(0)
  })

  it('is as it was, with its replay, where they lead to the same end', async () => {
    const id = await campaign(() => false)
    const before = await inHouse(today, id, ({ state }) => state)
    const after = await inHouse(alike, id, ({ state }) => state)
    expect(after.kept).toBeNull()
    expect(after.outcome).toEqual(before.outcome)
    expect(after.history?.moves).toEqual(before.history?.moves)
    expect(after.updated).toBe(before.updated)
  })
})
