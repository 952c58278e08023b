import { type Bot, botCalled, bots, type Clock, levels } from '@longhouse/bots'
import type { AnyGame, GameText, Json, Language, OptionRule, Options, Refusal } from '@longhouse/kernel'
import { gameCalled, games, type ReadyGame, sayRefusal } from '@longhouse/registry'
import { Mistake } from './arguments.ts'
import { readJson } from './files.ts'
import { genericText } from './generic-text.ts'

/** A game that a command is about, and its words. */
export interface ChosenGame {
  readonly game: AnyGame
  text(language: Language): Promise<GameText>
}

export function gameIdOf({ game }: { readonly game?: string | undefined }): string {
  if (game === undefined) throw new Mistake('--game is missing; longhouse games lists them')
  return game
}

/** The game with this id, a toy if it is one; with the content of a file instead of its own, if one is named. */
export async function chooseGame(id: string, contentFile?: string): Promise<ChosenGame> {
  const entry = gameCalled(id)
  if (!entry) return chooseToy(id, contentFile)
  if (!entry.ready) throw new Mistake(`${entry.words.en.title} cannot be played yet`)
  const game = contentFile === undefined ? await entry.load() : await loadWith(entry, contentFile)
  return { game, text: (language) => entry.text(language, game.content) }
}

/** So many of the mistakes in a content file are told at once. */
const TOLD = 3

async function loadWith(entry: ReadyGame, file: string): Promise<AnyGame> {
  const game = await entry.loadWith(await readJson(file))
  if (!isList(game)) return game
  const text = await entry.text('en', (await entry.load()).content)
  const told = game.slice(0, TOLD).map((refusal) => sayRefusal('en', refusal, text))
  throw new Mistake(`${file}: ${told.join(' ')}${game.length > TOLD ? ` And ${game.length - TOLD} more.` : ''}`)
}

const isList = (value: AnyGame | readonly Refusal[]): value is readonly Refusal[] => Array.isArray(value)

async function chooseToy(id: string, contentFile: string | undefined): Promise<ChosenGame> {
  const { exampleGames } = await import('@longhouse/example-games')
  const game = exampleGames.find((toy) => toy.id === id)
  if (!game) throw new Mistake(`there is no game ${id}; there are ${games.map((entry) => entry.id).join(', ')}`)
  if (contentFile !== undefined) throw new Mistake(`${id} takes no content of one's own`)
  return { game, text: async () => genericText(id) }
}

/** `distrustful=true,leaders=draft` as options of a game; of what is chosen as a list, `winters=first+third`. */
export function readOptions(rules: readonly OptionRule[], text: string | undefined): Options {
  const options: Record<string, Json> = {}
  for (const part of (text ?? '').split(',').filter((each) => each !== '')) {
    const [id = '', ...rest] = part.split('=')
    const rule = rules.find((candidate) => candidate.id === id)
    if (!rule) throw new Mistake(`there is no option ${id}; ${known(rules)}`)
    const written = rest.join('=')
    options[id] =
      rule.some === undefined ? valueIn(rule, written) : written.split('+').map((each) => valueIn(rule, each))
  }
  return options
}

function valueIn({ id, values }: OptionRule, written: string): Json {
  const value = values.find((allowed) => asWritten(allowed) === written)
  if (value === undefined)
    throw new Mistake(`the option ${id} is one of ${values.map(asWritten).join(', ')}, not ${written}`)
  return value
}

export const asWritten = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

const known = (rules: readonly OptionRule[]): string =>
  rules.length === 0 ? 'this game has none' : `there are ${rules.map(({ id }) => id).join(', ')}`

/** `greedy,search:1s` as programs. */
export const readBots = (text: string): readonly Bot[] =>
  text.split(',').map((name) => {
    const bot = botCalled(name)
    if (bot) return bot
    const known = [...bots, ...levels].map(({ id }) => id)
    throw new Mistake(`there is no bot ${name || '""'}; there are ${known.join(', ')}, and search:300 or search:2s`)
  })

/** Only where somebody thinks by the clock: a game without one is the same every time. */
export const clockFor = (seated: readonly (Bot | null)[]): Clock | undefined =>
  seated.some((bot) => bot?.budget.ms !== undefined) ? () => performance.now() : undefined
