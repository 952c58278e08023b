import { Icon, type PlayerColor, useThing, Worker } from '@longhouse/board'
import type { ReactNode } from 'react'
import { spotOf } from './places/spots.ts'
import { type InTown, workersAt } from './sights.ts'

/** The band on top tells the kind: it refills, it is fought later, it happens at once, or both. */
type PlaceKind = 'refill' | 'fight' | 'trade' | 'both'

interface PlaceProps extends InTown {
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
export function Place({ town, id, kind, house, className = '', note, children }: PlaceProps) {
  const name = town.name(id)
  const { lit, props } = useThing(id, name)
  const state = lit ? 'glow' : 'rest'
  return (
    <div {...props} className={`place k-${kind} ${state} ${className}`} style={{ ...spotOf(town, id) }}>
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
      <Pegs workers={workersAt(town, id)} lit={lit} town={town} />
    </div>
  )
}

interface PegsProps extends Partial<InTown> {
  readonly workers: readonly PlayerColor[]
  readonly lit: boolean
}

/** A worker stands at the door; an empty door that may be used is lit. */
export function Pegs({ workers, lit, town }: PegsProps) {
  const nameOf = (worn: PlayerColor) => town?.sight.sitters.find(({ color }) => color === worn)?.name
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
