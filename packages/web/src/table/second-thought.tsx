import type { EndsUndo } from '@longhouse/board'
import type { Json, SeatView } from '@longhouse/kernel'
import { useCallback, useState } from 'react'
import { Ask } from '../pages/ask.tsx'
import type { PlayedTable } from '../session/table.ts'
import { useSettings, useWords } from '../settings.tsx'

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
  readonly table: Pick<PlayedTable, 'endsUndo'>
  readonly endsUndo: Pick<EndsUndo, 'of'>
  /** Why somebody should think twice about a choice, whatever the settings are; null: there is no reason. */
  warning(choice: Json): string | null
  choose(from: SeatView, choice: Json): void
}

/** What somebody may not have meant is asked once more, and so is, for who wants that, what cannot be undone. */
export function useSecondThoughts({ table, endsUndo, warning, choose: take }: Means): SecondThoughts {
  const { words } = useWords()
  const { askFinal } = useSettings().settings
  const [doubted, setDoubted] = useState<Doubted | null>(null)
  const choose = useCallback(
    (from: SeatView, choice: Json) => {
      const settle = (isFinal: boolean) => {
        const why = [warning(choice), isFinal ? words.table.doubt.final : null].filter((each) => each !== null)
        if (why.length > 0) setDoubted({ from, choice, why: why.join(' ') })
        else take(from, choice)
      }
      if (!askFinal) return settle(false)
      const known = endsUndo.of(choice) ?? table.endsUndo(from, [choice])
      if (typeof known === 'boolean') settle(known)
      // Where the table has to be asked elsewhere and does not say it, nobody is held up.
      else void Promise.resolve(known).then((ends) => settle(ends?.[0] ?? false))
    },
    [table, endsUndo, warning, take, askFinal, words],
  )
  const answer = (yes: boolean) => {
    setDoubted(null)
    if (yes && doubted) take(doubted.from, doubted.choice)
  }
  return { doubted, choose, answer }
}

export function SecondThought({ thoughts: { doubted, answer } }: { readonly thoughts: SecondThoughts }) {
  const { doubt } = useWords().words.table
  return doubted && <Ask title={doubt.title} text={doubted.why} yes={doubt.yes} no={doubt.no} answer={answer} />
}
