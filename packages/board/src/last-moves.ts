import { createContext } from 'react'
import type { PlayerColor } from './colors.ts'

/** Things that rivals chose since the viewer chose last, with the colour of who did. */
export type LastMoves = ReadonlyMap<string, PlayerColor>

export const LastMovesContext = createContext<LastMoves>(new Map())
