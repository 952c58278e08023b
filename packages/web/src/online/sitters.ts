import { PLAYER_COLORS } from '@longhouse/board'
import type { SeatInfo, TableInfo } from '@longhouse/protocol'
import type { SeatPlan } from '../session/saved-table.ts'
import type { OnlineWords } from './words/index.ts'

type SitterWords = Pick<OnlineWords, 'botNames' | 'someone' | 'openSeat' | 'standsIn'>

export const isFree = ({ person, bot }: SeatInfo): boolean => person === null && bot === null

/** What everybody at a table is called. Programs get names that no person there has. */
export function namesAt({ seats }: Pick<TableInfo, 'seats'>, words: SitterWords): readonly string[] {
  const taken = new Set(seats.map(({ person }) => person?.name?.toLocaleLowerCase()))
  const free = words.botNames.filter((name) => !taken.has(name.toLocaleLowerCase()))
  let bots = 0
  return seats.map((seat) => {
    if (seat.person) return seat.person.name ?? words.someone
    return isFree(seat) ? words.openSeat : (free[bots++] ?? words.someone)
  })
}

/** The seats as the board draws them. */
export function sittersAt(info: TableInfo, words: SitterWords): readonly SeatPlan[] {
  const names = namesAt(info, words)
  return info.seats.map(({ seat, bot, standIn, why }) => ({
    name: names[seat] ?? '',
    color: PLAYER_COLORS[seat % PLAYER_COLORS.length] as SeatPlan['color'],
    bot: bot !== null,
    player: standIn ? null : bot,
    ...(standIn ? { level: words.standsIn[why ?? 'left'] } : {}),
  }))
}

export const seatOf = ({ seats }: Pick<TableInfo, 'seats'>, person: string | null): number | null => {
  const seat = person === null ? -1 : seats.findIndex((each) => each.person?.id === person)
  return seat < 0 ? null : seat
}
