import type { Seat } from '@longhouse/kernel'
import { forEachOf } from '@longhouse/kernel'
import { DECKS } from './content-file.ts'
import type { RuleContext } from './reavers.ts'
import type { PlayerView, View } from './seen.ts'
import type { Player } from './state.ts'

/** All that a seat (null: a spectator) may know: RV-19.16 to RV-19.25. */
export function viewOf(t: RuleContext, seat: Seat | null): View {
  const { players, decks, stacks, looking, ...open } = t.state
  return {
    ...open,
    players: players.map((player, owner) => viewOfPlayer(t, player, owner === seat)),
    decks: forEachOf(DECKS, (deck) => ({ left: decks[deck].cards.length, discard: decks[deck].discard })),
    stacks: Object.fromEntries(Object.entries(stacks).map(([stack, tiles]) => [stack, tiles.length])),
    looking: looking && {
      ...looking,
      count: looking.cards.length,
      cards: looking.seat === seat ? looking.cards : null,
    },
  }
}

/** RV-19.23: at the end everything is open. */
function viewOfPlayer(t: RuleContext, player: Player, isOwn: boolean): PlayerView {
  const seen = isOwn || t.state.phase === 'over'
  const { prophecies, pile, claims, ...open } = player
  return {
    ...open,
    prophecies: seen ? prophecies : null,
    prophecyCount: prophecies.length,
    pile: seen ? pile : null,
    pileCount: pile.length,
    claims: claims.map((tile) => t.content.territories[tile]?.stack ?? ''),
  }
}
