import { idleFields } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { readContent, rulebookFile } from '../src/content.ts'
import { reavers } from '../src/index.ts'

const THERE_ONCE = 'every entry has a count, and this one is no card that is dealt'
const IN_THE_BOX = 'what the box holds, held against the rules of RV-1 and RV-2'
const A_WORD = 'a word that says everything by standing there: nothing but true is written behind it (RV-23)'
const TOTAL = 'the copies of a list together, held against it (RV-1)'

/** Thousands of games are played. */
const WHOLE_GAMES = 600_000

/** What the file says to readers alone, and why. */
const TOLD = {
  schemaVersion: 'the form of the file itself',
  ...Object.fromEntries(
    Object.keys((rulebookFile.meta as unknown as { totals: object }).totals).map((list) => [
      `meta.totals.${list}`,
      TOTAL,
    ]),
  ),
  'icons[](clan).count': THERE_ONCE,
  'icons[](basic).count': THERE_ONCE,
  'clans[].count': THERE_ONCE,
  'boards[].count': THERE_ONCE,
  'locations[].count': THERE_ONCE,
  'locations[].action.pick.options[].count': THERE_ONCE,
  'rest.count': THERE_ONCE,
  'decks[].count': THERE_ONCE,
  'setup.count': THERE_ONCE,
  'scoring.count': THERE_ONCE,
  'pieces[].perPlayer': IN_THE_BOX,
  'pieces[].perPlayer.*': IN_THE_BOX,
  'pieces[].perColor': IN_THE_BOX,
  'pieces[].usedWith[]': IN_THE_BOX,
  'pieces[].rounds': IN_THE_BOX,
  'pieces[].value': IN_THE_BOX,
  'setup.pawns.*': 'how often each is the active player, which follows from the board (RV-2.6)',
  'setup.options.startingProphecy.default': 'what is offered before the game, while here everything is chosen (RV-2.9)',
  'locations[].variableCost': 'for display, and for packs (RV-23.8)',
  'locations[].action.takeGroup.n': 'the size of the groups on the board, which a pack must keep alike (RV-23.10)',
  'locations[].positionBonus.*[].draw.keep': 'bonus cards lie open and all are kept, in a pack too (RV-4.24)',
  'seaJourneys[].avoid.cards[].n': 'a payment names one card, and a pack can ask for no more',
  'reavers[].specialization[].exchange.pay.dice[].any': A_WORD,
  'villageSpoils[](artifact).stores.any': A_WORD,
  'villageSpoils[](artifact).effects[].exchange.pay.dice[].any': A_WORD,
  'villageSpoils[](artifact).effects[].cancelJourney': A_WORD,
  'territories[].peacefulCost.dice[].any': A_WORD,
}

test(
  'RV-23.9 every number of the content file makes a difference in play',
  () => {
    const idle = idleFields(rulebookFile, (file) => ({ ...reavers, content: readContent(file) }), 100, TOLD)
    expect(idle).toEqual([])
  },
  WHOLE_GAMES,
)
