import type { BoardContext } from '../../board-context.ts'

/** Where a house stands, in the board's own coordinates of 1196 × 632. */
export interface Spot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const spot = (left: number, top: number, width: number, height = 88): Spot => ({ left, top, width, height })

const SPOTS: { readonly [place: string]: Spot } = {
  blacksmith: spot(384, 330, 194),
  spearwright: spot(588, 330, 194),
  armourer: spot(792, 330, 194),
  butcher: spot(996, 330, 194),
  'jarls-longhouse': spot(384, 434, 216),
  'sages-house': spot(610, 434, 188),
  shrine: spot(808, 434, 184),
  'worker-huts': spot(1002, 434, 188),
  market: spot(384, 538, 194),
  'public-small': spot(10, 214, 162, 90),
  'public-large': spot(180, 214, 162, 90),
  shipwright: spot(350, 214, 324, 90),
  'merchant-ship': spot(683, 214, 214, 90),
  runesmith: spot(906, 214, 284, 90),
  'hunting-grounds': spot(10, 530, 348, 98),
}

/** Stalls stand in the order in which they were laid out. */
const STALLS = [spot(588, 538, 146), spot(740, 538, 146), spot(892, 538, 146), spot(1044, 538, 146)]

export const spotOf = ({ view }: BoardContext, place: string): Spot | undefined =>
  SPOTS[place] ?? STALLS[view.stalls.indexOf(place)]
