import type { Form, Json, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, leftOf, one, refuse, yes } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import { fight, poolForm, whyNotPool } from './combat.ts'
import type { CardsOf, Color, Cost, Effect, Goods, ReaverPart } from './content-file.ts'
import { gainDice, loseDice } from './dice.ts'
import { drawFrom } from './drawing.ts'
import { type EffectsOf, effects } from './effect-frame.ts'
import { type ByWord, byWord } from './effect-words.ts'
import type { Cause } from './events.ts'
import { gainGoods, loseGoods } from './goods.ts'
import { giveUp, holdingsOf } from './holdings.ts'
import { costForm, pay, payCost, whyNotAffordable, whyNotPaid } from './payments.ts'
import { decision, playerAt, type RuleContext, step, type Turn } from './reavers.ts'
import { canExchange, canTakeUpgrade, changesAnything, openBranches, partOf, whyClosed } from './receiving.ts'

/** The one interpreter of the effect vocabulary (RV-23). */

const runEffects = step<EffectsOf>('effects', (t, of) => {
  const [first, ...rest] = of.effects
  if (!first) return
  byWord(PERFORM, first, t, of)
  if (rest.length > 0) t.next(effects({ ...of, effects: rest }))
})

/** What is used or resolved at a moment of its own never waits among effects (RV-7.6, RV-11.6, RV-14.13). */
function notAmongEffects(): never {
  throw new Error('an effect with a moment of its own was to happen by itself')
}

const PERFORM: ByWord<[t: Turn, of: EffectsOf], void> = {
  gain: (goods, t, { seat, cause }) => gainGoods(t, seat, goods, cause),
  lose: (goods, t, { seat, cause }) => loseGoods(t, seat, goods, cause),
  pay: (cost, t, { seat, cause }) => t.next(payCost({ seat, cost, cause })),
  gainDice: (dice, t, { seat, cause, same }) =>
    t.next(gainDice(same ? { seat, dice, cause, same } : { seat, dice, cause })),
  loseDice: ({ n, color }, t, { seat, cause }) => t.next(loseDice({ seat, n, color, cause })),
  draw: (draw, t, { seat }) => t.next(drawFrom({ seat, draw })),
  may: (optional, t, { seat, cause }) => t.next(pillage({ seat, effects: optional, cause })),
  choose: (branches, t, { seat, cause }) => t.next(chooseBranch({ seat, branches, cause })),
  exchange: ({ pay: cost, then }, t, { seat, cause }) => t.next(exchange({ seat, pay: cost, then, cause })),
  combat: notAmongEffects,
  combatDice: notAmongEffects,
  discardCard: (of, t, { seat, cause }) => t.next(discardHolding({ seat, of, cause })),
  opponentGains: ({ gain }, t, { seat }) => t.next(chooseOpponent({ seat, gain })),
  takeUpgrade: ({ tile }, t, { seat }) => takeUpgrade(t, seat, tile),
  takeTradeDice: notAmongEffects,
  takeProphecy: notAmongEffects,
  startPlayerMarker: (_, t, { seat }) => takeOrPassMarker(t, seat),
  cancelJourney: notAmongEffects,
  upgradeTerritory: notAmongEffects,
  resolveReaver: ({ part }, t, { seat, cause }) => t.next(chooseAcquired({ seat, part, cause })),
}

interface Optional {
  readonly seat: Seat
  readonly effects: readonly Effect[]
  readonly cause: Cause
}

/** RV-10.12 to RV-10.15, RV-11.6 to RV-11.11: what may be taken besides, in a keep only by combat. */
const pillage = decision<Optional, Choices['pillage']>('pillage', {
  rule: 'RV-19.11',
  about: (_, { cause }) => cause,
  seat: (_, { seat }) => seat,
  options(t, { seat, effects: [first] }): Form {
    if (!first || !('combat' in first)) return either({ pillage: yes, pass: yes })
    const pool = poolForm(t, seat)
    return either(pool ? { fight: pool, pass: yes } : { pass: yes })
  },
  why(t, { seat, effects: [first] }, choice) {
    const said = isRecord(choice) ? choice : {}
    const combat = first && 'combat' in first ? first.combat : null
    if ('pillage' in said && combat) return refuse('needs-combat', { defense: combat.defense }, 'RV-11.6')
    if (!('fight' in said)) return null
    return combat ? whyNotPool(t, seat, said.fight) : refuse('needs-no-combat', {}, 'RV-10.14')
  },
  take(t, of, choice) {
    const { seat, cause } = of
    if ('pass' in choice) return
    if ('pillage' in choice) {
      t.tell?.({ kind: 'pillaged', seat, card: cause })
      return t.next(effects(of))
    }
    const [first] = of.effects
    if (!first || !('combat' in first)) return
    const { defense, win } = first.combat
    const won = [effects({ seat, effects: win, cause })]
    fight(t, { seat, defense, target: cause, won, lost: [] }, choice.fight)
  },
})

interface Branches {
  readonly seat: Seat
  readonly branches: readonly (readonly Effect[])[]
  readonly cause: Cause
}

/** Exactly one branch, of those that can be carried out (RV-10.11, RV-10.18, RV-10.19). */
const chooseBranch = decision<Branches, Choices['chooseBranch']>('chooseBranch', {
  rule: 'RV-10.19',
  about: (_, { cause }) => cause,
  seat: (_, { seat }) => seat,
  options: (t, { seat, branches }) => one(openBranches(t, seat, branches)),
  why(t, { seat, branches }, choice) {
    const branch = typeof choice === 'number' ? branches[choice] : undefined
    return branch ? whyClosed(t, seat, branch) : null
  },
  take(t, { seat, branches, cause }, chosen) {
    t.next(effects({ seat, effects: branches[chosen] ?? [], cause }))
  },
})

interface Offer {
  readonly pay: Cost
  readonly then: readonly Effect[]
}

interface Exchange extends Offer {
  readonly seat: Seat
  readonly cause: Cause
}

/** RV-4.7, RV-5.21, RV-5.22. */
const exchange = decision<Exchange, Choices['exchange']>('exchange', {
  rule: 'RV-4.7',
  about: (_, { cause }) => cause,
  seat: (_, { seat }) => seat,
  options: (t, of) => either(exchangeWays(t, of.seat, of)),
  why: (t, of, choice) =>
    isRecord(choice) && 'exchange' in choice ? whyNotExchanged(t, of.seat, of, choice.exchange) : null,
  take: (t, of, choice) => takeExchange(t, of.seat, of, of.cause, choice),
})

export function exchangeWays(t: RuleContext, seat: Seat, offer: Offer): { [way: string]: Form } {
  const form = canExchange(t, seat, offer) ? costForm(t, seat, offer.pay) : null
  return form ? { exchange: form, skip: yes } : { skip: yes }
}

/** RV-5.21, RV-5.22. */
export function whyNotExchanged(t: RuleContext, seat: Seat, offer: Offer, payment: unknown): Refusal {
  const { pay: cost } = offer
  const isFruitless = !whyNotAffordable(t, seat, cost, 'RV-5.21') && !canExchange(t, seat, offer)
  return isFruitless ? refuse('exchange-yields-nothing', {}, 'RV-20.28') : whyNotPaid(t, seat, cost, payment, 'RV-5.21')
}

export function takeExchange(t: Turn, seat: Seat, offer: Offer, cause: Cause, choice: Choices['exchange']): void {
  if ('skip' in choice) return
  const same: Color | undefined = pay(t, seat, offer.pay, choice.exchange, cause)
  const { then } = offer
  t.next(effects(same ? { seat, effects: then, cause, same } : { seat, effects: then, cause }))
}

interface Discarding {
  readonly seat: Seat
  readonly of: CardsOf
  readonly cause: Cause
}

/** As far as there are any; whose they are chooses (RV-18.29, RV-18.55). */
const discardHolding = decision<Discarding, Choices['discardHolding']>('discardHolding', {
  rule: 'RV-19.8',
  about: (_, { cause }) => cause,
  seat: (_, { seat }) => seat,
  options: (t, { seat, of }) => (of.n > 0 ? one(holdingsOf(t, seat, of)) : null),
  why: () => refuse('not-yours-to-give-up', {}, 'RV-19.8'),
  take(t, { seat, of, cause }, holding) {
    giveUp(t, seat, holding, cause)
    t.next(discardHolding({ seat, of: { ...of, n: of.n - 1 }, cause }))
  },
})

/** RV-10.17, RV-20.25; who is named is asked nothing (RV-4.30). */
const chooseOpponent = decision<{ readonly seat: Seat; readonly gain: Goods }, Choices['chooseOpponent']>(
  'chooseOpponent',
  {
    rule: 'RV-10.17',
    seat: (_, { seat }) => seat,
    options: (t, { seat }) => one(t.state.players.map((_, rival) => rival).filter((rival) => rival !== seat)),
    why: (_, { seat }, choice) => (choice === seat ? refuse('terror-to-oneself', {}, 'RV-20.25') : null),
    take(t, { seat, gain }, to) {
      const terror = gain.terror ?? 0
      playerAt(t, to).terror += terror
      t.tell?.({ kind: 'terror-given', from: seat, to, terror })
    },
  },
)

/** RV-13.1. */
function takeUpgrade(t: Turn, seat: Seat, tile: string): void {
  if (!canTakeUpgrade(t, seat, tile)) return
  t.state.upgrades[tile] = (t.state.upgrades[tile] ?? 0) - 1
  playerAt(t, seat).upgrades.push({ tile, ready: true })
  t.tell?.({ kind: 'upgrade-taken', seat, tile })
}

/** RV-7.2, RV-7.3. */
function takeOrPassMarker(t: Turn, seat: Seat): void {
  const from = t.state.marker
  const to = from === seat ? leftOf(seat, t.players) : seat
  t.state.marker = to
  t.tell?.({ kind: 'marker-moved', from, to })
}

interface OfPart {
  readonly seat: Seat
  readonly part: ReaverPart
  readonly cause: Cause
}

/** RV-18.64, RV-18.65: of one Reaver taken in this activation, whatever it was used for. */
const chooseAcquired = decision<OfPart, Choices['chooseAcquired']>('chooseAcquired', {
  rule: 'RV-18.64',
  about: (_, { cause }) => cause,
  seat: (_, { seat }) => seat,
  options: (t, { seat, part }) =>
    one(
      [...new Set<Json>(playerAt(t, seat).acquired)].filter((card) =>
        changesAnything(t, seat, partOf(t, card as string, part)),
      ),
    ),
  why: (t, { seat }, choice) => {
    const reaver = playerAt(t, seat).acquired.find((card) => card === choice)
    return reaver
      ? refuse('reaver-changes-nothing', { reaver }, 'RV-18.64')
      : refuse('reaver-not-acquired', {}, 'RV-18.64')
  },
  take(t, { seat, part, cause }, reaver) {
    // RV-18.65: an ability is its Reaver's, with a price of its own; several may have been taken, and a question says whose it is.
    t.next(effects({ seat, effects: partOf(t, reaver, part), cause: part === 'specialization' ? reaver : cause }))
  },
})

export const effectRules = [runEffects, pillage, chooseBranch, exchange, discardHolding, chooseOpponent, chooseAcquired]
