import type { Pointing } from '@longhouse/board'
import type { SeatView } from '@longhouse/kernel'
import { useCallback, useEffect, useState } from 'react'
import { roomOf, type Tipped } from './tip-card.tsx'

export interface Tips {
  readonly tipped: Tipped | null
  readonly point: Pointing
  close(): void
}

const isDrawn = (thing: string): boolean =>
  [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].some((drawn) => drawn.checkVisibility())

const litAt = (element: Element): string | null | undefined =>
  element.closest('[data-thing].glow')?.getAttribute('data-thing')

/** What is pointed at. */
export function useTips(seen: SeatView): Tips {
  const [tipped, setTipped] = useState<Tipped | null>(null)
  const point: Pointing = useCallback((thing, element, how = 'beside') => {
    // What is held stays until it is put away.
    setTipped((before) =>
      thing && element
        ? { thing, lit: litAt(element) ?? thing, at: roomOf(element), how }
        : before?.how === 'held'
          ? before
          : null,
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pointed at may have gone with any change
  useEffect(() => {
    setTipped((before) => (before?.how === 'beside' && !isDrawn(before.thing) ? null : before))
  }, [seen])
  const close = useCallback(() => setTipped(null), [])
  return { tipped, point, close }
}
