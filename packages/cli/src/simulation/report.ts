import { plural } from '@longhouse/kernel'
import type { Lead, Paired } from './paired.ts'
import { type Plan, rowLength } from './plan.ts'
import type { Spread, Standing, Standings, Statistics } from './statistics.ts'

const HEAD = ['', 'played', 'wins', 'share', '95 % interval', 'score', 'sd', 'min', 'q1', 'median', 'q3', 'max']

export const playersIn = (n: number): string => plural('en', n, { one: 'player', other: 'players' })

/** What was played, and how much of it. */
export function headline({ game, players, lineup, seed, games }: Plan, done: number, interrupted: boolean): string {
  const inTurn = players === 1 ? ', in turn at the same tables' : ', seats rotated at the same tables'
  const rotated = rowLength(lineup) > 1 ? inTurn : ''
  const count = interrupted ? `interrupted after ${done} of ${games} games` : `${done} games`
  return `${game} for ${playersIn(players)}, seed ${seed}: ${count}\n${lineup.join(', ')}${rotated}\n`
}

/** Statistics as a table for people. */
export function reportOf({ parts, decisions, ...standings }: Statistics): string {
  const [mean, sd, ...rest] = spread(decisions)
  const ofParts = parts.map((part, at) => `game ${at + 1}\n${tableOf(part)}\n\n`)
  const ofAll = parts.length > 0 ? `${ofParts.join('')}in the end\n` : ''
  const lengths = `decisions per game: ${mean} ± ${sd} (min, quartiles, max: ${rest.join(', ')})`
  return `${ofAll}${tableOf(standings)}\n\n${lengths}\n`
}

function tableOf({ seats, bots, sides }: Omit<Standings, 'games'>): string {
  return columns([
    HEAD,
    ...bots.map((bot) => row(bot.name, bot)),
    ...seats.map((seat) => row(`seat ${seat.name}`, seat)),
    ...sides.map((side) => row(`side ${side.name}`, side)),
  ])
}

/** The same of games in rows, and who is ahead. */
export function pairedReportOf(paired: Paired): string {
  const { rows, lead } = paired
  if (rows === 0) return ''
  return `\n${reportOf(paired)}${lead ? tellLead(lead, rows) : ''}`
}

const tellLead = ({ of, over, mean, low, high }: Lead, pairs: number): string =>
  `${of} minus ${over}: ${mean.toFixed(2)} points (95 % interval ${low.toFixed(2)} to ${high.toFixed(2)}, ${pairs} pairs)\n`

const row = (name: string, { wins, scores }: Standing): string[] => [
  name,
  String(wins.of),
  short(wins.wins),
  percent(wins.rate),
  `${percent(wins.low)} – ${percent(wins.high)}`,
  ...spread(scores),
]

const spread = ({ mean, sd, min, q1, median, q3, max }: Spread): string[] => [
  mean.toFixed(2),
  sd.toFixed(2),
  ...[min, q1, median, q3, max].map(short),
]

const short = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(1))
const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`

/** Names to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((cells) => cells[i]?.length ?? 0)))
  return rows
    .map((cells) => cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[i] ?? 0))))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n')
}
