import type { GameText } from '@longhouse/kernel'
import { sayWinners, type Won, winnersOf } from '@longhouse/kernel/wording'
import { useEffect, useState } from 'react'
import { useWords } from '../settings.tsx'
import { type FetchedGame, fetchGame } from './remembered.ts'

const NO_SIDES: Pick<GameText, 'side'> = { side: (id) => id }

/** Only the names of sides that nobody sits at are among a game's words. */
export const needsWords = ({ sides = [] }: Won): boolean => sides.some(({ wins }) => wins)

/** Who won a game that is not open: a sentence, or null while the name of a side is not known. */
export function useWinners(game: string, won: Won | null, names: readonly string[]): string | null {
  const { language } = useWords()
  const [fetched, setFetched] = useState<FetchedGame | null>(null)
  const isNeeded = won !== null && needsWords(won)
  useEffect(() => {
    if (!isNeeded) return
    let current = true
    const learn = (found: FetchedGame | null) => current && setFetched(found)
    // Without its words a list still shows the game.
    fetchGame(game).then(learn, () => undefined)
    return () => {
      current = false
    }
  }, [game, isNeeded])
  const text = isNeeded ? fetched?.texts[language] : NO_SIDES
  return won && text ? sayWinners[language](winnersOf(won, names, text)) : null
}
