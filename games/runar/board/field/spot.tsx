import './spot.css'
import { isOffered, Mark, useThing } from '@longhouse/board'
import type { CSSProperties } from 'react'
import type { NodeId } from '../../src/content-file.ts'
import { nodeName } from '../../src/geometry.ts'
import type { Obstacle } from '../../src/state.ts'
import {
  byOf,
  type FieldContext,
  figureAt,
  figureName,
  type InField,
  nameOfSide,
  sideOfFigure,
} from '../board-context.ts'
import { Die, Figurine, Glyph, Hazard, Shard } from '../pieces/pieces.tsx'
import { StatuePicture } from '../pieces/statue.tsx'
import { keyOf } from '../thing.ts'
import { frameOf, nodePlace } from './frame.ts'
import { usePlan } from './plan.ts'

type OfNode = InField & { readonly node: NodeId }

/** What is chosen by a click on the node: where a figure is asked for, the figure, or what counts as one there (RN-22.5). */
function spotThing(context: FieldContext, node: NodeId): string {
  const figures = [figureAt(context, node) ?? node, node].map((figure) => keyOf('figure', figure))
  return figures.find((thing) => isOffered(context, thing)) ?? keyOf('node', node)
}

/** A node with all that stands and lies on it. */
export function Spot({ context, node }: OfNode) {
  const { field, geometry } = context
  const { props, lit } = useThing(spotThing(context, node), sayNode(context, node))
  const { cost, risky, onWay, isEnd, isTarget } = usePlan(node)
  const { x, y } = nodePlace(geometry, node)
  const { scale, cellX, cellY } = frameOf(geometry)
  const style = {
    left: x,
    top: y,
    '--cell-x': `${cellX}px`,
    '--cell-y': `${cellY}px`,
    '--size': scale,
  } as CSSProperties
  const obstacle = field.obstacles[node]
  const figure = figureAt(context, node)
  return (
    <div
      {...props}
      className={`rn-spot ${lit ? 'glow' : ''} ${risky ? 'risky' : ''} ${onWay ? 'on-way' : ''} ${isEnd ? 'charge-end' : ''} ${isTarget ? 'target' : ''}`}
      style={style}
      data-spot={node}
    >
      <span className="disc" />
      {field.remains[node] && <span className="remains" />}
      {field.hazards[node] && <Hazard />}
      {field.shards[node] && <Shard color={field.shards[node]} />}
      {field.dice[node] && <Die kind={field.dice[node]} />}
      {field.positions[node] && <Token context={context} node={node} />}
      {obstacle && <Standing context={context} obstacle={obstacle} />}
      {figure !== null && <OnNode context={context} figure={figure} />}
      {cost !== null && <b className="cost">{cost}</b>}
      {isTarget && <Glyph symbol="clash" />}
    </div>
  )
}

/** A Position token (RN-5.34): its owner knows the hero. */
function Token({ context, node }: OfNode) {
  const token = context.field.positions[node]
  if (!token) return null
  return (
    <span className={`rn-token ${byOf(context, token.seat)}`}>
      {token.hero ? <Figurine who={token.hero} /> : <i>?</i>}
    </span>
  )
}

function OnNode({ context, figure }: InField & { readonly figure: string }) {
  const found = context.field.figures[figure]
  if (!found) return null
  const side = sideOfFigure(found)
  const isActive = context.field.turn.hero === figure
  const wounds = found.kind === 'enemy' ? found.wounds : 0
  return (
    <span className={`figure ${byOf(context, side)} ${isActive ? 'active' : ''} ${found.kind}`}>
      <span className="base" />
      <Figurine who={found.kind === 'enemy' ? found.type : figure} />
      {side !== 'nemesis' && <Mark color={context.input.sitters[side]?.color ?? 'grey'} />}
      {wounds > 0 && <b className="wounds">−{wounds}</b>}
    </span>
  )
}

function Standing({ context, obstacle }: InField & { readonly obstacle: Omit<Obstacle, 'reward'> }) {
  const { type, wounds, owner } = obstacle
  if (type === 'statue' && owner !== undefined)
    return (
      <span className={`obstacle statue ${byOf(context, owner)}`}>
        <StatuePicture parts={context.field.players[owner]?.statue ?? 1} />
      </span>
    )
  return (
    <span className={`obstacle ${type}`}>
      <svg viewBox="0 0 50 66" aria-hidden="true">
        <use href={`#rn-ob-${type === 'runar' ? 'menhir' : type}`} />
      </svg>
      {wounds > 0 && <b className="wounds">−{wounds}</b>}
    </span>
  )
}

/** The node and what is on it, for who does not see it. */
export function sayNode(context: FieldContext, node: NodeId): string {
  const { words, field, geometry } = context
  const { x = 0, y = 0, territory } = geometry.nodes[node] ?? {}
  const obstacle = field.obstacles[node]
  const figure = figureAt(context, node)
  const owner = field.territories.indexOf(territory ?? '')
  const found = figure === null ? undefined : field.figures[figure]
  return [
    words.node(nodeName({ x, y }), owner < 0 ? '' : nameOfSide(context, owner)),
    ...(figure !== null && found
      ? [words.figureOf(figureName(context, figure), nameOfSide(context, sideOfFigure(found)))]
      : []),
    ...(obstacle ? [obstacle.type === 'runar' ? words.theRunar : context.name(`obstacle-${obstacle.type}`)] : []),
    ...(field.shards[node] ? [words.shard(field.shards[node])] : []),
    ...(field.hazards[node] ? [words.hazard] : []),
    ...(field.remains[node] ? [words.remains] : []),
    ...(field.dice[node] ? [words.die(field.dice[node], 1)] : []),
  ].join(', ')
}
