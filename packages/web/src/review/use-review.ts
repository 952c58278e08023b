import type { Seat } from '@longhouse/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { openThinker, type Thinker } from '../session/bot-client.ts'
import type { GameReview } from '../session/bot-worker.ts'
import type { TableHere } from '../session/table.ts'

type ReviewState =
  | { readonly state: 'none' | 'stopped' | 'failed' }
  /** From 0 to 1. */
  | { readonly state: 'running'; readonly progress: number }
  | { readonly state: 'done'; readonly review: GameReview }

export interface Reviews {
  readonly current: ReviewState
  /** Whose choices are looked at. */
  readonly seats: readonly Seat[]
  begin(seats: readonly Seat[]): void
  stop(): void
}

/** What was found stays while the page is open: a game that is over never changes. */
const found = new Map<string, GameReview>()

/** The review of a finished game, thought out in a worker. It goes on while the score sheet is read, and ends with the table. */
export function useReview(table: TableHere | null): Reviews {
  const thinker = useRef<Thinker | null>(null)
  const [seats, setSeats] = useState<readonly Seat[]>(() => (table ? usualSeats(table) : []))
  const [current, setCurrent] = useState<ReviewState>({ state: 'none' })
  useEffect(() => () => thinker.current?.close(), [])
  return useMemo(() => {
    async function begin(wanted: readonly Seat[]): Promise<void> {
      if (!table) return
      const { plan } = table
      const moves = table.moves().slice()
      const key = JSON.stringify([plan.seed, plan.options, moves, wanted])
      setSeats(wanted)
      thinker.current?.stop()
      const known = found.get(key)
      if (known) return setCurrent({ state: 'done', review: known })
      setCurrent({ state: 'running', progress: 0 })
      thinker.current ??= openThinker()
      try {
        const question = { kind: 'review', plan, moves, seats: wanted } as const
        const review = await thinker.current.ask(question, (progress) => setCurrent({ state: 'running', progress }))
        if (!review) return
        found.set(key, review)
        setCurrent({ state: 'done', review })
      } catch {
        setCurrent({ state: 'failed' })
      }
    }
    const stop = () => {
      thinker.current?.stop()
      setCurrent({ state: 'stopped' })
    }
    return { current, seats, begin: (wanted) => void begin(wanted), stop }
  }, [table, current, seats])
}

/** The people's choices; where only programs played, everybody's. */
export function usualSeats({ plan }: Pick<TableHere, 'plan'>): readonly Seat[] {
  const all = plan.seats.map((_, seat) => seat)
  const people = all.filter((seat) => plan.seats[seat]?.player === null)
  return people.length > 0 ? people : all
}
