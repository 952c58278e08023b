import type { Seat } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import type { BoardInput } from '../game-board.ts'
import { Mark, Token } from '../pieces.tsx'
import { useThing } from '../things.tsx'

interface RivalFrameProps {
  readonly input: Pick<BoardInput, 'sitters' | 'seatView'>
  readonly seat: Seat
  /** The rival as a thing of the board. */
  readonly thing: string
  /** A few words below the name. */
  readonly lead: string
  /** What the score is counted in, and how many are there. */
  readonly score: { readonly good: string; readonly n: number; readonly name: string; readonly spot?: string }
  /** What hangs at the mark: who begins, who has the honour. */
  readonly badges?: ReactNode
  /** Where pieces of this rival fly from and to. */
  readonly spot?: string
  /** All that lies open before them. */
  readonly children: ReactNode
}

/** A rival's things along the edge. The frame glows while the rival can be chosen, and tells whether the game waits for them. */
export function RivalFrame({ input, seat, thing, lead, score, badges, spot, children }: RivalFrameProps) {
  const sitter = input.sitters[seat]
  const { lit, props } = useThing(thing, sitter?.name ?? '')
  if (!sitter) return null
  const awaited = input.seatView.awaited.includes(seat)
  return (
    <div
      {...props}
      className={`rival by-${sitter.color} ${awaited ? 'next' : ''} ${lit ? 'glow' : ''}`}
      data-spot={spot}
    >
      <header>
        <span className="seal">
          <Mark color={sitter.color} />
          {badges && <span className="badges">{badges}</span>}
        </span>
        <span className="who">
          <span className="name">{sitter.name}</span>
          <span className="lead">{lead}</span>
        </span>
        <span className="score" data-spot={score.spot}>
          <b>{score.n}</b>
          <Token good={score.good} name={score.name} />
        </span>
      </header>
      {children}
    </div>
  )
}
