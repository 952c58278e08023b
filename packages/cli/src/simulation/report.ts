import type { Spread, Standing, Statistics } from './statistics.ts'

const HEAD = ['', 'played', 'wins', 'share', '95 % interval', 'score', 'sd', 'min', 'q1', 'median', 'q3', 'max']

/** Statistics as a table for people. */
export function reportOf({ seats, bots, decisions }: Statistics): string {
  const rows = [HEAD, ...bots.map((bot) => row(bot.name, bot)), ...seats.map((seat) => row(`seat ${seat.name}`, seat))]
  const [mean, sd, ...rest] = spread(decisions)
  return `${columns(rows)}\n\ndecisions per game: ${mean} ± ${sd} (min, quartiles, max: ${rest.join(', ')})\n`
}

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

function columns(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, i) => Math.max(...rows.map((cells) => cells[i]?.length ?? 0)))
  return rows
    .map((cells) => cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[i] ?? 0))))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n')
}
