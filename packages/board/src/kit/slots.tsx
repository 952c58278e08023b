import { Fragment, type ReactNode } from 'react'

interface SlotsProps<Thing> {
  /** How many there are; what does not fit is drawn all the same. */
  readonly room: number
  readonly held: readonly Thing[]
  readonly empty: ReactNode
  children(thing: Thing, at: number): ReactNode
}

/** A tray with room for so many: what lies there, then the empty places. */
export function Slots<Thing>({ room, held, empty, children }: SlotsProps<Thing>) {
  return Array.from({ length: Math.max(room, held.length) }, (_, at) => (
    <Fragment key={at}>{at < held.length ? children(held[at] as Thing, at) : empty}</Fragment>
  ))
}
