import { PLAYER_COLORS, type PlayerColor } from '@longhouse/board'
import { type AnyGame, isRecord, type OptionRule, type Options, optionsAt } from '@longhouse/kernel'
import { isLevel, levelAfter, USUAL_LEVEL } from '../../session/programs.ts'
import type { SeatPlan } from '../../session/saved-table.ts'

/** A table being set: every seat the game can have, of which the first few are taken. */
export interface Draft {
  readonly players: number
  readonly seats: readonly SeatDraft[]
  readonly options: Options
}

export interface SeatDraft {
  readonly name: string
  readonly color: PlayerColor
  /** A program's level; null for a person. */
  readonly player: string | null
}

export const LONGEST_NAME = 20

const USUAL_PLAYERS = 3
const KEY = 'longhouse:seats'

/** One person and bots, or whoever sat here last time. */
export function firstDraft({ min, max }: AnyGame['players'], names: readonly string[]): Draft {
  const usual = PLAYER_COLORS.slice(0, max).map(
    (color, seat): SeatDraft => ({ name: names[seat] ?? '', color, player: seat === 0 ? null : USUAL_LEVEL }),
  )
  const last = lastSeats()
  const seats = last && last.seats.length === usual.length ? last.seats : usual
  return { players: Math.min(max, Math.max(min, last?.players ?? USUAL_PLAYERS)), seats, options: {} }
}

export const changeSeat = (draft: Draft, seat: number, changed: Partial<SeatDraft>): Draft => ({
  ...draft,
  seats: draft.seats.map((each, i) => (i === seat ? { ...each, ...changed } : each)),
})

/** Whoever had the mark gets the other one, so that no two are alike. */
export function changeColor(draft: Draft, seat: number, color: PlayerColor): Draft {
  const before = draft.seats[seat]?.color
  return {
    ...draft,
    seats: draft.seats.map((each, i) => {
      if (i === seat) return { ...each, color }
      return each.color === color && before ? { ...each, color: before } : each
    }),
  }
}

export type NameFlaw = 'empty' | 'taken' | null

/** What is wrong with each name at the table. The first of two alike may stay. */
export function nameFlaws({ seats, players }: Draft): readonly NameFlaw[] {
  const names = seats.slice(0, players).map(({ name }) => name.trim().toLocaleLowerCase())
  return names.map((name, seat) => (name === '' ? 'empty' : names.indexOf(name) < seat ? 'taken' : null))
}

export const seatPlans = ({ seats, players }: Draft): SeatPlan[] =>
  seats.slice(0, players).map(({ name, color, player }) => ({ name: name.trim(), color, player, bot: player !== null }))

export const chosenOptions = ({ options, players }: Draft, rules: readonly OptionRule[]): Options =>
  optionsAt(rules, options, players)

export function rememberSeats({ players, seats }: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ players, seats }))
  } catch {
    // Next time the usual names sit here.
  }
}

function lastSeats(): Pick<Draft, 'players' | 'seats'> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || typeof kept.players !== 'number' || !Array.isArray(kept.seats)) return null
    const seats = kept.seats.map(withLevel).filter(isSeat)
    const marks = new Set(seats.map(({ color }) => color))
    return kept.players >= 1 && marks.size === kept.seats.length ? { players: kept.players, seats } : null
  } catch {
    return null
  }
}

const isSeat = (seat: unknown): seat is SeatDraft =>
  isRecord(seat) &&
  typeof seat.name === 'string' &&
  seat.name.length <= LONGEST_NAME &&
  PLAYER_COLORS.includes(seat.color as PlayerColor) &&
  (seat.player === null || isLevel(seat.player))

/** Who sat here before there were levels gets the one that plays alike. */
const withLevel = (seat: unknown): unknown =>
  isRecord(seat) && typeof seat.player === 'string' ? { ...seat, player: levelAfter(seat.player) ?? USUAL_LEVEL } : seat
