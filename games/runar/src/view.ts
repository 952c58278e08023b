import type { Seat } from '@longhouse/kernel'
import type { RuleContext } from './runar.ts'
import type { FieldView, NemesisView, ObstacleView, PlayerView, PositionView, SheetView, View } from './seen.ts'
import type { Field, Nemesis, Obstacle, Player, Sheet } from './state.ts'

/** All that a seat (null: a spectator) may know: RN-30. */
export function viewOf(t: RuleContext, seat: Seat | null): View {
  const { sheet, field, over } = t.state
  return { sheet: viewOfSheet(sheet), field: field && viewOfField(t, field, seat), over }
}

/** RN-30.21. */
function viewOfSheet({ treasureDeck, artifactDeck, ...open }: Sheet): SheetView {
  return { ...open, treasuresLeft: treasureDeck.length, artifactsLeft: artifactDeck.length }
}

function viewOfField(t: RuleContext, field: Field, seat: Seat | null): FieldView {
  const { players, nemesis, obstacles, positions, destiny, slots, ...open } = field
  return {
    ...open,
    players: players.map((player, owner) => viewOfPlayer(player, owner === seat)),
    nemesis: nemesis && viewOfNemesis(t, nemesis),
    obstacles: mapped(obstacles, withoutReward),
    positions: mapped(positions, (token): PositionView => (token.seat === seat ? token : { ...token, hero: null })),
    destinyCount: destiny.length,
    // RN-30.15
    slots: slots.map(({ card, up, by }) => ({ card: up || by === seat ? card : null, up, by })),
  }
}

/** RN-30.14. */
const withoutReward = ({ reward, ...open }: Obstacle): ObstacleView => open

/** RN-30.1, RN-30.5, RN-30.6, RN-30.18, RN-30.19. */
function viewOfPlayer(player: Player, isOwn: boolean): PlayerView {
  const { hand, deck, knownTop, knownBottom, ...open } = player
  return {
    ...open,
    hand: isOwn ? hand : null,
    handCount: hand.length,
    inspirations: hand.filter((card) => card === 'inspiration').length,
    deckCount: deck.length,
    deckTop: isOwn ? deck.slice(deck.length - knownTop).reverse() : null,
    deckBottom: isOwn ? deck.slice(0, knownBottom) : null,
  }
}

/** RN-30.12. */
function viewOfNemesis(t: RuleContext, { deck, ...open }: Nemesis): NemesisView {
  const top = deck.at(-1)
  return { ...open, deckCount: deck.length, nextType: top ? (t.content.enemyCards[top]?.enemy ?? null) : null }
}

function mapped<V, W>(values: { readonly [name: string]: V }, map: (value: V) => W): { readonly [name: string]: W } {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}
