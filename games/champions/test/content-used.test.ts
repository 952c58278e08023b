import { idleFields } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { readContent, rulebookFile } from '../src/content.ts'
import { champions } from '../src/index.ts'

const THERE_ONCE = 'every entry has a count, and this one is there once (CH-22.1)'
const BY_COLOR = 'the copies of all colours together, which a pack must keep (CH-22.11)'
const IN_THE_BOX = 'what the box holds besides cards and dice, which the game never runs out of (CH-1)'
const TOTAL = 'the copies of a list together, held against it (CH-1)'

/** What the file says to readers alone, and why. */
const TOLD = {
  schemaVersion: 'the form of the file itself',
  'resources[].count': IN_THE_BOX,
  'resources[].unlimited': IN_THE_BOX,
  'components[].count': IN_THE_BOX,
  'components[].perColor': IN_THE_BOX,
  'playerColors[].count': THERE_ONCE,
  'enemyColors[].count': THERE_ONCE,
  'leaders[].count': THERE_ONCE,
  'locations[].count': THERE_ONCE,
  'distantShores[].count': THERE_ONCE,
  'variants[].count': THERE_ONCE,
  'draugr[].count': BY_COLOR,
  'monsters[].count': BY_COLOR,
  ...Object.fromEntries(
    Object.keys((rulebookFile as unknown as { totals: object }).totals).map((list) => [`totals.${list}`, TOTAL]),
  ),
}

test('CH-22.1 every number of the content file makes a difference in play', () => {
  const idle = idleFields(rulebookFile, (file) => ({ ...champions, content: readContent(file) }), 80, TOLD)
  expect(idle).toEqual([])
})
