import { contextOf, type Seat } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { COLORS, HOLDINGS, ICONS, LOCATIONS } from '../src/content-file.ts'
import { colorOf, dieOf, iconOf, isDie } from '../src/die.ts'
import { type Held, holdingsOf, nameOfHeld, readHeld } from '../src/holdings.ts'
import { reavers } from '../src/index.ts'
import { canPay, costForm, iconsOf, wildOf } from '../src/payments.ts'
import { prophecyGlory } from '../src/prophecies.ts'
import { type OpenContext, playerAt, positionOf, type RuleContext } from '../src/reavers.ts'
import { viewOf } from '../src/view.ts'
import { playAtRandom } from './playing.ts'
import { position } from './position.ts'

/** The page asks the rules themselves: what a seat sees is enough for the answer that the table itself would give. */

const { content } = reavers
const COSTS = [
  ...Object.values(content.locations).map(({ cost }) => cost),
  ...Object.values(content.stacks).map(({ peacefulCost }) => peacefulCost),
  ...Object.values(content.journeys).flatMap(({ avoid }) => avoid ?? []),
]

function answersOf(t: OpenContext, seat: Seat) {
  const player = playerAt(t, seat)
  return {
    costs: COSTS.map((cost) => [canPay(t, seat, cost), costForm(t, seat, cost)]),
    holdings: holdingsOf(t, seat, { from: HOLDINGS, n: 1 }),
    prophecies: Object.keys(content.prophecies).map((card) => prophecyGlory(t, seat, card)),
    wild: wildOf(t, player),
    icons: player.ship.map((die) => iconsOf(t, player, die)),
    position: t.state.activation && positionOf(t, seat),
  }
}

const seen = (t: RuleContext, seat: Seat): OpenContext => ({
  state: viewOf(t, seat),
  content: t.content,
  players: t.players,
})

describe('rules that need no secret', () => {
  test('RV-19.16 say of what a seat sees what they say of the table, through whole games', () => {
    for (const players of [2, 3, 4]) {
      const p = position({ players })
      playAtRandom(p, `open context ${players}`, (chooser) => {
        const t = contextOf(reavers, p.table)
        expect(answersOf(seen(t, chooser), chooser)).toEqual(answersOf(t, chooser))
      })
    }
  })
})

describe('what choices name in one word', () => {
  test.each<Held>([
    ...HOLDINGS.flatMap((as) => (as === 'specialized' ? [] : [{ as, card: 'a/b' }])),
    ...LOCATIONS.map((slot): Held => ({ as: 'specialized', slot, card: 'reaver-scout' })),
  ])('RV-18.29 is read as it was said: %o', (held) => {
    expect(readHeld(nameOfHeld(held))).toEqual(held)
  })

  test('RV-1.3 a die is its colour and its face', () => {
    for (const color of COLORS)
      for (const icon of ICONS) {
        const die = dieOf(color, icon)
        expect([isDie(die), colorOf(die), iconOf(die)]).toEqual([true, color, icon])
      }
    expect(['red', 'red:', 'red:helm:helm', 'helm:red', 'any', null].filter(isDie)).toEqual([])
  })
})
