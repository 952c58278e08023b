import { verifyReplay } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { readArguments } from '../arguments.ts'
import { chooseGame } from '../chosen-game.ts'
import { readReplayFile } from '../files.ts'

export const help = `Usage: longhouse verify FILE [--content FILE]

Plays a recorded game again, checks every move, and compares the end: says that it is true, or why it is not. Exit code 0 if
it is true, 1 if it is not, 2 if the file is no replay at all.

  --content FILE    the cards and boards it was played with, if not the game's own
`

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, { content: { type: 'string' } }, ['FILE'])
  const [file = ''] = positionals
  const replay = await readReplayFile(file)
  const { game } = await chooseGame(replay.game, values.content)
  const refusal = verifyReplay(game, replay)
  if (refusal) {
    process.stdout.write(`${file}: not true. ${sayRefusal('en', refusal)}\n`)
    return 1
  }
  const { players, moves, hash } = replay
  process.stdout.write(`${file}: true. ${game.id} for ${players} players, ${moves.length} moves, ends at ${hash}\n`)
  return 0
}
