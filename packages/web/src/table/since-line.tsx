import './since-line.css'
import { type BoardInput, type GameBoard, Mark } from '@longhouse/board'
import { plain } from '@longhouse/kernel'
import { useEffect, useRef } from 'react'
import { useWords } from '../settings.tsx'
import type { Deed } from './since.ts'
import { nameIn, sayEvent } from './told.ts'

interface SinceLineProps {
  readonly input: BoardInput
  readonly board: GameBoard
  readonly deeds: readonly Deed[]
  goTo(move: number): void
}

/** Before a question: what each rival did since the viewer's last choice; each token shows the table as it was then. */
export function SinceLine({ input, board, deeds, goTo }: SinceLineProps) {
  const { words } = useWords()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest is what is asked for first
  useEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth
  }, [deeds.length])
  return (
    <div className="since">
      <span className="since-name" id="since">
        {words.table.since}
      </span>
      <ol ref={list} aria-labelledby="since">
        {deeds.map((deed) => (
          <li key={`${deed.move} ${deed.seat}`}>
            <DeedToken deed={deed} input={input} board={board} goTo={goTo} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What was chosen stands for all that followed from it: the place, the card. */
function DeedToken({ deed, input, board, goTo }: Omit<SinceLineProps, 'deeds'> & { readonly deed: Deed }) {
  const { move, seat, entries } = deed
  const { name = '', color = 'grey' } = input.sitters[seat] ?? {}
  const sentences = entries.map(({ event }) => sayEvent(input, event))
  const chosen = entries.findIndex(({ event }) =>
    board.undoneEvents.includes((event as { readonly kind?: string }).kind ?? ''),
  )
  const named = nameIn(sentences[chosen] ?? '') ?? sentences.map(nameIn).find((found) => found !== undefined)
  return (
    <button type="button" title={plain(sentences.join(' '))} onClick={() => goTo(move)}>
      <Mark color={color} name={name} />
      <span>{named ?? '…'}</span>
    </button>
  )
}
