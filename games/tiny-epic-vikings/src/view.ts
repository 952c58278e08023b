import type { Seat } from '@longhouse/kernel'
import type { DraftView, EnemyClanView, PlayerView, RowCardView, View } from './seen.ts'
import type { Draft, EnemyClan, Player, RowCard } from './state.ts'
import type { RuleContext } from './vikings.ts'

/** All that a seat (null: a spectator) may know: TV-19.20 to TV-19.27. */
export function viewOf(t: RuleContext, seat: Seat | null): View {
  const { players, vikings, favors, draft, enemy, ...open } = t.state
  const isOver = open.phase === 'over'
  return {
    ...open,
    players: players.map((player, owner) => viewOfPlayer(player, isOver || owner === seat)),
    vikings: { left: vikings.cards.length, discard: vikings.discard },
    favors: { above: favors.above, below: favors.below },
    draft: draft && viewOfDraft(draft, seat),
    enemy: enemy?.kind === 'clan' ? viewOfClan(enemy, isOver) : enemy,
  }
}

/** TV-19.21; TV-12.1: at the end everything is open. */
function viewOfPlayer(player: Player, isSeen: boolean): PlayerView {
  const { hand, picks, row, favors, ...open } = player
  return {
    ...open,
    hand: isSeen ? hand : null,
    handCount: hand.length,
    picks: isSeen ? picks : null,
    pickCount: picks.length,
    row: viewOfRow(row, isSeen),
    favors: isSeen ? favors : null,
    favorCount: favors.length,
  }
}

/** TV-9.9, TV-19.24. */
const viewOfRow = (row: readonly RowCard[], isSeen: boolean): RowCardView[] =>
  row.map(({ card, up, open }) => ({ card: isSeen || up || open ? card : null, up, open }))

function viewOfDraft({ hands, passes, seen, packet, piles }: Draft, seat: Seat | null): DraftView {
  const counts: { [side: string]: number } = {}
  for (const side in hands) counts[side] = hands[side]?.length ?? 0
  return {
    hand: (seat !== null && hands[seat]) || null,
    counts,
    passes,
    seen: (seat !== null && seen[seat]) || [],
    packet: (seat !== null && packet[seat]) || [],
    piles: piles.length,
  }
}

function viewOfClan(enemy: EnemyClan, isOver: boolean): EnemyClanView {
  const { deck, battles, favors, ...open } = enemy
  return {
    ...open,
    deck: deck.length,
    battles: viewOfRow(battles, isOver),
    favors: isOver ? favors : null,
    favorCount: favors.length,
  }
}
