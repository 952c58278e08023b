import { forEachOf } from '../dictionary.ts'
import { isRecord, same } from '../json.ts'
import { LANGUAGES, type Language } from '../text.ts'

/** What a pack can be asked of the fields of its entries. */

export type PackEntry = { readonly id: string } & { readonly [field: string]: unknown }

/**
 * Whether a field's value is right, in the entry as the pack makes it; `known` is the entry it changes, if there was one,
 * and `file` the content with the whole pack laid over it, in which other fields may still be wrong. A text instead of
 * false says where inside the field the flaw is.
 */
export interface Check<T = unknown> {
  (value: unknown, entry?: PackEntry, known?: PackEntry, file?: unknown): boolean | string
  /** Never there: tells the type checker what passes. */
  readonly passed?: () => T
}
export type Fields = { readonly [field: string]: Check }

/** What passes a check: content is described by its checks, and its types follow. */
export type Passed<C> = C extends Check<infer T> ? T : never

type Flat<T> = { readonly [field in keyof T]: T[field] }

/** What has these fields; one that may be undefined may be left out. */
export type Shape<F> = Flat<
  { readonly [field in keyof F as undefined extends Passed<F[field]> ? never : field]: Passed<F[field]> } & {
    readonly [field in keyof F as undefined extends Passed<F[field]> ? field : never]?: Passed<F[field]>
  }
>

/** What is of one of these kinds, by their names, with the fields of that kind. */
export type KindOf<Kinds> = { [kind in keyof Kinds]: Flat<{ readonly kind: kind } & Shape<Kinds[kind]>> }[keyof Kinds]

/** No number on a card is larger. */
const MOST = 100

export const upTo =
  (most: number, least = 0): Check<number> =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
export const isWhole = upTo(MOST)
export const isPositive = upTo(MOST, 1)

/** Names that every object has would be found among the cards without being there. */
const isId: Check<string> = (value) => typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value) && !(value in {})
export const isText: Check<string> = (value) => typeof value === 'string' && value.trim().length > 0
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean'
export const isWords: Check<{ readonly [language in Language]: string }> = (value) =>
  isRecord(value) && LANGUAGES.every((language) => isText(value[language]) === true)

/** Passes the check, and this holds of it. */
export const where =
  <T>(check: Check<T>, holds: (value: T, entry?: PackEntry) => boolean): Check<T> =>
  (value, entry) =>
    check(value, entry) === true && holds(value as T, entry)

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value) =>
    value === undefined || check(value)
export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value) =>
    value === null || check(value)
export const oneOf =
  <const V>(values: readonly V[]): Check<V> =>
  (value) =>
    values.includes(value as V)
export const exactly =
  <const V>(wanted: V): Check<V> =>
  (value) =>
    same(value, wanted)
export const listOf =
  <T>(check: Check<T>, least = 0, most = MOST): Check<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every((part) => check(part) === true)
/** A list in which nothing stands twice. */
export const setOf =
  <const V>(values: readonly V[], least = 0): Check<readonly V[]> =>
  (value) =>
    listOf(oneOf(values), least)(value) === true && new Set(value as unknown[]).size === (value as unknown[]).length
export const recordOf =
  <const K extends string, T>(keys: readonly K[], check: Check<T>, least = 0): Check<{ readonly [key in K]?: T }> =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).length >= least &&
    Object.entries(value).every(([key, part]) => keys.includes(key as K) && check(part) === true)
/** These fields, each as it must be, and no others. */
export const shaped =
  <const F extends Fields>(fields: F): Check<Shape<F>> =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((field) => Object.hasOwn(fields, field)) &&
    Object.keys(fields).every((field) => fields[field]?.(value[field]) === true)

/** The same is asked of each of these fields. */
export const each = <const K extends string | number, T>(
  fields: readonly K[],
  check: Check<T>,
): { readonly [field in K]: Check<T> } => forEachOf(fields, () => check)

/** Fields that say how the box is made, and what they are there: no pack changes them. */
export const unchanged = <const F extends Fields>(fields: F): F =>
  forEachOf(
    Object.keys(fields),
    (field): Check =>
      (value, entry, known, file) =>
        known !== undefined && same(value, known[field]) && (fields[field] as Check)(value, entry, known, file),
  ) as Fields as F

/** A list of two kinds of entries: each has the fields of its kind, and none of the other's. */
export const eitherOf = (
  first: Fields,
  isFirst: (entry: PackEntry | undefined, known: PackEntry | undefined) => boolean,
  second: Fields,
): Fields =>
  forEachOf(
    Object.keys({ ...first, ...second }),
    (field): Check =>
      (value, entry, known, file) => {
        const check = (isFirst(entry, known) ? first : second)[field]
        return check ? check(value, entry, known, file) : value === undefined
      },
  )

/** One of several shapes. */
export const shapedAs =
  <const Shapes extends readonly Fields[]>(
    ...shapes: Shapes
  ): Check<{ [at in keyof Shapes]: Shape<Shapes[at]> }[number]> =>
  (value) =>
    shapes.some((shape) => shaped(shape)(value) === true)

/** Passes one of several checks. */
export const anyOf =
  <const T extends readonly unknown[]>(...checks: { readonly [at in keyof T]: Check<T[at]> }): Check<T[number]> =>
  (value) =>
    checks.some((check) => check(value) === true)

/** One of all the kinds there are. */
export const ofKind =
  <const Kinds extends { readonly [kind: string]: Fields }>(kinds: Kinds): Check<KindOf<Kinds>> =>
  (value) =>
    isRecord(value) &&
    typeof value.kind === 'string' &&
    Object.hasOwn(kinds, value.kind) &&
    shaped({ ...kinds[value.kind], kind: isText })(value)

/** Where an entry can come from: `designed` ones are reconstructions of ours, a pack's are the host's. */
export const SOURCES = ['rulebook', 'public', 'designed', 'host'] as const

const areSources: Check<{ readonly [field: string]: (typeof SOURCES)[number] }> = isRecord

/** The fields every entry may have; what a list says of them goes before. */
export const ENTRY = {
  id: isId,
  name: isWords,
  count: isWhole,
  source: oneOf(SOURCES),
  text: optional(isWords),
  note: optional(isText),
  notes: optional(isText),
  fieldSources: optional(areSources),
} satisfies Fields

/** An entry with these fields besides those that every entry may have. */
export type EntryWith<F> = Shape<Omit<typeof ENTRY, keyof F> & F>

/** Entries that are part of the box: they can be changed, and none can be added. */
export const OF_THE_BOX = unchanged({ id: isId, count: isWhole })

/** Entries inside an entry: the same ones, with other values in these fields. */
export const sameEntries =
  <const F extends Fields>(field: string, fields: F): Check<readonly Shape<F>[]> =>
  (value, _, known) => {
    const before = known?.[field]
    if (!Array.isArray(value) || !Array.isArray(before) || value.length !== before.length) return false
    return value.every((entry, at) => isRecord(entry) && isSameBut(entry, before[at], fields))
  }

function isSameBut(entry: Readonly<Record<string, unknown>>, before: unknown, fields: Fields): boolean {
  if (!isRecord(before)) return false
  const keys = new Set([...Object.keys(entry), ...Object.keys(before), ...Object.keys(fields)])
  return [...keys].every((key) => {
    const check = fields[key]
    return check ? check(entry[key], entry as PackEntry, before as PackEntry) === true : same(entry[key], before[key])
  })
}
