import { isOffered, scoreTip, type Tip } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { capital } from '@longhouse/kernel/wording'
import type { DieKind, HeroId, NodeId, ObstacleType, Scenario } from '../../src/content-file.ts'
import { isAlone } from '../../src/solo.ts'
import { heroCardOf } from '../../src/stats.ts'
import {
  type BoardContext,
  boardContextOf,
  entryOf,
  type FieldContext,
  figureAt,
  figureName,
  hasField,
  heroOf,
  nameOfSide,
  type RunarInput,
  sideOfFigure,
} from '../board-context.ts'
import { sayNode } from '../field/spot.tsx'
import type { StandingPhase } from '../phases.ts'
import { sayCard } from '../pieces/action-card.tsx'
import { sayDice } from '../pieces/pieces.tsx'
import { keyOf, type Sign, type Thing, thingAt } from '../thing.ts'
import { withAhead } from './ahead.ts'

/** What a thing of this board is, does and costs. */
export function tipOf(input: RunarInput, key: string): Tip | null {
  const thing = thingAt(key)
  const context = boardContextOf(input)
  const tip = thing && tipOfThing(context, thing)
  return tip && hasField(context) ? withAhead(context, key, tip) : tip
}

function tipOfThing(context: BoardContext, thing: Thing): Tip | null {
  const { words } = context
  switch (thing.kind) {
    case 'named':
      return namedTip(context, thing.is)
    case 'card':
      return {
        title: context.name(context.content.cards[thing.is]?.hero ?? thing.is),
        lines: [sayCard(context, thing.is)],
        rule: 'RN-8.1',
        ...sourceOf(context, thing.is),
      }
    case 'ability':
      return abilityTip(context, thing.is)
    case 'chip':
      return { title: words.chips[thing.is], lines: [words.tip.chips[thing.is]], rule: CHIP_RULES[thing.is] }
    case 'seat':
      return {
        title: nameOfSide(context, thing.is),
        lines: [...pilesOf(context, thing.is), words.tip.seat],
        rule: 'RN-30.13',
      }
    case 'score':
      return scoredTip(context, thing.is)
    case 'side':
      return { title: words.nemesis.name, lines: [words.tip.nemesis], rule: 'RN-24.1' }
    case 'phase':
      return { title: words.phase[thing.is], lines: [words.tip.phase[thing.is]], rule: PHASE_RULES[thing.is] }
    case 'die':
      return { title: capital(words.die(thing.is, 1)), lines: [words.tip.die[thing.is]], rule: DIE_RULES[thing.is] }
    case 'sign':
      return { title: words.sign[thing.is], lines: [words.tip.sign[thing.is]], rule: SIGN_RULES[thing.is] }
    case 'node':
      return hasField(context) ? nodeTip(context, thing.is) : null
    case 'figure':
      return hasField(context) ? pickedTip(context, thing.is) : null
    case 'hero':
      return hasField(context) ? heroTip(context, thing.is) : null
    case 'worn':
      return hasField(context) ? namedTip(context, heroOf(context, thing.is)?.treasure ?? '') : null
  }
}

const scoredTip = (context: BoardContext, seat: Seat): Tip => ({
  ...scoreTip(context.input, {
    title: nameOfSide(context, seat),
    items: [{ item: 'play', points: context.field?.players[seat]?.vp ?? 0 }],
    unseen: context.words.tip.scoredAtEnd,
  }),
  rule: 'RN-26.4',
})

/** What lies in piles, where there is no room to show it. */
function pilesOf({ words, field }: BoardContext, seat: Seat): readonly string[] {
  const player = field?.players[seat]
  if (!player) return []
  const { handCount, deckCount, memory, dealt, trophies, shards } = player
  return [
    `${words.hand}: ${handCount}, ${words.deck}: ${deckCount}, ${words.memory}: ${memory.length}`,
    `${words.dealt}: ${dealt.length}, ${words.trophies}: ${trophies}, ${words.other.shard}: ${shards}`,
  ]
}

const PHASE_RULES: { readonly [phase in StandingPhase]: string } = {
  initial: 'RN-6.3',
  tactics: 'RN-7.1',
  action: 'RN-8.1',
  support: 'RN-19.1',
  destiny: 'RN-20.5',
  nemesis: 'RN-24.3',
  end: 'RN-25.2',
}

const DIE_RULES: { readonly [kind in DieKind]: string } = {
  agility: 'RN-10.1',
  strength: 'RN-10.13',
  instinct: 'RN-10.21',
  neutral: 'RN-10.22',
}

const SIGN_RULES: { readonly [sign in Sign]: string } = {
  shard: 'RN-18.1',
  damage: 'RN-15.4',
  defeat: 'RN-16.8',
  defence: 'RN-14.2',
  hazard: 'RN-17.1',
  event: 'RN-21.6',
  destiny: 'RN-20.1',
}

const CHIP_RULES = { move: 'RN-10.1', coordination: 'RN-7.4', build: 'RN-7.15' } as const

const sourceOf = ({ content }: BoardContext, id: string): Pick<Tip, 'source'> => {
  const source = entryOf(content, id)?.source
  return source === 'designed' || source === 'host' ? { source } : {}
}

function namedTip(context: BoardContext, id: string): Tip | null {
  const { content, input, words } = context
  const { language } = input
  const event = content.events[id]
  const source = sourceOf(context, id)
  // RN-29.10
  const isIdle = isAlone(context.openContext) && (event ? event.mission !== null : content.missions[id] !== undefined)
  const idle = isIdle ? [words.destiny.alone] : []
  if (event) {
    const parts = [event.immediate, event.upgrade, event.mission].flatMap((part) => (part ? [part.text[language]] : []))
    return { title: context.name(id), lines: [...parts, ...idle], rule: isIdle ? 'RN-29.10' : 'RN-21.1', ...source }
  }
  const text = (content.treasures[id] ?? content.missions[id] ?? content.dooms[id])?.text[language]
  if (text)
    return {
      title: context.name(id),
      lines: [text, ...idle],
      rule: isIdle ? 'RN-29.10' : content.treasures[id] ? 'RN-23.1' : 'RN-26.5',
      ...source,
    }
  const hero = content.heroes[id]
  if (hero)
    return {
      title: context.name(id),
      lines: [hero.role[language], ...hero.ranks.explorer.abilities.map(({ text }) => text[language])],
      rule: 'RN-4.2',
      ...source,
    }
  const scenario = content.scenarios[id]
  if (scenario) return scenarioTip(context, scenario)
  const trait = traitOf(context, id)
  if (trait) return { title: context.name(id), lines: [trait.text[language]], rule: 'RN-13.5', ...source }
  return content.clans[id] ? { title: context.name(id), lines: [words.tip.clan], rule: 'RN-4.1' } : null
}

/** Its rules and Actions, each by its name. */
function scenarioTip(context: BoardContext, { id, rules, actions, setup }: Scenario): Tip {
  const { language } = context.input
  const said = [...setup, ...rules, ...actions].map(({ name, text }) => `${name[language]}: ${text[language]}`)
  return {
    title: context.name(id),
    lines: said.length > 0 ? said : [context.words.tip.noRules],
    rule: 'RN-27.1',
    ...sourceOf(context, id),
  }
}

const traitOf = ({ content }: BoardContext, id: string) =>
  Object.values(content.heroes)
    .flatMap(({ ranks }) => Object.values(ranks))
    .find(({ trait }) => trait?.id === id)?.trait

function abilityTip(context: BoardContext, id: string): Tip | null {
  const { language } = context.input
  for (const hero of Object.values(context.content.heroes))
    for (const { abilities } of Object.values(hero.ranks)) {
      const found = abilities.find((ability) => ability.id === id)
      if (found)
        return { title: found.name[language], lines: [found.text[language]], rule: 'RN-13.1', ...sourceOf(context, id) }
    }
  return null
}

function nodeTip(context: FieldContext, node: NodeId): Tip {
  const figure = figureAt(context, node)
  if (figure !== null) return figureTip(context, figure)
  const obstacle = context.field.obstacles[node]
  if (obstacle) return obstacleTip(context, node, obstacle.type)
  return {
    title: capital(sayNode(context, node)),
    lines: isOffered(context, keyOf('node', node)) ? [] : [context.words.tip.node],
    rule: 'RN-2.21',
  }
}

/** Without Obstacle cards an Obstacle does nothing but stand there (RN-22.4). */
function obstacleTip(context: FieldContext, node: NodeId, type: ObstacleType | 'runar'): Tip {
  const { content, field, input, words } = context
  const card = type === 'runar' || !field.obstacleCards ? undefined : content.obstacles[type]
  return {
    title: capital(sayNode(context, node)),
    lines: [words.tip.obstacle, ...(card ? [card.text[input.language]] : [])],
    rule: 'RN-22.1',
    ...sourceOf(context, `obstacle-${type}`),
  }
}

/** A figure, or what counts as one on its node (RN-22.5). */
const pickedTip = (context: FieldContext, picked: string): Tip =>
  context.field.figures[picked] ? figureTip(context, picked) : nodeTip(context, picked)

function figureTip(context: FieldContext, figure: string): Tip {
  const { words, field, content } = context
  const found = field.figures[figure]
  const title = figureName(context, figure)
  if (!found) return { title, lines: [], rule: 'RN-1.9' }
  if (found.kind === 'hero') return heroTip(context, figure)
  const { power = 0, health = 0 } = content.enemies[found.type] ?? {}
  return {
    title,
    lines: [words.tip.enemy(power, health, found.wounds), nameOfSide(context, sideOfFigure(found))],
    rule: 'RN-24.34',
  }
}

function heroTip(context: FieldContext, hero: HeroId): Tip {
  const { words } = context
  const figure = heroOf(context, hero)
  const title = context.name(hero)
  if (!figure) return { title, lines: [], rule: 'RN-1.9' }
  return {
    title,
    lines: [
      nameOfSide(context, figure.owner),
      words.tip.hero(figure.defence),
      sayDice(context, figure.dice),
      ...sayTrait(context, hero),
    ],
    rule: 'RN-12.2',
  }
}

function sayTrait({ openContext, input: { language } }: FieldContext, hero: HeroId): readonly string[] {
  const { trait } = heroCardOf(openContext, hero)
  return trait ? [`${trait.name[language]}: ${trait.text[language]}`] : []
}
