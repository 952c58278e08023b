import { counted, gained, gainedOnly, turned, uncounted } from '@longhouse/kernel/wording'
import type { Measures } from '../kinds.ts'
import { CARD, DIE, GOOD, HOLDING, ICON } from './nouns.ts'

const by = gained('en')
const more = gainedOnly('en')

/** What a choice brings, as a hint says it. */
export const measures: Measures = {
  one: null,
  glory: by(GOOD.glory),
  food: by(GOOD.food),
  foodForNow: null,
  favor: by(GOOD.favor),
  terror: by(GOOD.terror),
  terrorGlory: by(uncounted('Glory for Terror')),
  tokenGlory: by(uncounted('Glory for tokens')),
  majorities: by(uncounted('Glory for majorities')),
  setGlory: by(uncounted('Glory for sets')),
  prophecyGlory: by(uncounted('Glory by Prophecies')),
  prophecies: by(CARD.prophecy),
  artifactGlory: by(uncounted('Glory on artifacts')),
  artifacts: by(counted(HOLDING.artifact)),
  storedDice: by(counted('stored die', 'stored dice')),
  upgrades: by(counted(HOLDING['ship-upgrade'])),
  territories: by(counted('territory', 'territories')),
  dice: by(DIE),
  hammers: by(counted(ICON.hammer)),
  shields: by(counted(ICON.shield)),
  chests: by(counted(ICON.chest)),
  ships: by(counted(ICON.ship)),
  wildDice: by(counted('wild die', 'wild dice')),
  leader: turned('a Leader', 'no Leader'),
  drawingReavers: by(counted('Reaver at work who draws cards', 'Reavers at work who draw cards')),
  diceReavers: by(counted('Reaver at work who brings dice', 'Reavers at work who bring dice')),
  otherReavers: by(counted('Reaver at work', 'Reavers at work')),
  marker: turned('the Start Player marker', 'no Start Player marker'),
  openSpoils: more(counted('card to use now', 'cards to use now')),
  openReavers: more(counted('Reaver to use now', 'Reavers to use now')),
  turnsLeft: more(counted('attempt or pick left', 'attempts or picks left')),
  battleAhead: by(uncounted('Glory expected at sea')),
}
