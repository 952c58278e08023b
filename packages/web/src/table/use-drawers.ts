import { useCallback, useState } from 'react'
import type { Drawer } from './keys.ts'

export interface Drawers {
  readonly open: Drawer | null
  /** The rule that the drawer of the rules shows. */
  readonly rule: string | undefined
  /** The past is walked through, beside whatever else is open. */
  readonly walking: boolean
  toggle(drawer: Drawer): void
  openRule(rule: string): void
  walk(on: boolean): void
  close(): void
}

interface Means {
  readonly walking: boolean
  /** What lies over a drawer makes way. */
  makeWay(): void
}

/** What folds out at the side. */
export function useDrawers({ walking: begins, makeWay }: Means): Drawers {
  const [open, setOpen] = useState<Drawer | null>(null)
  const [rule, setRule] = useState<string | undefined>()
  const [walking, setWalking] = useState(begins)
  const openRule = useCallback(
    (wanted: string) => {
      makeWay()
      setRule(wanted)
      setOpen('rules')
    },
    [makeWay],
  )
  return {
    open,
    rule,
    walking,
    toggle(wanted) {
      if (wanted === 'past') setWalking(!walking)
      else setOpen(open === wanted ? null : wanted)
      setRule(undefined)
    },
    openRule,
    walk: setWalking,
    close() {
      setOpen(null)
      setWalking(false)
    },
  }
}
