import { z } from 'zod'

/** Ids are drawn by the server: letters, digits, `-` and `_`. */
export const Id = z.string().regex(/^[\w-]{6,40}$/)

/** The caller's own mark of one request: sent again, it is answered again and done once. */
export const Key = z.uuid()

/** Milliseconds since 1970, by the server's clock. */
export const Moment = z.int().nonnegative()

export const Seat = z.int().min(0).max(15)

/** Marks alone, and letters that nobody can see, make no name. */
const isVisible = (name: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) &&
  !/[\p{Default_Ignorable_Code_Point}\u2800]/u.test(name.replaceAll('\ufe0f', ''))

/** Letters of any script, with single spaces between; no control characters, nothing that turns the line around. */
export const Name = z
  .string()
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .min(1)
      .max(24)
      .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u)
      .refine(isVisible),
  )

export const Password = z.string().min(8).max(200)

/** Lines of a chat: anything but control characters. */
export const Line = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(500)
      .regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u),
  )

/** Any JSON: the rules of the game check it. Not looked into here, so that no depth of it can do harm. */
export const AnyJson = z.unknown()

export const Nothing = z.strictObject({})
