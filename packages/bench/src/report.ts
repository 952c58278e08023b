import type { Comparison } from './comparison.ts'
import type { Rate } from './measuring.ts'
import type { GameBench } from './playing.ts'

/** What a run found, as it is written to the file. */
export interface Report {
  readonly node: string
  readonly processor: string
  readonly secondsEach: number
  readonly games: readonly GameBench[]
  readonly comparison: Comparison
}

const number = (n: number): string => Math.round(n).toLocaleString('en-US')

/** The median, and how far the runs lie from it at most. */
function rate({ median, lowest, highest }: Rate): string {
  const spread = Math.max(highest - median, median - lowest) / median
  return `${number(median)} ±${Math.round(spread * 100)}%`
}

const HEADINGS = ['game', 'players', 'decisions/s', '× peer', 'decisions/game', 'clones/s', 'bytes/table', 'replays/s']

/** `× peer`: decisions in a second of processor time against those of the peer at its toy game in the same run. */
export function tableOfGames(games: readonly GameBench[], { boardgameIo }: Comparison): string {
  const rows = games.map((bench) => [
    bench.game,
    String(bench.players),
    rate(bench.decisions),
    (bench.decisions.perProcessorSecond / boardgameIo.perProcessorSecond).toFixed(1),
    number(bench.decisionsInAGame),
    rate(bench.clones),
    number(bench.tableBytes),
    rate(bench.replays),
  ])
  return aligned([HEADINGS, ...rows])
}

/** The first column to the left, the others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(pad).join('  ')).join('\n')
}

const withProcessor = (measured: Rate): string =>
  `${rate(measured).padStart(16)}  ${number(measured.perProcessorSecond).padStart(24)}`

/** On a busy machine a thread gets less than a processor, and the clock counts the waiting. */
const BUSY = 0.8

export const isBusy = (rates: readonly Rate[]): boolean =>
  rates.some(({ median, perProcessorSecond }) => median < BUSY * perProcessorSecond)

export const paragraphOfComparison = (comparison: Comparison): string =>
  `Compared with boardgame.io 0.50.2: the toy game ${comparison.game}, ${comparison.players} players, random legal choices to the end
                   decisions/s  decisions/processor second
  longhouse     ${withProcessor(comparison.longhouse)}
  boardgame.io  ${withProcessor(comparison.boardgameIo)}
  ratio         ${comparison.ratio.toFixed(1).padStart(16)}  ${comparison.ratioByProcessor.toFixed(1).padStart(24)}
Both in one thread, taking turns, without a page, a network or a log; setting up each game counts. Longhouse: asks of
the kernel, a choice sampled from the form, the kernel's apply. boardgame.io: its own reducer as its server runs it,
NODE_ENV=production, undo off, one move that checks nothing, cards picked from the hand directly. Longhouse draws its
chance from SHA-256 and boardgame.io from Alea.`
