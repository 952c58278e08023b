import { byId, dictionaryOf } from '@longhouse/kernel'
import raw from '../content/reavers.json' with { type: 'json' }
import {
  type Artifact,
  type Clan,
  type Color,
  type ContentFile,
  DECKS,
  type DeckId,
  type Die,
  type Effect,
  type Entry,
  type GameBoard,
  type Icon,
  type Journey,
  type Location,
  type LocationId,
  type PlayerBoard,
  type Prophecy,
  type Reaver,
  type Scoring,
  type SeaBattle,
  type SetName,
  type Spoil,
  type Stack,
  type Territory,
  type Token,
  type Upgrade,
} from './content-file.ts'
import { dieOf } from './die.ts'

/** The cards, tiles, dice and boards as the rules read them (RV-23). Every number of the game comes from here. */

type ById<E> = { readonly [id: string]: E }

export interface Content {
  readonly file: ContentFile
  readonly rounds: number
  readonly faces: { readonly [color in Color]: readonly Icon[] }
  readonly diceTotal: { readonly [color in Color]: number }
  readonly combatFaces: readonly number[]
  /** How many combat dice there are (RV-9.5). */
  readonly combatDice: number
  readonly tokenTotal: { readonly [token in Token]: number }
  /** The different dice that a die of a colour can be. */
  readonly sides: { readonly [color in Color]: readonly Die[] }
  /** Combat dice an icon gives. */
  readonly hammers: { readonly [icon in Icon]: number }
  /** The icons an icon may stand for in a payment, itself first (RV-5.11). */
  readonly satisfies: { readonly [icon in Icon]: readonly Icon[] }
  readonly clans: ById<Clan>
  readonly boards: ById<GameBoard>
  readonly playerBoard: PlayerBoard
  readonly locations: { readonly [location in LocationId]: Location }
  readonly restBranches: readonly (readonly Effect[])[]
  readonly reavers: ById<Reaver>
  readonly prophecies: ById<Prophecy>
  readonly journeys: ById<Journey>
  readonly seaBattles: ById<SeaBattle>
  readonly artifacts: ById<Artifact>
  /** Village and Keep Spoils, artifacts among them. */
  readonly spoils: ById<Spoil>
  /** The set that a Spoil belongs to, if to any. */
  readonly setOf: ById<SetName>
  readonly stacks: ById<Stack>
  readonly allStacks: readonly Stack[]
  readonly territories: ById<Territory>
  readonly upgrades: ById<Upgrade>
  /** Which deck a card belongs to. */
  readonly deckOf: ById<DeckId>
  readonly setup: ContentFile['setup']
  readonly scoring: Scoring
}

export const rulebookFile = raw as unknown as ContentFile

export function readContent(file: ContentFile): Content {
  const crew = file.dice.filter((die) => die.kind === 'crew')
  const combat = file.dice.find((die) => die.kind === 'combat')
  const choose = file.rest.effects[0].choose
  const stacks: ById<Stack> = dictionaryOf(file.territories.map((tile) => [tile.stack, tile]))
  return {
    file,
    rounds: file.meta.rounds,
    faces: named(crew.map((die) => [die.color, die.faces])) as Content['faces'],
    sides: named<readonly Die[]>(
      crew.map((die) => [die.color, [...new Set(die.faces)].map((face) => dieOf(die.color, face))]),
    ) as Content['sides'],
    diceTotal: named(crew.map((die) => [die.color, die.count])) as Content['diceTotal'],
    combatFaces: combat?.faces ?? [],
    combatDice: combat?.count ?? 0,
    tokenTotal: named(
      file.pieces.flatMap(({ resource, limited, count }) => (resource && limited ? [[resource, count] as const] : [])),
    ) as Content['tokenTotal'],
    hammers: named(file.icons.map(({ id, hammers }) => [id, hammers ?? 0])) as Content['hammers'],
    satisfies: named<readonly Icon[]>(
      file.icons.map(({ id, satisfies }) => [id, [id, ...(satisfies ?? [])]]),
    ) as Content['satisfies'],
    clans: byId(file.clans),
    boards: named(
      file.boards.flatMap((board) =>
        'players' in board ? board.players.map((players) => [players, board] as const) : [],
      ),
    ),
    playerBoard: file.boards.find((board) => 'diceSlots' in board) as PlayerBoard,
    locations: byId(file.locations) as Content['locations'],
    restBranches: choose,
    reavers: byId(file.reavers),
    prophecies: byId(file.prophecies),
    journeys: byId(file.seaJourneys),
    seaBattles: byId(file.seaBattles),
    artifacts: byId(file.villageSpoils.filter((card) => card.kind === 'artifact')),
    spoils: byId([...file.villageSpoils, ...file.keepSpoils]),
    setOf: dictionaryOf(file.keepSpoils.flatMap(({ id, set }) => (set ? [[id, set] as const] : []))),
    stacks,
    allStacks: Object.values(stacks),
    territories: byId(file.territories),
    upgrades: byId(file.shipUpgrades),
    deckOf: dictionaryOf(DECKS.flatMap((deck) => entriesOf(file, deck).map(({ id }): [string, DeckId] => [id, deck]))),
    setup: file.setup,
    scoring: file.scoring,
  }
}

/** The cards of a deck, each as often as it is in the box. */
export function copies(entries: readonly Entry[]): string[] {
  const cards: string[] = []
  for (const { id, count } of entries) for (let n = 0; n < count; n++) cards.push(id)
  return cards
}

export function entriesOf(file: ContentFile, deck: DeckId): readonly Entry[] {
  switch (deck) {
    case 'reaver':
      return file.reavers
    case 'prophecy':
      return file.prophecies
    case 'sea-journey':
      return file.seaJourneys
    case 'sea-battle':
      return file.seaBattles
    case 'village':
      return file.villageSpoils
    case 'keep':
      return file.keepSpoils
  }
}

const named = <E>(pairs: readonly (readonly [string | number, E])[]): ById<E> => Object.fromEntries(pairs)
