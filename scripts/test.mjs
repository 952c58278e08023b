// Runs every check in order and stops at the first that fails. A check counts as one, test runners as many as they have tests.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { executablePath, hasChromium } from './chromium.mjs'

const steps = [
  { name: 'lint', run: () => check('npm', 'run', '--silent', 'lint') },
  { name: 'typecheck', run: () => check('npm', 'run', '--silent', 'typecheck') },
  { name: 'arrows', run: () => check('npm', 'run', '--silent', 'arrows') },
  { name: 'unused', run: () => check('npm', 'run', '--silent', 'unused') },
  { name: 'rules', run: () => check('node', 'packages/cli/bin/longhouse.mjs', 'rules', '--check') },
  { name: 'tests', run: vitest },
  { name: 'browser', run: playwright },
]

let passed = 0
let failed = 0

for (const { name, run } of steps) {
  console.log(`\n== ${name}`)
  const start = performance.now()
  const result = run()
  passed += result.passed
  failed += result.failed
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`== ${name}: ${result.failed > 0 ? 'failed' : (result.outcome ?? 'passed')} in ${seconds} s`)
  if (failed > 0) break
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function check(...command) {
  return succeeds(...command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function vitest() {
  return withReport((report) => {
    const ok = succeeds('npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
    return counted(ok, report, countTests)
  })
}

function playwright() {
  if (!hasChromium()) {
    console.log(`browser tests are skipped, because there is no ${executablePath}; CHROMIUM can name another`)
    return { passed: 0, failed: 0, outcome: 'skipped' }
  }
  return withReport((report) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
    const ok = succeeds('npx', 'playwright', 'test', '--reporter=list,json')
    return counted(ok, report, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))
  })
}

/** Gives a test runner a file to write its report into. */
function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'longhouse-test-'))
  try {
    return run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A runner that failed without naming a test counts as one failure. */
function counted(ok, report, count) {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')))
    return { passed, failed: ok ? 0 : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** A file that could not be loaded has no test to blame, so it counts as one failure itself. */
function countTests({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}
