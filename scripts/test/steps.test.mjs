import { expect, test } from 'vitest'
import { playwrightOutcome, vitestOutcome } from '../reports.mjs'
import { runSteps, skippedStep, summaryOf } from '../steps.mjs'

const passing = () => ({ passed: 1, failed: 0, skipped: 0 })
const failing = () => ({ passed: 0, failed: 1, skipped: 0 })

function summaryAfter(steps) {
  let time = 0
  const said = []
  const clock = () => {
    time += 500
    return time
  }
  const results = runSteps(steps, { say: (line) => said.push(line), now: clock })
  return { said, summary: summaryOf(results) }
}

test('the total alone is told where nothing failed and nothing was skipped', () => {
  const { said, summary } = summaryAfter([
    { name: 'lint', run: passing },
    { name: 'tests', run: () => ({ passed: 20, failed: 0, skipped: 0, failures: [], skips: [] }) },
  ])
  expect(said).toEqual(['\n== lint', '== lint: passed in 0.5 s', '\n== tests', '== tests: passed in 0.5 s'])
  expect(summary).toEqual(['21 passed, 0 failed'])
})

test('a step that fails hides none of the later ones, and all that failed is named at the end', () => {
  const { summary } = summaryAfter([
    { name: 'lint', run: failing },
    {
      name: 'broken',
      run: () => {
        throw new Error('no report')
      },
    },
    { name: 'tests', run: () => ({ passed: 18, failed: 2, skipped: 0, failures: ['a › b', 'a › c'], skips: [] }) },
    { name: 'page', run: passing },
  ])
  expect(summary).toEqual([
    'Failed:',
    '  lint',
    '  broken: Error: no report',
    '  tests: a › b',
    '  tests: a › c',
    '',
    '19 passed, 4 failed',
  ])
})

test('a step whose need is not met is not run, and says so; others are', () => {
  const { said, summary } = summaryAfter([
    { name: 'page', run: failing },
    { name: 'browser', needs: ['page'], run: () => expect.fail('it ran') },
    { name: 'pictures', needs: ['browser'], run: () => expect.fail('it ran') },
    { name: 'rules', run: passing },
  ])
  expect(said).toContain('== browser: skipped in 0.5 s')
  expect(summary).toEqual([
    'Failed:',
    '  page',
    '',
    'Skipped:',
    '  browser: it needs page',
    '  pictures: it needs browser',
    '',
    '1 passed, 1 failed, 2 skipped',
  ])
})

test('a step that cannot run here says why, and does not fail', () => {
  const { summary } = summaryAfter([{ name: 'browser', run: () => skippedStep('there is no browser') }])
  expect(summary).toEqual(['Skipped:', '  browser: there is no browser', '', '0 passed, 0 failed, 1 skipped'])
})

test('a report of Vitest names its tests by file with what the failed ones said, and files that could not be run', () => {
  const file = (name, status, ...tests) => ({
    name: `/house/${name}`,
    status,
    assertionResults: tests.map(([fullName, status, ...failureMessages]) => ({ fullName, status, failureMessages })),
  })
  const report = {
    testResults: [
      file(
        'a.test.ts',
        'failed',
        ['sails', 'passed'],
        ['sinks', 'failed', 'Error: a leak\n    at sea'],
        ['waits', 'pending'],
      ),
      file('b.test.ts', 'failed'),
    ],
  }
  expect(vitestOutcome(report, '/house')).toEqual({
    ...{ passed: 1, failed: 2, skipped: 1 },
    failures: ['a.test.ts › sinks\n      Error: a leak\n          at sea', 'b.test.ts could not be run'],
    skips: ['a.test.ts › waits'],
  })
})

test('a report of Playwright names its tests by file and group with what the failed ones said, and errors outside of them', () => {
  const spec = (title, status, ...messages) => ({
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  })
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('sails', 'expected'), spec('waits', 'skipped')],
        suites: [{ title: 'at night', specs: [spec('sinks', 'unexpected', '\u001b[31ma leak\u001b[39m')] }],
      },
    ],
    errors: [{ message: 'the server did not start\nat once' }],
  }
  expect(playwrightOutcome(report)).toEqual({
    ...{ passed: 1, failed: 2, skipped: 1 },
    failures: ['a.spec.ts › at night › sinks\n      a leak', 'the server did not start'],
    skips: ['a.spec.ts › waits'],
  })
})
