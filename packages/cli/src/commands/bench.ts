import { Mistake, readArguments } from '../arguments.ts'
import { why } from '../files.ts'

export const help = `Usage: longhouse bench [options]

Measures how many decisions per second the rules and the bots make.

  --seconds S    how long each measurement takes (default: 2)
  --json FILE    where the report goes as JSON (default: bench.json)
`

const options = { seconds: { type: 'string', default: '2' }, json: { type: 'string', default: 'bench.json' } } as const

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, options)
  const seconds = Number(values.seconds)
  if (!(seconds > 0 && seconds <= 3600)) throw new Mistake(`--seconds must be a number above 0, not ${values.seconds}`)
  const { runBench } = await import('@longhouse/bench')
  try {
    await runBench({ seconds, json: values.json })
    return 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
    throw new Mistake(`cannot write ${values.json}: ${why(error)}`)
  }
}
