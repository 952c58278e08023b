import type { Form, Json, Place, Seat } from '@longhouse/kernel'
import {
  allocation,
  clockwiseFrom,
  either,
  isRecord,
  onlyChoice,
  type Refusal,
  refuse,
  validateChoice,
  yes,
} from '@longhouse/kernel'
import {
  decision,
  type OpenContext,
  playerAt,
  type RuleContext,
  shoreAt,
  step,
  type Turn,
  together,
} from './champions.ts'
import type { Assignment, Choices } from './choices.ts'
import { type Enemy, type Longship, WARRIORS } from './content.ts'
import { anyTimeRunes, useAnyTimeRune } from './runes.ts'
import { COMBAT_PLACES, type CombatPlace, isCombatPlace, moveWarriors } from './state.ts'

/** CH-7. */

/** What a player sends where: dice to combats, dice and food aboard longships. */
type OfSeat = { readonly seat: Seat }

export const assigning = step('assigning', (t) => {
  t.state.phase = 'assigning'
  t.tell?.({ kind: 'phase-began', phase: 'assigning' })
  t.next(assign({ seats: seatsToAssign(t) }))
})

/** CH-7.12: who has nothing to assign, or nowhere to assign it, counts as committed at once. */
const seatsToAssign = (t: RuleContext): Seat[] =>
  clockwiseFrom(t.state.firstPlayer, t.players).filter((seat) => onlyChoice(assignmentForm(t, seat)) === undefined)

/** The enemy at a combat place. */
export const enemyAt = (t: OpenContext, place: CombatPlace): string | null =>
  place === 'troll-gate' ? t.state.troll : (t.state.draugr[place === 'draugr-left' ? 0 : 1] ?? null)

/** The places of a player's workers that take warriors (CH-7.1), with what each takes (CH-7.4 to CH-7.7). */
function placesOf(t: RuleContext, seat: Seat): Place[] {
  const { state, content } = t
  const player = playerAt(t, seat)
  const { swordsman, spearman, axeman, food } = player
  const places: Place[] = []
  for (const id of COMBAT_PLACES) {
    const enemy = enemyAt(t, id)
    if (state.workers[id] !== seat || !enemy) continue
    const { refuses } = content.enemies[enemy] as Enemy
    const takes: Record<string, number> = {}
    for (const type of WARRIORS) if (!refuses.includes(type)) takes[type] = player[type]
    places.push({ id, takes, holds: content.limits.maxWarriorsPerPlayer })
  }
  for (const { id, ship } of state.shores) {
    if (ship?.seat !== seat) continue
    const { capacity } = content.longships[ship.longship] as Longship
    places.push({ id, takes: { swordsman, spearman, axeman, food }, holds: capacity })
  }
  return places
}

function assignmentForm(t: RuleContext, seat: Seat): Form {
  const { swordsman, spearman, axeman, food } = playerAt(t, seat)
  return allocation({ swordsman, spearman, axeman, food }, placesOf(t, seat))
}

/** CH-7.9: in secret, shown when the last one has committed. */
const assign = together<{ readonly seats: readonly Seat[] }, Choices['assign']>('assign', {
  rule: 'CH-7.9',
  seats: (_, { seats }) => seats,
  options: (t, _, seat) => assignmentForm(t, seat),
  final: true, // CH-7.11
  aside: {
    options(t, _, seat) {
      const runes = anyTimeRunes(t, seat)
      return either(runes ? { turnOrder: yes, rune: runes } : { turnOrder: yes })
    },
    take(t, { seats }, choice, seat) {
      if ('rune' in (choice as object)) return useAnyTimeRune(t, (choice as { rune: Json }).rune, seat)
      demandTurnOrder(t, seats, seat)
    },
  },
  why: (t, { seats }, choice, seat) => whyNotAssigned(t, seats, choice, seat),
  take(t, _, answers) {
    for (const seat of clockwiseFrom(t.state.firstPlayer, t.players)) {
      const assignment = answers[seat]
      if (assignment) send(t, seat, assignment)
    }
  },
})

/** CH-7.10: commits are dropped unseen, and players assign openly, one after another. */
function demandTurnOrder(t: Turn, seats: readonly Seat[], seat: Seat): void {
  t.state.turnOrderDemanded = true
  t.tell?.({ kind: 'turn-order-demanded', seat })
  t.close()
  t.next(...seats.map((next) => assignInTurn({ seat: next })))
}

const assignInTurn = decision<OfSeat, Choices['assignInTurn']>('assignInTurn', {
  rule: 'CH-7.10',
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => assignmentForm(t, seat),
  why: (t, { seat }, choice, by) => whyNotAssigned(t, [seat], choice, by),
  take(t, { seat }, assignment) {
    t.reveal() // CH-7.11
    send(t, seat, assignment)
  },
})

function send(t: Turn, seat: Seat, assignment: Assignment): void {
  const player = playerAt(t, seat)
  for (const place of Object.keys(assignment)) {
    const sent = assignment[place] ?? {}
    if (isCombatPlace(place)) moveWarriors(player, t.state.crews[place], sent)
    else {
      const { ship } = shoreAt(t, place)
      if (!ship) continue
      moveWarriors(player, ship, sent)
      player.food -= sent.food ?? 0
      ship.food += sent.food ?? 0
    }
  }
  t.tell?.({ kind: 'assigned', seat, places: assignment as Json })
}

/** The first reason of CH-19.9, CH-19.10 or CH-19.21 that fits, in the order a player would look for it. */
function whyNotAssigned(t: RuleContext, seats: readonly Seat[], choice: unknown, seat: Seat): Refusal | null {
  if (!isRecord(choice)) return null
  if (!seats.includes(seat)) return null
  if (validateChoice(assignmentForm(t, seat), choice) === null) return refuse('already-answered', {}, 'CH-19.21')
  const places = placesOf(t, seat)
  for (const id of Object.keys(choice)) {
    const place = places.find((candidate) => candidate.id === id)
    if (!place) return refuse('no-worker-there', { place: id }, 'CH-7.1')
    const sent = choice[id]
    if (!isRecord(sent)) return null
    if ('food' in sent && isCombatPlace(id)) return refuse('food-only-aboard', { place: id }, 'CH-19.10')
    const refused = WARRIORS.find((type) => type in sent && !(type in place.takes))
    if (refused) return refuse('weapon-refused', { place: id, warrior: refused }, 'CH-7.4')
    const total = Object.values(sent).reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0)
    if (!isCombatPlace(id) && total > place.holds)
      return refuse('longship-overloaded', { place: id, holds: place.holds, total }, 'CH-7.7')
  }
  return refuse('not-that-many', {}, 'CH-19.9')
}

export const assigningRules = [assigning, assign, assignInTurn]
