import type { Form, Seat } from '@longhouse/kernel'
import { either, isRecord, mix, refuse, yes } from '@longhouse/kernel'
import { decision, type OpenContext, playerAt, type RuleContext, type Turn } from './champions.ts'
import type { Choices } from './choices.ts'
import { type Face, type Rune, WARRIORS, type Warrior, type Warriors } from './content.ts'
import { nameOfDie } from './die.ts'
import { abilityOf, damageOf, inRoll, worksIn } from './leaders.ts'
import { heldRune, useRune } from './runes.ts'
import type { Die, Fight } from './state.ts'

/** A roll and what may be done to it, in combat and in the hunt: CH-9.3, CH-9.4, CH-13.18 to CH-13.25. */

export function rollDice(t: Turn, warriors: Readonly<Warriors>): Die[] {
  const dice: Die[] = []
  for (const type of WARRIORS) for (let n = warriors[type]; n > 0; n--) dice.push(rollDie(t, type, false))
  return dice
}

function rollDie(t: Turn, type: Warrior, locked: boolean): Die {
  const faces = t.content.dice[type]
  return { type, face: faces[t.below(faces.length)] as Face, locked }
}

/** CH-9.20, CH-18.6: asked only while there is something to do besides ending the roll. */
export const afterRoll = decision<{ readonly seat: Seat }, Choices['afterRoll']>('afterRoll', {
  rule: 'CH-9.4',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const { dice, revenge } = t.state.fight as Fight
    const ways: Record<string, Form> = { end: yes }
    if (playerAt(t, seat).favor > 0 && dice.some((die) => !die.locked)) ways.reroll = rerollForm(dice)
    if (hasFace(dice, 'blank') && runeFor(t, seat, 'reroll-blanks')) ways.potential = yes
    if (!revenge && hasFace(dice, 'shield') && runeFor(t, seat, 'shields-deal-damage')) ways.revenge = yes
    return ways.reroll || ways.potential || ways.revenge ? either(ways) : null
  },
  why: (t, { seat }, choice) => (isRecord(choice) ? whyNotRerolled(t, seat, choice) : null),
  take(t, { seat }, choice) {
    if ('end' in choice) return
    if ('reroll' in choice) rerollForFavor(t, seat, choice.reroll)
    else if ('potential' in choice) usePotential(t, seat)
    else useRevenge(t, seat)
    t.again()
  },
})

/** The unused rune of a player that does this to the roll that lies there. */
const runeFor = (t: OpenContext, seat: Seat, kind: Rune['effect']['kind']): Rune | null =>
  heldRune(t, seat, kind, ({ effect }) => worksIn(t.state.fight as Fight, effect))

const hasFace = (dice: readonly Die[], face: Face): boolean => dice.some((die) => die.face === face)

function rerollForm(dice: readonly Die[]): Form {
  const counts: Record<string, number> = {}
  let free = 0
  for (const die of dice) {
    if (die.locked) continue
    const name = nameOfDie(die)
    counts[name] = (counts[name] ?? 0) + 1
    free++
  }
  return mix(counts, 1, free)
}

const NEEDS: { readonly [way: string]: { readonly rune: Rune['effect']['kind']; readonly face: Face } } = {
  potential: { rune: 'reroll-blanks', face: 'blank' },
  revenge: { rune: 'shields-deal-damage', face: 'shield' },
}

function whyNotRerolled(t: RuleContext, seat: Seat, choice: Record<string, unknown>) {
  if ('reroll' in choice) {
    if (playerAt(t, seat).favor === 0) return refuse('no-favor', {}, 'CH-9.4')
    return refuse('not-these-dice', {}, (t.state.fight?.dice ?? []).some((die) => die.locked) ? 'CH-13.19' : 'CH-19.11')
  }
  const way = Object.keys(NEEDS).find((name) => name in choice)
  if (!way) return null
  const { rune, face } = NEEDS[way] as (typeof NEEDS)[string]
  if (runeFor(t, seat, rune)) return refuse('rune-changes-nothing', { face }, 'CH-13.33')
  const idle = heldRune(t, seat, rune)
  if (idle) return refuse('rune-not-in-hunt', { rune: idle.id }, 'CH-22.9')
  const used = playerAt(t, seat).runes.find((held) => t.content.runes[held.rune]?.effect.kind === rune)
  return used ? refuse('rune-used', { rune: used.rune }, 'CH-13.1') : refuse('rune-not-held', {}, 'CH-19.14')
}

/** CH-9.4: one favor, any of the dice that are not locked. */
function rerollForFavor(t: Turn, seat: Seat, chosen: { readonly [die: string]: number }): void {
  const fight = t.state.fight as Fight
  const left = { ...chosen }
  const dice = fight.dice.map((die) => {
    const name = nameOfDie(die)
    if (die.locked || !left[name]) return die
    left[name]--
    return rollDie(t, die.type, false)
  })
  playerAt(t, seat).favor--
  t.state.fight = { ...fight, dice }
  t.tell?.({ kind: 'rerolled', seat, cause: 'favor', dice })
  t.moment('favor-reroll', { seat })
}

/** CH-13.18 to CH-13.20: every blank, once, and what comes stands. */
function usePotential(t: Turn, seat: Seat): void {
  const fight = t.state.fight as Fight
  const { id, effect } = runeFor(t, seat, 'reroll-blanks') as Rune
  useRune(t, seat, id)
  const locked = effect.kind === 'reroll-blanks' && effect.lock !== false
  const dice = fight.dice.map((die) => (die.face === 'blank' ? rollDie(t, die.type, locked) : die))
  t.state.fight = { ...fight, dice }
  t.tell?.({ kind: 'rerolled', seat, cause: id, dice })
}

/** CH-13.21, CH-13.23: holds for the final faces, whatever is rerolled later. */
function useRevenge(t: Turn, seat: Seat): void {
  const { id } = runeFor(t, seat, 'shields-deal-damage') as Rune
  const revenge = revengeOf(t, seat)
  useRune(t, seat, id)
  t.state.fight = { ...(t.state.fight as Fight), revenge }
}

/** CH-13.21: what each shield of this roll would deal by a seat's rune; 0 if it has none for it. */
export function revengeOf(t: OpenContext, seat: Seat): number {
  const effect = runeFor(t, seat, 'shields-deal-damage')?.effect
  return effect?.kind === 'shields-deal-damage' ? effect.damage : 0
}

/** CH-9.5: the damage of the roll as it stands. */
export function rolledDamage(t: OpenContext, fight: Fight): number {
  const { seat, dice, revenge } = fight
  const ability = inRoll(fight, abilityOf(t, seat))
  let damage = 0
  for (const die of dice) damage += damageOf(ability, die, revenge)
  return damage
}

/** CH-9.6: what the roll as it stands does not stop of the enemy's attack; a hunt has none. */
export const unstopped = (t: OpenContext, fight: Fight): number =>
  Math.max(0, (t.content.enemies[fight.enemy ?? '']?.attack ?? 0) - rolledShields(fight))

/** CH-9.7: how many fall by it, of as many as there are dice. */
export const lossesAhead = (t: OpenContext, fight: Fight): number => Math.min(unstopped(t, fight), fight.dice.length)

export const rolledShields = ({ dice }: Fight): number =>
  dice.reduce((sum, { face }) => sum + (face === 'shield' ? 1 : 0), 0)

export const rollingRules = [afterRoll]
