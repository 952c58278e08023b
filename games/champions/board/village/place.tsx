import { Icon, type PlayerColor, useThing, Worker } from '@longhouse/board'
import type { ReactNode } from 'react'
import { type InContext, workersAt } from '../board-context.ts'
import { keyOf } from '../thing.ts'
import { spotOf } from './places/spots.ts'

/** The band on top tells the kind: it refills, it is fought later, it happens at once, or both. */
type PlaceKind = 'refill' | 'fight' | 'trade' | 'both'

interface PlaceProps extends InContext {
  readonly id: string
  readonly kind: PlaceKind
  /** The drawing of the building. */
  readonly house?: string
  readonly className?: string
  /** A word beside the name. */
  readonly note?: string
  /** What it does, and what lies there. */
  readonly children: ReactNode
}

/** A place is a house: building, name, what it does, what lies there, and who stands at the door. */
export function Place({ context, id, kind, house, className = '', note, children }: PlaceProps) {
  const name = context.name(id)
  const { lit, props } = useThing(keyOf('named', id), name)
  const state = lit ? 'glow' : 'rest'
  return (
    <div {...props} className={`place k-${kind} ${state} ${className}`} style={{ ...spotOf(context, id) }}>
      {house && (
        <svg className="house" viewBox="0 0 120 100" aria-hidden="true">
          <use href={`#${house}`} />
        </svg>
      )}
      <span className="pname">
        {name}
        {note && <small>{note}</small>}
      </span>
      {children}
      <Pegs workers={workersAt(context, id)} lit={lit} context={context} />
    </div>
  )
}

interface PegsProps extends Partial<InContext> {
  readonly workers: readonly PlayerColor[]
  readonly lit: boolean
}

/** A worker stands at the door; an empty door that may be used is lit. */
export function Pegs({ workers, lit, context }: PegsProps) {
  const nameOf = (worn: PlayerColor) => context?.input.sitters.find(({ color }) => color === worn)?.name
  return (
    <span className="pegs">
      {workers.map((color) => (
        <span key={color} className="peg on">
          <Worker color={color} name={nameOf(color)} />
        </span>
      ))}
      {lit && (
        <span className="peg lit">
          <Icon symbol="g-flame" />
        </span>
      )}
      {!lit && workers.length === 0 && <span className="peg shut" />}
    </span>
  )
}
