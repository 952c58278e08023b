import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { args, executablePath } from '../../../../scripts/chromium.mjs'

const LONGHOUSE = fileURLToPath(new URL('../../../cli/bin/longhouse.mjs', import.meta.url))

export interface ServedPage {
  readonly address: string
  readonly browser: Browser
  close(): Promise<void>
}

/** The page as it was built, served, and a browser to look at it. */
export async function servePage(): Promise<ServedPage> {
  // Not the data of whoever runs this.
  const data = mkdtempSync(join(tmpdir(), 'longhouse-page-'))
  const server = spawn(process.execPath, [LONGHOUSE, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Also when something goes wrong in between.
  process.once('exit', () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  })
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const address = /http:\S+/.exec(line)?.[0]
  if (!address) throw new Error(line)
  const browser = await chromium.launch({ executablePath, args })
  return {
    address,
    browser,
    async close() {
      await browser.close()
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}
