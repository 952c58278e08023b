import { type TouchEvent, useRef } from 'react'

/** A finger that rests this long on a thing wants to know what it is. */
const LONG_MS = 450
/** It may tremble so far; farther, it pans. */
const STILL_PX = 10

/** What an element needs to call `held` when one finger rests on it, and not on a thing that lies on it. */
export function useLongPress(held: (element: Element) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const long = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent) => {
      stop()
      long.current = false
      const finger = touches[0]
      if (!finger || touches.length > 1 || !isInnermost(target, currentTarget)) return
      from.current = { x: finger.clientX, y: finger.clientY }
      timer.current = setTimeout(() => {
        long.current = true
        held(currentTarget)
      }, LONG_MS)
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      const { x, y } = from.current
      if (!finger || touches.length > 1 || Math.hypot(finger.clientX - x, finger.clientY - y) > STILL_PX) stop()
    },
    onTouchEnd: (event: TouchEvent) => {
      stop()
      // The finger only lifts: what it has shown is not clicked away.
      if (long.current) event.preventDefault()
    },
    onTouchCancel: stop,
    /** The browser's own menu for a long press. */
    onContextMenu: (event: { preventDefault(): void }) => long.current && event.preventDefault(),
  } as const
}

const isInnermost = (target: EventTarget, thing: Element): boolean =>
  target instanceof Element && target.closest('[data-thing]') === thing
