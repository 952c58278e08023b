import type { Form, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, one, refuse, yes } from '@longhouse/kernel'
import { discharge, readyWith, whyNotReady } from './artifacts.ts'
import type { Choices } from './choices.ts'
import { fight, poolForm, whyNotPool } from './combat.ts'
import type { Journey, SeaBattle } from './content-file.ts'
import { discardCard, drawCards, hasCards } from './decks.ts'
import { effects } from './effect-frame.ts'
import { pileCard } from './holdings.ts'
import { costForm, pay, whyNotPaid } from './payments.ts'
import { decision, type OfSeat, type RuleContext, step } from './reavers.ts'
import { changesAnything } from './receiving.ts'
import type { Voyage } from './state.ts'

/** RV-8: a Sea Journey, then a Sea Battle. */

const HERE = 'battle-at-sea'

const voyageOf = (t: RuleContext): Voyage => t.state.voyage as Voyage
const journeyOf = (t: RuleContext): Journey => t.content.journeys[voyageOf(t).journey as string] as Journey
const battleOf = (t: RuleContext): SeaBattle => t.content.seaBattles[voyageOf(t).battle as string] as SeaBattle

export const setSail = step<OfSeat>('setSail', (t, { seat }) => {
  t.state.voyage = { seat, journey: null, battle: null, space: null }
  const [journey] = drawCards(t, 'sea-journey', 1)
  if (journey) {
    voyageOf(t).journey = journey
    t.tell?.({ kind: 'journey-revealed', seat, journey })
    t.next(faceJourney({ seat }), leaveJourney({ seat }))
  }
  t.next(chooseBattle({ seat }), meetShip({ seat }), landAgain())
})

/** Whether something could be lost or won by the Journey that is revealed (RV-8.6, RV-18.31). */
export function journeyMatters(t: RuleContext, seat: Seat): boolean {
  const { penalty, avoidReward } = journeyOf(t)
  return changesAnything(t, seat, penalty) || avoidReward.length > 0
}

/** RV-8.5, RV-8.6, RV-18.69: pay, or suffer, or pass the card by with Skidbladnir. */
const faceJourney = decision<OfSeat, Choices['faceJourney']>('faceJourney', {
  rule: 'RV-8.5',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const { avoid, penalty } = journeyOf(t)
    const ways: { [way: string]: Form } = { suffer: yes }
    const price = avoid && costForm(t, seat, avoid)
    if (price) ways.avoid = price
    const ships = readyWith(t, seat, (effect) => 'cancelJourney' in effect).map(({ card }) => card)
    // RV-14.14: what is passed by gives no reward either, so that where nothing can be lost it would only cost the die.
    if (ships.length > 0 && changesAnything(t, seat, penalty)) ways.cancel = one([...new Set(ships)])
    return either(ways)
  },
  why(t, { seat }, choice) {
    const said = isRecord(choice) ? choice : {}
    const { avoid } = journeyOf(t)
    if ('avoid' in said && avoid) return whyNotPaid(t, seat, avoid, said.avoid, 'RV-20.15')
    return 'cancel' in said ? whyNotCancelled(t, seat, said.cancel) : null
  },
  take(t, { seat }, choice) {
    const journey = voyageOf(t).journey as string
    const { avoid, avoidReward, penalty } = journeyOf(t)
    if ('cancel' in choice) {
      discharge(t, seat, choice.cancel)
      t.tell?.({ kind: 'journey-cancelled', seat, journey })
    } else if ('avoid' in choice) {
      pay(t, seat, avoid ?? {}, choice.avoid, journey)
      t.tell?.({ kind: 'journey-avoided', seat, journey })
      t.next(effects({ seat, effects: avoidReward, cause: journey }))
    } else {
      if (penalty.length > 0) t.tell?.({ kind: 'journey-suffered', seat, journey })
      t.next(effects({ seat, effects: penalty, cause: journey }))
    }
  },
})

function whyNotCancelled(t: RuleContext, seat: Seat, card: unknown): Refusal {
  const ship = readyWith(t, seat, (effect) => 'cancelJourney' in effect).find((held) => held.card === card)
  if (ship) return refuse('artifact-changes-nothing', { artifact: ship.card }, 'RV-20.20')
  return whyNotReady(t, seat, card) ?? refuse('artifact-not-now', { artifact: card as string }, 'RV-14.13')
}

/** RV-8.7. */
const leaveJourney = step<OfSeat>('leaveJourney', (t, { seat }) => {
  const voyage = voyageOf(t)
  discardCard(t, seat, voyage.journey as string)
  voyage.journey = null
})

/** RV-8.8, RV-8.18. */
const chooseBattle = decision<OfSeat, Choices['chooseBattle']>('chooseBattle', {
  rule: 'RV-8.8',
  seat: (_, { seat }) => seat,
  options(t) {
    const groups = t.state.groups[HERE] ?? []
    const open = [...groups.keys()].filter((at) => groups[at]?.length)
    return either({ take: one(open), deck: hasCards(t, 'sea-battle') ? yes : one([]) })
  },
  why(t, _, choice) {
    if (!isRecord(choice)) return null
    if ('deck' in choice && !hasCards(t, 'sea-battle')) return refuse('deck-empty', { deck: 'sea-battle' }, 'RV-15.3')
    const space = typeof choice.take === 'number' ? t.state.groups[HERE]?.[choice.take] : undefined
    return 'take' in choice && !space?.length ? refuse('battle-not-there', {}, 'RV-8.18') : null
  },
  take(t, { seat }, choice) {
    const voyage = voyageOf(t)
    voyage.space = 'take' in choice ? choice.take : null
    const card = 'take' in choice ? t.state.groups[HERE]?.[choice.take]?.pop() : drawCards(t, 'sea-battle', 1)[0]
    voyage.battle = card as string
    t.tell?.({ kind: 'battle-chosen', seat, battle: voyage.battle, fromDeck: 'deck' in choice })
  },
})

/** RV-8.10 to RV-8.13: in exactly one way. */
const meetShip = decision<OfSeat, Choices['meetShip']>('meetShip', {
  rule: 'RV-8.10',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    if (!voyageOf(t).battle) return null
    const ways: { [way: string]: Form } = { giveUp: yes }
    const combination = costForm(t, seat, { dice: battleOf(t).combination })
    const pool = poolForm(t, seat)
    if (combination) ways.combination = combination
    if (pool) ways.fight = pool
    return either(ways)
  },
  why(t, { seat }, choice) {
    if (!isRecord(choice)) return null
    if ('take' in choice || 'deck' in choice) return refuse('battle-chosen', { battle: battleOf(t).id }, 'RV-20.19')
    if ('fight' in choice) return whyNotPool(t, seat, choice.fight)
    const { combination } = battleOf(t)
    return 'combination' in choice ? whyNotPaid(t, seat, { dice: combination }, choice.combination, 'RV-8.11') : null
  },
  take(t, { seat }, choice) {
    const { combination, defense, id } = battleOf(t)
    if ('combination' in choice) {
      pay(t, seat, { dice: combination }, choice.combination, id)
      t.next(winBattle({ seat, way: 'combination' }))
    } else if ('fight' in choice) {
      const won = [winBattle({ seat, way: 'combat' })]
      fight(t, { seat, defense, target: id, won, lost: [loseBattle({ seat })] }, choice.fight)
    } else {
      t.next(loseBattle({ seat }))
    }
  },
})

interface Won {
  readonly seat: Seat
  readonly way: 'combination' | 'combat'
}

/** RV-8.14: the rewards, then the card. */
const winBattle = step<Won>('winBattle', (t, { seat, way }) => {
  const { id, rewards } = battleOf(t)
  t.tell?.({ kind: 'battle-won', seat, battle: id, way })
  t.next(effects({ seat, effects: rewards, cause: id }), pileBattle({ seat }))
})

const pileBattle = step<OfSeat>('pileBattle', (t, { seat }) => {
  const voyage = voyageOf(t)
  pileCard(t, seat, voyage.battle as string, voyage.battle as string)
  voyage.battle = null
})

/** RV-8.15, RV-8.16: it stays where it was, or goes under its deck. */
const loseBattle = step<OfSeat>('loseBattle', (t, { seat }) => {
  const voyage = voyageOf(t)
  const battle = voyage.battle as string
  t.tell?.({ kind: 'battle-lost', seat, battle })
  if (voyage.space === null) discardCard(t, seat, battle)
  else t.state.groups[HERE]?.[voyage.space]?.push(battle)
  voyage.battle = null
})

const landAgain = step('landAgain', (t) => {
  t.state.voyage = null
})

export const voyageRules = [
  setSail,
  faceJourney,
  leaveJourney,
  chooseBattle,
  meetShip,
  winBattle,
  pileBattle,
  loseBattle,
  landAgain,
]
