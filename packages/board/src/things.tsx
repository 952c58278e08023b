import { createContext, type KeyboardEvent, type PointerEvent, type ReactNode, useContext, useRef } from 'react'
import type { Option } from './game-board.ts'
import { PointingContext } from './pointing.ts'

/** Click what glows: the shell says what may be chosen, things on the board ask whether they are among it. */
interface Things {
  readonly options: readonly Option[]
  take(option: Option): void
}

const ThingsContext = createContext<Things>({ options: [], take: () => undefined })

export function ThingsProvider({ things, children }: { readonly things: Things; readonly children: ReactNode }) {
  return <ThingsContext value={things}>{children}</ThingsContext>
}

/**
 * What a thing needs to be pointed at, and to be chosen while it glows: spread `props` on its element. `lit` is for drawing
 * it; the class `glow` is among the props. A finger first shows what the thing is, with the choice as a button: a slip on a
 * small screen chooses nothing. So does a thing with several choices.
 */
export function useThing(id: string, name: string) {
  const { options, take } = useContext(ThingsContext)
  const point = useContext(PointingContext)
  const byFinger = useRef(false)
  const mine = options.filter((option) => option.thing === id)
  const [option] = mine
  const lit = option !== undefined
  const show = (event: { currentTarget: Element }) => point(id, event.currentTarget)
  const choose = (element: Element) => {
    if (!option || byFinger.current || mine.length > 1) point(id, element, 'held')
    else take(option)
  }
  return {
    lit,
    options: mine,
    props: {
      'data-thing': id,
      className: lit ? 'thing glow' : 'thing',
      role: lit ? 'button' : 'group',
      tabIndex: lit ? 0 : -1,
      'aria-label': lit && !option.label.startsWith(name) ? `${name}. ${option.label}` : (option?.label ?? name),
      // The tip is there while the thing is pointed at or has the focus.
      'aria-describedby': 'tip',
      onClick: (event: { currentTarget: Element; stopPropagation(): void }) => {
        // What cannot be chosen lets the click through to the thing it lies on: a rune on the runesmith's table.
        if (!lit && !byFinger.current) return
        event.stopPropagation()
        choose(event.currentTarget)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!lit || event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        byFinger.current = false
        choose(event.currentTarget)
      },
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(event),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && point(null, null),
      onPointerDown: (event: PointerEvent) => {
        byFinger.current = event.pointerType === 'touch'
      },
      onFocus: (event: { currentTarget: Element; target: EventTarget }) => {
        if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible')) show(event)
      },
      onBlur: () => point(null, null),
    },
  } as const
}
