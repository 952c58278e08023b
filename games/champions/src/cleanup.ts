import { clockwiseFrom } from '@longhouse/kernel'
import { playerAt, step, type Turn } from './champions.ts'
import { runeChance } from './runes.ts'
import { moveWarriors, warriorsOf } from './state.ts'

/** CH-11, in its order. */
export const cleanup = step('cleanup', (t) => {
  t.state.phase = 'cleanup'
  // CH-11.9: one last chance for any-time runes.
  t.next(...clockwiseFrom(t.state.firstPlayer, t.players).map((seat) => runeChance({ seat })), clearBoard())
})

const clearBoard = step('clearBoard', (t) => {
  returnWorkersAndShips(t)
  discardTroll(t)
  discardDraugr(t)
  discardJourneys(t)
  addBounties(t)
})

function returnWorkersAndShips(t: Turn): void {
  const { state } = t
  for (const location in state.workers) state.workers[location] = null
  state.hunters = []
  for (const player of state.players) {
    player.workers = player.workersOwned
    player.begging = 0
  }
  for (const shore of state.shores) {
    if (shore.ship) moveWarriors(shore.ship, playerAt(t, shore.ship.seat), warriorsOf(shore.ship))
    shore.ship = null
  }
}

/** CH-11.2: an undefeated troll brings blame on everybody. */
function discardTroll(t: Turn): void {
  const { troll, players, enemyDiscard } = t.state
  if (!troll) return
  const blame = t.content.scoring.trollUndefeatedBlameEach
  for (const player of players) player.blame += blame
  enemyDiscard.push(troll)
  t.state.troll = null
  t.tell?.({ kind: 'troll-unbeaten', troll, blame })
}

function discardDraugr(t: Turn): void {
  const { draugr, enemyDiscard } = t.state
  for (const [space, card] of draugr.entries()) {
    if (!card) continue
    enemyDiscard.push(card)
    draugr[space] = null
    t.tell?.({ kind: 'draugr-left', draugr: card })
  }
}

/** CH-11.5: only those that were revealed; the others stay face down. */
function discardJourneys(t: Turn): void {
  for (const shore of t.state.shores) {
    if (!shore.journey || !shore.journeyOpen) continue
    t.state.journeyDiscard.push(shore.journey)
    shore.journey = null
    shore.journeyOpen = false
    shore.knownTo = []
  }
}

function addBounties(t: Turn): void {
  const { coin } = t.content.scoring.monsterBountyPerRound
  for (const shore of t.state.shores) {
    if (!shore.monster) continue
    shore.bounty += coin
    t.tell?.({ kind: 'bounty-grew', shore: shore.id, coins: shore.bounty })
  }
}

export const cleanupRules = [cleanup, clearBoard]
