import { readdirSync, readFileSync } from 'node:fs'

/**
 * The codes that the rules in a folder refuse with, as they are written there: a code stands first in the call, or several
 * of which one is meant. Where none is written, the name of what holds it.
 */
export function refusalCodes(folder: URL): ReadonlySet<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const calls = files.flatMap((name) => {
    const code = readFileSync(new URL(name, folder), 'utf8')
    return [...code.matchAll(/\brefuse\(/g)].map(({ index, 0: call }) => firstArgument(code.slice(index + call.length)))
  })
  return new Set(calls.flatMap(codesIn))
}

/** Up to the comma or bracket that ends it. */
function firstArgument(code: string): string {
  let depth = 0
  const end = [...code].findIndex((sign) => {
    if (depth === 0 && (sign === ',' || sign === ')')) return true
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign)) depth--
    return false
  })
  return code.slice(0, end).trim()
}

/** What is only compared with is no code. */
function codesIn(argument: string): string[] {
  const codes = [...argument.replace(/[!=]== '[^']*'/g, '').matchAll(/'([^']+)'/g)].map(([, code = '']) => code)
  return codes.length > 0 ? codes : [argument]
}
