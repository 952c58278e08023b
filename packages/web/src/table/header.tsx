import { type BoardInput, type GameBoard, Icon, Mark, useThing } from '@longhouse/board'
import { type ReactNode, useContext } from 'react'
import { useWords } from '../settings.tsx'
import { SeatNoteContext } from './online-parts.ts'
import { signed } from './scoring-rows.ts'
import { SideName } from './side-name.tsx'
import { ifEndedFor, totalsOf } from './totals.ts'

/** A gable with crossed beams: the house's sign where its name has no room. */
const HOUSE = 'M2 13 12 5l10 8M5 11v9h14v-9M10 20v-5h4v5M9.5 3l5 4M14.5 3l-5 4'

/** Round, phase and every score, always visible. */
export function TableHeader({ input, board }: { readonly input: BoardInput; readonly board: GameBoard }) {
  const { words } = useWords()
  const noteOf = useContext(SeatNoteContext)
  const {
    round,
    rounds,
    roundName = words.table.round,
    phases,
    phase,
    scoreThings = [],
    ...standing
  } = board.standing(input)
  const { scores, sides } = totalsOf(input.seatView, standing.scores)
  const current = phases.findIndex(({ id }) => id === phase)
  const order = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  return (
    <header className="top">
      <a className="brand title" href="#/">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={HOUSE}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
        <span>Longhouse</span>
      </a>
      <span className="game name">{input.text.title}</span>
      <div className="rounds">
        <span className="lbl">{roundName}</span>
        <ol aria-label={roundName}>
          {Array.from({ length: rounds }, (_, i) => i + 1).map((n) => (
            <li
              key={n}
              className={n < round ? 'done' : n === round ? 'now' : ''}
              aria-current={n === round ? 'step' : undefined}
            >
              {n}
            </li>
          ))}
        </ol>
      </div>
      <ol className="phases">
        {phases.map(({ id, name, piece, thing }, i) => (
          <li
            key={id}
            className={i < current ? 'done' : i === current ? 'now' : ''}
            aria-current={i === current ? 'step' : undefined}
          >
            <Explained thing={thing} name={name}>
              {piece ? (
                <>
                  <board.Piece piece={piece.id} {...(piece.name ? { name: piece.name } : {})} /> <span>{name}</span>
                </>
              ) : (
                name
              )}
            </Explained>
          </li>
        ))}
      </ol>
      <div className="scores">
        <span className="lbl">
          <Icon symbol="g-laurel" name={words.table.glory} />
        </span>
        <ol aria-label={words.table.glory}>
          {order.map((seat) => {
            const sitter = input.sitters[seat]
            const ifEnded = ifEndedFor(input.seatView, standing, seat)
            return (
              sitter && (
                <li key={seat} className={seat === input.seatView.seat ? 'you' : ''}>
                  <Explained
                    thing={scoreThings[seat]}
                    name={`${sitter.name} ${scores[seat]}${ifEnded === null ? '' : `, ${words.table.ifEnded(ifEnded)}`}`}
                  >
                    <Mark color={sitter.color} name={sitter.name} />
                    <b>{scores[seat]}</b>
                    {ifEnded !== null && (
                      <small className="if-ended" aria-hidden="true">
                        → {signed(ifEnded)}
                      </small>
                    )}
                  </Explained>
                  {noteOf(seat)}
                </li>
              )
            )
          })}
          {sides.map(({ side, score }) => (
            <li key={side} className="side">
              <SideName board={board} side={side} name={input.text.side(side)} />
              <b>{score}</b>
            </li>
          ))}
        </ol>
      </div>
    </header>
  )
}

interface ExplainedProps {
  readonly thing: string | undefined
  readonly name: string
  readonly children: ReactNode
}

/** Something in the header that the board has a tip for. */
function Explained({ thing, name, children }: ExplainedProps) {
  return thing ? (
    <Thing thing={thing} name={name}>
      {children}
    </Thing>
  ) : (
    children
  )
}

function Thing({ thing, name, children }: ExplainedProps & { readonly thing: string }) {
  const { props } = useThing(thing, name)
  return (
    <span {...props} className="explained">
      {children}
    </span>
  )
}
