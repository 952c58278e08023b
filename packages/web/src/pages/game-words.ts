import { gameCalled } from '@longhouse/registry'
import { useWords } from '../settings.tsx'

/** What pages say of a game before it is fetched. */
interface GameWords {
  readonly blurb: string
  readonly length: string
  readonly minutes: number
  round(n: number): string
  readonly phases: { readonly [phase: string]: string }
  readonly options: { readonly [option: string]: string }
}

export function useGameWords(): (id: string) => { readonly title: string; readonly words: GameWords | undefined } {
  const { words, language } = useWords()
  const all: { readonly [id: string]: GameWords } = words.pages.games
  return (id) => ({ title: gameCalled(id)?.title[language] ?? id, words: all[id] })
}
