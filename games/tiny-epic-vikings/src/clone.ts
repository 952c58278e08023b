import type { Battle, Draft, EnemyClan, IslandState, Player, RowCard, State } from './state.ts'

/** Written out field by field, because a clone is made millions of times; a test proves that it forgets nothing. */
export function cloneState(state: State): State {
  const { vikings, favors, turn } = state
  return {
    era: state.era,
    phase: state.phase,
    first: state.first,
    gods: state.gods.map(({ god, rune, fury }) => ({ god, rune, fury })),
    vikings: { cards: vikings.cards.slice(), discard: vikings.discard.slice() },
    invaders: state.invaders.slice(),
    favors: { above: favors.above.slice(), below: favors.below.slice(), out: favors.out.slice() },
    battle: state.battle && cloneBattle(state.battle),
    islands: cloneIslands(state.islands),
    villages: state.villages.slice(),
    boats: cloneLists(state.boats),
    offered: cloneCounts(state.offered),
    draft: state.draft && cloneDraft(state.draft),
    players: state.players.map(clonePlayer),
    enemy: state.enemy && (state.enemy.kind === 'clan' ? cloneClan(state.enemy) : { kind: 'passive' }),
    turn: { side: turn.side, taken: turn.taken, sacrificed: turn.sacrificed },
  }
}

const cloneRow = (row: readonly RowCard[]): RowCard[] => row.map(({ card, up, open }) => ({ card, up, open }))

const clonePlayer = (player: Player): Player => ({
  hand: player.hand.slice(),
  picks: player.picks.slice(),
  row: cloneRow(player.row),
  favors: player.favors.slice(),
  wood: player.wood,
  food: player.food,
  steel: player.steel,
  settlers: player.settlers,
  boatSlots: player.boatSlots.slice(),
  templeSlots: player.templeSlots.slice(),
  villages: player.villages,
})

const cloneBattle = ({ starter, fighters, favor, row, end, bonus }: Battle): Battle => ({
  starter,
  fighters: fighters.slice(),
  favor,
  row,
  end,
  bonus,
})

const cloneDraft = ({ hands, passes, seen, packet, piles }: Draft): Draft => ({
  hands: cloneLists(hands),
  passes,
  seen: cloneLists(seen),
  packet: cloneLists(packet),
  piles: piles.map((pile) => pile.slice()),
})

const cloneClan = (enemy: EnemyClan): EnemyClan => ({
  kind: 'clan',
  chieftain: enemy.chieftain,
  deck: enemy.deck.slice(),
  leaders: enemy.leaders.slice(),
  battles: cloneRow(enemy.battles),
  favors: enemy.favors.slice(),
  settlers: enemy.settlers,
  boats: enemy.boats,
  temples: enemy.temples,
  wood: enemy.wood,
  food: enemy.food,
  steel: enemy.steel,
  full: enemy.full.slice(),
  icons: enemy.icons.map(({ track, at }) => ({ track, at })),
  pending: enemy.pending,
  villages: enemy.villages,
})

function cloneIslands(islands: State['islands']): State['islands'] {
  const copy: State['islands'] = {}
  for (const island in islands) {
    const { rune, settlers, temples } = islands[island] as IslandState
    copy[island] = { rune, settlers: cloneCounts(settlers), temples: cloneCounts(temples) }
  }
  return copy
}

/** Written out, because `...` is slow on objects with numbers for keys. */
function cloneCounts(counts: { readonly [name: string]: number }): { [name: string]: number } {
  const copy: { [name: string]: number } = {}
  for (const name in counts) copy[name] = counts[name] as number
  return copy
}

function cloneLists<E>(lists: { readonly [name: string]: readonly E[] }): { [name: string]: E[] } {
  const copy: { [name: string]: E[] } = {}
  for (const name in lists) copy[name] = (lists[name] as readonly E[]).slice()
  return copy
}
