import { leftOf } from '@longhouse/kernel'
import { dealLocations, rollTradeDice } from './board-setup.ts'
import type { DeckId } from './content-file.ts'
import { gainGoods } from './goods.ts'
import { returnDie } from './holdings.ts'
import { step, type Turn } from './reavers.ts'

/** RV-16, in the order of its steps. */
export const cleanup = step('cleanup', (t) => {
  const { state } = t
  state.phase = 'cleanup'
  state.round++
  passHonorShip(t)
  for (const [seat, { territories }] of state.players.entries())
    gainGoods(t, seat, { glory: territories.length * t.content.scoring.territoryGloryPerCleanup }, 'territories')
  for (const die of state.tradeDice) returnDie(t, die)
  rollTradeDice(t)
  clearBoard(t)
  dealLocations(t)
  for (const player of state.players) for (const upgrade of player.upgrades) upgrade.ready = true
  state.pawns = {}
})

/** RV-3.8. */
function passHonorShip(t: Turn): void {
  const from = t.state.honorShip
  if (from === null) return
  const to = leftOf(from, t.players)
  t.state.honorShip = to
  t.tell?.({ kind: 'honor-ship-passed', from, to })
}

/** RV-16.6: every face-up card goes to its deck. */
function clearBoard(t: Turn): void {
  const { state } = t
  const discard = (card: string) => state.decks[t.content.deckOf[card] as DeckId].discard.push(card)
  for (const groups of Object.values(state.groups)) for (const cards of groups) for (const card of cards) discard(card)
  for (const card of state.prophecies) if (card !== null) discard(card)
  state.groups = {}
  state.prophecies = []
}

export const cleanupRules = [cleanup]
