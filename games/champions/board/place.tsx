import { Icon, type PlayerColor, useThing, Worker } from '@longhouse/board'
import type { CSSProperties, ReactNode } from 'react'

/** Where a house stands on the board, in the board's own coordinates. */
export interface Spot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The band on top tells the kind: it refills, it is fought later, it happens at once, or both. */
type PlaceKind = 'refill' | 'fight' | 'trade' | 'both'

interface PlaceProps {
  readonly id: string
  readonly name: string
  readonly spot: Spot
  readonly kind: PlaceKind
  readonly house?: string
  readonly className?: string
  /** Those who stand at the door. */
  readonly workers: readonly PlayerColor[]
  readonly children: ReactNode
  readonly note?: string
}

const styleOf = ({ left, top, width, height }: Spot): CSSProperties => ({ left, top, width, height })

/** A place is a house: building, name, what it does, what lies there, and who stands at the door. */
export function Place({ id, name, spot, kind, house, className = '', workers, children, note }: PlaceProps) {
  const { lit, props } = useThing(id, name)
  const state = lit ? 'glow' : 'rest'
  return (
    <div {...props} className={`place k-${kind} ${state} ${className}`} style={styleOf(spot)}>
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
      <Pegs workers={workers} lit={lit} />
    </div>
  )
}

/** A worker stands at the door; an empty door that may be used is lit. */
export function Pegs({ workers, lit }: { readonly workers: readonly PlayerColor[]; readonly lit: boolean }) {
  return (
    <span className="pegs">
      {workers.map((color) => (
        <span key={color} className="peg on">
          <Worker color={color} />
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
