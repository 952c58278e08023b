import type { Clock, SeatInfo, TableInfo } from '@longhouse/protocol'
import { isTooQuick } from '@longhouse/protocol/too-quick'
import { useEffect, useState } from 'react'
import { theLine } from './line.ts'
import type { OnlineWords } from './words/index.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type ClockWords = OnlineWords['clock']

/** A length of time as people set it: `2 min`, `1 day`. */
export function lengthOf(seconds: number, words: ClockWords): string {
  if (seconds >= DAY && seconds % DAY === 0) return words.days(seconds / DAY)
  if (seconds >= HOUR && seconds % HOUR === 0) return words.hours(seconds / HOUR)
  return seconds >= MINUTE && seconds % MINUTE === 0 ? words.minutes(seconds / MINUTE) : words.seconds(seconds)
}

function clockLine(clock: Clock | null, words: ClockWords): string {
  if (!clock) return words.none
  const time = lengthOf(clock.seconds, words)
  const line = clock.kind === 'per-move' ? words.ofMove(time) : words.ofBank(time, lengthOf(clock.increment, words))
  return isTooQuick(clock) ? words.unrated(line) : line
}

/** How long people may think at a table, and how long each chance to react stays open. */
export const timeLine = (
  { clock, reactionTime }: Pick<TableInfo, 'clock' | 'reactionTime'>,
  { clock: words, reactions }: OnlineWords,
): string =>
  reactionTime
    ? `${clockLine(clock, words)}, ${reactions.ofTable(lengthOf(reactionTime, words))}`
    : clockLine(clock, words)

/** What a clock shows: `1:12`, `3:05:00`, `2 days`. */
export function shownTime(ms: number, words: ClockWords): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 2 * DAY) return words.days(Math.floor(seconds / DAY))
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Milliseconds a seat has left at a moment of the house's clock; null without a clock. */
export const leftAt = ({ left, due }: Pick<SeatInfo, 'left' | 'due'>, now: number): number | null =>
  due === null ? left : Math.max(0, due - now)

/** From here on time is short: a quarter of a quick clock, the last half minute of any other. */
const LEAST_SHORT_MS = 5_000
const MOST_SHORT_MS = 30_000
const shortOf = ({ seconds }: Clock): number => Math.min(MOST_SHORT_MS, Math.max(LEAST_SHORT_MS, seconds * 250))

/** Whether a clock runs, and little is left on it. */
export const isShort = (clock: Clock | null, { due }: Pick<SeatInfo, 'due'>, now: number): boolean =>
  clock !== null && due !== null && due - now < shortOf(clock)

const houseNow = (): number => Date.now() + theLine().ahead()

/** The house's clock, looked at once a second while something runs. */
export function useServerNow(runs: boolean): number {
  const [now, setNow] = useState(houseNow)
  useEffect(() => {
    setNow(houseNow())
    if (!runs) return
    const timer = setInterval(() => setNow(houseNow()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
