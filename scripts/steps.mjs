/**
 * A step runs a check and says what came of it:
 *   { passed, failed, skipped } count tests, a whole check as one;
 *   failures and skips are their names, if it has any.
 * A step that needs another one is skipped when that one has not passed.
 */

/** Runs every step, whatever became of the others, so that one run tells everything that is wrong. */
export function runSteps(steps, { say, now }) {
  const results = []
  for (const step of steps) {
    say(`\n== ${step.name}`)
    const start = now()
    const result = { name: step.name, ...outcomeOf(step, results) }
    results.push(result)
    say(`== ${step.name}: ${verdictOn(result)} in ${((now() - start) / 1000).toFixed(1)} s`)
  }
  return results
}

function outcomeOf({ run, needs = [] }, before) {
  const missing = needs.filter((need) => before.some(({ name, ...result }) => name === need && !hasPassed(result)))
  if (missing.length > 0) return skippedStep(`it needs ${missing.join(', ')}`)
  try {
    return run()
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [String(error)] }
  }
}

/** What a step says that could not run at all. */
export const skippedStep = (why) => ({ passed: 0, failed: 0, skipped: 1, skips: [why] })

const hasPassed = ({ passed, failed }) => failed === 0 && passed > 0

const verdictOn = (result) => (result.failed > 0 ? 'failed' : hasPassed(result) ? 'passed' : 'skipped')

/** What failed and what was skipped, by name; the last line is the total. */
export function summaryOf(results) {
  const total = (what) => results.reduce((sum, result) => sum + result[what], 0)
  const skipped = total('skipped')
  return [
    ...named('Failed', results, 'failed', 'failures'),
    ...named('Skipped', results, 'skipped', 'skips'),
    `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ]
}

function named(title, results, count, names) {
  const lines = results
    .filter((result) => result[count] > 0)
    .flatMap(({ name, [names]: each = [] }) => (each.length > 0 ? each.map((one) => `${name}: ${one}`) : [name]))
  return lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`), ''] : []
}
