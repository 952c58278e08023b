import type { CSSProperties } from 'react'
import type { PlayerColor } from './colors.ts'

/** The pieces every board shares, one symbol of the sprite each. A name makes a piece speak; without one it is ornament. */
interface Named {
  readonly name?: string | undefined
  readonly className?: string
}

/** What makes a drawing speak by its name, or keeps it silent. */
export const spoken = (name: string | undefined) =>
  name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)

const classes = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ')

/** Symbols drawn once for the page; `<use href="#t-coin">` finds them there. */
export function Sprite({ svg }: { readonly svg: string }) {
  // The sprite is a file of ours, compiled in; nobody else's text reaches it.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className="sprite" hidden dangerouslySetInnerHTML={{ __html: svg }} />
}

export function Icon({
  symbol,
  name,
  className,
  box = 512,
}: Named & { readonly symbol: string; readonly box?: number }) {
  return (
    <svg className={classes('ic', className)} viewBox={`0 0 ${box} ${box}`} {...spoken(name)}>
      <use href={`#${symbol}`} />
    </svg>
  )
}

export function Token({ good, name, className }: Named & { readonly good: string }) {
  return (
    <svg className={classes('tok', className)} viewBox="0 0 32 32" {...spoken(name)}>
      <use href={`#t-${good}`} />
    </svg>
  )
}

export function Mark({ color, name, className }: Named & { readonly color: PlayerColor }) {
  return (
    <svg className={classes('mark', className)} viewBox="0 0 32 32" {...spoken(name)}>
      <use href={`#m-${color}`} />
    </svg>
  )
}

export function Worker({
  color,
  name,
  className,
  style,
}: Named & { readonly color: PlayerColor; readonly style?: CSSProperties }) {
  return (
    <svg className={classes('worker', className)} viewBox="0 0 32 40" style={style} {...spoken(name)}>
      <use href={`#w-${color}`} />
    </svg>
  )
}
