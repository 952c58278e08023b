import { createContext } from 'react'

/** Shows again what happened from one event of the log to another, beat by beat; null: where nothing can be shown again. */
export type Watch = ((first: unknown, last: unknown) => void) | null

export const WatchContext = createContext<Watch>(null)
