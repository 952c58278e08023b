/** What is compared: the toy auction, two players, one of them choosing at a time. */
export const PLAYERS = 2
/** Twelve treasures are sold, and each player bids for each. */
export const CHOICES = 24

/** A game that is played on a server through one WebSocket for each player. */
export interface LiveGame {
  /** Sets games up, so many that they last for this number of choices. */
  prepare(choices: number): Promise<void>
  /** Makes one choice, in the next game if the last one is over; the milliseconds until the server said that it stands. */
  choose(): Promise<number>
  /** How many games were set up between two choices, because none was prepared. */
  readonly unprepared: number
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

/*
 * The load shares the machine with what it measures, so it must cost little: of what both players hear, only what the next
 * choice is made from is parsed; from everything else a number or a word is picked out of the text.
 */

/** The number after the first place, or the one given, at which a text says its name. */
export function numberAfter(text: string, name: string, at = text.indexOf(name)): number {
  return Number.parseInt(text.slice(at + name.length, at + name.length + 16), 10)
}

/** As `numberAfter`: a word in quotation marks; null if there is none. */
export function wordAfter(text: string, name: string, at = text.indexOf(name)): string | null {
  const begin = at + name.length + 1
  return text[begin - 1] === '"' ? text.slice(begin, text.indexOf('"', begin)) : null
}

const PATIENCE_MS = 30_000

export function openWaiting(what: string): Waiting {
  let waiting: { readonly fits: () => boolean; readonly settle: () => void } | null = null
  let fail: (error: Error) => void = () => {}
  // One timer for all that is ever waited for, put off again and again.
  const timer = setTimeout(() => {
    if (waiting) fail(new Error(`${what}: no answer in ${PATIENCE_MS / 1000} s`))
  }, PATIENCE_MS)
  timer.unref()
  return {
    until: (fits) =>
      new Promise((resolve, reject) => {
        if (fits()) return resolve()
        timer.refresh()
        fail = reject
        waiting = { fits, settle: resolve }
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
