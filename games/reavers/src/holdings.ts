import type { Seat } from '@longhouse/kernel'
import { type CardsOf, colorOf, type Die, type Holding } from './content-file.ts'
import type { Cause } from './events.ts'
import { playerAt, type RuleContext, type Turn } from './reavers.ts'
import type { HeldArtifact, Player } from './state.ts'

/** Cards and tiles of a player board that can be given up, and where they go (RV-15.4, RV-13.9, RV-15.6). */

/** Each named by its place and itself: `leader/reaver-scout`, `raid-keeps/reaver-fanatic`, `artifact/artifact-bodn`. */
export function holdingsOf(t: RuleContext, seat: Seat, { from }: CardsOf): string[] {
  const player = playerAt(t, seat)
  return [...new Set(from.flatMap((holding) => heldAs(player, holding)))]
}

function heldAs(player: Player, holding: Holding): string[] {
  switch (holding) {
    case 'artifact':
      return player.artifacts.map(({ card }) => `artifact/${card}`)
    case 'leader':
      return player.leader ? [`leader/${player.leader}`] : []
    case 'specialized':
      return Object.entries(player.slots).flatMap(([slot, reavers]) => reavers.map((reaver) => `${slot}/${reaver}`))
    case 'ship-upgrade':
      return player.upgrades.map(({ tile }) => `ship-upgrade/${tile}`)
    case 'prophecy':
      return player.prophecies.map((card) => `prophecy/${card}`)
  }
}

export function giveUp(t: Turn, seat: Seat, holding: string, cause: Cause): void {
  const player = playerAt(t, seat)
  const at = holding.indexOf('/')
  const place = holding.slice(0, at)
  const card = holding.slice(at + 1)
  switch (place) {
    case 'artifact':
      return dropArtifact(t, seat, leastOf(player.artifacts, card, ({ die }) => die === null) as HeldArtifact, cause)
    case 'leader':
      player.leader = null
      return pileCard(t, seat, card, cause)
    case 'ship-upgrade':
      return loseUpgrade(t, seat, card, cause)
    case 'prophecy':
      player.prophecies.splice(player.prophecies.indexOf(card), 1)
      t.state.decks.prophecy.discard.push(card)
      t.tell?.({ kind: 'prophecy-discarded', seat, card })
      return
    default: {
      const slot = player.slots[place] as string[]
      slot.splice(slot.indexOf(card), 1)
      pileCard(t, seat, card, cause)
    }
  }
}

/** Of two alike, the one its owner misses less. */
const leastOf = <H extends { readonly card: string }>(held: readonly H[], card: string, isLess: (one: H) => boolean) =>
  held.find((one) => one.card === card && isLess(one)) ?? held.find((one) => one.card === card)

export function pileCard(t: Turn, seat: Seat, card: string, cause: Cause): void {
  playerAt(t, seat).pile.push(card)
  t.tell?.({ kind: 'card-piled', seat, card, cause })
}

/** RV-14.15, RV-14.16. */
export function dropArtifact(t: Turn, seat: Seat, held: HeldArtifact, cause: Cause): void {
  const { artifacts } = playerAt(t, seat)
  artifacts.splice(artifacts.indexOf(held), 1)
  if (held.die) returnDie(t, held.die)
  pileCard(t, seat, held.card, cause)
}

/** RV-13.9: whichever side it showed. */
function loseUpgrade(t: Turn, seat: Seat, tile: string, cause: Cause): void {
  const { upgrades } = playerAt(t, seat)
  const spent = upgrades.findIndex((held) => held.tile === tile && !held.ready)
  upgrades.splice(spent >= 0 ? spent : upgrades.findIndex((held) => held.tile === tile), 1)
  t.state.upgrades[tile] = (t.state.upgrades[tile] ?? 0) + 1
  t.tell?.({ kind: 'upgrade-lost', seat, tile, cause })
}

/** A die goes back to the supply (RV-5.8). */
export function returnDie(t: Turn, die: Die): void {
  t.state.supply[colorOf(die)]++
}
