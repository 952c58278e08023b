import './mood.css'
import { Chart, Sprite } from '@longhouse/board'
import cards from './art/cards.svg?raw'
import pieces from './art/pieces.svg?raw'
import vignettes from './art/vignettes.svg?raw'
import { AskPanel } from './ask-panel.tsx'
import { FjordBoard, HEIGHT, NARROW, WIDTH } from './fjord-board.tsx'
import { Piece, pieceName } from './piece.tsx'
import { fjordOf, type ReaversSight } from './sights.ts'
import { isOnBoard } from './things.ts'
import { tipOf } from './tips.ts'

/** The middle of the table: six places on a fjord, and over it what is asked. */
export function Stage({ sight }: { readonly sight: ReaversSight }) {
  const fjord = fjordOf(sight)
  return (
    <>
      <Sprite svg={pieces} />
      <Sprite svg={cards} />
      <Sprite svg={vignettes} />
      <Chart
        width={WIDTH}
        height={HEIGHT}
        narrow={NARROW}
        at={fjord.view.activation?.location ?? null}
        options={sight.options.filter(({ thing }) => isOnBoard(thing))}
        words={fjord.words.chart}
        Piece={Piece}
        pieceName={(piece, count) => pieceName(sight, piece, count)}
        tipOf={(thing) => tipOf(sight, thing)}
      >
        <FjordBoard fjord={fjord} />
      </Chart>
      <AskPanel fjord={fjord} />
    </>
  )
}
