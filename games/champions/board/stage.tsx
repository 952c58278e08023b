import { Chart, Sprite } from '@longhouse/board'
import icons from './art/icons.svg?raw'
import townArt from './art/town.svg?raw'
import { AskPanel } from './ask-panel.tsx'
import { AssignStage } from './assign.tsx'
import { FightStage } from './fight.tsx'
import { LeaderChoice } from './leader-choice.tsx'
import { Piece, pieceName } from './piece.tsx'
import { type ChampionsSight, townOf } from './sights.ts'
import { tipOf } from './tips.ts'
import { TownBoard } from './town.tsx'
import { VOYAGE_STEPS, VoyageStage } from './voyage.tsx'

const ASSIGNS = ['assign', 'assignInTurn']

/** The board's own coordinates. */
const WIDTH = 1196
const HEIGHT = 632

/** The middle of the table: the town, the warriors being sent out, a voyage, or the fight that is on. */
export function Stage({ sight }: { readonly sight: ChampionsSight }) {
  return (
    <>
      <Sprite svg={townArt} />
      <Sprite svg={icons} />
      <Scene sight={sight} />
    </>
  )
}

function Scene({ sight }: { readonly sight: ChampionsSight }) {
  const town = townOf(sight)
  const { view, words } = town
  const step = sight.seen.ask?.form ? sight.seen.ask.step : ''
  if (view.phase === 'leaders') return <LeaderChoice town={town} />
  // A draft stays while others seal theirs; it begins anew with the round, or when turn order is demanded.
  if (ASSIGNS.includes(step))
    return <AssignStage key={`${sight.seen.seat} ${view.round} ${view.turnOrderDemanded}`} town={town} />
  if (view.fight) return <FightStage town={town} />
  if (VOYAGE_STEPS.includes(step)) return <VoyageStage town={town} />
  return (
    <>
      <Chart
        width={WIDTH}
        height={HEIGHT}
        options={sight.options}
        words={words.chart}
        Piece={Piece}
        pieceName={(piece, count) => pieceName(sight, piece, count)}
        tipOf={(thing) => tipOf(sight, thing)}
      >
        <TownBoard town={town} />
      </Chart>
      <AskPanel town={town} />
    </>
  )
}
