import { contextOf, type Seat } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { enemyAt } from '../src/assigning.ts'
import { type OpenContext, ownedWarriors, type RuleContext } from '../src/champions.ts'
import { fameGlory } from '../src/combat.ts'
import { lackingFor } from '../src/goods.ts'
import { champions } from '../src/index.ts'
import { abilityOf, costAt } from '../src/leaders.ts'
import { closedBecause, leastCostAt, openLocations } from '../src/open-places.ts'
import { lossesAhead, revengeOf, rolledDamage } from '../src/rolling.ts'
import { visionExtra } from '../src/sage.ts'
import { COMBAT_PLACES } from '../src/state.ts'
import { viewOf } from '../src/view.ts'
import { playAtRandom } from './playing.ts'
import { position } from './position.ts'

/** The page asks the rules themselves: what a seat sees is enough for the answer that the table itself would give. */

const { content } = champions
const PLACES = [...Object.keys(content.locations), ...Object.keys(content.stalls), ...Object.keys(content.longships)]

function answersOf(t: OpenContext, seat: Seat) {
  const { fight } = t.state
  const inFight = fight && [
    lossesAhead(t, fight),
    rolledDamage(t, fight),
    revengeOf(t, fight.seat),
    fameGlory(t, fight.seat),
  ]
  return {
    closed: PLACES.map((place) => [place, closedBecause(t, seat, place)]),
    open: openLocations(t, seat),
    costs: content.boardLocations.map((location) => costAt(t, seat, location)),
    lacking: PLACES.map((place) => lackingFor(t, seat, leastCostAt(t, seat, place))),
    ability: abilityOf(t, seat),
    warriors: ownedWarriors(t, seat),
    enemies: COMBAT_PLACES.map((place) => enemyAt(t, place)),
    vision: visionExtra(t, seat),
    inFight,
  }
}

const seen = (t: RuleContext, seat: Seat | null): OpenContext => ({ state: viewOf(t, seat), content: t.content })

describe('rules that need no secret', () => {
  test('CH-17 say of what a seat sees what they say of the table, through whole games', () => {
    for (const players of [2, 3, 4]) {
      const p = position({ players }).at('placement')
      playAtRandom(p, `open context ${players}`, () => {
        const t = contextOf(champions, p.table)
        for (const { seat } of p.asks) expect(answersOf(seen(t, seat), seat)).toEqual(answersOf(t, seat))
      })
    }
  })

  test('CH-4.9 a place that cannot be paid for lacks something, of the least of its prices', () => {
    const p = position({ players: 2 }).seat(0, { leader: 'ullr', food: 0, wood: 0, coin: 0, favor: 0 }).at('placement')
    const t = seen(contextOf(champions, p.table), 0)
    const closed = PLACES.filter((place) => closedBecause(t, 0, place) === 'cannot-pay')
    expect(closed).toEqual(expect.arrayContaining(['public-large', 'runesmith', 'shipwright', 'shrine', 'worker-huts']))
    for (const place of closed) expect(lackingFor(t, 0, leastCostAt(t, 0, place)), place).not.toBeNull()
    expect(leastCostAt(t, 0, 'shrine')).toEqual({ coin: 1 })
    expect(leastCostAt(t, 0, 'worker-huts')).toEqual({ coin: 5 })
    expect(['stall-outcast', 'stall-heroes'].map((stall) => leastCostAt(t, 0, stall))).toEqual([
      { food: 1 },
      { coin: 2 },
    ])
  })
})
