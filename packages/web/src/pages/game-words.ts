import type { GameWords } from '@longhouse/kernel'
import { gameCalled, games } from '@longhouse/registry'
import { useWords } from '../settings.tsx'
import { allBound } from '../words/bound.ts'

const all = new Map(games.map(({ id, words }) => [id, allBound(words)]))

export function useGameWords(): (id: string) => { readonly title: string; readonly words: GameWords | undefined } {
  const { language } = useWords()
  return (id) => ({ title: gameCalled(id)?.words[language].title ?? id, words: all.get(id)?.[language] })
}
