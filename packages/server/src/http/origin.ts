import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from our own page, or from no page at all. Browsers say where a request comes from; programs do
 * not, and nobody can make them carry somebody's cookie.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
