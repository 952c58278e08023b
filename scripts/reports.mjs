import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a report of Vitest says. A file that could not be loaded has no test to blame, so it counts as one failure itself. */
export function vitestOutcome({ testResults }, root) {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      name: `${relative(root, file)} › ${fullName}`,
      status,
      said: failureMessages,
    })),
  )
  const broken = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed))
    .map(({ name }) => ({ name: `${relative(root, name)} could not be run`, status: 'failed' }))
  const all = [...tests, ...broken]
  return outcome(
    all.filter(({ status }) => status === 'passed'),
    all.filter(isFailed),
    all.filter(({ status }) => status !== 'passed' && status !== 'failed'),
  )
}

const isFailed = ({ status }) => status === 'failed'

/** What a report of Playwright says. Errors that no test is to blame for count as one failure each. */
export function playwrightOutcome({ suites = [], errors = [] }) {
  const specs = suites.flatMap((suite) => specsIn(suite, []))
  const having = (status) => specs.filter((spec) => spec.status === status)
  const broken = errors.map(({ message = 'an error' }) => ({ name: message.split('\n')[0] }))
  const passed = [...having('expected'), ...having('flaky')]
  return outcome(passed, [...having('unexpected'), ...broken], having('skipped'))
}

function specsIn({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results = [] }) => ({
        name: [...path, spec.title].filter(Boolean).join(' › '),
        status,
        said: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
      })),
    ),
    ...suites.flatMap((suite) => specsIn(suite, path)),
  ]
}

/** So much of what a test said when it failed stands beside its name: the whole is far above, or lost with the screen. */
const LINES = 8

const withReason = ({ name, said = [] }) =>
  [name, ...stripVTControlCharacters(said.join('\n')).split('\n').filter(Boolean).slice(0, LINES)].join('\n      ')

const outcome = (passed, failed, skipped) => ({
  passed: passed.length,
  failed: failed.length,
  skipped: skipped.length,
  failures: failed.map(withReason),
  skips: skipped.map(({ name }) => name),
})
