import type { AnyGame, GameManifest, GameSource, GameText, Language, Refusal } from '@longhouse/kernel'

type Entry = Omit<GameManifest, 'source'>

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

export type GameEntry = ReadyGame | ComingGame

export const entryOf = ({ source, ...entry }: GameManifest): GameEntry =>
  source ? ready(entry, source) : { ...entry, ready: false }

const ready = (entry: Entry, source: GameSource): ReadyGame => ({
  ...entry,
  ready: true,
  load: async () => (await source.rules()).game,
  loadWith: async (pack) => (await source.rules()).withContent(pack),
  async text(language, content) {
    const texts = await source.texts()
    return texts[language](content as never)
  },
})
