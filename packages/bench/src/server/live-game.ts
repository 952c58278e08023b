/** What is compared: the toy auction, two players, one of them choosing at a time. */
export const PLAYERS = 2

/** A game that is played on a server through one WebSocket for each player. */
export interface LiveGame {
  /** Makes one choice, in a new game if the last one is over; the milliseconds until the server said that it stands. */
  choose(): Promise<number>
  close(): void
}

/** A server under load. */
export interface Subject {
  readonly name: string
  openGame(number: number): Promise<LiveGame>
  /** A connection on which nothing happens, once the server has greeted it. */
  openIdle(number: number): Promise<{ close(): void }>
}

/** Somebody waits for what a socket will bring. */
export interface Waiting {
  /** Settles when `fits` does; looked at again with every message. */
  until(fits: () => boolean): Promise<void>
  look(): void
}

const PATIENCE_MS = 30_000

export function openWaiting(what: string): Waiting {
  let waiting: { fits: () => boolean; settle: () => void } | null = null
  return {
    until: (fits) =>
      new Promise((resolve, reject) => {
        if (fits()) return resolve()
        const timer = setTimeout(() => reject(new Error(`${what}: no answer in ${PATIENCE_MS / 1000} s`)), PATIENCE_MS)
        const settle = () => {
          clearTimeout(timer)
          resolve()
        }
        waiting = { fits, settle }
      }),
    look() {
      if (!waiting?.fits()) return
      const { settle } = waiting
      waiting = null
      settle()
    },
  }
}

export async function post<T>(url: string, body: object, headers: { readonly [name: string]: string } = {}) {
  const response = await fetch(url, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', ...headers },
  })
  const answer = (await response.json()) as T
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`)
  return { answer, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}
