import type { Advised } from '@longhouse/bots'
import type { SeatView } from '@longhouse/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { openThinker, type Thinker } from '../session/bot-client.ts'
import type { LocalTable } from '../session/local-table.ts'
import type { TableMoment } from '../session/table.ts'

type Hint =
  | { readonly state: 'thinking' | 'failed' }
  /** The best first. */
  | { readonly state: 'found'; readonly advice: readonly Advised[] }

export interface Hints {
  /** One person plays against programs, and is asked. Who plays against people gets no help. */
  readonly offered: boolean
  readonly hint: Hint | null
  ask(): void
  close(): void
}

/**
 * What a strong program would do in the viewer's place. It holds as long as the viewer sees the same and is asked the
 * same: others may answer in secret meanwhile. An answer about anything else is dropped.
 */
export function useHint(table: LocalTable | null, moment: TableMoment, allowed: boolean): Hints {
  const [asked, setAsked] = useState<{ readonly about: string; readonly hint: Hint } | null>(null)
  const thinker = useRef<Thinker | null>(null)
  const { viewer, seen } = moment
  const people = moment.seats.filter(({ player }) => player === null).length
  const offered =
    allowed && table !== null && people === 1 && viewer !== null && seen.ask?.form != null && moment.curtain === null

  useEffect(() => () => thinker.current?.close(), [])
  const close = useCallback(() => {
    thinker.current?.stop()
    setAsked(null)
  }, [])
  const isStale = useMemo(() => asked !== null && asked.about !== matterOf(seen), [asked, seen])
  useEffect(() => {
    if (isStale) close()
  }, [isStale, close])

  async function ask(): Promise<void> {
    if (!offered || !table || viewer === null) return
    thinker.current ??= openThinker()
    const about = matterOf(seen)
    const mine: { readonly about: string; readonly hint: Hint } = { about, hint: { state: 'thinking' } }
    const settle = (hint: Hint) => setAsked((now) => (now === mine ? { about, hint } : now))
    setAsked(mine)
    try {
      const question = { kind: 'advice', plan: table.plan, moves: table.moves().slice(), seat: viewer } as const
      const advice = await thinker.current.ask(question)
      if (advice) settle({ state: 'found', advice })
    } catch {
      settle({ state: 'failed' })
    }
  }

  return { offered, hint: offered && asked && !isStale ? asked.hint : null, ask: () => void ask(), close }
}

const matterOf = ({ view, ask }: SeatView): string => JSON.stringify([view, ask])
