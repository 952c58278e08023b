import { clockwiseFrom } from '@longhouse/kernel'
import { enemyAt } from './assigning.ts'
import { step } from './champions.ts'
import { combat } from './combat.ts'
import { hunt } from './hunting.ts'
import { COMBAT_PLACES, type CombatPlace, countWarriors } from './state.ts'
import { voyage } from './voyages.ts'

/** CH-8.1: hunt, troll, left draugr, right draugr, then shores from left to right. */
export const resolving = step('resolving', (t) => {
  const { state } = t
  state.phase = 'combat'
  t.tell?.({ kind: 'phase-began', phase: 'combat' })
  const hunters = clockwiseFrom(state.firstPlayer, t.players).filter((seat) => state.hunters.includes(seat))
  t.next(...hunters.map((seat) => hunt({ seat })))
  t.next(...COMBAT_PLACES.map((place) => reservedCombat({ place })))
  t.next(...state.shores.map(({ id }) => voyage({ shore: id })))
})

/** CH-8.8, CH-8.12: without dice sent there is no combat. */
const reservedCombat = step<{ readonly place: CombatPlace }>('reservedCombat', (t, { place }) => {
  const enemy = enemyAt(t, place)
  const seat = t.state.workers[place]
  if (enemy === null || seat === null || seat === undefined || countWarriors(t.state.crews[place]) === 0) return
  t.next(combat({ seat, place, enemy }))
})

export const resolvingRules = [resolving, reservedCombat]
