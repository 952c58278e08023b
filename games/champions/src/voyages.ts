import type { Seat } from '@longhouse/kernel'
import { either, mix, refuse, yes } from '@longhouse/kernel'
import { decision, type RuleContext, shoreAt, step, type Turn } from './champions.ts'
import type { Choices } from './choices.ts'
import { combat } from './combat.ts'
import { type Enemy, type Journey, type Rune, type Shore, unknownKind, type Warriors } from './content.ts'
import { loseWarriors } from './goods.ts'
import { drawJourney } from './journey-deck.ts'
import { heldRune, useRune } from './runes.ts'
import { countWarriors, type Ship, warriorsOf } from './state.ts'

/** CH-10: journey, feeding and monster of one shore. */

interface OfShore {
  readonly seat: Seat
  readonly shore: string
}

const shipAt = (t: RuleContext, shore: string): Ship => shoreAt(t, shore).ship as Ship

/** CH-8.13, CH-10.2, CH-10.4. */
export const voyage = step<{ readonly shore: string }>('voyage', (t, { shore: id }) => {
  const shore = shoreAt(t, id)
  const { ship, journey } = shore
  if (!ship || !journey) return
  const { seat } = ship
  t.reveal()
  shore.journeyOpen = true
  t.tell?.({ kind: 'journey-revealed', seat, shore: id, journey })
  const here = { seat, shore: id }
  if (countWarriors(ship) > 0) t.next(replaceJourney(here), sail(here), feed(here), landfall(here))
  t.next(unload(here))
})

/** CH-13.15, CH-13.16. */
const replaceJourney = decision<OfShore, Choices['replaceJourney']>('replaceJourney', {
  rule: 'CH-13.15',
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => (heldRune(t, seat, 'replace-journey') ? either({ use: yes, pass: yes }) : null),
  take(t, { seat, shore: id }, choice) {
    if (!('use' in choice)) return
    const shore = shoreAt(t, id)
    useRune(t, seat, (heldRune(t, seat, 'replace-journey') as Rune).id)
    const replaced = shore.journey as string
    shore.journey = drawJourney(t)
    t.state.journeyDiscard.push(replaced)
    t.tell?.({ kind: 'journey-replaced', seat, shore: id, journey: shore.journey as string })
  },
})

/** CH-10.6 to CH-10.11: what the journey card does. */
const sail = step<OfShore>('sail', (t, here) => {
  const { seat, shore } = here
  const journey = shoreAt(t, shore).journey as string
  const { effect } = t.content.journeys[journey] as Journey
  switch (effect.kind) {
    case 'none':
      return
    case 'combat':
      return t.next(combat({ seat, place: shore, enemy: journey }))
    case 'lose':
      if (effect.food) loseFood(t, here, effect.food, journey)
      if (effect.warrior) t.next(loseAboard({ seat, shore, amount: effect.warrior, food: false }))
      return
    case 'lose-choice':
      return t.next(loseAboard({ seat, shore, amount: effect.amount, food: true }))
    default:
      return unknownKind(effect)
  }
})

function loseFood(t: Turn, { seat, shore }: OfShore, food: number, cause: string): void {
  const ship = shipAt(t, shore)
  const lost = Math.min(food, ship.food)
  ship.food -= lost
  if (lost > 0) t.tell?.({ kind: 'food-lost', seat, food: lost, cause })
}

interface LosingAboard extends OfShore {
  readonly amount: number
  /** Food may be lost instead. */
  readonly food: boolean
}

/** CH-10.8 to CH-10.10; with fewer things aboard all are lost. */
const loseAboard = decision<LosingAboard, Choices['loseAboard']>('loseAboard', {
  rule: 'CH-10.3',
  seat: (_, { seat }) => seat,
  options(t, { shore, amount, food }) {
    const ship = shipAt(t, shore)
    const { swordsman, spearman, axeman, food: stores } = ship
    const aboard = food ? { swordsman, spearman, axeman, food: stores } : warriorsOf(ship)
    return mix(aboard, Math.min(amount, countWarriors(ship) + (food ? stores : 0)))
  },
  why: (_, { amount }) => refuse('not-these-losses', { losses: amount }, 'CH-19.12'),
  take(t, here, { food = 0, ...warriors }) {
    const cause = shoreAt(t, here.shore).journey as string
    loseFood(t, here, food, cause)
    loseWarriors(t, here.seat, shipAt(t, here.shore), warriors, cause)
  },
})

/** CH-10.14, CH-10.16, CH-10.22: as many as the food allows; the rest starves, and no food is left. */
const feed = step<OfShore>('feed', (t, { seat, shore }) => {
  const ship = shipAt(t, shore)
  const crew = countWarriors(ship)
  if (crew === 0) return
  const { warriorsFedPerFood } = t.content.shores[shore] as Shore
  const starving = Math.max(0, crew - ship.food * warriorsFedPerFood)
  t.tell?.({ kind: 'crew-fed', seat, shore, food: ship.food })
  ship.food = 0
  if (starving > 0) t.next(starve({ seat, shore, starving }))
})

const starve = decision<OfShore & { readonly starving: number }, Choices['starve']>('starve', {
  rule: 'CH-10.16',
  seat: (_, { seat }) => seat,
  options: (t, { shore, starving }) => mix(warriorsOf(shipAt(t, shore)), starving),
  why: (_, { starving }) => refuse('not-these-losses', { losses: starving }, 'CH-19.12'),
  take: (t, { seat, shore }, lost) => loseWarriors(t, seat, shipAt(t, shore), lost, 'hunger'),
})

/** CH-10.18, CH-10.19. */
const landfall = step<OfShore>('landfall', (t, { seat, shore: id }) => {
  const { monster } = shoreAt(t, id)
  if (!monster) return
  const ship = shipAt(t, id)
  const killed: Partial<Warriors> = {}
  for (const type of (t.content.enemies[monster] as Enemy).refuses) killed[type] = ship[type]
  loseWarriors(t, seat, ship, killed, monster)
  t.next(combat({ seat, place: id, enemy: monster }))
})

/** CH-10.5: food aboard never comes home. */
const unload = step<OfShore>('unload', (t, { seat, shore }) => {
  const ship = shipAt(t, shore)
  if (ship.food > 0) t.tell?.({ kind: 'food-lost-with-ship', seat, shore, food: ship.food })
  ship.food = 0
})

export const voyageRules = [voyage, replaceJourney, sail, loseAboard, feed, starve, landfall, unload]
