import { asked, type Moment, type Moments, offers, over } from '../saves.ts'

export const placing = asked('placeWorker')
export const assigning = asked('assign')
export const fighting = asked('afterRoll')
export const rerolling: Moment = (position) =>
  fighting(position) && position.asks.some(({ seat, form }) => seat === 0 && offers(form, 'reroll'))
export const choosingPort = asked('choosePort')

/** What a table of Champions looks like at its most different. */
export const SIGHTS: Moments = { placing, assigning, fighting, over }
