import './mood.css'
import './layout.css'
import { Chart, Sprite } from '@longhouse/board'
import cards from './art/cards.svg?raw'
import pieces from './art/pieces.svg?raw'
import vignettes from './art/vignettes.svg?raw'
import { AskFjord } from './asking/ask-panel.tsx'
import { boardContextOf, type ReaversInput } from './board-context.ts'
import { FjordBoard, HEIGHT, NARROW, WIDTH } from './fjord/fjord-board.tsx'
import { Piece, pieceName } from './pieces/piece.tsx'
import { keyOf } from './thing.ts'
import { isOnBoard } from './things.ts'
import { tipOf } from './tips/tips.ts'

/** The middle of the table: six places on a fjord, and over it what is asked. */
export function Stage({ input }: { readonly input: ReaversInput }) {
  const context = boardContextOf(input)
  const { activation } = context.view
  return (
    <>
      <Sprite svg={pieces} />
      <Sprite svg={cards} />
      <Sprite svg={vignettes} />
      <Chart
        width={WIDTH}
        height={HEIGHT}
        narrow={NARROW}
        at={activation && keyOf('location', activation.location)}
        options={input.options.filter(({ thing }) => isOnBoard(thing))}
        language={input.language}
        Piece={Piece}
        pieceName={(piece, count) => pieceName(input, piece, count)}
        tipOf={(thing) => tipOf(input, thing)}
      >
        <FjordBoard context={context} />
      </Chart>
      <AskFjord context={context} />
    </>
  )
}
