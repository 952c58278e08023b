import type { BoardInput } from '@longhouse/board'
import { lazy, Suspense } from 'react'
import { ShareDialog } from '../replay/share-dialog.tsx'
import { useReview } from '../review/use-review.ts'
import type { ShownMoment } from '../session/paced-table.ts'
import { useWords } from '../settings.tsx'
import { Curtain } from './curtain.tsx'
import { EndScreen } from './end-screen.tsx'
import type { TableProps } from './table-props.ts'
import type { AfterGame } from './use-after-game.ts'

const ReviewDialog = lazy(() => import('../review/review-dialog.tsx'))

interface TableDialogsProps extends TableProps {
  readonly moment: ShownMoment
  readonly input: BoardInput
  readonly afterGame: AfterGame
  readonly isPast: boolean
}

/** What lies over the whole table: the curtain between two people at one device, and what there is to see after the end. */
export function TableDialogs(props: TableDialogsProps) {
  const { table, board, device, house, watched, moment, input, afterGame, isPast } = props
  const here = device?.table ?? watched?.table ?? null
  const reviews = useReview(here)
  const { words } = useWords()
  const { seen, curtain, undoes, viewer } = moment
  return (
    <>
      {curtain !== null && (
        <Curtain
          sitter={input.sitters[curtain]}
          open={table.openCurtain}
          undo={undoes && undoes.seat === viewer ? table.undo : null}
        />
      )}
      {seen.result && afterGame.scored && !afterGame.reviewing && !isPast && (
        <EndScreen
          result={seen.result}
          input={input}
          board={board}
          again={house?.again ?? null}
          ending={house?.ending ?? null}
          review={afterGame.review}
          share={() => afterGame.share(true)}
          watch={afterGame.watchAll}
          close={afterGame.hideScores}
        />
      )}
      {here && seen.result && afterGame.reviewing && (
        <Suspense>
          <ReviewDialog
            reviews={reviews}
            result={seen.result}
            table={here}
            input={input}
            roundName={board.standing(input).roundName ?? words.table.round}
            viewer={viewer}
            watch={afterGame.watch}
            showScores={afterGame.showScores}
            close={afterGame.endReview}
          />
        </Suspense>
      )}
      {afterGame.sharing && (
        <ShareDialog
          replay={table.replay}
          address={watched?.address ?? house?.replayAt ?? null}
          close={() => afterGame.share(false)}
        />
      )}
    </>
  )
}
