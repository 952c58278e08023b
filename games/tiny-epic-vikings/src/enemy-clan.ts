import type { Seat } from '@longhouse/kernel'
import type { IslandId, Main, Port, Rune, Viking, VikingId } from './content-file.ts'
import { canDrawViking, drawViking } from './decks.ts'
import type { Skipped } from './events.ts'
import type { EnemyClan } from './state.ts'
import { mapOf, type RuleContext, type Turn } from './vikings.ts'

/** The enemy of a solo game: a side that nobody sits at, never decides and is never asked. */

/** The one player, who decides whatever the rules leave open (TV-16.4). */
export const HUMAN: Seat = 0

export const isSolo = ({ state: { enemy } }: RuleContext): boolean => enemy?.kind === 'clan'

export const clanOf = ({ state: { enemy } }: RuleContext): EnemyClan => enemy as EnemyClan

/** TV-16.16: the island at which the chieftain boat lies. */
export const focusIsland = (t: RuleContext): IslandId => (mapOf(t).ports[clanOf(t).chieftain] as Port).island

export const runeOf = (t: RuleContext, card: VikingId): Rune => (t.content.vikings[card] as Viking).rune

/** TV-15.4, TV-15.5. */
export const hasEnemyCard = (t: RuleContext): boolean => clanOf(t).deck.length > 0 || canDrawViking(t)

/** The top card of its deck, or of the Viking deck when it has none (TV-15.4). */
export const takeEnemyCard = (t: Turn): VikingId | undefined => clanOf(t).deck.pop() ?? drawViking(t)

/** TV-16.39: what its sheet lists for a kind of rune. */
export const sheetAction = (t: RuleContext, rune: Rune): Main =>
  (t.content.enemy.runeActions.find((action) => action.rune === rune) as { readonly effect: Main }).effect

/** What a rule keeps it from doing: whoever watches is told which. */
export function skipped(t: Turn, what: Skipped, rule: string): void {
  t.tell?.({ kind: 'enemy-skipped', side: 'enemy', what, rule })
}

/** All that share the least. */
export function least<E>(items: readonly E[], worth: (item: E) => number): E[] {
  const lowest = Math.min(...items.map(worth))
  return items.filter((item) => worth(item) === lowest)
}

/** TV-18.1. */
export function discardEnemyCards(t: Turn): void {
  const { leaders, battles, deck } = clanOf(t)
  t.reveal()
  t.state.vikings.discard.push(...leaders.splice(0), ...battles.splice(0).map(({ card }) => card), ...deck.splice(0))
}
