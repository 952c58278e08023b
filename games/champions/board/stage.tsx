import { Chart, Sprite } from '@longhouse/board'
import icons from './art/icons.svg?raw'
import townArt from './art/town.svg?raw'
import { AskTown } from './asking/ask-panel.tsx'
import { LeaderChoice } from './asking/leader-choice.tsx'
import { AssignStage } from './assigning/assign.tsx'
import { boardContextOf, type ChampionsInput } from './board-context.ts'
import { FightStage } from './fight/fight.tsx'
import { VOYAGE_STEPS, VoyageStage } from './fight/voyage.tsx'
import { Piece, pieceName } from './pieces/piece.tsx'
import { tipOf } from './tips/tips.ts'
import { VillageBoard } from './village/village-board.tsx'

const ASSIGNS = ['assign', 'assignInTurn']

/** The board's own coordinates. */
const WIDTH = 1196
const HEIGHT = 632

/** The middle of the table: the town, the warriors being sent out, a voyage, or the fight that is on. */
export function Stage({ input }: { readonly input: ChampionsInput }) {
  return (
    <>
      <Sprite svg={townArt} />
      <Sprite svg={icons} />
      <Scene input={input} />
    </>
  )
}

function Scene({ input }: { readonly input: ChampionsInput }) {
  const context = boardContextOf(input)
  const { view } = context
  const step = input.seatView.ask?.form ? input.seatView.ask.step : ''
  if (view.phase === 'leaders') return <LeaderChoice context={context} />
  // A draft stays while others seal theirs; it begins anew with the round, or when turn order is demanded.
  if (ASSIGNS.includes(step))
    return <AssignStage key={`${input.seatView.seat} ${view.round} ${view.turnOrderDemanded}`} context={context} />
  if (view.fight) return <FightStage context={context} />
  if (VOYAGE_STEPS.includes(step)) return <VoyageStage context={context} />
  return (
    <>
      <Chart
        width={WIDTH}
        height={HEIGHT}
        options={input.options}
        language={input.language}
        Piece={Piece}
        pieceName={(piece, count) => pieceName(input, piece, count)}
        tipOf={(thing) => tipOf(input, thing)}
      >
        <VillageBoard context={context} />
      </Chart>
      <AskTown context={context} />
    </>
  )
}
