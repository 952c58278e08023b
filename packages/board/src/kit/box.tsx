import type { HTMLAttributes, ReactNode } from 'react'

interface BoxProps {
  readonly className: string
  readonly title: string
  /** How many there are, and how many fit. */
  readonly count?: number
  readonly room?: number
  /** What a mouse is told about the title. */
  readonly hint?: string
  /** At the end of the title's line. */
  readonly beside?: ReactNode
  /** Where such pieces fly from and to. */
  readonly spot?: string
  /** What makes the box a thing that can be pointed at. */
  readonly about?: HTMLAttributes<HTMLElement>
  readonly children: ReactNode
}

/** Some of the viewer's own things, under a title. */
export function Box({ className, title, count, room, hint, beside, spot, about, children }: BoxProps) {
  return (
    <div {...about} className={`box ${className}`} data-spot={spot}>
      <h2 title={hint}>
        {title} {count !== undefined && <b>{count}</b>}
        {room !== undefined && <span>/ {room}</span>}
        {beside}
      </h2>
      {children}
    </div>
  )
}
