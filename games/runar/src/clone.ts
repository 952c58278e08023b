import { cloneCampaign } from './clone-campaign.ts'
import type {
  Dice,
  Field,
  Figure,
  Nemesis,
  Obstacle,
  PlacedEvent,
  Player,
  PositionToken,
  Sheet,
  State,
  Team,
  TurnState,
} from './state.ts'

/** Written out field by field, because a clone is made millions of times; a test proves that it forgets nothing. */
export const cloneState = ({ sheet, field, over }: State): State => ({
  sheet: cloneSheet(sheet),
  field: field && cloneField(field),
  over,
})

const cloneSheet = (sheet: Sheet): Sheet => ({
  games: sheet.games.slice(),
  at: sheet.at,
  order: sheet.order.slice(),
  teams: sheet.teams.map(cloneTeam),
  treasureDeck: sheet.treasureDeck.slice(),
  artifactDeck: sheet.artifactDeck.slice(),
  ...(sheet.campaign && { campaign: cloneCampaign(sheet.campaign) }),
})

const cloneTeam = ({ clan, heroes, roster, ranks, treasures }: Team): Team => ({
  clan,
  heroes: heroes.slice(),
  ...(roster && { roster: roster.slice() }),
  ranks: cloneFlat(ranks),
  treasures: treasures.slice(),
})

const cloneField = (field: Field): Field => ({
  scenario: field.scenario,
  layout: field.layout,
  obstacleCards: field.obstacleCards,
  order: field.order.slice(),
  territories: field.territories.slice(),
  players: field.players.map(clonePlayer),
  nemesis: field.nemesis && cloneNemesis(field.nemesis),
  figures: cloneEach(field.figures, cloneFigure),
  standing: cloneFlat(field.standing),
  obstacles: cloneEach(field.obstacles, cloneObstacle),
  shards: cloneFlat(field.shards),
  hazards: cloneFlat(field.hazards),
  remains: cloneFlat(field.remains),
  dice: cloneFlat(field.dice),
  positions: cloneEach(field.positions, clonePosition),
  destiny: field.destiny.slice(),
  destinyDiscard: field.destinyDiscard.slice(),
  chosenEvents: field.chosenEvents.slice(),
  slots: field.slots.map(clonePlaced),
  enemyTokens: field.enemyTokens.slice(),
  hazardPool: field.hazardPool,
  hazardBox: field.hazardBox,
  inspirations: field.inspirations,
  offer: field.offer.slice(),
  depot: field.depot.slice(),
  turn: cloneTurn(field.turn),
  used: field.used.slice(),
  worked: cloneFlat(field.worked),
  final: field.final && structuredFinal(field.final),
})

const clonePlayer = (player: Player): Player => ({
  vp: player.vp,
  trophies: player.trophies,
  slots: player.slots.map((cards) => cards.slice()),
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

const cloneNemesis = (nemesis: Nemesis): Nemesis => ({
  vp: nemesis.vp,
  trophies: nemesis.trophies,
  slots: nemesis.slots.map((cards) => cards.slice()),
  dealt: nemesis.dealt.slice(),
  spaces: { x: nemesis.spaces.x, y: nemesis.spaces.y, z: nemesis.spaces.z },
  reserve: cloneFlat(nemesis.reserve),
  deck: nemesis.deck.slice(),
  discard: nemesis.discard.slice(),
})

const cloneDice = ({ agility, strength, instinct, neutral }: Dice): Dice => ({ agility, strength, instinct, neutral })

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

const clonePosition = ({ seat, hero }: PositionToken): PositionToken => ({ seat, hero })

const clonePlaced = ({ card, up, by }: PlacedEvent): PlacedEvent => ({ card, up, by })

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
  reacted: turn.reacted.map(({ hero, reaction }) => ({ hero, reaction })),
})

/** Once in a game. */
const structuredFinal = (final: NonNullable<Field['final']>): NonNullable<Field['final']> =>
  JSON.parse(JSON.stringify(final))

function cloneFlat<E extends string | number | boolean>(record: { readonly [key: string]: E }): { [key: string]: E } {
  const copy: { [key: string]: E } = {}
  for (const key in record) copy[key] = record[key] as E
  return copy
}

function cloneEach<E>(record: { readonly [key: string]: E }, clone: (entry: E) => E): { [key: string]: E } {
  const copy: { [key: string]: E } = {}
  for (const key in record) copy[key] = clone(record[key] as E)
  return copy
}
