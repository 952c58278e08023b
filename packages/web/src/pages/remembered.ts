import { type AnyGame, type ByLanguage, type GameText, inEachLanguage, LANGUAGES } from '@longhouse/kernel'
import { gameCalled, type ReadyGame } from '@longhouse/registry'

/** Asked again, the same promise: what a page reads while it is drawn must not change. A failure is forgotten. */
export function remembered<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (key) => {
    const before = known.get(key)
    if (before) return before
    const loading = load(key)
    known.set(key, loading)
    loading.catch(() => known.delete(key))
    return loading
  }
}

export interface FetchedGame {
  readonly entry: ReadyGame
  readonly game: AnyGame
  readonly texts: ByLanguage<GameText>
}

/** A game with its words; null if the house does not have it yet. */
export const fetchGame = remembered(async (id): Promise<FetchedGame | null> => {
  const entry = gameCalled(id)
  if (!entry?.ready) return null
  const game = await entry.load()
  const texts = await Promise.all(LANGUAGES.map((language) => entry.text(language, game.content)))
  return { entry, game, texts: inEachLanguage((language) => texts[LANGUAGES.indexOf(language)] as GameText) }
})
