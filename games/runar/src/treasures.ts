import { one, type Seat } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { HeroId, Treasure, TreasureId, TreasureType } from './content-file.ts'
import { loseDefence } from './defence.ts'
import { addDice } from './dice.ts'
import type { Cause } from './events.ts'
import { heroesOf, heroOf } from './places.ts'
import { decision, fieldOf, playerAt, type RuleContext, step, type Turn } from './runar.ts'
import { defenceSymbolsOf, poolCapacityOf } from './stats.ts'

/** RN-23, RN-7.18 to RN-7.21: Treasures come to the Treasury and are worn from there. */

const treasureOf = (t: RuleContext, card: TreasureId): Treasure => t.content.treasures[card] as Treasure

/** RN-7.21: whatever comes there this turn stays there this turn. */
function toTreasury(t: Turn, seat: Seat, card: TreasureId): void {
  playerAt(t, seat).treasury.push({ card, up: true, since: fieldOf(t).turn.number })
}

function gainTreasure(t: Turn, seat: Seat, card: TreasureId, cause: Cause): void {
  toTreasury(t, seat, card)
  t.tell?.({ kind: 'treasure-gained', seat, card, cause })
}

/** RN-22.17, RN-27.5: revealed until so many of these types are found; the others are shuffled back. */
export function revealTreasures(t: Turn, types: readonly TreasureType[], n: number): TreasureId[] {
  const { sheet } = t.state
  t.reveal()
  const found: TreasureId[] = []
  const others: TreasureId[] = []
  while (found.length < n) {
    const card = sheet.treasureDeck.pop()
    if (card === undefined) break
    const isWanted = types.includes(treasureOf(t, card).type)
    ;(isWanted ? found : others).push(card)
  }
  if (others.length > 0) sheet.treasureDeck = t.shuffle([...sheet.treasureDeck, ...others])
  return found
}

/** RN-22.17. */
export function drawTreasure(t: Turn, seat: Seat, cause: Cause): void {
  for (const card of revealTreasures(t, ['mark', 'equipment'], 1)) gainTreasure(t, seat, card, cause)
}

/** RN-23.8, RN-23.14. */
export function drawArtifact(t: Turn, seat: Seat, cause: Cause): void {
  t.reveal()
  const card = t.state.sheet.artifactDeck.pop()
  if (card !== undefined) gainTreasure(t, seat, card, cause)
}

/** RN-27.5: of several the player chooses. */
export const takeTreasure = decision<{ readonly seat: Seat; readonly cause: Cause }, Choices['takeTreasure']>(
  'takeTreasure',
  {
    rule: 'RN-27.5',
    about: (_, { cause }) => ({ cause }),
    seat: (_, { seat }) => seat,
    options: (t) => one([...new Set(fieldOf(t).offer)]),
    take(t, { seat, cause }, card) {
      const { offer } = fieldOf(t)
      offer.splice(offer.indexOf(card), 1)
      gainTreasure(t, seat, card, cause)
    },
  },
)

type Equip = { readonly hero: HeroId; readonly card: TreasureId }

const isReady = (t: RuleContext, { up, since }: { readonly up: boolean; readonly since: number }): boolean =>
  up && since < fieldOf(t).turn.number

/** RN-7.18: face up, and not put there this turn. */
export function equippable(t: RuleContext, seat: Seat): Equip[] {
  const cards = new Set(playerAt(t, seat).treasury.flatMap((lying) => (isReady(t, lying) ? [lying.card] : [])))
  return heroesOf(t, seat).flatMap((hero) => [...cards].map((card) => ({ hero, card })))
}

/** RN-7.19: null for nothing (RN-7.20). What will not fit then is discarded first (RN-23.11). */
interface Wearing {
  readonly hero: HeroId
  readonly card: TreasureId | null
}

export function changeTreasure(t: Turn, wearing: Wearing): void {
  const { hero, card } = wearing
  const { owner: seat } = heroOf(t, hero)
  const room = poolCapacityOf(t, hero, card)
  t.next(addDice({ seat, hero, dice: {}, room, cause: 'limit' }), wear(wearing))
}

const wear = step<Wearing>('wear', (t, { hero, card }) => {
  const figure = heroOf(t, hero)
  const seat = figure.owner
  const { treasury } = playerAt(t, seat)
  const at = treasury.findIndex((lying) => lying.card === card && isReady(t, lying))
  if (card !== null) treasury.splice(at, 1)
  if (figure.treasure !== null) {
    toTreasury(t, seat, figure.treasure)
    t.tell?.({ kind: 'treasure-stored', seat, card: figure.treasure, hero })
  }
  figure.treasure = card
  if (card !== null) t.tell?.({ kind: 'treasure-equipped', seat, card, hero })
  loseDefence(t, hero, figure.defence - defenceSymbolsOf(t, hero), 'limit')
})

/** RN-7.20. */
export const storable = (t: RuleContext, seat: Seat): HeroId[] =>
  heroesOf(t, seat).filter((hero) => heroOf(t, hero).treasure !== null)

export const treasureRules = [takeTreasure, wear]
