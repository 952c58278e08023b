/** A part of the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The thing that the game is at, and whether it burns there first, or nowhere. */
interface Here {
  readonly box: Box
  readonly burns: boolean
}

/**
 * What a board that pans goes to; null where it can stay. Where the game is at a thing, that and all that is lit are shown together if
 * there is room for them; else the thing with what is lit near it; else the first that is lit, or the thing itself if it burns there.
 */
export function goalOf(sight: Box, lit: readonly Box[], here: Here | null): Box | null {
  const around = here && withBeside(here.box)
  const wholes = around ? [boxAround([around, ...lit]), ...(isNear(around, lit, sight) ? [around] : [])] : []
  const whole = wholes.find(({ width, height }) => width < sight.width && height < sight.height)
  if (whole) return isWithin(whole, sight) ? null : whole
  const boxes = here?.burns ? [here.box] : lit
  return boxes.some((box) => hasMiddleIn(box, sight)) ? null : (boxes[0] ?? null)
}

/** What lies beside a thing belongs to it: a boat in its fjord. */
const BESIDE = 40

const withBeside = ({ left, top, width, height }: Box): Box => ({
  left: left - BESIDE,
  top: top - BESIDE,
  width: width + 2 * BESIDE,
  height: height + 2 * BESIDE,
})

/** Whether one of the others would be seen with it in the middle of what is in sight. */
function isNear(here: Box, others: readonly Box[], { width, height }: Box): boolean {
  const around = {
    left: here.left + (here.width - width) / 2,
    top: here.top + (here.height - height) / 2,
    width,
    height,
  }
  return others.some((other) => hasMiddleIn(other, around))
}

function boxAround(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

const isWithin = (box: Box, { left, top, width, height }: Box): boolean =>
  box.left >= left && box.top >= top && box.left + box.width <= left + width && box.top + box.height <= top + height

const hasMiddleIn = ({ left, top, width, height }: Box, sight: Box): boolean =>
  isWithin({ left: left + width / 2, top: top + height / 2, width: 0, height: 0 }, sight)
