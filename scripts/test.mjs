// Runs every check in order and stops at the first that fails. A check counts as one, vitest as many as it has tests.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const steps = [
  { name: 'lint', run: () => check('npm', 'run', '--silent', 'lint') },
  { name: 'typecheck', run: () => check('npm', 'run', '--silent', 'typecheck') },
  { name: 'arrows', run: () => check('npm', 'run', '--silent', 'arrows') },
  { name: 'unused', run: () => check('npm', 'run', '--silent', 'unused') },
  { name: 'tests', run: vitest },
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
  console.log(`== ${name}: ${result.failed > 0 ? 'failed' : 'passed'} in ${seconds} s`)
  if (failed > 0) break
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function check(...command) {
  return succeeds(...command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function vitest() {
  const folder = mkdtempSync(join(tmpdir(), 'longhouse-test-'))
  const report = join(folder, 'report.json')
  try {
    const ok = succeeds('npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
    const counts = countTests(report)
    return { passed: counts.passed, failed: ok ? 0 : Math.max(1, counts.failed) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A file that could not be loaded has no test to blame, so it counts as one failure itself. */
function countTests(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const broken = testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}
