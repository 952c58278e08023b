// The browser of the browser tests: the system's chromium, or the one that CHROMIUM names.
import { existsSync } from 'node:fs'

export const executablePath = process.env.CHROMIUM || '/usr/bin/chromium'

export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const hasChromium = () => existsSync(executablePath)
