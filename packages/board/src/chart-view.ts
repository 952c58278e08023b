import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isStill } from './motion.ts'
import { goalOf } from './sight.ts'

/** Below this width a board is not shrunk to fit but panned at reading size, unless it says so itself. */
export const PHONE = 700
const READING_SCALE = 0.97
const CLOSEST = 1.7
/** A board shrunk more than this is hard to read: it can be brought closer. */
const LEGIBLE = 0.78
/** What is written on a board is never smaller on the screen, at the usual text size. */
const SMALLEST_TEXT = 14
/** Who asked for large letters never gets smaller ones because the rest of the page grew: rather the board pans. */
const SMALLEST_LARGE_TEXT = 15
/** The largest that fits the places of a board, in its own pixels; `chart.css` says the same. */
const LARGEST_TEXT = 18.5
/** From here on, in the board's own pixels, large letters take the room of words that the tips repeat. */
const DENSE_TEXT = 16

export interface ChartView {
  readonly frame: RefObject<HTMLDivElement | null>
  /** A small screen: the board keeps its reading size, with a dock below it. */
  readonly small: boolean
  /** Larger than its frame. */
  readonly pans: boolean
  readonly zooms: boolean
  readonly scale: number
  /** The smallest text in the board's own pixels: the smaller the board and the larger the reader's letters, the larger. */
  readonly floor: number
  /** There is no room for words besides names. */
  readonly dense: boolean
  readonly x: number
  readonly y: number
  /** Zooms by a factor, keeping the middle where it is. */
  zoom(by: number): void
}

/** How much larger than usual the reader wants letters. */
const textSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

/** How a board of some size is shown in its frame. */
export function useChart(width: number, height: number, narrow: number): ChartView {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width, height })
  const [wished, setWished] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const text = textSize()
  const small = size.width < narrow
  const fit = Math.min(size.width / width, size.height / height)
  const legible = small ? READING_SCALE * text : text > 1 ? SMALLEST_LARGE_TEXT / LARGEST_TEXT : 0
  const scale = Math.min(CLOSEST, Math.max(fit, wished ?? legible))
  const floor = (SMALLEST_TEXT * text) / scale
  const pans = scale > fit * 1.01
  const zoomAt = useCallback(
    (by: number, at: { readonly x: number; readonly y: number }) => {
      const element = frame.current
      if (!element) return
      const next = Math.min(CLOSEST, Math.max(fit, scale * by))
      const left = ((element.scrollLeft + at.x) * next) / scale - at.x
      const top = ((element.scrollTop + at.y) * next) / scale - at.y
      setWished(next)
      // The frame can only scroll there once the board has its new size.
      requestAnimationFrame(() => element.scrollTo(left, top))
    },
    [fit, scale],
  )
  usePinch(frame, small || fit < LEGIBLE, zoomAt)
  return {
    frame,
    small,
    pans,
    zooms: small || fit < LEGIBLE,
    scale,
    floor,
    dense: floor > DENSE_TEXT,
    x: pans ? 0 : (size.width - width * scale) / 2,
    y: pans ? 0 : (size.height - height * scale) / 2,
    zoom: (by) => zoomAt(by, { x: size.width / 2, y: size.height / 2 }),
  }
}

/** A board that pans may hide what is lit: when something else is asked, it goes there by itself. */
export function useLitInSight({ frame, pans }: ChartView, lit: string, at: string | null): void {
  useEffect(() => {
    const element = frame.current
    if (!element || !pans || !(lit || at)) return
    const sight = element.getBoundingClientRect()
    const glowing = [...element.querySelectorAll('[data-thing].glow')]
    const here = at && element.querySelector(`[data-thing="${CSS.escape(at)}"]`)
    const goal = goalOf(
      sight,
      glowing.map((thing) => thing.getBoundingClientRect()),
      here ? { box: here.getBoundingClientRect(), burns: !glowing[0] || here.contains(glowing[0]) } : null,
    )
    if (!goal) return
    element.scrollBy({
      left: goal.left + goal.width / 2 - sight.left - sight.width / 2,
      top: goal.top + goal.height / 2 - sight.top - sight.height / 2,
      behavior: isStill() ? 'instant' : 'smooth',
    })
  }, [frame, pans, lit, at])
}

/** Two fingers zoom about the point between them; one finger scrolls, as the browser does it. */
function usePinch(
  frame: RefObject<HTMLDivElement | null>,
  on: boolean,
  zoomAt: (by: number, at: { readonly x: number; readonly y: number }) => void,
): void {
  const latest = useRef(zoomAt)
  latest.current = zoomAt
  useEffect(() => {
    const element = frame.current
    if (!element || !on) return
    let apart = 0
    const spread = ([one, two]: readonly Touch[]) =>
      one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0
    const begin = (event: TouchEvent) => {
      apart = spread([...event.touches])
    }
    const pinch = (event: TouchEvent) => {
      const [one, two] = event.touches
      if (!one || !two || apart === 0) return
      event.preventDefault()
      const now = spread([one, two])
      const { left, top } = element.getBoundingClientRect()
      if (Math.abs(now / apart - 1) < 0.02) return
      latest.current(now / apart, {
        x: (one.clientX + two.clientX) / 2 - left,
        y: (one.clientY + two.clientY) / 2 - top,
      })
      apart = now
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', pinch, { passive: false })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', pinch)
    }
  }, [frame, on])
}
