import { bots, levels, levelText } from '@longhouse/bots'
import { type AnyGame, LANGUAGES, type Language } from '@longhouse/kernel'
import { games } from '@longhouse/registry'
import { readArguments } from '../arguments.ts'
import { asWritten } from '../chosen-game.ts'

export const help = `Usage: longhouse games [--examples]

Lists the games with their options, the bots and the levels.

  --examples  also the small games that the checks use
`

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, { examples: { type: 'boolean', default: false } })
  for (const entry of games) {
    const game = entry.ready ? await entry.load() : null
    const note = game === null ? ', coming' : ''
    tell(
      entry.id,
      inEveryLanguage((language) => entry.words[language].title),
      entry.players,
      note,
    )
    if (game) tellOptions(game)
  }
  if (values.examples) {
    const { exampleGames } = await import('@longhouse/example-games')
    for (const { id, players } of exampleGames) tell(id, 'an example', players, '')
  }
  tellBots()
  return 0
}

const inEveryLanguage = (name: (language: Language) => string): string => LANGUAGES.map(name).join(' / ')

function tellBots(): void {
  process.stdout.write(`\nbots: ${bots.map(({ id }) => id).join(', ')}\n`)
  process.stdout.write('      search:300 tries so many walks, search:500ms and search:2s think so long\n')
  process.stdout.write('levels, from the easiest to the hardest:\n')
  for (const { id } of levels) {
    const names = inEveryLanguage((language) => levelText(language, id).name)
    process.stdout.write(`  ${id.padEnd(16)} ${names}. ${levelText(LANGUAGES[0], id).about}\n`)
  }
}

function tell(id: string, title: string, { min, max }: AnyGame['players'], note: string): void {
  process.stdout.write(`${id.padEnd(18)} ${title}, ${min}–${max} players${note}\n`)
}

function tellOptions({ options }: AnyGame): void {
  for (const { id, values, default: usual } of options) {
    const choices = values.map((value) => (value === usual ? `${asWritten(value)} (usual)` : asWritten(value)))
    process.stdout.write(`${' '.repeat(18)}   --options ${id}=${choices.join(' | ')}\n`)
  }
}
