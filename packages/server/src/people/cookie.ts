import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomId } from '../random-id.ts'

const NAME = 'longhouse'
const KNOWN = 'longhouse-known'
/** The longest that browsers keep one. */
export const COOKIE_SECONDS = 400 * 24 * 60 * 60

export interface Session {
  readonly person: string
  /** Of the person's sessions: a raised one ends all that came before. */
  readonly version: number
  /** Of this device, so that it can be signed out alone. Cookies from before there were any have none, and share it. */
  readonly id: string
  /** When it was signed in. Cookies from before that was written into them have none. */
  readonly since?: number
}

const signatureOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()

const signed = (text: string, secret: string): string => `${text}.${signatureOf(text, secret).toString('base64url')}`

/** What was signed; null if it was not, or not by us. */
function verified(value: string, secret: string, prefix = ''): string | null {
  const end = value.lastIndexOf('.')
  const text = value.slice(0, Math.max(0, end))
  const given = Buffer.from(value.slice(end + 1), 'base64url')
  const right = signatureOf(`${prefix}${text}`, secret)
  return given.length === right.length && timingSafeEqual(given, right) ? text : null
}

const cookie = (name: string, value: string, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** `person.version-session~since.signature`: nobody else can make one. */
export function writeCookie(
  { person, version, since }: { readonly person: string; readonly version: number; readonly since: number },
  secret: string,
  secure: boolean,
): string {
  const id = randomId()
  return cookie(NAME, signed(`${person}.${version}-${id}~${since}`, secret), secure)
}

export const clearedCookie = `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

/** That this person has been here: whoever tries to guess their password from elsewhere cannot shut this device out. */
export const writeKnown = (person: string, secret: string, secure: boolean): string => {
  const signature = signatureOf(`${KNOWN} ${person}`, secret).toString('base64url')
  return cookie(KNOWN, `${person}.${signature}`, secure)
}

const valueIn = (header: string | undefined, name: string): string => {
  const found = (header ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1) ?? ''
}

export const readKnown = (header: string | undefined, secret: string): string | null =>
  verified(valueIn(header, KNOWN), secret, `${KNOWN} `)

export function readCookie(header: string | undefined, secret: string): Session | null {
  const text = verified(valueIn(header, NAME), secret)
  const [, person, version, id = '', since] = /^([\w-]+)\.(\d+)(?:-([\w-]+)(?:~(\d+))?)?$/.exec(text ?? '') ?? []
  if (!person || !version) return null
  return { person, version: Number(version), id, ...(since !== undefined && { since: Number(since) }) }
}
