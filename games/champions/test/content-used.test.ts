import { idleFields } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { readContent, rulebookFile } from '../src/content.ts'
import { champions } from '../src/index.ts'
import { entry, withFile } from './other-content.ts'
import { position } from './position.ts'

const THERE_ONCE = 'every entry has a count, and this one is there once (CH-22.1)'
const BY_COLOR = 'the copies of all colours together, which a pack must keep (CH-22.11)'
const IN_THE_BOX = 'what the box holds besides cards and dice, which the game never runs out of (CH-1)'
const TOTAL = 'the copies of a list together, held against it (CH-1)'

/** Thousands of games are played. */
const WHOLE_GAMES = 600_000

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

test(
  'CH-22.1 every number of the content file makes a difference in play',
  () => {
    const idle = idleFields(rulebookFile, (file) => ({ ...champions, content: readContent(file) }), 80, TOLD)
    expect(idle).toEqual([])
  },
  WHOLE_GAMES,
)

describe('CH-22.1 an effect of no known kind is never passed over', () => {
  test('of a place, a journey and a rune', () => {
    const unknown = { kind: 'eclipse' } as never
    const game = withFile(({ locations, journeys, runes }) => {
      entry(locations, 'market').effect = unknown
      entry(journeys, 'journey-storm').effect = unknown
      entry(runes, 'rune-gifts').effect = unknown
    })
    const sailing = () =>
      position({ game }).journey('shore-2', 'journey-storm').ship(0, 'public-large', 'shore-2', 'S', 1)
    expect(() => position({ game }).place(0, 'market')).toThrow('no known kind')
    expect(() => sailing().at('fights')).toThrow('no known kind')
    expect(() =>
      position({ game })
        .seat(0, { runes: ['rune-gifts'] })
        .ask(0),
    ).toThrow('no known kind')
  })
})
