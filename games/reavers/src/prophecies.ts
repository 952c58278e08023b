import type { Seat } from '@longhouse/kernel'
import type { Counter, Prophecy, SetName } from './content-file.ts'
import { type OpenContext, playerAt, type Turn } from './reavers.ts'

/** Prophecies: taking them, and what they count at the end (RV-18.36 to RV-18.52). */

/** RV-19.19, RV-19.22: everybody sees which open card is taken; one from the deck is known to its owner alone. */
export function takeProphecies(t: Turn, seat: Seat, cards: readonly string[], open: boolean): void {
  for (const card of cards) {
    playerAt(t, seat).prophecies.push(card)
    const told = { kind: 'prophecy-taken', seat, card, open } as const
    if (open) t.tell?.(told)
    else t.tell?.(told, { only: [seat], others: { ...told, card: null } })
  }
}

/** Cards, for those who may see them: of the secrets of others nothing is counted (RV-19.18, RV-19.20). */
const seen = (cards: readonly string[] | null): readonly string[] => cards ?? []

/** RV-17.17. */
export function prophecyGlory(t: OpenContext, seat: Seat, card: string): number {
  const { per, glory } = (t.content.prophecies[card] as Prophecy).score
  return glory * counted(t, seat, per)
}

const CLAN_OF = { 'reaver-helm': 'helm', 'reaver-raven': 'raven', 'reaver-tree': 'tree' } as const
export const TOKEN_OF = { 'wall-token': 'wall', 'farm-token': 'farm', 'tower-token': 'tower' } as const
export const TERRITORY_OF = { 'territory-food': 'food', 'territory-favor': 'favor', 'territory-dice': 'dice' } as const
const SET_OF = {
  'tapestry-card': 'tapestry',
  'art-card': 'art',
  'armor-card': 'armor',
  'treasure-card': 'treasure',
} as const

/** RV-23.6. */
function counted(t: OpenContext, seat: Seat, counter: Counter): number {
  const player = playerAt(t, seat)
  switch (counter) {
    case 'reaver-helm':
    case 'reaver-raven':
    case 'reaver-tree':
      return ownedReavers(t, seat).filter((card) => clanIconOf(t, card) === CLAN_OF[counter]).length
    case 'sea-battle-card':
      return seen(player.pile).filter((card) => card in t.content.seaBattles).length
    case 'territory-food':
    case 'territory-favor':
    case 'territory-dice':
      return player.territories.filter((tile) => t.content.territories[tile]?.type === TERRITORY_OF[counter]).length
    case 'wall-token':
    case 'farm-token':
    case 'tower-token':
      return player[TOKEN_OF[counter]]
    case 'tapestry-card':
    case 'art-card':
    case 'armor-card':
    case 'treasure-card':
      return setCards(t, seat, SET_OF[counter]).length
    case 'ship-upgrade-tile':
      return player.upgrades.length
    case 'prophecy-card':
      return seen(player.prophecies).length
    case 'artifact-card':
      return ownedArtifacts(t, seat).length
  }
}

const clanIconOf = (t: OpenContext, reaver: string): string | undefined =>
  t.content.clans[t.content.reavers[reaver]?.clan ?? '']?.icon

/** RV-17.1: Leader, slots and pile alike. */
function ownedReavers(t: OpenContext, seat: Seat): string[] {
  const { leader, slots, pile } = playerAt(t, seat)
  const owned = leader ? [leader] : []
  for (const slot in slots) owned.push(...(slots[slot] as readonly string[]))
  for (const card of seen(pile)) if (card in t.content.reavers) owned.push(card)
  return owned
}

/** RV-18.50: placed or in the pile. */
export function ownedArtifacts(t: OpenContext, seat: Seat): string[] {
  const { artifacts, pile } = playerAt(t, seat)
  const owned = artifacts.map(({ card }) => card)
  for (const card of seen(pile)) if (card in t.content.artifacts) owned.push(card)
  return owned
}

export const setCards = (t: OpenContext, seat: Seat, set: SetName): string[] =>
  seen(playerAt(t, seat).pile).filter((card) => t.content.setOf[card] === set)
