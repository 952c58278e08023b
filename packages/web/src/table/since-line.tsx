import './since-line.css'
import { type BoardInput, type GameBoard, Mark } from '@longhouse/board'
import { plain } from '@longhouse/kernel'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../settings.tsx'
import { MovedPieces } from './moved-pieces.tsx'
import { chosenIn, type Deed } from './since.ts'
import { sayEvent } from './told.ts'

interface SinceLineProps {
  readonly input: BoardInput
  readonly board: GameBoard
  readonly deeds: readonly Deed[]
  /** Shows on the board what was done. */
  open(deed: Deed): void
}

/** Before a question: what each rival did since the viewer's last choice; each token opens on the board. */
export function SinceLine({ input, board, deeds, open }: SinceLineProps) {
  const { words } = useWords()
  const list = useRef<HTMLOListElement>(null)
  const [more, setMore] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest is what is asked for first
  useEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth
  }, [deeds.length])
  return (
    <div className="since">
      <span className="since-name" id="since">
        {words.table.since}
      </span>
      <ol
        ref={list}
        className={more ? 'more' : ''}
        aria-labelledby="since"
        onScroll={({ currentTarget }) => setMore(currentTarget.scrollLeft > 0)}
      >
        {deeds.map((deed) => {
          const name = chosenIn(deed, input, board)?.name
          return (
            name !== undefined && (
              <li key={`${deed.move} ${deed.seat}`}>
                <DeedToken deed={deed} name={name} input={input} board={board} open={open} />
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}

interface DeedTokenProps extends Pick<SinceLineProps, 'input' | 'board' | 'open'> {
  readonly deed: Deed
  readonly name: string
}

function DeedToken({ deed, name, input, board, open }: DeedTokenProps) {
  const { seat, entries } = deed
  const { name: who = '', color = 'grey' } = input.sitters[seat] ?? {}
  const sentences = entries.map(({ event }) => sayEvent(input, event))
  return (
    <button type="button" title={plain(sentences.join(' '))} onClick={() => open(deed)}>
      <Mark color={color} name={who} />
      <span>{name}</span>
      <MovedPieces events={entries.map(({ event }) => event)} input={input} board={board} />
    </button>
  )
}
