import { type RefObject, useEffect, useState } from 'react'

/** The thing within an element, or anywhere, that the pointer is on, or that has the focus. */
export function usePointed(within?: RefObject<HTMLElement | null>): string | null {
  const [pointed, setPointed] = useState<string | null>(null)
  useEffect(() => {
    const element = within ? within.current : document.body
    if (!element) return
    const look = ({ target }: globalThis.Event) => {
      // While its choices are held before the viewer, a thing stays pointed at.
      if (!(target instanceof Element) || target.closest('.tip.held, .shade')) return
      setPointed(target.closest('[data-thing]')?.getAttribute('data-thing') ?? null)
    }
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
