import { idleFields } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { readContent, rulebookFile } from '../src/content.ts'
import { tinyEpicVikings } from '../src/index.ts'

const THERE_ONCE = 'every entry has a count, and this one is no card that is dealt'
const DRAWN = 'for drawing only (TV-21.18)'
const SAID_TWICE = 'what other fields say too, held against them by tests (TV-21.18)'

/** Thousands of games are played. */
const WHOLE_GAMES = 600_000

const told = (reason: string, ...fields: string[]) => Object.fromEntries(fields.map((field) => [field, reason]))

/** What the file says to readers alone, and why. */
const TOLD = {
  schemaVersion: 'the form of the file itself',
  ...told(
    THERE_ONCE,
    ...['components[].count', 'runes[].count', 'resources[].count', 'setup.count', 'twoPlayer.count', 'gods[].count'],
    ...['maps[].count', 'maps[].islands[].count', 'maps[].ports[].count', 'maps[].routes[].count'],
    ...['maps[].fjords[].count', 'eraSheet.count', 'eraSheet.eras[].count', 'eraSheet.sacrificeActions[].count'],
    ...['scoring.count', 'clanSheets[].count', 'solo.count', 'enemySheet.count'],
    ...['enemySheet.runeActions[].count', 'enemySheet.tracks[].count'],
  ),
  ...told(
    DRAWN,
    ...['maps[].size[]', 'maps[].islands[].center[]', 'maps[].islands[].runeAt[]', 'maps[].islands[].freeRadius'],
    ...['maps[].islands[].outline[][]', 'maps[].islands[].shoreClosed'],
    ...['maps[].routes[].path[][]', 'maps[].fjords[].whaleTail', 'maps[].fjords[].label[]'],
    ...['maps[].fjords[].freeRadius', 'maps[].fjords[].polygon[][]', 'gods[].furyTrack.min'],
    ...['gods[].furyTrack.markerFlipsAbove', 'scoring.scoreMarkerFlipsAbove'],
  ),
  ...told(
    SAID_TWICE,
    ...['resources[].max', 'resources[].start', 'setup.favorRows', 'maps[].players[]', 'maps[].islands[].touchesEdge'],
    ...['maps[].routes[].offMap', 'eraSheet.eras[].era', 'eraSheet.sacrificeActions[].position'],
    ...['clanSheets[].boatSlots[].slot', 'clanSheets[].templeSlots[].slot', 'clanSheets[].influence.boatInFjord'],
    ...['solo.humanFirst', 'enemySheet.tracks[].order'],
  ),
  'clanSheets[].harvestBonus.perEmptyTempleSlot.any': 'random players seldom harvest after a temple; TV-7.30 is tested',
}

test(
  'TV-1.11 every number of the content file makes a difference in play',
  () => {
    const idle = idleFields(rulebookFile, (file) => ({ ...tinyEpicVikings, content: readContent(file) }), 100, TOLD)
    expect(idle).toEqual([])
  },
  WHOLE_GAMES,
)
