import './since-line.css'
import { type BoardInput, type GameBoard, Mark } from '@longhouse/board'
import { plain } from '@longhouse/kernel'
import { useEffect, useRef } from 'react'
import type { LogEntry } from '../session/table.ts'
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
        {deeds.map((deed) => {
          const name = chosenIn(deed, input, board)
          return (
            name !== undefined && (
              <li key={`${deed.move} ${deed.seat}`}>
                <DeedToken deed={deed} name={name} input={input} goTo={goTo} />
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}

/** Those of which there is something to look at: a pass, or what is secret, is none. */
export const deedsToSee = (deeds: readonly Deed[], input: BoardInput, board: GameBoard): readonly Deed[] =>
  deeds.filter((deed) => chosenIn(deed, input, board) !== undefined)

/** What was chosen stands for all that followed from it: the place, the card. */
function chosenIn({ entries }: Deed, input: BoardInput, { undoneEvents }: GameBoard): string | undefined {
  const isChosen = ({ event }: LogEntry) => undoneEvents.includes((event as { readonly kind?: string }).kind ?? '')
  const names = [...entries.filter(isChosen), ...entries].map(({ event }) => nameIn(sayEvent(input, event)))
  return names.find((name) => name !== undefined)
}

interface DeedTokenProps extends Pick<SinceLineProps, 'input' | 'goTo'> {
  readonly deed: Deed
  readonly name: string
}

function DeedToken({ deed: { move, seat, entries }, name, input, goTo }: DeedTokenProps) {
  const { name: who = '', color = 'grey' } = input.sitters[seat] ?? {}
  const sentences = entries.map(({ event }) => sayEvent(input, event))
  return (
    <button type="button" title={plain(sentences.join(' '))} onClick={() => goTo(move)}>
      <Mark color={color} name={who} />
      <span>{name}</span>
    </button>
  )
}
