import type { Seat } from '@longhouse/kernel'
import { type CardsOf, type Die, HOLDINGS, type Holding, LOCATIONS, type LocationId } from './content-file.ts'
import { colorOf } from './die.ts'
import type { Cause } from './events.ts'
import { type OpenContext, playerAt, type Turn } from './reavers.ts'
import type { PlayerView } from './seen.ts'
import type { HeldArtifact, Player } from './state.ts'

/** Cards and tiles of a player board that can be given up, and where they go (RV-15.4, RV-13.9, RV-15.6). */

/** One of them, and for a specialised Reaver in which slot it stands. */
export type Held =
  | { readonly as: Exclude<Holding, 'specialized'>; readonly card: string }
  | { readonly as: 'specialized'; readonly slot: LocationId; readonly card: string }

/** As choices name it: `leader/reaver-scout`, `raid-keeps/reaver-fanatic`, `artifact/artifact-bodn`. */
export const nameOfHeld = (held: Held): string => `${held.as === 'specialized' ? held.slot : held.as}/${held.card}`

export function readHeld(name: string): Held {
  const at = name.indexOf('/')
  const place = name.slice(0, at)
  const card = name.slice(at + 1)
  const slot = LOCATIONS.find((location) => location === place)
  if (slot) return { as: 'specialized', slot, card }
  const as = HOLDINGS.find((holding) => holding === place)
  if (!as || as === 'specialized') throw new Error(`${name} names nothing of a player board`)
  return { as, card }
}

export function holdingsOf(t: OpenContext, seat: Seat, { from }: CardsOf): string[] {
  const player = playerAt(t, seat)
  return [...new Set(from.flatMap((holding) => heldAs(player, holding).map(nameOfHeld)))]
}

function heldAs(player: Player | PlayerView, as: Holding): Held[] {
  switch (as) {
    case 'artifact':
      return player.artifacts.map(({ card }) => ({ as, card }))
    case 'leader':
      return player.leader ? [{ as, card: player.leader }] : []
    case 'specialized':
      return Object.entries(player.slots).flatMap(([slot, reavers]) =>
        reavers.map((card) => ({ as, slot: slot as LocationId, card })),
      )
    case 'ship-upgrade':
      return player.upgrades.map(({ tile }) => ({ as, card: tile }))
    case 'prophecy':
      return (player.prophecies ?? []).map((card) => ({ as, card }))
  }
}

export function giveUp(t: Turn, seat: Seat, holding: string, cause: Cause): void {
  const player = playerAt(t, seat)
  const held = readHeld(holding)
  const { card } = held
  switch (held.as) {
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
    case 'specialized': {
      const slot = player.slots[held.slot] as string[]
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
