import { type BoardInput, DraftContext, type GameBoard } from '@longhouse/board'

interface StagesProps {
  readonly board: GameBoard
  /** Null while the table changes hands: nothing of it is drawn. */
  readonly present: BoardInput | null
  readonly past: BoardInput | null
  /** Whose half-made answers the present holds. */
  readonly drafts: string
}

/**
 * The middle of the table, as it is or as it was. While the past is shown the present stays as it is, out of sight and out
 * of reach: an answer that was begun there waits. The past comes first, so that what is looked for on the board is found there.
 */
export function Stages({ board: { Stage }, present, past, drafts }: StagesProps) {
  return (
    <>
      {past && (
        <div className="stage-scene">
          <Stage input={past} />
        </div>
      )}
      {present && (
        <div className="stage-scene" hidden={past !== null} inert={past !== null}>
          <DraftContext value={drafts}>
            <Stage input={present} />
          </DraftContext>
        </div>
      )}
    </>
  )
}
