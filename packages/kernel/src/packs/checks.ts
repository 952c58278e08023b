import { isRecord, same } from '../json.ts'
import { LANGUAGES } from '../text.ts'

/** What a pack can be asked of the fields of its entries. */

export type PackEntry = { readonly id: string } & { readonly [field: string]: unknown }

/**
 * Whether a field's value is right, in the entry as the pack makes it; `known` is the entry it changes, if there was one,
 * and `file` the content with the whole pack laid over it, in which other fields may still be wrong. A text instead of
 * false says where inside the field the flaw is.
 */
export type Check = (value: unknown, entry?: PackEntry, known?: PackEntry, file?: unknown) => boolean | string
export type Fields = { readonly [field: string]: Check }

/** No number on a card is larger. */
const MOST = 100

export const upTo =
  (most: number, least = 0): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
export const isWhole = upTo(MOST)
export const isPositive = upTo(MOST, 1)

/** Names that every object has would be found among the cards without being there. */
const isId: Check = (value) => typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value) && !(value in {})
export const isText: Check = (value) => typeof value === 'string' && value.trim().length > 0
export const isWords: Check = (value) =>
  isRecord(value) && LANGUAGES.every((language) => isText(value[language]) === true)

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
export const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
export const exactly =
  (wanted: unknown): Check =>
  (value) =>
    same(value, wanted)
/** A field of the box as it is: its new value must be its old one. */
export const asItWas =
  (field: string): Check =>
  (value, _, known) =>
    known !== undefined && same(value, known[field])
export const listOf =
  (check: Check, least = 0, most = MOST): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every((part) => check(part) === true)
/** A list in which nothing stands twice. */
export const setOf =
  (values: readonly unknown[], least = 0): Check =>
  (value) =>
    listOf(oneOf(values), least)(value) === true && new Set(value as unknown[]).size === (value as unknown[]).length
export const recordOf =
  (keys: readonly string[], check: Check, least = 0): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).length >= least &&
    Object.entries(value).every(([key, part]) => keys.includes(key) && check(part) === true)
/** These fields, each as it must be, and no others. */
export const shaped =
  (fields: Fields): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((field) => Object.hasOwn(fields, field)) &&
    Object.keys(fields).every((field) => fields[field]?.(value[field]) === true)

/** The same is asked of each of these fields. */
export const each = (fields: readonly (string | number)[], check: Check): Fields =>
  Object.fromEntries(fields.map((field) => [field, check]))

/** Fields that say how the box is made: no pack changes them. */
export const unchanged = (...fields: string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, asItWas(field)]))

/** One of several shapes. */
export const shapedAs =
  (...shapes: readonly Fields[]): Check =>
  (value) =>
    shapes.some((shape) => shaped(shape)(value) === true)

/** Where an entry can come from: a pack's are the host's. */
const SOURCES = ['rulebook', 'public', 'designed', 'host']

/** The fields every entry may have; what a list says of them goes before. */
export const ENTRY: Fields = {
  id: isId,
  name: isWords,
  count: isWhole,
  source: oneOf(SOURCES),
  text: optional(isWords),
  note: optional(isText),
  notes: optional(isText),
  fieldSources: optional(isRecord),
}

/** Entries that are part of the box: they can be changed, and none can be added. */
export const OF_THE_BOX: Fields = {
  id: (_, __, known) => known !== undefined,
  ...unchanged('count'),
}

/** Entries inside an entry: the same ones, with other values in these fields. */
export const sameEntries =
  (field: string, fields: Fields): Check =>
  (value, _, known) => {
    const before = known?.[field]
    if (!Array.isArray(value) || !Array.isArray(before) || value.length !== before.length) return false
    return value.every((entry, at) => isRecord(entry) && isSameBut(entry, before[at], fields))
  }

function isSameBut(entry: Readonly<Record<string, unknown>>, before: unknown, fields: Fields): boolean {
  if (!isRecord(before)) return false
  const keys = new Set([...Object.keys(entry), ...Object.keys(before)])
  return [...keys].every((key) => {
    const check = fields[key]
    return check ? check(entry[key]) === true : same(entry[key], before[key])
  })
}
