// Runs every check, then says what failed and what was skipped. A check counts as one, test runners as many as they have tests.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { executablePath, hasChromium } from './chromium.mjs'
import { playwrightOutcome, vitestOutcome } from './reports.mjs'
import { runSteps, skippedStep, summaryOf } from './steps.mjs'

const steps = [
  { name: 'lint', run: () => check('npm', 'run', '--silent', 'lint') },
  { name: 'typecheck', run: () => check('npm', 'run', '--silent', 'typecheck') },
  { name: 'arrows', run: () => check('npm', 'run', '--silent', 'arrows') },
  { name: 'unused', run: () => check('npm', 'run', '--silent', 'unused') },
  { name: 'rules', run: () => check('node', 'packages/cli/bin/longhouse.mjs', 'rules', '--check') },
  { name: 'tests', run: vitest },
  { name: 'page', run: () => check('node', 'scripts/setup.mjs', 'page') },
  { name: 'browser', needs: ['page'], run: playwright },
]

const results = runSteps(steps, { say: console.log, now: () => performance.now() })
console.log(`\n${summaryOf(results).join('\n')}`)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0

function check(...command) {
  return succeeds(...command) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

function vitest() {
  return reported(
    (report) =>
      succeeds('npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
    (report) => vitestOutcome(report, process.cwd()),
  )
}

function playwright() {
  if (!hasChromium()) return skippedStep(`there is no ${executablePath}; CHROMIUM can name another`)
  return reported((report) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
    return succeeds('npx', 'playwright', 'test', '--reporter=list,json')
  }, playwrightOutcome)
}

/** Gives a test runner a file to write its report into. A runner that failed without naming a test counts as one failure. */
function reported(run, outcomeOf) {
  const folder = mkdtempSync(join(tmpdir(), 'longhouse-test-'))
  const report = join(folder, 'report.json')
  try {
    const succeeded = run(report)
    const outcome = outcomeOf(JSON.parse(readFileSync(report, 'utf8')))
    return succeeded ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}
