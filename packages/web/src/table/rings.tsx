import { useEffect, useState } from 'react'
import { type Box, boxOf } from './corner.ts'

/** How often it is looked whether anything has moved: boards pan and zoom. */
const LOOK_MS = 120

/** Rings around things of the table, wherever they are drawn; a thing that is panned away is brought into sight once. */
export function Rings({ things }: { readonly things: readonly string[] }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  const wanted = things.map((thing) => `.table [data-thing=${JSON.stringify(thing)}]`).join(', ')
  useEffect(() => {
    let shown = false
    const look = () => {
      const found = wanted ? [...document.querySelectorAll(wanted)] : []
      const [first] = found
      if (first && !shown) {
        shown = true
        if (!isInSight(first)) first.scrollIntoView({ block: 'center', inline: 'center' })
      }
      const now = found.filter(isInSight).map(boxOf)
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [wanted])
  return boxes.map((box) => (
    <div key={`${box.left}:${box.top}`} className="hint-ring" style={{ ...box }} aria-hidden="true" />
  ))
}

/** Its middle is not panned out of the part of the table it lies in. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = boxOf(element)
  const frame = element.closest('.stage, .own, .rivals')
  if (!frame || width === 0) return false
  const around = boxOf(frame)
  const [x, y] = [left + width / 2 - around.left, top + height / 2 - around.top]
  return x > 0 && y > 0 && x < around.width && y < around.height
}
