import './hull.css'
import type { PlayerColor } from '@longhouse/board'
import type { ReactNode } from 'react'

const SAILS: { readonly [longship: string]: string } = {
  'public-small': 'var(--set-blue)',
  'public-large': 'var(--set-red)',
}

const SHIELDS = [72, 112, 152, 192, 232, 272]

/** A longship from the side, with what lies aboard: its sail has the colours of its owner. */
export function Hull({
  longship,
  color,
  children,
}: {
  readonly longship: string
  readonly color: PlayerColor
  readonly children: ReactNode
}) {
  const stripes = SAILS[longship] ?? `var(--p-${color})`
  return (
    <div className="hull">
      <svg viewBox="0 0 344 190" aria-hidden="true">
        <path d="M172 4V120" stroke="var(--wall-2)" strokeWidth="6" />
        <path d="M78 12h188q14 38 0 78H78q-14-40 0-78z" fill="var(--sail)" stroke="var(--oak-lo)" strokeWidth="1.5" />
        <path
          d="M100 12h26q8 38 0 78h-26q-8-40 0-78zM159 12h26v78h-26zM218 12h26q8 40 0 78h-26q8-40 0-78z"
          fill={stripes}
        />
        <path d="M64 12h216" stroke="var(--wall-2)" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M22 128Q2 76 22 50q10-12 20-2 4 8-6 9-8 2-5 16 6 44 37 54H276q31-10 37-54 3-14-5-16-10-1-6-9 10-10 20 2 20 26 0 78z"
          fill="var(--oak-lo)"
        />
        <path d="M20 118q20 26 60 26H264q40 0 60-26-4 60-62 68H82q-58-8-62-68z" fill="var(--wall)" />
        <path
          d="M27 152q20 14 54 14H263q34 0 54-14M38 168q18 10 46 10H260q28 0 46-10"
          fill="none"
          stroke="var(--wall-2)"
          strokeWidth="2.5"
        />
        <path d="M20 118q20 26 60 26H264q40 0 60-26" fill="none" stroke="var(--rope)" strokeWidth="4" />
        {SHIELDS.map((x, i) => (
          <g key={x}>
            <circle
              cx={x}
              cy="158"
              r="13"
              fill={i % 2 ? 'var(--sail)' : stripes}
              stroke="var(--oak-deep)"
              strokeWidth="2"
            />
            <circle cx={x} cy="158" r="4" fill="var(--rope)" />
          </g>
        ))}
      </svg>
      {children}
    </div>
  )
}
