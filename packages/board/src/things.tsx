import type { Json } from '@longhouse/kernel'
import { createContext, type KeyboardEvent, type PointerEvent, type ReactNode, useContext, useRef } from 'react'
import type { PlayerColor } from './colors.ts'
import { useConsidered } from './ends-undo.tsx'
import type { Option } from './game-board.ts'
import { LastMovesContext } from './last-moves.ts'
import { useLongPress } from './long-press.ts'
import { PointingContext } from './pointing.ts'

/** Click what glows: the shell says what may be chosen, things on the board ask whether they are among it. */
interface Things {
  readonly options: readonly Option[]
  /** What somebody else may choose, while the viewer waits: with their colour. */
  readonly rivals: ReadonlyMap<string, PlayerColor>
  take(option: Option): void
}

const ThingsContext = createContext<Things>({ options: [], rivals: new Map(), take: () => undefined })

export function ThingsProvider({ things, children }: { readonly things: Things; readonly children: ReactNode }) {
  return <ThingsContext value={things}>{children}</ThingsContext>
}

/**
 * What a thing needs to be pointed at, and to be chosen while it glows: spread `props` on its element. `lit` is for drawing
 * it; the class `glow` is among the props. Click and Enter choose; hover, focus and a long press show what it is. A thing with
 * several choices shows them as buttons, and so does every thing under a finger, which saw no tip before.
 */
export function useThing(id: string, name: string) {
  const { options, rivals, take } = useContext(ThingsContext)
  const point = useContext(PointingContext)
  const last = useContext(LastMovesContext).get(id)
  const byFinger = useRef(false)
  const longPress = useLongPress((element) => point(id, element, 'held'))
  const mine = options.filter((option) => option.thing === id)
  const [option] = mine
  const lit = option !== undefined
  useConsidered(mine.length === 0 ? NONE : choicesOf(mine))
  const show = (event: { currentTarget: Element }) => point(id, event.currentTarget)
  const choose = (element: Element) => {
    if (!option || mine.length > 1 || byFinger.current) point(id, element, 'held')
    else take(option)
  }
  return {
    lit,
    options: mine,
    props: {
      'data-thing': id,
      'data-last': last,
      'data-rival': rivals.get(id),
      className: lit ? 'thing glow' : 'thing',
      role: lit ? 'button' : 'group',
      tabIndex: lit ? 0 : -1,
      'aria-label': lit && !option.label.startsWith(name) ? `${name}. ${option.label}` : (option?.label ?? name),
      // The tip is there while the thing is pointed at or has the focus.
      'aria-describedby': 'tip',
      onClick: (event: { currentTarget: Element; stopPropagation(): void }) => {
        // What cannot be chosen lets the click through to the thing it lies on: a rune on the runesmith's table.
        if (!lit && (!byFinger.current || liesOnLit(event.currentTarget))) return
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
      ...longPress,
      onFocus: (event: { currentTarget: Element; target: EventTarget }) => {
        if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible')) show(event)
      },
      onBlur: () => point(null, null),
    },
  } as const
}

const NONE: readonly Json[] = []

/** What is chosen by one click; the others open an editor. */
export const choicesOf = (options: readonly Option[]): readonly Json[] =>
  options.filter(({ opens }) => opens === undefined).map(({ choice }) => choice)

const liesOnLit = (element: Element): boolean => element.parentElement?.closest('[data-thing].glow') != null
