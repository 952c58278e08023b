import type { Json, Language } from '@longhouse/kernel'
import { unlinked } from '@longhouse/kernel/wording'
import type { Content } from '../src/content.ts'
import type { BoardNode, EnemyType, EventCard, Hero, Named, Scenario, Treasure } from '../src/content-file.ts'
import { nodeName } from '../src/geometry.ts'
import type { FigureId } from '../src/state.ts'

/** What the log and the questions point at: whatever has a name, every node, and every figure. */

type Titled = Pick<Named, 'id' | 'name'>

const some = <T>(...entries: readonly (T | null | undefined)[]): readonly T[] => entries.flatMap((entry) => entry ?? [])

const namedOfHero = (hero: Hero): readonly Titled[] => [
  hero,
  ...hero.actionCards,
  ...Object.values(hero.ranks).flatMap(({ abilities, trait }) => [...abilities, ...some(trait)]),
]

const namedOfEvent = ({ mission, immediate, upgrade, ...event }: EventCard): readonly Titled[] => [
  event,
  ...some<Titled>(mission, immediate, upgrade),
]

const namedOfTreasure = ({ grantsAction, grantsReaction, ...treasure }: Treasure): readonly Titled[] => [
  treasure,
  ...some<Titled>(grantsAction, grantsReaction),
]

const namedOfScenario = ({ setup, rules, actions, ...scenario }: Scenario): readonly Titled[] => [
  scenario,
  ...setup,
  ...rules,
  ...actions,
]

export function namedThings({ file }: Content): readonly Titled[] {
  return [
    ...file.clans,
    ...file.heroes.flatMap(namedOfHero),
    ...file.inspirationCards,
    ...file.advantageCards,
    ...file.events.flatMap(namedOfEvent),
    ...file.dooms,
    ...file.missions,
    ...file.scenarios.flatMap(namedOfScenario),
    ...file.campaign.campaigns,
    ...file.campaign.rewards,
    ...file.treasures.flatMap(namedOfTreasure),
    ...file.layouts,
    ...file.destinyCards,
    ...file.obstacles.flatMap((obstacle) => [obstacle, ...(obstacle.rewards ?? [])]),
    ...file.statueParts,
    ...file.tactics,
    ...file.actions,
    ...file.reactions,
    ...file.enemies.flatMap((enemy) => [enemy, ...enemy.actionCards]),
  ]
}

export const boardNodes = ({ file }: Content): readonly BoardNode[] => file.boards.flatMap(({ nodes }) => nodes)

/** The type that the id of an Enemy begins with; null for heroes. */
export function enemyTypeIn({ enemies }: Content, figure: FigureId): EnemyType | null {
  const type = /^(.+)-\d+$/.exec(figure)?.[1]
  return type !== undefined && Object.hasOwn(enemies, type) ? type : null
}

/** What the board calls things that are not known by their bare id: `node@n-2-6`. */
function keysIn(content: Content): ReadonlyMap<string, string> {
  const { heroes } = content.file
  const abilities = heroes.flatMap(({ ranks }) => Object.values(ranks).flatMap((rank) => rank.abilities))
  const of = (kind: string, things: readonly { readonly id: string }[]): readonly (readonly [string, string])[] =>
    things.map(({ id }) => [id, `${kind}@${id}`])
  return new Map([
    ...of('node', boardNodes(content)),
    ...of('ability', abilities),
    ...of(
      'card',
      heroes.flatMap(({ actionCards }) => actionCards),
    ),
  ])
}

/** The names that content gives to things, and links to them. */
export function namesOf(content: Content, language: Language) {
  const names = new Map(namedThings(content).map(({ id, name }) => [id, name[language]]))
  for (const node of boardNodes(content)) names.set(node.id, nodeName(node))
  const keys = keysIn(content)
  const known = (id: Json | undefined): string | null => {
    const name = typeof id === 'string' ? names.get(id) : undefined
    return name === undefined ? null : `[${unlinked(name)}](${keys.get(id as string) ?? id})`
  }
  const link = (id: string): string => known(id) ?? id
  /** A hero by its name, an Enemy by that of its type. */
  const figure = (id: FigureId): string => {
    const type = enemyTypeIn(content, id)
    return type === null ? link(id) : `[${names.get(type) ?? type}](figure@${id})`
  }
  return { known, link, figure }
}
