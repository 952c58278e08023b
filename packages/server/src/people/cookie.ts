import { createHmac, timingSafeEqual } from 'node:crypto'

const NAME = 'longhouse'
/** The longest that browsers keep one. */
const SECONDS = 400 * 24 * 60 * 60

export interface Session {
  readonly person: string
  /** Of the person's sessions: a raised one ends all that came before. */
  readonly version: number
}

const signatureOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** `person.version.signature`: nobody else can make one. */
export function writeCookie({ person, version }: Session, secret: string, secure: boolean): string {
  const text = `${person}.${version}`
  const value = `${text}.${signatureOf(text, secret).toString('base64url')}`
  return `${NAME}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

export const clearedCookie = `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

export function readCookie(header: string | undefined, secret: string): Session | null {
  const found = (header ?? '').split(';').find((part) => part.trim().startsWith(`${NAME}=`))
  const [person, version, signature] =
    found
      ?.trim()
      .slice(NAME.length + 1)
      .split('.') ?? []
  if (!person || !version || !signature) return null
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(`${person}.${version}`, secret)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return { person, version: Number(version) }
}
