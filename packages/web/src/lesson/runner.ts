import type { Option } from '@longhouse/board'
import {
  isActed,
  type Lesson,
  lessonId,
  NOTHING_READ,
  type Progress,
  type Scene,
  type Shown,
  sameChoice,
  shownAt,
  taughtAt,
} from '@longhouse/board/lesson'
import type { Json, SeatView } from '@longhouse/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LocalTable } from '../session/local-table.ts'
import type { PlayedTable, TableMoment } from '../session/table.ts'
import { keepProgress, keptProgress } from './progress.ts'

/** The hand on the learner's shoulder: which card is shown, what may be chosen meanwhile, and how to go on. */
export interface Guide {
  readonly lesson: Lesson | null
  readonly shown: Shown
  /** The card waits to be done, and does not only tell. */
  readonly acts: boolean
  readonly folded: boolean
  /** A card lies open that only tells something. */
  readonly reading: boolean
  /** Something else than what is taught was tried. */
  readonly nudged: boolean
  /** What is offered, without what the card does not teach. */
  narrow<O extends Offering>(offered: O): O
  choose(from: SeatView, choice: Json): void
  /** The card was read. */
  next(): void
  /** Takes the taught choice; null if any choice will do. */
  readonly doIt: (() => void) | null
  /** Leaves the script: the game goes on freely. */
  leave(): void
  fold(folded: boolean): void
}

interface Offering {
  readonly options: readonly Option[]
  readonly editings: readonly { readonly id: string }[]
}

/** Lessons are given at tables of this device. */
interface Taught {
  readonly lesson: Lesson | null
  readonly table: LocalTable
}

/** Nothing is guided at a table without a lesson, nor while the past is looked at. */
export function useGuide(taughtHere: Taught | null, table: PlayedTable, moment: TableMoment, live: boolean): Guide {
  const lesson = taughtHere?.lesson ?? null
  const device = taughtHere?.table
  const [progress, setProgress] = useState<Progress>(() => (lesson ? keptProgress(lessonId(lesson)) : NOTHING_READ))
  const [foldedCard, setFoldedCard] = useState<string | null>(null)
  const [nudgedAt, setNudgedAt] = useState<string | null>(null)
  const scene = useMemo(
    (): Scene => ({ seen: moment.seen, log: moment.log, moves: device?.moves().slice() ?? [] }),
    [moment, device],
  )
  const shown = useMemo(
    () => (lesson && live ? shownAt(lesson, scene, progress) : null),
    [lesson, live, scene, progress],
  )
  const taught = lesson && shown ? taughtAt(lesson, scene, progress) : undefined
  const change = useCallback(
    (changed: Partial<Progress>) => {
      if (!lesson) return
      setProgress((before) => {
        const after = { ...before, ...changed, read: [...new Set([...before.read, ...(changed.read ?? [])])] }
        keepProgress(lessonId(lesson), after)
        return after
      })
    },
    [lesson],
  )
  useHintSeenOnce(live, shown, change)

  const id = shown?.card.id ?? null
  const folded = id !== null && foldedCard === id
  const acts = shown?.kind === 'card' && isActed(shown.card)
  const tells = shown?.kind === 'card' && !acts
  const choose = useCallback(
    (from: SeatView, choice: Json) => {
      if (taught === undefined ? !tells || folded : sameChoice(choice, taught)) table.choose(from, taught ?? choice)
      else {
        setNudgedAt(id)
        setFoldedCard(null)
      }
    },
    [taught, tells, folded, table, id],
  )
  const fold = useCallback((now: boolean) => setFoldedCard(now ? id : null), [id])
  const narrow = useCallback(
    <O extends Offering>(offered: O): O => {
      if (tells && !folded) return { ...offered, options: [], editings: [] }
      return taught === undefined ? offered : narrowed(offered, taught)
    },
    [tells, folded, taught],
  )
  return {
    lesson,
    shown,
    acts,
    folded,
    reading: tells && !folded,
    nudged: nudgedAt !== null && nudgedAt === id,
    narrow,
    choose,
    next: () => id !== null && change({ read: [id] }),
    doIt: acts && taught !== undefined ? () => table.choose(moment.seen, taught) : null,
    leave: () => change({ left: true }),
    fold,
  }
}

/** Only the taught choice glows; where it has to be put together, its editor stays. */
function narrowed<O extends Offering>(offered: O, taught: Json): O {
  const isAside = (id: string) => id.includes('.aside')
  return {
    ...offered,
    options: offered.options.filter(({ choice, opens }) => (opens ? !isAside(opens) : sameChoice(choice, taught))),
    editings: offered.editings.filter(({ id }) => !isAside(id)),
  }
}

/** A hint whose moment has passed was seen, whether or not it was put away. */
function useHintSeenOnce(live: boolean, shown: Shown, change: (changed: Partial<Progress>) => void): void {
  const hint = shown?.kind === 'hint' ? shown.card.id : null
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (!live) return
    if (last.current !== null && last.current !== hint) change({ read: [last.current] })
    last.current = hint
  }, [live, hint, change])
}
