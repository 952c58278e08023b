import { asked, lateIn, type Moment, type Moments, offers, over } from '../saves.ts'

interface Known {
  readonly activation: { readonly location: string } | null
  readonly newDice: { readonly rolling: readonly string[] } | null
}

/** The places that are selected, as a choice names them. */
export const PLACES = [
  'recruit-reavers',
  'trade-with-villages',
  'battle-at-sea',
  'raid-villages',
  'raid-keeps',
  'subdue-territories',
]

export const selecting = asked('select')
export const recruiting = asked('nextCard')
export const meetingShip = asked('meetShip')
export const rerolling = asked('reroll')

/** Seat 0 may take part in a raid on villages, or rest. */
export const raiding: Moment = ({ asks, state }) =>
  (state as Known).activation?.location === 'raid-villages' &&
  asks.some(({ seat, step, form }) => seat === 0 && step === 'participate' && offers(form, 'activate'))

/** Seat 0 has dice of its last gain aboard, whatever it is asked (RV-5.6). */
export const throwingBack: Moment = ({ asks }) =>
  asks.some(({ seat, form, aside }) => seat === 0 && form !== null && offers(aside, 'throwBack'))

/** Seat 0 may store a die on an artifact or use one beside what it is asked (RV-4.25). */
export const windowFor =
  (way: 'store' | 'use'): Moment =>
  ({ asks }) =>
    asks.some((ask) => ask.seat === 0 && ask.step !== 'settleDice' && ask.step !== 'claim' && offers(ask.form, way))

/** Seat 0 may use an artifact of any action before this would cost it something (RV-4.31). */
export const lastChanceAt =
  (step: 'faceJourney' | 'reroll'): Moment =>
  ({ asks }) =>
    asks.some((ask) => ask.seat === 0 && ask.step === step && offers(ask.form, 'use'))

/** Seat 0 has chosen the first of two colours, and nothing is rolled yet (RV-18.63). */
export const secondColor: Moment = ({ asks, state }) =>
  (state as Known).newDice?.rolling.length === 1 && asks.some((ask) => ask.seat === 0 && ask.step === 'takeDie')

/** What a table of Reavers looks like at its most different. */
export const SIGHTS: Moments = { selecting: lateIn(3, selecting), recruiting, meetingShip, over }
