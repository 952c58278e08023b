/**
 * The page knows things and pieces by keys, a board by typed values. What a board tells apart, kind by kind, and how each kind
 * is read: from that come the one function that makes a key and the one that reads it, `deck@village` and back.
 */

type Part = string | number

/** Of each kind, what tells one from another. */
type Kinds<T> = { readonly [K in keyof T]: Part | readonly Part[] }

/** One of the things: its kind, and which it is. */
export type Keyed<T> = { readonly [K in keyof T]: { readonly kind: K; readonly is: T[K] } }[keyof T]

/** Undefined: nothing of this kind is called so. */
type Read<T> = (text: string) => T | undefined

export interface Keys<T> {
  keyOf<K extends keyof T & string>(kind: K, is: T[K]): string
  thingAt(key: string): Keyed<T> | null
}

const SIGN = '@'

/** Things of `plain` kinds are called by their bare ids, as texts link to them; the first kind that knows an id has it. */
export function keysOf<T extends Kinds<T>>(
  readers: { readonly [K in keyof T & string]: Read<T[K]> },
  plain: readonly (keyof T & string)[],
): Keys<T> {
  const read = (kind: keyof T & string, text: string): Keyed<T> | null => {
    const is = readers[kind](text)
    return is === undefined ? null : { kind, is }
  }
  return {
    keyOf: (kind, is) => (plain.includes(kind) ? String(is) : `${kind}${SIGN}${is}`),
    thingAt(key) {
      const at = key.indexOf(SIGN)
      if (at >= 0) {
        const kind = key.slice(0, at)
        return isKind(readers, kind) ? read(kind, key.slice(at + 1)) : null
      }
      for (const kind of plain) {
        const found = read(kind, key)
        if (found) return found
      }
      return null
    },
  }
}

const isKind = <R extends object>(readers: R, kind: string): kind is keyof R & string => Object.hasOwn(readers, kind)

export const anyId: Read<string> = (text) => text

export const oneOf =
  <const T extends string>(all: readonly T[]): Read<T> =>
  (text) =>
    all.find((each) => each === text)

export const count: Read<number> = (text) => (/^\d+$/.test(text) ? Number(text) : undefined)

export const either =
  <A, B>(one: Read<A>, other: Read<B>): Read<A | B> =>
  (text) =>
    one(text) ?? other(text)

export const both =
  <A, B>(first: Read<A>, second: Read<B>): Read<readonly [A, B]> =>
  (text) => {
    const at = text.lastIndexOf(',')
    const one = first(text.slice(0, at))
    const other = second(text.slice(at + 1))
    return one === undefined || other === undefined ? undefined : [one, other]
  }
