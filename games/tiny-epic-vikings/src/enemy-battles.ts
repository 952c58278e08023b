import { either, isRecord, one, refuse, yes } from '@longhouse/kernel'
import { resolve } from './battles.ts'
import type { Choices } from './choices.ts'
import type { Rune } from './content-file.ts'
import { notInHand } from './draft.ts'
import { clanOf, HUMAN, runeOf, skipped, takeEnemyCard } from './enemy-clan.ts'
import { enemyIcons } from './enemy-icons.ts'
import { layFaceDown } from './joining.ts'
import type { Battle } from './state.ts'
import { decision, playerAt, step } from './vikings.ts'

/** TV-17: battles of two, fought in the human's turn, and those that the enemy fights alone. */

/** TV-17.11, TV-17.12. */
export const joinEnemy = decision<null, Choices['joinEnemy']>('joinEnemy', {
  rule: 'TV-17.11',
  about: (t) => t.state.battle && { cause: t.state.battle.favor },
  seat: () => HUMAN,
  options(t) {
    if (t.state.battle?.starter !== 'enemy') return null
    return either({ join: one([...new Set(playerAt(t, HUMAN).hand)]), stay: yes })
  },
  why(t, _, choice) {
    if (!isRecord(choice)) return null
    if ('up' in choice || 'down' in choice) return refuse('battle-first', {}, 'TV-20.5')
    return 'join' in choice && !playerAt(t, HUMAN).hand.some((card) => card === choice.join)
      ? notInHand('TV-20.2')
      : null
  },
  take(t, _, choice) {
    if ('join' in choice) layFaceDown(t, HUMAN, choice.join)
    else t.next(resolve(), battleFinished())
  },
})

/** TV-17.6, TV-17.11, TV-17.17, TV-17.20: whatever the human fights in is over before the sacrifice. */
export const fightEnemy = step('fightEnemy', (t) => {
  const { battle } = t.state
  if (!battle?.fighters.includes(HUMAN)) return
  if (battle.starter === HUMAN) t.next(enemyAnswers())
  t.next(resolve(), battleFinished())
})

/** TV-17.6, TV-15.5. */
const enemyAnswers = step('enemyAnswers', (t) => {
  t.reveal()
  const card = takeEnemyCard(t)
  if (card === undefined) return skipped(t, 'join-battle', 'TV-15.5')
  clanOf(t).battles.push({ card, up: true, open: false })
  const { fighters } = t.state.battle as Battle
  fighters.push('enemy')
  t.tell?.({ kind: 'battle-joined', side: 'enemy' })
})

/** TV-16.55, TV-16.61: outside the enemy's turn its battle card is the one that counts. */
const battleFinished = step('battleFinished', (t) => {
  const fought = clanOf(t).battles.at(-1)
  if (fought) t.next(enemyIcons({ rune: runeOf(t, fought.card) }))
})

/** TV-17.13, TV-17.21: one after the other while its icons start more; `rune`: of the card of this turn (TV-16.61). */
export const lastEnemyBattle = step<{ readonly rune: Rune | null }>('lastEnemyBattle', (t, { rune }) => {
  if (!t.state.battle || playerAt(t, HUMAN).hand.length > 0) return
  t.next(resolve(), rune === null ? battleFinished() : enemyIcons({ rune }), lastEnemyBattle({ rune }))
})

export const enemyBattleRules = [joinEnemy, fightEnemy, enemyAnswers, battleFinished, lastEnemyBattle]
