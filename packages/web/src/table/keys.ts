import { useEffect, useRef } from 'react'

export type Drawer = 'log' | 'past' | 'keys'

interface Keys {
  undo(): void
  toggle(drawer: Drawer): void
  /** Closes whatever folds out or is held; whether there was anything. */
  close(): boolean
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** One key each for what is needed often; arrows walk between lit things, with Shift between all. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const arrow = ARROWS[event.key]
      if (arrow) {
        if (walk(arrow, event.shiftKey)) event.preventDefault()
        return
      }
      if (event.key === 'Escape' && latest.current.close()) return event.preventDefault()
      const doing = {
        u: () => latest.current.undo(),
        l: () => latest.current.toggle('log'),
        h: () => latest.current.toggle('past'),
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

const CHOOSABLE = '.table .glow:not(:disabled), .table .acts .btn, .table .editor .btn:not(:disabled)'
const ALL = `${CHOOSABLE}, .table [data-thing]`

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width }
}

/** To the nearest in that direction: straight ahead counts more than aside. */
function walk([dx, dy]: readonly [number, number], all: boolean): boolean {
  const from = document.activeElement
  const things = [...document.querySelectorAll<HTMLElement>(all ? ALL : CHOOSABLE)].filter(
    (thing) => thing !== from && middle(thing).width > 0,
  )
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

/** After a choice by key the focus would fall to the page: it goes to the first lit thing, or to the question. */
export function useKeptFocus(moves: number, live: boolean): void {
  const byKey = useRef(false)
  useEffect(() => {
    const key = () => {
      byKey.current = true
    }
    const pointer = () => {
      byKey.current = false
    }
    addEventListener('keydown', key, true)
    addEventListener('pointerdown', pointer, true)
    return () => {
      removeEventListener('keydown', key, true)
      removeEventListener('pointerdown', pointer, true)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after every move
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.id === 'question' || isDim(activeElement)
    if (!byKey.current || !live || !isLost) return
    const [first] = FIRST.flatMap((where) => document.querySelector<HTMLElement>(where) ?? [])
    first?.focus()
  }, [moves, live])
}

/** What is asked comes before what could be taken back. */
const FIRST = [
  '.table .editor .btn:not(:disabled)',
  '.table .glow:not(:disabled)',
  '.acts .btn:not(.undo)',
  '#question',
]

/** A thing that has gone out under the focus. */
const isDim = (element: Element | null): boolean =>
  element?.hasAttribute('data-thing') === true && !element.classList.contains('glow')
