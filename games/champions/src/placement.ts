import type { Seat } from '@longhouse/kernel'
import { either, isRecord, leftOf, one, refuse } from '@longhouse/kernel'
import { decision, playerAt, step, type Turn } from './champions.ts'
import type { Choices } from './choices.ts'
import { takeGoods } from './goods.ts'
import { resolveLocation } from './locations.ts'
import { closedBecause, openLocations, RULE_OF } from './open-places.ts'
import { runeChance } from './runes.ts'

/** CH-4. */

export const placement = step('placement', (t) => {
  t.state.phase = 'placement'
  t.tell?.({ kind: 'phase-began', phase: 'placement' })
  t.next(turnFrom({ seat: t.state.firstPlayer }))
})

/** CH-4.1 to CH-4.3: the next player clockwise with a worker in hand; the phase ends when there is none. */
const turnFrom = step<{ readonly seat: Seat }>('turnFrom', (t, { seat }) => {
  let next = seat
  for (let tried = 0; playerAt(t, next).workers === 0; tried++) {
    if (tried === t.players) return
    next = leftOf(next, t.players)
  }
  t.next(placeWorker({ seat: next }), runeChance({ seat: next }), turnFrom({ seat: leftOf(next, t.players) }))
})

const BEG = 'beg'

const placeWorker = decision<{ readonly seat: Seat }, Choices['placeWorker']>('placeWorker', {
  rule: 'CH-4.1',
  seat: (_, { seat }) => seat,
  // CH-5.20: begging is always possible.
  options(t, { seat }) {
    const places = openLocations(t, seat)
    places.push(BEG)
    return either({ place: one(places) })
  },
  why(t, { seat }, choice) {
    if (!isRecord(choice)) return null
    if ('pass' in choice) return refuse('must-place', {}, 'CH-4.4')
    const place = choice.place
    if (typeof place !== 'string') return null
    const closed = closedBecause(t, seat, place)
    return closed && refuse(closed, { place }, RULE_OF[closed])
  },
  take(t, { seat }, choice) {
    playerAt(t, seat).workers--
    if (choice.place === BEG) beg(t, seat)
    else resolveLocation(t, seat, choice.place)
  },
})

/** CH-5.20. */
function beg(t: Turn, seat: Seat): void {
  playerAt(t, seat).begging++
  t.tell?.({ kind: 'begged', seat })
  takeGoods(t, seat, t.content.locations[BEG]?.gain ?? {}, BEG)
}

export const placementRules = [placement, turnFrom, placeWorker]
