import type { EndsUndo } from '@longhouse/board'
import { type Json, type SeatView, same } from '@longhouse/kernel'
import { useCallback, useEffect, useState } from 'react'
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
  const isAsked = doubted !== null && isStillAsked(doubted.from, table.moment().seen)
  useEffect(() => {
    if (doubted && !isAsked) setDoubted(null)
  }, [doubted, isAsked])
  const answer = (yes: boolean) => {
    setDoubted(null)
    // What others did while it was thought over is no reason to forget the answer.
    if (yes && doubted && isAsked) take(table.moment().seen, doubted.choice)
  }
  return { doubted: isAsked ? doubted : null, choose, answer }
}

/** Whether the same is asked of the same seat; what it may do besides may have become less. */
const isStillAsked = ({ seat, ask }: SeatView, now: SeatView): boolean =>
  ask !== null && seat === now.seat && ask.step === now.ask?.step && same(ask.form, now.ask.form)

export function SecondThought({ thoughts: { doubted, answer } }: { readonly thoughts: SecondThoughts }) {
  const { doubt } = useWords().words.table
  return doubted && <Ask title={doubt.title} text={doubted.why} yes={doubt.yes} no={doubt.no} answer={answer} />
}
