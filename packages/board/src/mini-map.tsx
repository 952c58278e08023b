import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Option } from './game-board.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What it shows of the board: whatever can be pointed at, and land that a board names. */
const DRAWN = '[data-thing], [data-land]'

interface Drawn extends Box {
  readonly kind: 'lit' | 'land' | ''
}

const kindOf = (drawn: Element): Drawn['kind'] =>
  drawn.classList.contains('glow') ? 'lit' : drawn.hasAttribute('data-land') ? 'land' : ''

interface MiniMapProps {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly name: string
  readonly options: readonly Option[]
  /** The board itself is put away: what it shows is looked at again when it is back. */
  readonly away: boolean
}

const percent = (box: Box) => ({
  left: `${box.left}%`,
  top: `${box.top}%`,
  width: `${box.width}%`,
  height: `${box.height}%`,
})

/** The whole board, small: where one looks, where fire burns; a tap goes there. */
export function MiniMap({ frame, width, height, scale, name, options, away }: MiniMapProps) {
  const map = useRef<HTMLButtonElement>(null)
  const [boxes, setBoxes] = useState<readonly Drawn[]>([])
  const [seen, setSeen] = useState<Box>({ left: 0, top: 0, width: 100, height: 100 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are where they are drawn, whenever the lit ones change
  useLayoutEffect(() => {
    const board = frame.current?.querySelector('.board')
    if (!board) return
    const whole = board.getBoundingClientRect()
    if (whole.width === 0) return
    setBoxes(
      [...board.querySelectorAll(DRAWN)].map((drawn) => {
        const at = drawn.getBoundingClientRect()
        return {
          left: ((at.left - whole.left) / whole.width) * 100,
          top: ((at.top - whole.top) / whole.height) * 100,
          width: (at.width / whole.width) * 100,
          height: (at.height / whole.height) * 100,
          kind: kindOf(drawn),
        }
      }),
    )
  }, [options, frame, away])
  useEffect(() => {
    const element = frame.current
    if (!element || away) return
    const look = () =>
      setSeen({
        left: (element.scrollLeft / (width * scale)) * 100,
        top: (element.scrollTop / (height * scale)) * 100,
        width: Math.min(100, (element.clientWidth / (width * scale)) * 100),
        height: Math.min(100, (element.clientHeight / (height * scale)) * 100),
      })
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [frame, width, height, scale, away])
  return (
    <button
      ref={map}
      type="button"
      className="mini-map"
      aria-label={name}
      style={{ aspectRatio: `${width} / ${height}` }}
      onClick={(event) => {
        const element = frame.current
        const rect = map.current?.getBoundingClientRect()
        if (!element || !rect) return
        element.scrollTo({
          left: ((event.clientX - rect.left) / rect.width) * width * scale - element.clientWidth / 2,
          top: ((event.clientY - rect.top) / rect.height) * height * scale - element.clientHeight / 2,
          behavior: 'smooth',
        })
      }}
    >
      {boxes.map((box, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no names, and are drawn anew together
        <i key={i} className={box.kind} style={percent(box)} />
      ))}
      <span style={percent(seen)} />
    </button>
  )
}
