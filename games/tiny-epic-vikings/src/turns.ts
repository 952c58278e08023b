import type { Seat } from '@longhouse/kernel'
import { either, isRecord, one, refuse } from '@longhouse/kernel'
import { resolve } from './battles.ts'
import type { Choices } from './choices.ts'
import type { Viking, VikingId } from './content-file.ts'
import { comesOut } from './decks.ts'
import { notInHand } from './draft.ts'
import { perform } from './effects.ts'
import { fightEnemy, joinEnemy } from './enemy-battles.ts'
import { isSolo } from './enemy-clan.ts'
import { resetMarkers } from './enemy-tracks.ts'
import { canFight, layFaceDown } from './joining.ts'
import { sacrifice } from './sacrifices.ts'
import { activeRunes } from './sides.ts'
import type { Side } from './state.ts'
import { decision, type OfSeat, type OpenContext, playerAt, step } from './vikings.ts'

/** TV-5: one turn, from the battle that is due to the sacrifice. */

export const turn = step<OfSeat>('turn', (t, { seat }) => {
  const { state } = t
  state.turn.side = seat
  state.turn.sacrificed = false
  t.tell?.({ kind: 'turn-began', side: seat, era: state.era, turn: state.turn.taken + 1 })
  if (!isSolo(t)) return t.next(dueBattle({ seat }), play({ seat }), sacrifice({ seat }), turnOver())
  t.next(joinEnemy(), play({ seat }), fightEnemy(), sacrifice({ seat }), resetMarkers(), turnOver())
})

/** TV-5.2, TV-6.8. */
const dueBattle = step<OfSeat>('dueBattle', (t, { seat }) => {
  if (t.state.battle?.starter === seat) t.next(resolve())
})

/** TV-5.3. */
const play = decision<OfSeat, Choices['play']>('play', {
  rule: 'TV-5.3',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    // TV-17.11: the card of this turn has joined the enemy's battle.
    if (t.state.battle?.fighters.includes(seat)) return null
    const hand = one([...new Set(playerAt(t, seat).hand)])
    return either(canFight(t) ? { up: hand, down: hand } : { up: hand })
  },
  why(t, { seat }, choice) {
    if (!isRecord(choice)) return null
    if ('favor' in choice && t.state.battle) return refuse('battle-has-favor', {}, 'TV-20.4')
    if (Object.keys(choice).length > 1) return refuse('one-card-a-turn', {}, 'TV-20.3')
    if ('pass' in choice) return refuse('must-play', {}, 'TV-20.3')
    const card = choice.up ?? choice.down
    if (card === undefined) return null
    if (!playerAt(t, seat).hand.some((held) => held === card)) return notInHand('TV-20.2')
    return 'down' in choice ? refuse('nothing-to-fight-for', {}, 'TV-20.24') : null
  },
  take(t, { seat }, choice) {
    if ('down' in choice) return layFaceDown(t, seat, choice.down)
    const player = playerAt(t, seat)
    const card = choice.up
    player.hand.splice(player.hand.indexOf(card), 1)
    player.row.push({ card, up: true, open: false })
    comesOut(t, card)
    t.tell?.({ kind: 'card-played', side: seat, card })
    const { leaderAction } = vikingOf(t, card)
    t.next(perform({ actor: seat, effect: leaderAction, cause: card, source: 'leader' }), runeAction({ seat, card }))
  },
})

const vikingOf = (t: OpenContext, card: VikingId): Viking => t.content.vikings[card] as Viking

/** TV-9.1, TV-9.2: after the leader action, and every kind at once. */
export const meetsRequirement = (t: OpenContext, side: Side, card: VikingId): boolean =>
  vikingOf(t, card).runeRequirement.every(({ rune, count }) => activeRunes(t, side, rune) >= count)

export const runeAction = step<{ readonly seat: Seat; readonly card: VikingId }>('runeAction', (t, { seat, card }) => {
  if (!meetsRequirement(t, seat, card)) return
  t.next(perform({ actor: seat, effect: vikingOf(t, card).runeAction, cause: card, source: 'rune' }))
})

export const turnOver = step('turnOver', (t) => {
  t.state.turn.taken++
})

export const turnRules = [turn, dueBattle, play, runeAction, turnOver]
