import './mood.css'
import './layout.css'
import './stage.css'
import { Chart, Sprite, usePointed } from '@longhouse/board'
import { useMemo, useRef, useState } from 'react'
import icons from './art/icons.svg?raw'
import pieces from './art/pieces.svg?raw'
import { AskPanel, hasPanel } from './asking/ask-panel.tsx'
import { BattleOverChart, useBattleOver } from './battle/battle-over.tsx'
import { type BoardContext, boardContextOf, type InContext, type VikingsInput } from './board-context.ts'
import { ChartBoard } from './chart/chart-board.tsx'
import { HEIGHT, WIDTH } from './chart/geometry.ts'
import { type Selection, SelectionContext, useSelection } from './chart/selection.ts'
import { Draft, isDrafting } from './draft/draft.tsx'
import { EnemyTurn, SeeEnemyTurn, useEnemyTurn } from './enemy-turn/enemy-turn.tsx'
import { islandOf } from './enemy-turn/turn-steps.ts'
import { FavorLane } from './favors/favor-lane.tsx'
import { Piece, pieceName } from './pieces/piece.tsx'
import { isScored, Scored } from './scored/scored.tsx'
import { BattleBox } from './sheets/battle-box.tsx'
import { EraSheet } from './sheets/era-sheet.tsx'
import { Gods } from './sheets/gods.tsx'
import { keyOf, thingAt } from './thing.ts'
import { tipOf } from './tips/tips.ts'

/** The middle of the table: the chart between two rows of favors, and beside it gods, era and battle, or what is asked. */
export function Stage({ input }: { readonly input: VikingsInput }) {
  const context = useMemo(() => boardContextOf(input), [input])
  const frame = useRef<HTMLDivElement>(null)
  const pointed = usePointed(frame)
  const [fold, setFold] = useFold(context)
  const asks = hasPanel(context)
  const selection = useSelection(context, pointed)
  const battle = useBattleOver(context)
  const enemyTurn = useEnemyTurn(context)
  const { shown: tells } = enemyTurn
  return (
    <SelectionContext value={selection}>
      <Sprite svg={pieces} />
      <Sprite svg={icons} />
      <div
        ref={frame}
        className={`tv-stage ${asks ? 'asks' : ''} ${tells ? 'tells' : ''} ${fold ? `shows-${fold}` : ''}`}
      >
        <div className="tv-table">
          <FavorLane context={context} row="above" />
          <div className="tv-sea">
            <Chart
              width={WIDTH}
              height={HEIGHT}
              at={
                whereOf(context, selection) ?? (enemyTurn.on ? islandOf(enemyTurn.steps, context.geometry.ports) : null)
              }
              options={onChart(context, selection)}
              language={input.language}
              Piece={Piece}
              pieceName={(piece, count) => pieceName(input, piece, count)}
              tipOf={(thing) => tipOf(input, thing)}
            >
              <ChartBoard context={context} />
            </Chart>
          </div>
          <FavorLane context={context} row="below" />
          {isDrafting(context) ? (
            <Draft context={context} />
          ) : isScored(context) && battle.shown === null ? (
            <Scored context={context} />
          ) : (
            <BattleOverChart context={context} over={battle} />
          )}
        </div>
        <div className="tv-sheets">
          <Gods context={context} />
          <Folds context={context} fold={fold} show={setFold} />
          {asks && <AskPanel context={context} />}
          {tells && <EnemyTurn context={context} turn={enemyTurn} />}
          <div className="tv-rest">
            <EraSheet context={context} />
          </div>
          {enemyTurn.steps.length > 0 && !asks && !tells && <SeeEnemyTurn context={context} turn={enemyTurn} />}
          <BattleBox context={context} over={battle} />
        </div>
      </div>
    </SelectionContext>
  )
}

/** Where the boat lies that is to sail, or the island where one has docked, while it lands. */
const whereOf = ({ input, geometry }: BoardContext, { boat }: Selection): string | null =>
  boat ? keyOf('sail', [boat, boat]) : (geometry.ports[input.seatView.about?.port ?? '']?.island ?? null)

/** What lies on the chart and may be chosen there, for the boat or the slot that is chosen. */
function onChart({ input, geometry }: BoardContext, { boat, slot }: Selection) {
  const { islands, ports, fjords } = geometry
  return input.options.filter(({ thing }) => {
    if (thing === null) return false
    const at = thingAt(thing)
    switch (at?.kind) {
      case 'step':
        return true
      case 'sail':
        return at.is[0] === boat
      case 'build':
        return at.is[0] === slot
      case 'named':
        return at.is in islands || at.is in ports || at.is in fjords
      default:
        return false
    }
  })
}

/** What is asked for lies there: it unfolds by itself, and can be folded again. */
const UNFOLDS: { readonly [step: string]: Fold } = { favor: 'favors', giveBack: 'favors', sacrifice: 'era' }

function useFold({ input: { seatView } }: BoardContext) {
  const [wish, setWish] = useState<{ readonly moves: number; readonly fold: Fold | null } | null>(null)
  const { moves, ask } = seatView
  const fold = wish?.moves === moves ? wish.fold : ask?.form ? (UNFOLDS[ask.step] ?? null) : null
  return [fold, (next: Fold | null) => setWish({ moves, fold: next })] as const
}

const FOLDS = ['favors', 'era'] as const
type Fold = (typeof FOLDS)[number]

interface FoldsProps extends InContext {
  readonly fold: Fold | null
  show(fold: Fold | null): void
}

/** Where there is no room for them, favors and era sheet unfold over the chart. */
function Folds({ context: { words, view }, fold, show }: FoldsProps) {
  const counts = { favors: view.favors.above.length + view.favors.below.length, era: view.era }
  return (
    <span className="tv-folds">
      {FOLDS.map((each) => (
        <button
          key={each}
          type="button"
          className={each === 'era' && view.battle ? 'fights' : ''}
          aria-expanded={fold === each}
          onClick={() => show(fold === each ? null : each)}
        >
          {words.fold[each]} <b>{counts[each]}</b>
        </button>
      ))}
    </span>
  )
}
