/** Where a card stands: beside what it points at, and off what the learner needs to see or to choose. */
export interface Placed {
  readonly left: number
  readonly top: number
  /** The side of the thing the card is on; null: it points at nothing. */
  readonly side: Side | null
  /** Along that side, from the card's corner to the tip of the arrow. */
  readonly arrow: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What a card points at, and what else must stay in sight. */
export interface Sights {
  readonly thing: Box | null
  readonly others: readonly Box[]
}

interface Size {
  readonly width: number
  readonly height: number
}

const SIDES = ['right', 'below', 'left', 'above'] as const
type Side = (typeof SIDES)[number]

const GAP = 18
const EDGE = 10
/** The arrow keeps clear of the card's round corners. */
const CORNER = 22
/** To hide what the card is about is worse than to hide anything else. */
const THING_COUNTS = 40

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, Math.max(least, most)))

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

const hides = (card: Box, { thing, others }: Sights): number =>
  others.reduce((sum, other) => sum + overlap(card, other), thing ? THING_COUNTS * overlap(card, thing) : 0)

/** On the side where it hides the least. */
export function placeBeside(sights: Sights, card: Size, page: Size): Placed {
  const { thing } = sights
  if (!thing) {
    const left = (page.width - card.width) / 2
    return { left, top: (page.height - card.height) / 2, side: null, arrow: 0 }
  }
  let best: Placed | null = null
  let least = Number.POSITIVE_INFINITY
  for (const side of SIDES) {
    const placed = placeOn(side, thing, card, page)
    const cost = hides({ ...placed, ...card }, sights)
    if (cost < least) {
      least = cost
      best = placed
    }
  }
  return best as Placed
}

function placeOn(side: Side, thing: Box, card: Size, page: Size): Placed {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 }
  const wanted = {
    right: { left: thing.left + thing.width + GAP, top: middle.y - card.height / 2 },
    left: { left: thing.left - GAP - card.width, top: middle.y - card.height / 2 },
    above: { left: middle.x - card.width / 2, top: thing.top - GAP - card.height },
    below: { left: middle.x - card.width / 2, top: thing.top + thing.height + GAP },
  }[side]
  const left = clamp(wanted.left, EDGE, page.width - card.width - EDGE)
  const top = clamp(wanted.top, EDGE, page.height - card.height - EDGE)
  const arrow =
    side === 'right' || side === 'left'
      ? clamp(middle.y - top, CORNER, card.height - CORNER)
      : clamp(middle.x - left, CORNER, card.width - CORNER)
  return { left, top, side, arrow }
}

/** On a small screen it is a sheet: along the edge where it hides less, rather along the bottom. */
export function edgeOf(sights: Sights, { height }: Size, page: Size): 'top' | 'bottom' {
  const sheet = (top: number): Box => ({ left: 0, top, width: page.width, height })
  return hides(sheet(0), sights) < hides(sheet(page.height - height), sights) ? 'top' : 'bottom'
}
