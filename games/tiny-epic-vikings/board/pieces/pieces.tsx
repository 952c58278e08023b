import './pieces.css'
import { Icon, Mark, Stock, spoken } from '@longhouse/board'
import type { ReactNode } from 'react'
import { type Resource, RUNES, type Rune } from '../../src/content-file.ts'
import { activeRunes } from '../../src/sides.ts'
import type { Side } from '../../src/state.ts'
import { colorOf, type InContext, nameOfSide } from '../board-context.ts'
import { runeSpot } from '../spots.ts'
import { artOf } from './art.ts'
import type { SideColor } from './piece-keys.ts'

interface Spoken {
  readonly name?: string | undefined
  readonly className?: string
}

interface SymbolProps extends Spoken {
  readonly symbol: string
  readonly box: string
}

function Drawn({ symbol, box, name, className }: SymbolProps) {
  return (
    <svg className={className} viewBox={box} {...spoken(name)}>
      <use href={`#${symbol}`} />
    </svg>
  )
}

export const RuneStone = ({ rune, name, className = '' }: Spoken & { readonly rune: Rune }) => (
  <Drawn symbol={`r-${rune}`} box="0 0 32 32" name={name} className={`rst ${className}`} />
)

export const Boat = ({ color, name, className = '' }: Spoken & { readonly color: SideColor }) => (
  <Drawn symbol={`b-${color}`} box="0 0 48 40" name={name} className={`boat ${className}`} />
)

export const ChieftainBoat = ({ name, className = '' }: Spoken) => (
  <Drawn symbol="b-chief" box="0 0 60 52" name={name} className={`boat chief ${className}`} />
)

export const Temple = ({ color, name, className = '' }: Spoken & { readonly color: SideColor }) => (
  <Drawn symbol={`tm-${color}`} box="0 0 36 40" name={name} className={`temple ${className}`} />
)

export const Settler = ({ color, name, className = '' }: Spoken & { readonly color: SideColor }) => (
  <Drawn symbol={`w-${color}`} box="0 0 32 40" name={name} className={`worker ${className}`} />
)

export const Village = ({ name, className = '' }: Spoken) => (
  <Drawn symbol="t-village" box="0 0 32 28" name={name} className={`tok village ${className}`} />
)

export const Flame = ({ name, className = '' }: Spoken) => (
  <Icon symbol="g-flame" {...(name ? { name } : {})} className={`fury-flame ${className}`} />
)

/** The mark of a side: shape and colour. */
export function SideMark({ context, side, name }: InContext & { readonly side: Side; readonly name?: string }) {
  const color = colorOf(context, side)
  const said = name ?? nameOfSide(context, side)
  if (color !== 'enemy') return <Mark color={color} name={said} />
  return <EnemyMark name={said} />
}

export const EnemyMark = ({ name }: Spoken) => <Drawn symbol="m-enemy" box="0 0 32 32" name={name} className="mark" />

/** Places in a row for cards that are still to come. */
export const Gaps = ({ count }: { readonly count: number }) =>
  Array.from({ length: Math.max(0, count) }, (_, i) => <span key={`gap ${i}`} className="tv-gap" />)

/** The back of a Viking card, in the colour of whoever laid it there. */
export function CardBack({
  color,
  name,
  children,
}: Spoken & { readonly color: SideColor; readonly children?: ReactNode }) {
  return (
    <span className={`tv-back by-${color}`} {...spoken(name)}>
      <Icon symbol={artOf('back')} />
      {children}
    </span>
  )
}

/** The runes that are active for a side (TV-3.1). */
export function RuneCounts({ context, side }: InContext & { readonly side: Side }) {
  return RUNES.map((rune) => {
    const n = activeRunes(context.openContext, side, rune)
    return (
      <Stock key={rune} n={n} spot={runeSpot(rune, side)}>
        <RuneStone rune={rune} name={context.words.rune(rune)} />
      </Stock>
    )
  })
}

interface TrackProps extends InContext {
  readonly resource: Resource
  readonly count: number
  readonly spot?: string
}

/** A resource as it lies on a clan sheet, 0 to 7. */
export function Track({ context, resource, count, spot }: TrackProps) {
  const max = context.content.clan.resourceMax
  return (
    <span
      className={`tv-track ${resource}`}
      role="img"
      aria-label={context.words.track(context.words.resource(resource), count, max)}
      data-spot={spot}
    >
      <Drawn symbol={`t-${resource}`} box="0 0 32 32" className="tok" />
      <i>
        {Array.from({ length: max }, (_, i) => (
          <u key={i} className={i < count ? 'on' : ''} />
        ))}
      </i>
      <b>{count}</b>
    </span>
  )
}
