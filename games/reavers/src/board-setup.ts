import type { Content } from './content.ts'
import { COLORS, type Die, type LocationId } from './content-file.ts'
import { drawCards } from './decks.ts'
import { rollDie } from './dice.ts'
import type { RuleContext, Turn } from './reavers.ts'

/** What lies face up on the game board: RV-2.16 to RV-2.19, RV-16.4 to RV-16.7. */

const faceUpAt = (t: RuleContext, location: LocationId) =>
  (t.content.boards[t.players] as Content['boards'][string]).faceUp[location]?.[t.players]

/** RV-16.5: as many as the supply still has. */
export function rollTradeDice(t: Turn): void {
  const { supply } = t.state
  const wanted = faceUpAt(t, 'trade-with-villages')?.dice
  const dice: Die[] = []
  for (const color of COLORS) {
    const n = Math.min(wanted?.[color] ?? 0, supply[color])
    supply[color] -= n
    for (let i = 0; i < n; i++) dice.push(rollDie(t, color))
  }
  t.state.tradeDice = dice
  t.tell?.({ kind: 'trade-dice-rolled', dice: dice.slice() })
}

/** RV-16.7: locations in the order of the content file, spaces in index order. */
export function dealLocations(t: Turn): void {
  for (const { id, action } of t.content.file.locations) {
    const faceUp = faceUpAt(t, id)
    if (!faceUp) continue
    if (faceUp.prophecies !== undefined) dealProphecies(t, id, faceUp.prophecies)
    else if ('takeGroup' in action) dealGroups(t, id, action.takeGroup.deck, faceUp.groups ?? 0, faceUp.groupSize ?? 0)
    else dealGroups(t, id, 'sea-battle', faceUp.cards ?? 0, 1)
  }
}

function dealProphecies(t: Turn, location: LocationId, spaces: number): void {
  const cards = drawCards(t, 'prophecy', spaces)
  t.state.prophecies = cards
  t.tell?.({ kind: 'location-dealt', location, cards: cards.slice() })
}

function dealGroups(
  t: Turn,
  location: LocationId,
  deck: Parameters<typeof drawCards>[1],
  groups: number,
  size: number,
): void {
  const dealt = Array.from({ length: groups }, () => drawCards(t, deck, size))
  t.state.groups[location] = dealt
  t.tell?.({ kind: 'location-dealt', location, cards: dealt.flat() })
}
