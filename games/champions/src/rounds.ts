import { assigning } from './assigning.ts'
import { step, type Turn } from './champions.ts'
import { cleanup } from './cleanup.ts'
import { WARRIORS } from './content.ts'
import { drawJourney } from './journey-deck.ts'
import { placement } from './placement.ts'
import { resolving } from './resolving.ts'
import { finalScoring } from './scoring.ts'
import { COMBAT_PLACES, type ShoreState } from './state.ts'

/** CH-3: a round and how it is set up. */

export const round = step('round', (t) => {
  t.tell?.({ kind: 'round-began', round: t.state.round })
  t.next(roundSetup(), placement(), assigning(), resolving(), cleanup(), nextRound())
})

/** CH-11.7. */
const nextRound = step('nextRound', (t) => {
  if (t.state.round >= t.content.limits.maxRounds) return t.next(finalScoring())
  t.state.round++
  t.next(round())
})

/** CH-3.16: in this order, shores and rune spaces from left to right. */
const roundSetup = step('roundSetup', (t) => {
  t.state.phase = 'round-setup'
  t.state.turnOrderDemanded = false
  t.reveal()
  turnUpTroll(t)
  turnUpDraugr(t)
  for (const shore of t.state.shores) dealJourney(t, shore)
  for (const shore of t.state.shores) turnUpMonster(t, shore)
  offerRunes(t)
  turnUpMerchant(t)
  refillBlueLocations(t)
})

function turnUpTroll(t: Turn): void {
  const troll = t.state.trollDeck.pop() ?? null
  t.state.troll = troll
  if (troll) t.tell?.({ kind: 'enemy-appeared', enemy: troll, place: 'troll-gate' })
}

function turnUpDraugr(t: Turn): void {
  const { state } = t
  for (let space = 0; space < state.draugr.length; space++) {
    const draugr = state.draugrDeck.pop() ?? null
    state.draugr[space] = draugr
    if (draugr) t.tell?.({ kind: 'enemy-appeared', enemy: draugr, place: COMBAT_PLACES[space + 1] as string })
  }
}

function dealJourney(t: Turn, shore: ShoreState): void {
  if (shore.journey) return
  shore.journey = drawJourney(t)
  shore.journeyOpen = false
  shore.knownTo = []
  t.tell?.({ kind: 'journey-dealt', shore: shore.id })
}

/** CH-3.6, CH-3.17: a monster that stays is not replaced. */
function turnUpMonster(t: Turn, shore: ShoreState): void {
  if (shore.monster) return
  shore.monster = t.state.monsterDeck.pop() ?? null
  shore.bounty = 0
  if (shore.monster) t.tell?.({ kind: 'enemy-appeared', enemy: shore.monster, place: shore.id })
}

function offerRunes(t: Turn): void {
  const { runeDisplay, runeDeck } = t.state
  for (const [space, offered] of runeDisplay.entries()) {
    if (offered) continue
    const rune = runeDeck.pop() ?? null
    runeDisplay[space] = rune
    if (rune) t.tell?.({ kind: 'rune-offered', rune })
  }
}

function turnUpMerchant(t: Turn): void {
  const merchant = t.state.merchantDeck.pop()
  if (!merchant) return
  t.state.merchants.push(merchant)
  t.tell?.({ kind: 'merchant-arrived', merchant })
}

/** CH-3.10 to CH-3.12: added to what still lies there, as far as the supply goes. */
function refillBlueLocations(t: Turn): void {
  const { waiting, supply } = t.state
  for (const { id, refill } of t.content.boardLocations) {
    if (!refill) continue
    for (const type of WARRIORS) {
      const n = Math.min(refill[type] ?? 0, supply[type])
      supply[type] -= n
      waiting[type] += n
      if (n > 0) t.tell?.({ kind: 'refilled', location: id, goods: { [type]: n } })
    }
    waiting.food += refill.food ?? 0
    if (refill.food) t.tell?.({ kind: 'refilled', location: id, goods: { food: refill.food } })
  }
}

export const roundRules = [round, roundSetup, nextRound]
