import type { Seat } from '@longhouse/kernel'
import { playerAt, step } from './champions.ts'
import { takeGoods } from './goods.ts'
import { afterRoll, rollDice, rolledDamage } from './rolling.ts'
import { countWarriors, type Fight } from './state.ts'

/** CH-8.2 to CH-8.7: those who stayed at home hunt; they risk nothing. */

export const hunt = step<{ readonly seat: Seat }>('hunt', (t, { seat }) => {
  const player = playerAt(t, seat)
  if (countWarriors(player) === 0) return
  const dice = rollDice(t, player)
  t.state.fight = { seat, place: 'hunting-grounds', enemy: null, dice, damage: 0, revenge: 0 }
  t.tell?.({ kind: 'rolled', seat, place: 'hunting-grounds', dice })
  t.next(afterRoll({ seat }), bringHome({ seat }))
})

const bringHome = step<{ readonly seat: Seat }>('bringHome', (t, { seat }) => {
  const fight = t.state.fight as Fight
  t.moment('roll-ended', { seat, dice: fight.dice })
  const food = Math.min(rolledDamage(t, fight), t.content.limits.huntFoodMax)
  t.state.fight = null
  t.tell?.({ kind: 'hunted', seat, food })
  takeGoods(t, seat, { food }, 'hunting-grounds')
})

export const huntingRules = [hunt, bringHome]
