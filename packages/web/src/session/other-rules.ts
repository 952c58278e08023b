import type { GameText, GameTypes } from '@longhouse/kernel'
import type { LogEntry } from './table.ts'

/** The rules became others while the table was played: no event of the game, and yet it is told among them. */
interface OtherRules {
  readonly kind: 'other-rules'
}

export const OTHER_RULES: OtherRules = { kind: 'other-rules' }

export const isOtherRules = (event: unknown): event is OtherRules =>
  (event as Partial<OtherRules> | null)?.kind === OTHER_RULES.kind

/** A log with a line after each of these moves. */
export const withUpdates = (log: readonly LogEntry[], updates: readonly number[] = []): readonly LogEntry[] =>
  updates.reduce((all, move) => {
    const after = all.findIndex((entry) => entry.move > move) >>> 0
    return all.toSpliced(after, 0, { move, seat: null, event: OTHER_RULES, aside: true })
  }, log.slice())

export const sayingOtherRules = (text: GameText, sentence: string): GameText => ({
  ...text,
  event: (event: GameTypes['event'], names) => (isOtherRules(event) ? sentence : text.event(event, names)),
})
