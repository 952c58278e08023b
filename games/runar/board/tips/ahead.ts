import type { Tip } from '@longhouse/board'
import type { HeroId, NodeId } from '../../src/content-file.ts'
import { nodeName } from '../../src/geometry.ts'
import { durabilityAt } from '../../src/obstacle-facts.ts'
import type { Answer } from '../../src/prospects.ts'
import { type FieldContext, figureAt, figureName, nameOfSide } from '../board-context.ts'
import { prospectsAt } from '../field/pointed-plan.ts'
import { type Prospect, targetsFrom } from '../field/prospects.ts'
import { commonPrice } from '../prices.ts'

/** A tip, with what the choice would spend, what would come of it and who could react. */
export function withAhead(context: FieldContext, thing: string, tip: Tip): Tip {
  const options = context.input.options.filter((option) => option.thing === thing)
  if (options.length === 0) return tip
  const prospects = prospectsAt(context, thing)
  const lines = [...prospects.flatMap((prospect) => sayProspect(context, prospect)), ...sayAnswers(context, prospects)]
  return { ...tip, lines: [...tip.lines, ...lines], ...commonPrice(options) }
}

const placeName = ({ geometry }: FieldContext, node: NodeId): string => nodeName(geometry.nodes[node] ?? { x: 0, y: 0 })

function sayProspect(context: FieldContext, prospect: Prospect): readonly string[] {
  const { words } = context
  const { way, onrush } = prospect
  const rush = onrush ? [words.ahead.onrush(onrush.power, onrush.defence, onrush.hits)] : []
  return [...rush, ...SAID[way](context, prospect)]
}

type Saying = (context: FieldContext, prospect: Prospect) => readonly string[]

const SAID: { readonly [way in Prospect['way']]: Saying } = {
  move: () => [],
  change: ({ words }) => [words.ahead.change],
  charge: ({ words }) => [words.ahead.charge],
  reinforce: ({ words }) => [words.ahead.reinforce],
  collect: () => [],
  walk(context, { hero, at, points }) {
    const { words, field, input } = context
    const left = input.seatView.about?.points ?? points
    const hazard = at !== null && field.hazards[at] ? [words.ahead.ontoHazard] : []
    return [words.ahead.points(points, left), ...hazard, ...sayTargets(context, hero, at as NodeId)]
  },
  push: (context, { at, goes }) => [
    goes === null ? context.words.ahead.blocked : sayPushed(context, at as NodeId, goes),
  ],
  activate: (context, { goes }) => (goes === null ? [] : [saySent(context, goes)]),
  attack: (context, { at }) => [sayAttacked(context, at as NodeId)],
}

function sayTargets(context: FieldContext, hero: HeroId, from: NodeId): readonly string[] {
  const names = targetsFrom(context.openContext, hero, from).map((node) => nameAt(context, node))
  return names.length > 0 ? [context.words.ahead.inReach(names)] : []
}

function nameAt(context: FieldContext, node: NodeId): string {
  const figure = figureAt(context, node)
  if (figure !== null) return figureName(context, figure)
  const type = context.field.obstacles[node]?.type
  return type === 'runar' ? context.words.theRunar : context.name(`obstacle-${type}`)
}

function sayPushed(context: FieldContext, at: NodeId, to: NodeId): string {
  const { ahead } = context.words
  const isHit = figureAt(context, at) !== null && context.field.hazards[to]
  return ahead.pushed(placeName(context, to), isHit === true)
}

function saySent(context: FieldContext, to: NodeId): string {
  const figure = figureAt(context, to)
  return context.words.ahead.sent(placeName(context, to), figure === null ? null : figureName(context, figure))
}

/** What one damage does to whoever stands there. */
function sayAttacked(context: FieldContext, at: NodeId): string {
  const { field, content, openContext, words } = context
  const figure = figureAt(context, at)
  const found = figure === null ? undefined : field.figures[figure]
  if (found?.kind === 'hero') return words.ahead.hitsHero(context.name(figure as string), found.defence)
  const health = found ? (content.enemies[found.type]?.health ?? 0) : (durabilityAt(openContext, at) ?? 0)
  const wounds = found?.wounds ?? field.obstacles[at]?.wounds ?? 0
  return words.ahead.hits(nameAt(context, at), Math.max(0, health - wounds - 1))
}

/** What others may answer, if they can. */
const ANSWERED: readonly Prospect['way'][] = ['move', 'push', 'attack', 'collect', 'walk']

function sayAnswers(context: FieldContext, prospects: readonly Prospect[]): readonly string[] {
  const answers = prospects.flatMap((prospect) => prospect.answers)
  if (answers.length === 0)
    return prospects.some(({ way }) => ANSWERED.includes(way)) ? [context.words.ahead.nobody] : []
  return [...new Set(answers.map((answer) => sayAnswer(context, answer)))]
}

const sayAnswer = (context: FieldContext, { hero, seat, reaction }: Answer): string =>
  `${context.name(hero)} (${nameOfSide(context, seat)}) ${context.words.ahead.may[reaction]}.`
