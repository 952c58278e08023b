import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pacedTable, type Scene } from '../src/session/paced-table.ts'
import type { PlayedTable, TableMoment } from '../src/session/table.ts'

const LEAST = 1000

/** A table at which nothing is played: what it shows is said by the test. */
function standing() {
  const listeners = new Set<() => void>()
  const moment = (moves: number, more: Partial<TableMoment> = {}): TableMoment => ({
    viewer: 0,
    seats: [],
    seen: seen(moves),
    log: Array.from({ length: moves }, (_, move) => ({ move, seat: 1, event: { kind: `event ${move}` } })),
    beats: [],
    undoes: { seat: 0, move: moves },
    curtain: null,
    refusal: null,
    thinking: false,
    ...more,
  })
  let current = moment(1)
  const beatsShown = vi.fn()
  const beatsBegun = vi.fn()
  const table = {
    moment: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    beatsShown,
    beatsBegun,
  } as unknown as PlayedTable
  const become = (moves: number, more?: Partial<TableMoment>): void => {
    current = moment(moves, more)
    for (const listener of listeners) listener()
  }
  return { table, become, beatsShown, beatsBegun }
}

const seen = (moves: number) => ({ moves, ask: 'a question' }) as unknown as TableMoment['seen']
const beat = (told: number) => ({ seen: { ...seen(told), ask: null }, told })

interface Reading {
  readonly hidden?: boolean
  readonly least?: number
  steps?: boolean
  /** Of how many told events in all the last is seen large. */
  readonly pictured?: number
}

function shown(means: Reading = {}) {
  const { hidden = false, least = LEAST, pictured } = means
  const stands = standing()
  const paced = pacedTable(stands.table, {
    planOf: ({ passing, log }: Scene) => ({ ms: passing || log.length === pictured ? least : 0, picture: null }),
    steps: () => means.steps ?? false,
    hidden: () => hidden,
    now: () => Date.now(),
  })
  const heard: number[] = []
  paced.subscribe(() => heard.push(paced.moment().log.length))
  stands.beatsShown.mockClear()
  return { ...stands, paced, heard }
}

describe('a table at the pace of its reader', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows beats one after another, asks nobody meanwhile, and then says that it has', () => {
    const { become, paced, beatsShown } = shown()
    become(4, { beats: [beat(2), beat(3)], curtain: 1 })
    expect(paced.moment()).toMatchObject({ seen: { ask: null, moves: 2 }, undoes: null, curtain: null })
    expect(paced.moment()).toMatchObject({ showing: { from: 1, left: 1 } })
    vi.advanceTimersByTime(LEAST)
    expect(paced.moment()).toMatchObject({ seen: { moves: 3 }, showing: { from: 2, left: 0 } })
    expect(beatsShown).not.toHaveBeenCalled()
    vi.advanceTimersByTime(LEAST)
    expect(paced.moment()).toMatchObject({
      seen: { ask: 'a question' },
      undoes: { move: 4 },
      curtain: 1,
      showing: null,
    })
    expect(beatsShown).toHaveBeenCalledTimes(1)
  })

  it('shows what has no beats at once', () => {
    const { become, paced } = shown()
    become(2)
    expect(paced.moment()).toMatchObject({ seen: { ask: 'a question', moves: 2 }, showing: null })
  })

  it('goes on when hurried, and to the end when hurried again', () => {
    const { become, paced, beatsShown } = shown()
    become(5, { beats: [beat(2), beat(3), beat(4)] })
    paced.hurry()
    expect(paced.moment().log).toHaveLength(3)
    paced.hurry()
    expect(paced.moment()).toMatchObject({ showing: null, seen: { moves: 5 } })
    expect(beatsShown).toHaveBeenCalledTimes(1)
    become(7, { beats: [beat(6)] })
    paced.hurry()
    expect(paced.moment()).toMatchObject({ showing: null, seen: { moves: 7 } })
  })

  it('stays at each beat, step by step, until the reader goes on, skips or wants another pace', () => {
    const means = { steps: true }
    const { become, paced, beatsShown } = shown(means)
    become(6, { beats: [beat(2), beat(3), beat(4), beat(5)] })
    vi.advanceTimersByTime(100 * LEAST)
    for (const moves of [2, 3, 4]) {
      expect(paced.moment().seen.moves).toBe(moves)
      paced.hurry()
    }
    expect(paced.moment()).toMatchObject({ seen: { moves: 5 }, showing: { left: 0 } })
    become(8, { beats: [beat(7)] })
    expect(paced.moment().seen.moves).toBe(5)
    means.steps = false
    paced.retime()
    vi.advanceTimersByTime(2 * LEAST)
    expect(paced.moment()).toMatchObject({ showing: null, seen: { moves: 8 } })
    expect(beatsShown).toHaveBeenCalledTimes(1)
    means.steps = true
    become(10, { beats: [beat(9)] })
    paced.skip()
    expect(paced.moment().showing).toBeNull()
  })

  it('is never a trap: skipped, hidden, without a pace, or where nobody looks there is nothing to wait for', () => {
    const { become, paced } = shown()
    become(3, { beats: [beat(2)] })
    paced.skip()
    expect(paced.moment().showing).toBeNull()
    for (const means of [{ hidden: true }, { least: 0 }]) {
      const unseen = shown(means)
      unseen.become(3, { beats: [beat(2)] })
      expect(unseen.paced.moment().showing).toBeNull()
      expect(unseen.beatsShown).toHaveBeenCalled()
    }
  })

  it('goes on with what is shown while more happens, and shows that afterwards', () => {
    const { become, paced, heard } = shown()
    become(3, { beats: [beat(2)] })
    become(3, { thinking: true })
    become(5, { beats: [beat(4)] })
    expect(heard.at(-1)).toBe(2)
    vi.advanceTimersByTime(LEAST)
    expect(paced.moment()).toMatchObject({ seen: { moves: 4 }, showing: { left: 0 } })
    vi.advanceTimersByTime(LEAST)
    expect(paced.moment().seen.moves).toBe(5)
  })

  it('shows also how a choice ended by itself where that is seen large, before anybody is asked', () => {
    const { become, paced, beatsBegun, beatsShown } = shown({ pictured: 3 })
    become(3, { beats: [beat(2)] })
    expect(beatsBegun).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(LEAST)
    expect(paced.moment()).toMatchObject({ seen: { ask: null, moves: 3 }, showing: { from: 2, left: 0 } })
    expect(beatsShown).not.toHaveBeenCalled()
    vi.advanceTimersByTime(LEAST)
    expect(paced.moment()).toMatchObject({ seen: { ask: 'a question', moves: 3 }, showing: null })
    become(3, { thinking: true })
    expect(paced.moment().showing).toBeNull()
  })

  it('passes over what came before a choice that has waited for more than three seconds', () => {
    const { become, paced } = shown()
    become(8, { beats: [2, 3, 4, 5, 6, 7].map(beat) })
    vi.advanceTimersByTime(500)
    become(10, { beats: [beat(9)] })
    vi.advanceTimersByTime(2500)
    expect(paced.moment().log).toHaveLength(5)
    vi.advanceTimersByTime(1000)
    expect(paced.moment()).toMatchObject({ seen: { moves: 9 }, showing: { left: 0 } })
    vi.advanceTimersByTime(LEAST)
    expect(paced.moment()).toMatchObject({ seen: { moves: 10 }, showing: null })
  })

  it('drops what waits to be shown when it was taken back', () => {
    const { become, paced } = shown()
    become(5, { beats: [beat(2), beat(4)] })
    become(3)
    expect(paced.moment()).toMatchObject({ showing: null, seen: { moves: 3 } })
  })

  it('drops what was taken back, and what another person was shown', () => {
    const { become, paced } = shown()
    become(5, { beats: [beat(3), beat(4)] })
    become(2)
    expect(paced.moment()).toMatchObject({ showing: null, seen: { moves: 2 } })
    become(5, { beats: [beat(3), beat(4)] })
    become(5, { viewer: 1 })
    expect(paced.moment()).toMatchObject({ showing: null, viewer: 1 })
  })
})
