import { type Alike, type Refusal, refuse, type Seat } from '@longhouse/kernel'
import { isSolo } from './enemy-clan.ts'
import { settlersOn } from './sides.ts'
import { mapOf, playerAt, type RuleContext, type TinyEpicVikings } from './vikings.ts'

/** TV-20: what every decision refuses alike. Why a choice of its own is not on offer, each decision knows best itself. */
export const alike: Alike<TinyEpicVikings> = {
  outOfTurn: 'TV-20.1',
  passing: 'TV-20.23',
  why(t, choice, seat, isAsked) {
    if ('aside' in choice) return whyNotWithdrawn(t, seat, choice.aside)
    if (!isAsked) return null
    if (choice.decline === true) return refuse('must-decide', {}, 'TV-20.23')
    if ('sacrifice' in choice) return whyNotSacrificed(t, seat)
    const isCard = 'up' in choice || 'down' in choice
    return isCard && hasPlayed(t, seat) ? refuse('one-card-a-turn', {}, 'TV-20.3') : null
  },
}

/** Whether the seat whose turn it is has played the card of this turn. */
const hasPlayed = (t: RuleContext, seat: Seat): boolean =>
  t.state.turn.side === seat && playerAt(t, seat).row.length > Math.floor(t.state.turn.taken / sidesInTurn(t))

/** TV-16.1. */
const sidesInTurn = (t: RuleContext): number => (isSolo(t) ? 2 : t.players)

/** TV-5.8, TV-5.9. */
function whyNotWithdrawn(t: RuleContext, seat: Seat, said: unknown): Refusal {
  const island = mapOf(t).islandIds.find((id) => id === said)
  return island === undefined || settlersOn(t, island, seat) === 0
    ? refuse('no-own-settler-there', {}, 'TV-20.26')
    : refuse('withdraw-not-now', {}, 'TV-20.20')
}

/** TV-20.17. */
function whyNotSacrificed(t: RuleContext, seat: Seat): Refusal | null {
  const { side, sacrificed } = t.state.turn
  if (side !== seat) return null
  if (sacrificed) return refuse('already-sacrificed', {}, 'TV-20.17')
  if (playerAt(t, seat).villages === 0) return refuse('no-village-to-sacrifice', {}, 'TV-20.17')
  return hasPlayed(t, seat) ? null : refuse('card-first', {}, 'TV-20.17')
}
