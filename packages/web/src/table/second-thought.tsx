import type { EndsUndo } from '@longhouse/board'
import type { Json, SeatView } from '@longhouse/kernel'
import { useCallback, useEffect, useState } from 'react'
import { Ask } from '../pages/ask.tsx'
import type { PlayedTable } from '../session/table.ts'
import { useSettings, useWords } from '../settings.tsx'
import { isStillAsked } from './still-asked.ts'
import { endsUndoNow } from './use-ends-undo.ts'

/** A choice that is asked about once more before it is made. */
interface Doubted {
  readonly from: SeatView
  readonly choice: Json
  readonly why: string
}

export interface SecondThoughts {
  readonly doubted: Doubted | null
  /** Chooses, or asks once more first. */
  choose(from: SeatView, choice: Json): void
  answer(yes: boolean): void
}

interface Means {
  readonly table: Pick<PlayedTable, 'endsUndo' | 'moment'>
  readonly endsUndo: Pick<EndsUndo, 'of'>
  /** Why somebody should think twice about a choice, whatever the settings are; null: there is no reason. */
  warning(choice: Json): string | null
  choose(from: SeatView, choice: Json): void
}

/**
 * What somebody may not have meant is asked once more, and so is, for who wants that, what cannot be undone. That goes away
 * with the question that the choice answers.
 */
export function useSecondThoughts({ table, endsUndo, warning, choose: take }: Means): SecondThoughts {
  const { words } = useWords()
  const { askFinal } = useSettings().settings
  const [doubted, setDoubted] = useState<Doubted | null>(null)
  // What others did while it was thought over, or while the house was asked, is no reason to forget a choice.
  const takeNow = useCallback(
    (from: SeatView, choice: Json) => {
      const now = table.moment()
      if (isStillAsked(from, now)) take(now.seen, choice)
    },
    [table, take],
  )
  const choose = useCallback(
    (from: SeatView, choice: Json) => {
      const settle = (isFinal: boolean) => {
        const why = [warning(choice), isFinal ? words.table.doubt.final : null].filter((each) => each !== null)
        if (why.length > 0) setDoubted({ from, choice, why: why.join(' ') })
        else takeNow(from, choice)
      }
      const known = askFinal ? endsUndo.of(choice) : false
      if (known === undefined) void endsUndoNow(table, from, choice).then(settle)
      else settle(known)
    },
    [table, endsUndo, warning, takeNow, askFinal, words],
  )
  const isAsked = doubted !== null && isStillAsked(doubted.from, table.moment())
  useEffect(() => {
    if (doubted && !isAsked) setDoubted(null)
  }, [doubted, isAsked])
  const answer = (yes: boolean) => {
    setDoubted(null)
    if (yes && doubted) takeNow(doubted.from, doubted.choice)
  }
  return { doubted: isAsked ? doubted : null, choose, answer }
}

export function SecondThought({ thoughts: { doubted, answer } }: { readonly thoughts: SecondThoughts }) {
  const { doubt } = useWords().words.table
  return doubted && <Ask title={doubt.title} text={doubted.why} yes={doubt.yes} no={doubt.no} answer={answer} />
}
