/** Pieces that move from where they were to where they go: small, under 400 ms, never in the way. */

export interface Flight {
  readonly piece: string
  readonly count: number
  /** A thing (`data-thing`) or a spot (`data-spot`) of the table. */
  readonly from: string
  readonly to: string
}

const FLY_MS = 360
/** Pieces of one kind follow each other this closely, and the last lands before half a second is over. */
const STEP_MS = 40
export const MOST_IN_FLIGHT = 8

/** Whether the person, or their system, asked for stillness. */
export const isStill = (): boolean =>
  document.documentElement.hasAttribute('data-still') || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where a thing or spot is now; null if it is not drawn. */
export function spotOf(id: string): DOMRect | null {
  const name = CSS.escape(id)
  const found = document.querySelectorAll(`[data-spot="${name}"], [data-thing="${name}"]`)
  for (const element of found) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0) return rect
  }
  return null
}

/** Flies an element that is fixed at the window's corner; calls back when it has landed. */
export function fly(element: Element, from: DOMRect, to: DOMRect, nth: number, landed: () => void): Animation {
  const { width, height } = element.getBoundingClientRect()
  const at = (rect: DOMRect, scale: number) =>
    `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - height / 2}px) scale(${scale})`
  const animation = element.animate(
    [
      { transform: at(from, 0.8), opacity: 0.4 },
      { transform: at(from, 1.15), opacity: 1, offset: 0.2 },
      { transform: at(to, 1), opacity: 1, offset: 0.9 },
      { transform: at(to, 0.8), opacity: 0 },
    ],
    { duration: FLY_MS, delay: nth * STEP_MS, easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)', fill: 'both' },
  )
  animation.onfinish = landed
  return animation
}
