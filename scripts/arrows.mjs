import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import swc from '@swc/core'
import config from '../.dependency-cruiser.mjs'

// dependency-cruiser hands every file to swc as TypeScript without JSX; boards and pages have it.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
const { cruise, format } = await import('dependency-cruiser')

process.chdir(join(import.meta.dirname, '..'))

const rooms = ['packages', 'games']
const { forbidden, options } = config
const { enhancedResolveOptions, ...cruiseOptions } = options

const { output } = await cruise(
  rooms,
  { ...cruiseOptions, validate: true, ruleSet: { forbidden } },
  enhancedResolveOptions,
)

if (output.summary.error > 0) {
  console.error((await format(output, { outputType: 'err' })).output)
  process.exit(1)
}

// A cruiser that cannot parse TypeScript sees nothing and is content; so look whether it saw what is there.
const seen = new Map(output.modules.map((module) => [module.source, module]))
const overlooked = rooms.flatMap(sourceFiles).filter((file) => {
  const module = seen.get(file)
  return !module || (module.dependencies.length === 0 && importsSomething(file))
})

if (seen.size === 0 || overlooked.length > 0) {
  console.error(`arrows: not seen by the dependency cruiser:\n  ${overlooked.join('\n  ') || 'any module at all'}`)
  process.exit(1)
}

console.log(
  `arrows: ${output.summary.totalCruised} modules, ${output.summary.totalDependenciesCruised} dependencies, none against the grain`,
)

function sourceFiles(room) {
  return readdirSync(room, { recursive: true })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(room, file).replaceAll(sep, '/'))
}

function importsSomething(file) {
  return /^(import|export)\b[^'"`;]*\bfrom ['"]/m.test(readFileSync(file, 'utf8'))
}
