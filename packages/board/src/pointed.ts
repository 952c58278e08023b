import { type RefObject, useEffect, useState } from 'react'

/** The thing within an element that the pointer is on, or that has the focus. */
export function usePointed(within: RefObject<HTMLElement | null>): string | null {
  const [pointed, setPointed] = useState<string | null>(null)
  useEffect(() => {
    const element = within.current
    if (!element) return
    const look = ({ target }: globalThis.Event) =>
      setPointed(
        target instanceof Element ? (target.closest('[data-thing]')?.getAttribute('data-thing') ?? null) : null,
      )
    const leave = () => setPointed(null)
    element.addEventListener('pointerover', look)
    element.addEventListener('focusin', look)
    element.addEventListener('pointerleave', leave)
    return () => {
      element.removeEventListener('pointerover', look)
      element.removeEventListener('focusin', look)
      element.removeEventListener('pointerleave', leave)
    }
  }, [within])
  return pointed
}
