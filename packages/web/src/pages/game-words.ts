import type { GameWords } from '@longhouse/kernel'
import { type GameEntry, gameCalled, games } from '@longhouse/registry'
import { useWords } from '../settings.tsx'
import { allBound } from '../words/bound.ts'

const wordsOf = ({ words }: GameEntry): GameEntry['words'] => ({ ...words, pl: allBound(words.pl) })

const all: ReadonlyMap<string, GameEntry['words']> = new Map(games.map((entry) => [entry.id, wordsOf(entry)]))

export function useGameWords(): (id: string) => { readonly title: string; readonly words: GameWords | undefined } {
  const { language } = useWords()
  return (id) => ({ title: gameCalled(id)?.title[language] ?? id, words: all.get(id)?.[language] })
}
