const WIDTH = 30
const REDRAW_MS = 100

export interface Progress {
  /** These are done too. */
  more(done: { readonly length: number }): void
  /** Wipes the bar off, before anything else is written. */
  clear(): void
}

const silence: Progress = { more: () => {}, clear: () => {} }

/** A bar on the terminal; nothing where nobody looks. */
export function progressBar(total: number, out: NodeJS.WriteStream = process.stderr): Progress {
  if (!out.isTTY) return silence
  const start = performance.now()
  let drawn = Number.NEGATIVE_INFINITY
  let done = 0
  return {
    more({ length }) {
      done += length
      const now = performance.now()
      if (now - drawn < REDRAW_MS && done < total) return
      drawn = now
      const filled = Math.round((done / total) * WIDTH)
      const left = ((now - start) / 1000 / done) * (total - done)
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
      out.write(`\r\u001b[K${bar} ${done} of ${total} games, ${left.toFixed(0)} s left`)
    },
    clear: () => out.write('\r\u001b[K'),
  }
}
