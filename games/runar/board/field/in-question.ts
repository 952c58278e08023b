import { isRecord, type Json } from '@longhouse/kernel'
import type { NodeId } from '../../src/content-file.ts'
import type { Direction } from '../../src/geometry.ts'
import { nodesAlong } from '../../src/ways.ts'
import { type FieldContext, viewerOf } from '../board-context.ts'
import { keyOf } from '../thing.ts'

type About = { readonly [fact: string]: Json }

const aboutOf = ({ input }: FieldContext): About =>
  isRecord(input.seatView.about) ? (input.seatView.about as About) : {}

const placeOf = ({ field }: FieldContext, figure: Json | undefined): NodeId | null =>
  typeof figure === 'string' ? (field.figures[figure]?.node ?? null) : null

/** What a question may be about, the first that is known first. */
const WHO = ['hero', 'mover', 'target', 'figure', 'attacker'] as const

/** The node that the question is about, where the Active hero stands, or else one of the viewer's: there a small screen looks. */
export function nodeInQuestion(context: FieldContext): string | null {
  const about = aboutOf(context)
  const own = context.view.sheet.teams[viewerOf(context) ?? 0]?.heroes ?? []
  const places = [...WHO.map((who) => about[who]), context.field.turn.hero, ...own].map((who) => placeOf(context, who))
  const node = [about.at, about.node, ...places].find(
    (each) => typeof each === 'string' && each in context.geometry.nodes,
  )
  return typeof node === 'string' ? keyOf('node', node) : null
}

/** What is about to happen, or has just been done, in a question that answers it: from node to node. */
export function declaredWay(context: FieldContext): readonly NodeId[] {
  const { step } = context.input.seatView
  const { figure, at, mover, from, way, attacker, hero, by } = aboutOf(context)
  // A Shard under one's own feet is no way off.
  const between = (one: NodeId | null, other: NodeId | null) =>
    one !== null && other !== null && one !== other ? [one, other] : []
  switch (step) {
    case 'reaction:reaction':
      return between(placeOf(context, figure), typeof at === 'string' ? at : null)
    case 'chase:reaction':
      return typeof mover === 'string' && typeof from === 'string'
        ? nodesAlong(context.openContext, from, way as readonly Direction[])
        : []
    case 'spikes:reaction':
      return between(placeOf(context, attacker), placeOf(context, hero))
    case 'suffer':
      return between(placeOf(context, by), placeOf(context, hero))
    default:
      return []
  }
}
