import { one, refuse } from '@longhouse/kernel'
import type { FavorId, Island, Port, VikingId } from './content-file.ts'
import { clanOf, focusIsland, HUMAN, hasEnemyCard, skipped, takeEnemyCard } from './enemy-clan.ts'
import type { RowEnd, RowName } from './state.ts'
import { decision, mapOf, type RuleContext, step } from './vikings.ts'

/** TV-16.53, TV-16.54, TV-17.7 to TV-17.10: the enemy starts a battle. */

interface Starting {
  /** Of the icon. */
  readonly bonus: number
}

export const enemyStartsBattle = step<Starting>('enemyStartsBattle', (t, { bonus }) => {
  const { battle, favors } = t.state
  if (battle) {
    battle.bonus += bonus
    return skipped(t, 'start-battle', 'TV-16.54')
  }
  if (favors.above.length + favors.below.length === 0) return skipped(t, 'start-battle', 'TV-17.10')
  if (!hasEnemyCard(t)) return skipped(t, 'start-battle', 'TV-15.5')
  t.next(enemyFavor({ bonus }))
})

/** TV-17.8: the row on the chieftain boat's side of the map, unless it is empty. */
function rowToTake(t: RuleContext): RowName {
  const { favors } = t.state
  const isTop = (mapOf(t).islands[focusIsland(t)] as Island).half === 'top'
  if (isTop) return favors.above.length > 0 ? 'above' : 'below'
  return favors.below.length > 0 ? 'below' : 'above'
}

/** Half of the map's width. */
const MIDDLE = 500

/** TV-17.9; a row of one card has one end (TV-6.47). */
function endsToTake(t: RuleContext): RowEnd[] {
  const [x] = (mapOf(t).ports[clanOf(t).chieftain] as Port).at
  if (t.state.favors[rowToTake(t)].length === 1) return ['left']
  if (x === MIDDLE) return ['left', 'right']
  return [x < MIDDLE ? 'left' : 'right']
}

const enemyFavor = decision<Starting, RowEnd>('enemyFavor', {
  rule: 'TV-17.9',
  about: (t) => ({ row: rowToTake(t) }),
  seat: () => HUMAN,
  options: (t) => one(endsToTake(t)),
  why: () => refuse('not-tied', {}, 'TV-20.22'),
  take(t, { bonus }, end) {
    const row = rowToTake(t)
    const favors = t.state.favors[row]
    const favor = (end === 'left' ? favors.shift() : favors.pop()) as FavorId
    clanOf(t).battles.push({ card: takeEnemyCard(t) as VikingId, up: false, open: false })
    t.state.battle = { starter: 'enemy', fighters: ['enemy'], favor, row, end, bonus }
    t.tell?.({ kind: 'card-played-face-down', side: 'enemy', card: null })
    t.tell?.({ kind: 'battle-started', side: 'enemy', favor, row, end })
  },
})

export const enemyStartingRules = [enemyStartsBattle, enemyFavor]
