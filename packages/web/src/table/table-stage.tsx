import { BeatPicture, type BoardInput, type LastMoves, LastMovesContext, type Option } from '@longhouse/board'
import type { ShownMoment } from '../session/paced-table.ts'
import { useWords } from '../settings.tsx'
import { DeedCard } from './deed-card.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { Stages } from './stages.tsx'
import type { TableProps } from './table-props.ts'
import { TipCard } from './tip-card.tsx'
import { TroubleNote } from './trouble-note.tsx'
import type { Deeds } from './use-deeds.ts'
import type { Past } from './use-past.ts'
import type { Tips } from './use-tips.ts'

interface TableStageProps extends TableProps {
  readonly moment: ShownMoment
  /** What is shown: the present, or the past. */
  readonly input: BoardInput
  readonly present: BoardInput
  readonly past: Past
  /** Whose half-made answers the present holds. */
  readonly drafts: string
  /** How far the dice that are thrown are counted. */
  readonly counted: number
  readonly tips: Tips
  /** A tip waits while something else is read. */
  readonly tipsWait: boolean
  readonly deeds: Deeds
  take(option: Option): void
  /** Goes on with what is shown by itself; null while nothing is. */
  readonly hurry: (() => void) | null
}

const NO_MOVES: LastMoves = new Map()

/** The board, and what is said over it. */
export function TableStage(props: TableStageProps) {
  const {
    table,
    board,
    device,
    house,
    moment,
    input,
    present,
    past,
    drafts,
    counted,
    tips,
    tipsWait,
    deeds,
    take,
    hurry,
  } = props
  const { words } = useWords()
  const { tipped } = tips
  const isPast = past.seen !== null
  const isOpen = moment.curtain === null
  const picture = moment.showing?.picture ?? null
  return (
    <main className="stage" aria-label={words.table.board} onPointerDownCapture={hurry ?? undefined}>
      <LastMovesContext value={isPast ? NO_MOVES : deeds.marked}>
        <Stages
          board={board}
          present={isOpen ? present : null}
          past={isPast && isOpen ? input : null}
          drafts={drafts}
        />
      </LastMovesContext>
      {picture && !isPast && <BeatPicture timed={picture} counted={counted} input={input} board={board} />}
      <TipCard
        tipped={tipsWait && tipped?.how === 'beside' ? null : tipped}
        input={input}
        board={board}
        take={take}
        close={tips.close}
      />
      {deeds.open && !isPast && isOpen && (
        <DeedCard
          key={`${deeds.open.move} ${deeds.open.seat}`}
          deed={deeds.open}
          deeds={deeds.shown}
          input={present}
          board={board}
          open={deeds.look}
          goTo={(move) => {
            deeds.look(null)
            past.goTo(move)
          }}
          close={() => deeds.look(null)}
        />
      )}
      <RefusalNote refusal={moment.refusal} input={input} dismiss={table.dismissRefusal} />
      {device?.trouble && !moment.refusal && (
        <TroubleNote key={device.trouble} trouble={device.trouble} file={device.file} />
      )}
      {house?.notes}
    </main>
  )
}
