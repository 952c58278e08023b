import { createContext } from 'react'

/** How a thing is shown: beside it while the pointer or the focus is there, or held until it is put away. */
export type Showing = 'beside' | 'held'

/** Shows what a thing is, next to the element that names it; null hides what is shown beside. */
export type Pointing = (thing: string | null, element: Element | null, how?: Showing) => void

export const PointingContext = createContext<Pointing>(() => undefined)
