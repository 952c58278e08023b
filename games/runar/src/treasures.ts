import { one, type Seat } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { HeroId, Treasure, TreasureId, TreasureType } from './content-file.ts'
import { addDice } from './dice.ts'
import type { Cause } from './events.ts'
import { heroesOf, heroOf } from './places.ts'
import { decision, fieldOf, playerAt, type RuleContext, type Turn } from './runar.ts'
import { defenceSymbolsOf } from './stats.ts'

/** RN-23, RN-7.18 to RN-7.21: Treasures come to the Treasury and are worn from there. */

const treasureOf = (t: RuleContext, card: TreasureId): Treasure => t.content.treasures[card] as Treasure

/** RN-7.21: whatever comes there this turn stays there this turn. */
function toTreasury(t: Turn, seat: Seat, card: TreasureId): void {
  playerAt(t, seat).treasury.push({ card, up: true, since: fieldOf(t).turn.number })
}

export function gainTreasure(t: Turn, seat: Seat, card: TreasureId, cause: Cause): void {
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

/** RN-7.19. */
export function equip(t: Turn, seat: Seat, { hero, card }: Equip): void {
  const { treasury } = playerAt(t, seat)
  treasury.splice(
    treasury.findIndex((lying) => lying.card === card && isReady(t, lying)),
    1,
  )
  const figure = heroOf(t, hero)
  if (figure.treasure !== null) putAway(t, hero, figure.treasure)
  figure.treasure = card
  t.tell?.({ kind: 'treasure-equipped', seat, card, hero })
  withinLimits(t, hero)
}

/** RN-7.20. */
export const storable = (t: RuleContext, seat: Seat): HeroId[] =>
  heroesOf(t, seat).filter((hero) => heroOf(t, hero).treasure !== null)

export function store(t: Turn, hero: HeroId): void {
  const figure = heroOf(t, hero)
  if (figure.treasure === null) return
  putAway(t, hero, figure.treasure)
  figure.treasure = null
  withinLimits(t, hero)
}

function putAway(t: Turn, hero: HeroId, card: TreasureId): void {
  const { owner: seat } = heroOf(t, hero)
  toTreasury(t, seat, card)
  t.tell?.({ kind: 'treasure-stored', seat, card, hero })
}

/** RN-23.11: what a limit no longer holds is discarded at once. */
function withinLimits(t: Turn, hero: HeroId): void {
  const figure = heroOf(t, hero)
  const seat = figure.owner
  for (const symbols = defenceSymbolsOf(t, hero); figure.defence > symbols; ) {
    figure.defence--
    t.tell?.({ kind: 'defence-discarded', seat, hero, cause: 'limit' })
  }
  t.next(addDice({ seat, hero, dice: {}, cause: 'limit' }))
}

export const treasureRules = [takeTreasure]
