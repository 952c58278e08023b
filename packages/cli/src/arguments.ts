import { type ParseArgsConfig, parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@longhouse/kernel'

/** What the user asked for cannot be done as asked. Told in one line; never a stack trace. */
export class Mistake extends Error {}

type Wanted = NonNullable<ParseArgsConfig['options']>
/** What was given for options like these. */
export type Values<T extends Wanted> = Parsed<T>['values']
type Parsed<T extends Wanted> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>>

/** The options and the named positionals of a command line. */
export function readArguments<const T extends Wanted>(
  args: readonly string[],
  options: T,
  positionals: readonly string[] = [],
): { readonly values: Values<T>; readonly positionals: readonly string[] } {
  const parsed = parse(args, options)
  const given = parsed.positionals
  const missing = positionals[given.length]
  if (missing !== undefined) throw new Mistake(`${missing} is missing`)
  if (given.length > positionals.length) throw new Mistake(`what is ${given[positionals.length]}?`)
  return { values: parsed.values, positionals: given }
}

function parse<const T extends Wanted>(args: readonly string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Node explains what is wrong with an option in its first sentence, and how to escape a dash in the others.
    throw new Mistake((error as Error).message.split(/\.\s|\n/)[0] ?? 'bad arguments')
  }
}

/** A whole number between bounds, as an option's text. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max))
    throw new Mistake(`--${option} must be a whole number from ${min} to ${max}, not ${text}`)
  return value
}

export function languageOf(text: string): Language {
  const language = LANGUAGES.find((known) => known === text)
  if (!language) throw new Mistake(`--lang must be one of ${LANGUAGES.join(', ')}, not ${text}`)
  return language
}
