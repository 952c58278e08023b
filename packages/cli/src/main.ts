import { Mistake } from './arguments.ts'

/** A command: what `--help` says of it, and what it does. It returns the exit code. */
interface Command {
  readonly help: string
  run(args: readonly string[]): Promise<number>
}

interface Listed {
  readonly about: string
  load(): Promise<Command>
}

const commands: { readonly [name: string]: Listed } = {
  serve: { about: 'serve the games to browsers', load: () => import('./commands/serve.ts') },
  backup: { about: 'write everything the house keeps into a file', load: () => import('./commands/backup.ts') },
  restore: { about: 'fill a house from such a file', load: () => import('./commands/restore.ts') },
  play: { about: 'play a game here in the terminal, against bots', load: () => import('./commands/play.ts') },
  games: { about: 'list the games and the bots', load: () => import('./commands/games.ts') },
  simulate: { about: 'let bots play many games; statistics', load: () => import('./commands/simulate.ts') },
  arena: { about: 'hold bots against each other: who is stronger', load: () => import('./commands/arena.ts') },
  tune: { about: 'learn from games what things are worth', load: () => import('./commands/tune.ts') },
  replay: { about: 'tell a recorded game as a log', load: () => import('./commands/replay.ts') },
  verify: { about: 'check that a recorded game is true', load: () => import('./commands/verify.ts') },
  rules: { about: 'list the rules that no test cites', load: () => import('./commands/rules.ts') },
  bench: { about: 'measure how fast the rules are', load: () => import('./commands/bench.ts') },
}

const help = `Longhouse: Viking board games in the browser and in the terminal

Usage: longhouse COMMAND [options]

${Object.entries(commands)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}

longhouse COMMAND --help tells more of a command.
Exit codes: 0 done, 1 a check failed, 2 a mistake in what was asked, 130 interrupted.
`

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h'

/** Runs a command line; the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || isHelp(name) || name === 'help') {
    process.stdout.write(help)
    return 0
  }
  try {
    const listed = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!listed) throw new Mistake(`there is no command ${name}; longhouse --help lists them`)
    const command = await listed.load()
    if (rest.some(isHelp)) {
      process.stdout.write(command.help)
      return 0
    }
    return await command.run(rest)
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    process.stderr.write(`longhouse: ${error.message}\n`)
    return 2
  }
}
