import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { args, executablePath } from './scripts/chromium.mjs'

export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: 'node_modules/.cache/playwright',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // What fails once is broken.
  retries: 0,
  // Longer than anything takes on the most crowded machine.
  timeout: 3_600_000,
  expect: { timeout: 120_000, toPass: { timeout: 600_000 } },
  reporter: 'list',
  webServer: {
    command: 'node packages/cli/bin/longhouse.mjs serve --port 0',
    wait: { stdout: /open at (?<longhouse_address>http:\S+)/ },
    // Browsers that come as if from places of their own, say so as a proxy does.
    env: { LONGHOUSE_DATA: mkdtempSync(join(tmpdir(), 'longhouse-e2e-')), LONGHOUSE_PROXY: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.LONGHOUSE_ADDRESS,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    locale: 'en-GB',
    launchOptions: { executablePath, args },
    // Only the test of the service worker wants one: the others measure what they were served.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
})
