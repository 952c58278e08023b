import { clockwiseFrom, leftOf, type Seat } from '@longhouse/kernel'
import { resolve } from './battles.ts'
import { deal } from './draft.ts'
import { discardEnemyCards, isSolo } from './enemy-clan.ts'
import { dealPiles } from './enemy-draft.ts'
import { enemyTurn } from './enemy-turn.ts'
import { finalScoring } from './scoring.ts'
import { islandRunes } from './sides.ts'
import type { Side } from './state.ts'
import { turn } from './turns.ts'
import { type RuleContext, step } from './vikings.ts'

/** TV-5.1, TV-11: an era from its deal to its cleanup. */

export const era = step('era', (t) => {
  const { state } = t
  state.turn = { side: null, taken: 0, sacrificed: false }
  t.tell?.({ kind: 'era-began', era: state.era, first: state.first })
  t.next(isSolo(t) ? dealPiles() : deal(), turns(), lastBattle(), endEra())
})

/** TV-5.1: clockwise from the holder of the chieftain marker, until all hands are empty. */
const turns = step('turns', (t) => {
  t.state.phase = 'turns'
  t.next(nextTurn())
})

const nextTurn = step('nextTurn', (t) => {
  const { turn: now, players } = t.state
  const side = nextSide(t)
  if (side === 'enemy') t.next(enemyTurn(), nextTurn())
  else if (players[side]?.hand.length) t.next(turn({ seat: side }), nextTurn())
  else now.side = null
})

/** TV-16.1: in solo the enemy's turn follows the human's. */
function nextSide(t: RuleContext): Side {
  const { first, turn: now } = t.state
  if (now.side === null || now.side === 'enemy') return first
  return isSolo(t) ? 'enemy' : leftOf(now.side, t.players)
}

/** TV-6.9, TV-6.48: a battle whose starter has no further turn. */
const lastBattle = step('lastBattle', (t) => {
  if (t.state.battle) t.next(resolve())
})

/** TV-11.2: the last era is not cleaned up. */
const endEra = step('endEra', (t) => {
  t.next(...(t.state.era >= t.content.eras.length ? [finalScoring()] : [cleanup(), era()]))
})

/** TV-11.3 to TV-11.7. */
const cleanup = step('cleanup', (t) => {
  const { state } = t
  state.phase = 'cleanup'
  for (const player of state.players) for (const { card } of player.row.splice(0)) state.vikings.discard.push(card)
  if (isSolo(t)) discardEnemyCards(t)
  state.draft = null
  state.first = nextFirst(t)
  t.tell?.({ kind: 'cleaned-up', era: state.era, first: state.first })
  state.era++
})

/** TV-11.5, TV-11.6: most island runes, of those tied the latest in the turn order of the era just ended. */
function nextFirst(t: RuleContext): Seat {
  let best = t.state.first
  let most = -1
  for (const seat of clockwiseFrom(t.state.first, t.players)) {
    const runes = islandRunes(t, seat)
    if (runes < most) continue
    most = runes
    best = seat
  }
  return best
}

export const eraRules = [era, turns, nextTurn, lastBattle, endEra, cleanup]
