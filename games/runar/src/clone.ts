import type { Captor, Dice, Field, Figure, Nemesis, Obstacle, Player, Sheet, State, TurnState } from './state.ts'

/** Written out field by field, because a clone is made millions of times; a test proves that it forgets nothing. */
export function cloneState({ sheet, field, over }: State): State {
  return { sheet: cloneSheet(sheet), field: field && cloneField(field), over }
}

const cloneSheet = ({ games, at, order, teams, treasureDeck, artifactDeck }: Sheet): Sheet => ({
  games,
  at,
  order: order.slice(),
  teams: teams.map(({ clan, heroes, ranks, treasures }) => ({
    clan,
    heroes: heroes.slice(),
    ranks: cloneValues(ranks),
    treasures: treasures.slice(),
  })),
  treasureDeck: treasureDeck.slice(),
  artifactDeck: artifactDeck.slice(),
})

const cloneField = (field: Field): Field => ({
  scenario: field.scenario,
  layout: field.layout,
  obstacleCards: field.obstacleCards,
  order: field.order,
  territories: field.territories,
  players: field.players.map(clonePlayer),
  nemesis: field.nemesis && cloneNemesis(field.nemesis),
  figures: cloneEach(field.figures, cloneFigure),
  standing: cloneValues(field.standing),
  obstacles: cloneEach(field.obstacles, cloneObstacle),
  shards: cloneValues(field.shards),
  hazards: cloneValues(field.hazards),
  remains: cloneValues(field.remains),
  dice: cloneValues(field.dice),
  positions: cloneValues(field.positions),
  destiny: field.destiny.slice(),
  destinyDiscard: field.destinyDiscard.slice(),
  chosenEvents: field.chosenEvents,
  slots: field.slots.map(({ card, up, by }) => ({ card, up, by })),
  enemyTokens: field.enemyTokens.slice(),
  hazardPool: field.hazardPool,
  hazardBox: field.hazardBox,
  inspirations: field.inspirations,
  offer: field.offer.slice(),
  depot: field.depot.slice(),
  turn: cloneTurn(field.turn),
  used: field.used.slice(),
  worked: cloneValues(field.worked),
  final: field.final,
})

export const cloneDice = ({ agility, strength, instinct, neutral }: Dice): Dice => ({
  agility,
  strength,
  instinct,
  neutral,
})

const cloneStacks = (stacks: Captor['slots']): Captor['slots'] => stacks.map((stack) => stack.slice())

const clonePlayer = (player: Player): Player => ({
  vp: player.vp,
  trophies: player.trophies,
  slots: cloneStacks(player.slots),
  dealt: player.dealt.slice(),
  hand: player.hand.slice(),
  deck: player.deck.slice(),
  knownTop: player.knownTop,
  knownBottom: player.knownBottom,
  memory: player.memory.slice(),
  turnCard: player.turnCard,
  pool: cloneDice(player.pool),
  shards: player.shards,
  statue: player.statue,
  treasury: player.treasury.map(({ card, up, since }) => ({ card, up, since })),
  defeatedEnemies: player.defeatedEnemies.slice(),
  enemyTokens: player.enemyTokens,
})

const cloneNemesis = ({ vp, trophies, slots, dealt, spaces, reserve, deck, discard }: Nemesis): Nemesis => ({
  vp,
  trophies,
  slots: cloneStacks(slots),
  dealt: dealt.slice(),
  spaces,
  reserve: cloneValues(reserve),
  deck: deck.slice(),
  discard: discard.slice(),
})

const cloneFigure = (figure: Figure): Figure =>
  figure.kind === 'enemy'
    ? { kind: 'enemy', type: figure.type, node: figure.node, wounds: figure.wounds }
    : {
        kind: 'hero',
        owner: figure.owner,
        node: figure.node,
        defeated: figure.defeated,
        defence: figure.defence,
        dice: cloneDice(figure.dice),
        treasure: figure.treasure,
      }

const cloneObstacle = (obstacle: Obstacle): Obstacle => ({ ...obstacle })

const cloneTurn = (turn: TurnState): TurnState => ({
  number: turn.number,
  active: turn.active,
  phase: turn.phase,
  hero: turn.hero,
  shown: turn.shown,
  symbol: turn.symbol,
  cut: turn.cut,
  built: turn.built,
  attackKind: turn.attackKind,
  used: turn.used.slice(),
  reacted: turn.reacted.slice(),
})

/** For values that are never changed, only replaced. */
function cloneValues<V>(values: { readonly [name: string]: V }): { [name: string]: V } {
  const copy: { [name: string]: V } = {}
  for (const name in values) copy[name] = values[name] as V
  return copy
}

function cloneEach<V>(values: { readonly [name: string]: V }, clone: (value: V) => V): { [name: string]: V } {
  const copy: { [name: string]: V } = {}
  for (const name in values) copy[name] = clone(values[name] as V)
  return copy
}
