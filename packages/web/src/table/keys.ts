import { useEffect, useLayoutEffect, useRef } from 'react'
import { isByKey } from '../by-key.ts'

export type Drawer = 'log' | 'past' | 'games' | 'rules' | 'settings' | 'keys' | 'chat' | 'house'

interface Keys {
  undo(): void
  /** Goes on with what is being shown; null while nothing is. */
  readonly hurry: (() => void) | null
  hint(): void
  /** Walks through the past; null while it is put away. */
  readonly walk: Walking | null
  toggle(drawer: Drawer): void
  /** There is somebody to talk to. */
  readonly chats: boolean
  /** Closes whatever folds out or is held; whether there was anything. */
  close(): boolean
}

interface Walking {
  step(by: 1 | -1): void
  leap(by: 1 | -1): void
  playOrPause(): void
}

/** With Shift they walk between things, as ever. */
const STEPS: { readonly [key: string]: (walking: Walking) => void } = {
  ArrowLeft: ({ step }) => step(-1),
  ArrowRight: ({ step }) => step(1),
  PageUp: ({ leap }) => leap(-1),
  PageDown: ({ leap }) => leap(1),
  ' ': ({ playOrPause }) => playOrPause(),
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where arrows belong to the field itself, and where letters do too. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
const isTyping = (target: EventTarget | null): boolean =>
  isField(target) && !(target as HTMLElement).matches('[type=range], [type=checkbox], [type=radio]')

const isButton = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('button, a')

/** One key each for what is needed often; arrows walk between lit things, with Shift between all. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  // Before anything is seen: whoever sees the table may press a key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const { hurry } = latest.current
      if (hurry && (event.key === 'Enter' || event.key === ' ') && !isButton(event.target)) {
        event.preventDefault()
        return hurry()
      }
      const { walk: walking } = latest.current
      const step = walking && !event.shiftKey ? STEPS[event.key] : undefined
      // A slider goes by its own arrows, a button is pressed by its own key.
      const isOwn = isButton(event.target)
        ? event.key === ' '
        : isField(event.target) && ARROWS[event.key] !== undefined
      if (walking && step && !isOwn) {
        event.preventDefault()
        return step(walking)
      }
      const arrow = ARROWS[event.key]
      if (arrow) {
        if (!isField(event.target) && walk(arrow, event.shiftKey)) event.preventDefault()
        return
      }
      if (event.key === 'Escape' && latest.current.close()) return event.preventDefault()
      const doing = {
        u: () => latest.current.undo(),
        l: () => latest.current.toggle('log'),
        h: () => latest.current.toggle('past'),
        s: () => latest.current.toggle('settings'),
        r: () => latest.current.toggle('rules'),
        i: () => latest.current.hint(),
        ...(latest.current.chats && { c: () => latest.current.toggle('chat') }),
        '?': () => latest.current.toggle('keys'),
      }[event.key.toLowerCase()]
      if (!doing) return
      event.preventDefault()
      doing()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** What is pressed by key may go with what it folds away: the focus stays about there, where mostly its counterpart is. */
export function useKeptPlace(): void {
  useEffect(() => {
    let here: Spot | null = null
    const before = ({ target }: MouseEvent) => {
      here = isByKey() && target instanceof Element ? middle(target) : null
    }
    const after = () => {
      if (here && isNowhere(document.activeElement) && !document.querySelector('dialog[open]')) nearestTo(here)?.focus()
    }
    addEventListener('click', before, true)
    addEventListener('click', after)
    return () => {
      removeEventListener('click', before, true)
      removeEventListener('click', after)
    }
  }, [])
}

function nearestTo({ x, y }: Spot): HTMLElement | undefined {
  const far = (thing: HTMLElement) => Math.hypot(middle(thing).x - x, middle(thing).y - y)
  return thingsToWalk(CHOOSABLE).sort((a, b) => far(a) - far(b))[0]
}

const CHOOSABLE = ['.glow:not(:disabled)', 'main button:not(:disabled)', '.acts .btn', '.editor .btn:not(:disabled)']
  .map((each) => `.table ${each}`)
  .join(', ')
const ALL = `${CHOOSABLE}, .table [data-thing]`

interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width }
}

const thingsToWalk = (which: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(which)].filter((thing) => middle(thing).width > 0)

/** To the nearest in that direction: straight ahead counts more than aside. */
function walk([dx, dy]: readonly [number, number], all: boolean): boolean {
  const from = document.activeElement
  const things = thingsToWalk(all ? ALL : CHOOSABLE).filter((thing) => thing !== from)
  if (!from || from === document.body || !from.closest('.table')) {
    things[0]?.focus()
    return things.length > 0
  }
  const here = middle(from)
  let nearest: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const thing of things) {
    const there = middle(thing)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (ahead > 2 && ahead + aside * 2 < least) {
      least = ahead + aside * 2
      nearest = thing
    }
  }
  nearest?.focus()
  return nearest !== null
}

interface ShownNow {
  readonly seatView: unknown
  /** It is the present, and nobody has to pass the device on. */
  readonly live: boolean
  /** Something is shown by itself. */
  readonly showing: boolean
}

/**
 * After a choice by key, and after what was shown of it, the focus would fall to the page: it goes to the first lit thing,
 * or to the question. In the past it goes to what is told there.
 */
export function useKeptFocus({ seatView, live, showing }: ShownNow): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever something else is seen
  useEffect(() => {
    const { activeElement } = document
    const isLost = isNowhere(activeElement) || activeElement?.id === 'question' || isDim(activeElement)
    if (!isByKey() || !isLost) return
    if (!live) return focusQuestion()
    const [first] = FIRST.flatMap((where) => document.querySelector<HTMLElement>(where) ?? [])
    first?.focus()
  }, [seatView, live, showing])
}

/** What had the focus has gone, and no choice was made: it goes to what is asked. */
export function focusQuestion(): void {
  if (isNowhere(document.activeElement)) document.getElementById('question')?.focus({ preventScroll: true })
}

/** What is asked comes before what could be taken back. */
const FIRST = [
  '.table .editor .btn:not(:disabled)',
  '.table .glow:not(:disabled)',
  '.acts .btn:not(.undo, .hint-btn)',
  '#question',
]

/** Also at a button that was just disabled: with the next picture it has the focus no more. */
const isNowhere = (element: Element | null): boolean =>
  element === document.body || element?.matches(':disabled') === true

/** A thing that has gone out under the focus. */
const isDim = (element: Element | null): boolean =>
  element?.hasAttribute('data-thing') === true && !element.classList.contains('glow')
