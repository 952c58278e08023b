import type { PointerEvent } from 'react'

/** So far a pointer moves before it drags; less is a click. */
const SLOP = 6

/** Where something may be let go: what says so by `data-drop`, or a thing that is lit. */
const TARGETS = '[data-drop], [data-thing].glow'

interface Dragged {
  /** A finger scrolls over it and only taps it, because it lies in a list. */
  readonly scrolls?: boolean
  /** It is taken up. */
  begin?(): void
  /** It is let go over this; null: over nothing that takes it. */
  drop(target: HTMLElement | null): void
}

/**
 * Lets a piece be dragged by mouse, pen or finger, beside being clicked: spread this on it, after the props of a thing, whose
 * own `onPointerDown` is `pressed`. What it is over meanwhile has `data-over`.
 */
export const draggable = (dragged: Dragged, pressed?: (event: PointerEvent) => void) => ({
  'data-drag': dragged.scrolls ? 'scrolls' : '',
  onPointerDown: (event: PointerEvent<Element>) => {
    pressed?.(event)
    if (event.button !== 0 || (dragged.scrolls && event.pointerType === 'touch')) return
    follow(event.currentTarget, event.nativeEvent, dragged)
  },
})

/** Where pieces of which some are picked are dragged to: spread it on what is done with them. */
export const TAKES_PICKED = { 'data-drop': 'picked' } as const

/** A piece that is picked by being dragged there, and put back by being dragged away. */
export const dragToPick = (picked: boolean, toggle: () => void) =>
  draggable({
    scrolls: true,
    drop: (target) => (target?.dataset.drop === TAKES_PICKED['data-drop']) !== picked && toggle(),
  })

function follow(piece: Element, from: globalThis.PointerEvent, { begin, drop }: Dragged): void {
  const ending = new AbortController()
  const { signal } = ending
  let ghost: HTMLElement | null = null
  let over: HTMLElement | null = null
  const point = (target: HTMLElement | null) => {
    over?.removeAttribute('data-over')
    target?.setAttribute('data-over', '')
    over = target
  }
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== from.pointerId) return
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
    if (!ghost && Math.hypot(x, y) < SLOP) return
    if (!ghost) {
      ghost = ghostOf(piece)
      begin?.()
    }
    ghost.style.translate = `${x}px ${y}px`
    const below = document.elementsFromPoint(event.clientX, event.clientY).find((element) => !ghost?.contains(element))
    point(below?.closest<HTMLElement>(TARGETS) ?? null)
  }
  const end = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== from.pointerId) return
    ending.abort()
    const target = event.type === 'pointerup' ? over : null
    point(null)
    if (!ghost) return
    ghost.remove()
    swallowClick()
    drop(target)
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
}

/** What moves with the pointer: a picture of the piece, at the table, where it looks as it does there. */
function ghostOf(piece: Element): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'drag-ghost'
  ghost.ariaHidden = 'true'
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  ghost.append(piece.cloneNode(true))
  ;(piece.closest('.table') ?? document.body).append(ghost)
  return ghost
}

/** The click that ends a drag chooses nothing by itself. */
function swallowClick(): void {
  const ending = new AbortController()
  const swallow = (event: MouseEvent) => {
    if (!event.isTrusted) return
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, signal: ending.signal })
  setTimeout(() => ending.abort())
}
