import { type AddressedEvent, isRefusal, LANGUAGES, plain, playReplay, resultOf } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { languageOf, Mistake, readArguments } from '../arguments.ts'
import { chooseGame } from '../chosen-game.ts'
import { readReplayFile } from '../files.ts'
import { namesOf, tellResult } from '../telling.ts'
import { words } from '../words/index.ts'

export const help = `Usage: longhouse replay FILE [options]

Plays a recorded game again and tells it as a log, secrets included.

  --lang ${LANGUAGES.join('|')}      in which language (default: ${LANGUAGES[0]})
  --content FILE    the cards and boards it was played with, if not the game's own
`

const options = { lang: { type: 'string', default: LANGUAGES[0] }, content: { type: 'string' } } as const

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, options, ['FILE'])
  const language = languageOf(values.lang)
  const [file = ''] = positionals
  const replay = await readReplayFile(file)
  const chosen = await chooseGame(replay.game, values.content)
  const { game } = chosen
  const text = await chosen.text(language)
  const names = namesOf(replay.players, words[language], replay.sitters)
  const lines = [words[language].header(text.title, replay.players, replay.seed), '']
  const listen = ({ event }: AddressedEvent<unknown>) => lines.push(plain(text.event(event, names)))
  const table = playReplay(game, replay, listen)
  if (isRefusal(table)) throw new Mistake(`${file}: ${sayRefusal('en', table, text, names)}`)
  const result = resultOf(game, table)
  lines.push('', ...(result ? tellResult(result, text, names, words[language]) : [words[language].unfinished]))
  process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}
