import type { Frame, Json, Options } from '@longhouse/kernel'
import type { State } from '@longhouse/runar'
import type { SavedTable } from '../src/session/saved-table.ts'
import { acting } from './moments/runar.ts'
import { asked, type Moment, type Played, type Search, tableAt, tableFrom, tablesAt } from './saves.ts'

/** Decisions to which chance comes in one of hundreds of games, or in games of another kind: how a table is found for each. */

type Finding = (decision: string) => Promise<SavedTable>

/** The first game in which it comes; under other rules it may be one of those after it. */
const inGames =
  (game: Played, search: Search): Finding =>
  async (decision) =>
    (await tablesAt(game, { [decision]: asked(decision) }, search))[0] as SavedTable

const byChance = (game: Played, first: number): Finding => inGames(game, { first })
const ofRunar = (first: number, players: number, options: Options): Finding =>
  inGames('runar', { first, kind: { players, options } })
const campaign = (first: number, players = 2): Finding =>
  ofRunar(first, players, { play: 'conquerors', 'first-player': 0 })
const alone = (first: number): Finding => ofRunar(first, 1, { play: 'conquerors' })

type Field = NonNullable<State['field']>

const fieldOf = (state: unknown): Field => (state as State).field as Field

/** With the printed cards it is never asked: a Battlefield at which seat 0 acts is changed until it is. */
const changed =
  (moment: Moment, change: (field: Field) => Json): Finding =>
  async (decision) => {
    const saved = await tableAt('runar', (position) => acting(position) && moment(position))
    return tableFrom({ ...saved, id: decision }, ({ state, stack }) => {
      stack.push({ step: decision, args: change(fieldOf(state)) } satisfies Frame)
    })
  }

const rivalOf = ({ figures }: Field) =>
  Object.values(figures).find((figure) => figure.kind === 'hero' && figure.owner !== 0 && figure.node !== null)

/** RN-13.9: no printed Push reaches farther than the next node. */
const pushedFromAfar = changed(
  ({ state }) => rivalOf(fieldOf(state)) !== undefined,
  (field) => {
    const hero = field.turn.hero as string
    const act = { do: 'act', who: 'self', action: 'push', range: 9 }
    const carrier = { seat: 0, hero, bound: {}, cause: 'mark-vidar' }
    return { seat: 0, hero, act, carrier, at: rivalOf(field)?.node as string }
  },
)

const idolsOf = ({ obstacles, players }: Field) =>
  Object.entries(obstacles).filter(
    ([, { type, owner }]) => type === 'statue' && (players[owner ?? -1]?.statue ?? 0) > 1,
  )

const boarOf = ({ figures }: Field) =>
  Object.entries(figures).find(([, figure]) => figure.kind === 'enemy' && figure.type === 'hidlesvini')

/** RN-31.32: on no printed layout a boar can stand between two Statues. */
const betweenStatues = changed(
  ({ state }) => {
    const field = fieldOf(state)
    return field.scenario === 'scenario-4b' && idolsOf(field).length > 1 && boarOf(field) !== undefined
  },
  (field) => {
    const [hero, boar] = boarOf(field) as NonNullable<ReturnType<typeof boarOf>>
    const free = freeBeside(field, boar.node as string)
    for (const [node, statue] of idolsOf(field).slice(0, 2)) {
      delete field.obstacles[node]
      field.obstacles[free.pop() as string] = statue
    }
    return { seat: 0, carrying: { effects: [], at: 0, seat: 0, hero, bound: {}, cause: 'trampled-idols' } }
  },
)

/** Nodes of the Battlefield have the numbers of their column and row in their names. */
function freeBeside({ standing, obstacles }: Field, node: string): string[] {
  const [x, y] = node.split('-').slice(1).map(Number) as [number, number]
  const beside = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `n-${x + dx}-${y + dy}`))
  return beside.filter((each) => !standing[each] && !obstacles[each])
}

export const SELDOM: { readonly [game in Played]?: { readonly [decision: string]: Finding } } = {
  'tiny-epic-vikings': { moveTemple: byChance('tiny-epic-vikings', 1567) },
  runar: {
    enemyTarget: byChance('runar', 131),
    'nextEffect:order': byChance('runar', 251),
    takeDie: byChance('runar', 331),
    pickOpponent: byChance('runar', 410),
    takeTreasure: ofRunar(368, 2, { play: 'scenario-2a', 'first-player': 0 }),
    // What a Doom takes away: Dooms come in campaigns alone (RN-5.6).
    loseDie: campaign(999),
    loseCard: campaign(891),
    'spikes:reaction': campaign(238),
    orderTied: campaign(14, 3),
    promote: campaign(24),
    keepArtifact: campaign(249),
    chooseTreasure: campaign(24),
    rest: campaign(24),
    shop: campaign(845),
    fieldHeroes: alone(0),
    strikeHero: alone(0),
    bareShard: alone(0),
    assumedNode: pushedFromAfar,
    whichStatue: betweenStatues,
  },
}
