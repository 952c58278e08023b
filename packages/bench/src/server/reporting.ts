/** What a server under load tells whoever measures it. */
export interface Usage {
  readonly rss: number
  /** Milliseconds of processor time since it began, all threads. */
  readonly processor: number
}

/** Tells where the server is, and from then on what it uses whenever it is asked. */
export function report(address: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const usage: Usage = { rss: process.memoryUsage.rss(), processor: (user + system) / 1000 }
    process.send?.(usage)
  })
  // Whoever measures has gone.
  process.on('disconnect', () => process.exit())
  process.send?.(address)
}
