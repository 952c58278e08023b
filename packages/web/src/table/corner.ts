export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type Corner = 'left' | 'right'

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** To hide what a hint names is worse than to hide something else that could be chosen. */
const NAMED_COUNTS = 4

/** The lower corner of the stage in which a panel hides less; rather the left. */
export function cornerOf(stage: Box, panel: Box, named: readonly Box[], others: readonly Box[]): Corner {
  const top = stage.top + stage.height - panel.height
  const hidden = (left: number): number => {
    const there = { left, top, width: panel.width, height: panel.height }
    const sum = (boxes: readonly Box[]) => boxes.reduce((total, box) => total + overlap(there, box), 0)
    return NAMED_COUNTS * sum(named) + sum(others)
  }
  return hidden(stage.left + stage.width - panel.width) < hidden(stage.left) ? 'right' : 'left'
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
