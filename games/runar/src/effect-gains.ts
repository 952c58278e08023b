import { gainAdvantage } from './captured.ts'
import type { Carrying } from './carry.ts'
import { damage, harm } from './damage-frame.ts'
import { gainDefence, loseDefence } from './defence.ts'
import { gainDice } from './dice.ts'
import type { EffectOf, GainedCard } from './effect-words.ts'
import { gainInspiration } from './inspiration.ts'
import { heroOf } from './places.ts'
import { seatsMeant, sidesMeant } from './player-words.ts'
import type { Turn } from './runar.ts'
import { figuresMeant, placeOfTarget } from './selectors.ts'
import { gainTrophies, gainVp } from './sides.ts'
import type { Side } from './state.ts'
import { drawArtifact, drawTreasure, takeTreasure } from './treasures.ts'

/** RN-33: what effects give, and the damage they deal. */

/** RN-12.3, RN-12.6. */
export function gainsDice(t: Turn, effect: EffectOf<'dice'>, carrying: Carrying): void {
  const { color: kind, n } = effect
  const { cause } = carrying
  if (effect.player !== undefined)
    for (const seat of seatsMeant(t, effect.player, carrying)) t.next(gainDice({ seat, hero: null, kind, n, cause }))
  if (effect.who !== undefined)
    for (const hero of figuresMeant(t, effect.who, carrying))
      t.next(gainDice({ seat: heroOf(t, hero).owner, hero, kind, n, cause }))
}

export function changesDefence(t: Turn, { who, n }: EffectOf<'defence'>, carrying: Carrying): void {
  for (const hero of figuresMeant(t, who, carrying))
    if (n > 0) gainDefence(t, hero, n, carrying.cause)
    else loseDefence(t, hero, -n, carrying.cause)
}

export function changesVp(t: Turn, { player, n }: EffectOf<'vp'>, carrying: Carrying): void {
  for (const side of sidesMeant(t, player, carrying)) gainVp(t, side, n, carrying.cause)
}

type Gained = (t: Turn, side: Side, n: number, cause: string) => void

/** What only players have: the Nemesis gains nothing by it. */
const forSeats =
  (gained: (t: Turn, seat: number, cause: string) => void): Gained =>
  (t, side, n, cause) => {
    for (let card = 0; side !== 'nemesis' && card < n; card++) gained(t, side, cause)
  }

const GAINED: { readonly [kind in GainedCard]: Gained } = {
  advantage(t, side, n, cause) {
    for (let card = 0; card < n; card++) gainAdvantage(t, side, cause)
  },
  inspiration: forSeats(gainInspiration),
  trophy: gainTrophies,
  'offered-treasure': forSeats((t, seat, cause) => t.next(takeTreasure({ seat, cause }))),
  'treasure-mark-or-equipment': forSeats(drawTreasure),
  'artifact-random': forSeats(drawArtifact),
}

export function gainsCards(t: Turn, { player, kind, n }: EffectOf<'card'>, carrying: Carrying): void {
  for (const side of sidesMeant(t, player, carrying)) GAINED[kind](t, side, n, carrying.cause)
}

/** RN-13.13, RN-13.14: no Attack. Figures are found again when their turn comes (RN-33.22). */
export function dealsDamage(t: Turn, { who, kind, by }: EffectOf<'damage'>, carrying: Carrying): void {
  const { cause } = carrying
  const dealt = { kind, by: by === 'nemesis' ? by : carrying.hero, cause, attack: false }
  for (const target of figuresMeant(t, who, carrying))
    t.next(placeOfTarget(t, target) === target ? damage({ at: target, ...dealt }) : harm({ figure: target, ...dealt }))
}
