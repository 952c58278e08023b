import type { AnyGame, GameText, Language, Refusal } from '@longhouse/kernel'

interface Entry {
  readonly id: string
  readonly title: { readonly [language in Language]: string }
  readonly players: { readonly min: number; readonly max: number }
  /** What the numbers of its rules begin with: `CH` for CH-1.1. */
  readonly rules: string
}

/** A game that is announced and cannot be played yet. */
export interface ComingGame extends Entry {
  readonly ready: false
}

/** A game that can be played. Its rules and its words are fetched when they are first asked for. */
export interface ReadyGame extends Entry {
  readonly ready: true
  load(): Promise<AnyGame>
  /** With cards and boards of a host's own, or all that is wrong with them. */
  loadWith(pack: unknown): Promise<AnyGame | readonly Refusal[]>
  text(language: Language, content: unknown): Promise<GameText>
}

interface Source {
  rules(): Promise<{ readonly game: AnyGame; withContent(pack: unknown): AnyGame | readonly Refusal[] }>
  strings(): Promise<{ readonly [language in Language]: (content: never) => GameText }>
}

type Players = readonly [min: number, max: number]
type Titles = readonly [en: string, pl: string]

const entry = (id: string, rules: string, [min, max]: Players, [en, pl]: Titles): Entry => ({
  id,
  title: { en, pl },
  players: { min, max },
  rules,
})

export const coming = (id: string, rules: string, players: Players, titles: Titles): ComingGame => ({
  ...entry(id, rules, players, titles),
  ready: false,
})

export const ready = (id: string, rules: string, players: Players, titles: Titles, source: Source): ReadyGame => ({
  ...entry(id, rules, players, titles),
  ready: true,
  load: async () => (await source.rules()).game,
  loadWith: async (pack) => (await source.rules()).withContent(pack),
  async text(language, content) {
    const texts = await source.strings()
    return texts[language](content as never)
  },
})
