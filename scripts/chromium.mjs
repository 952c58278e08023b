// The browser of the browser tests: the system's chromium, or the one that CHROMIUM names.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What it is called by the system: first the one that draws no windows, at which a test costs half as much. */
export const packages = ['chromium-headless-shell', 'chromium']

const programs = packages.map((name) => join('/usr/bin', name))
export const executablePath = process.env.CHROMIUM || (programs.find(existsSync) ?? programs[0])

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
