import type { Main, MainAction, Viking, VikingId } from './content-file.ts'
import { comesOut } from './decks.ts'
import { doSheetAction, enemyDoes, enemySacrifices } from './enemy-actions.ts'
import { lastEnemyBattle } from './enemy-battles.ts'
import { clanOf, skipped, takeEnemyCard } from './enemy-clan.ts'
import { enemyIcons } from './enemy-icons.ts'
import { resetMarkers } from './enemy-tracks.ts'
import { meetsRequirement, turnOver } from './turns.ts'
import { step } from './vikings.ts'

/** TV-16.1, TV-16.2: one turn of the enemy. */

export const enemyTurn = step('enemyTurn', (t) => {
  const { state } = t
  state.turn.side = 'enemy'
  t.tell?.({ kind: 'turn-began', side: 'enemy', era: state.era, turn: state.turn.taken + 1 })
  t.next(enemyPlays(), resetMarkers(), turnOver())
})

/** TV-15.5: without a card only the end of the turn is left. */
const enemyPlays = step('enemyPlays', (t) => {
  t.reveal()
  const card = takeEnemyCard(t)
  if (card === undefined) {
    skipped(t, 'card', 'TV-15.5')
    return t.next(lastEnemyBattle({ rune: null }))
  }
  clanOf(t).leaders.push(card)
  comesOut(t, card)
  t.tell?.({ kind: 'enemy-played', side: 'enemy', card })
  const { rune } = t.content.vikings[card] as Viking
  t.next(enemyLeads({ card }), enemyRune({ card }), enemyIcons({ rune }), lastEnemyBattle({ rune }))
})

interface OfCard {
  readonly card: VikingId
}

const enemyLeads = step<OfCard>('enemyLeads', (t, { card }) => {
  const { rune, leaderAction: effect } = t.content.vikings[card] as Viking
  t.tell?.({ kind: 'action-begun', side: 'enemy', effect, cause: card })
  t.next(enemyDoes({ effect, rune, cause: card }), enemySacrifices({ rune }))
})

const MAIN_ACTIONS: readonly string[] = ['sail', 'explore', 'harvest', 'build'] satisfies MainAction[]

const isMain = (effect: Viking['runeAction']): effect is Main => MAIN_ACTIONS.includes(effect.type)

/** TV-16.37, TV-16.38. */
const enemyRune = step<OfCard>('enemyRune', (t, { card }) => {
  if (!meetsRequirement(t, 'enemy', card)) return skipped(t, 'rune-action', 'TV-16.2')
  const { rune, runeAction: effect } = t.content.vikings[card] as Viking
  if (!isMain(effect)) return doSheetAction(t, card)
  t.tell?.({ kind: 'action-begun', side: 'enemy', effect, cause: card })
  t.next(enemyDoes({ effect, rune, cause: card }), enemySacrifices({ rune }))
})

export const enemyTurnRules = [enemyTurn, enemyPlays, enemyLeads, enemyRune]
