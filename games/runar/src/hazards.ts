import type { NodeId } from './content-file.ts'
import { harm } from './damage-frame.ts'
import type { Direction } from './geometry.ts'
import { figureAt, figureOf, hasObstacle, nodeAt, placeOf } from './places.ts'
import { fieldOf, type OpenContext, openFieldOf, step, type Turn } from './runar.ts'
import { sideOf } from './sides.ts'
import type { FigureId } from './state.ts'
import { hasStat } from './stats.ts'

/** RN-17: Hazard tokens activate on figures. */

interface Arrival {
  readonly figure: FigureId
  /** Who moved or placed it; null: itself, or a rule. */
  readonly mover: FigureId | null
  /** Of its own will (RN-17.9). */
  readonly willing: boolean
}

const hasHazard = (t: OpenContext, node: NodeId): boolean => openFieldOf(t).hazards[node] === true

/** A figure has come to stand on a node. */
export const arrive = step<Arrival>('arrive', (t, { figure, mover, willing }) => {
  const node = placeOf(t, figure)
  if (node !== null && hasHazard(t, node)) meet(t, figure, node, willing ? null : mover)
})

/** A Hazard token was moved or placed onto a node (RN-17.2, RN-17.8): it activates on who stands there. */
const hazardArrives = step<{ readonly node: NodeId; readonly mover: FigureId | null }>(
  'hazardArrives',
  (t, { node, mover }) => {
    const figure = figureAt(t, node)
    if (figure !== null) meet(t, figure, node, mover)
  },
)

/** RN-17.7, RN-17.19: not by Enemies on Enemies, nor on whom Hazards leave alone. */
function meet(t: Turn, figure: FigureId, node: NodeId, mover: FigureId | null): void {
  const isEnemy = figureOf(t, figure).kind === 'enemy'
  if (isEnemy ? mover === null || sideOf(t, mover) === 'nemesis' : hasStat(t, figure, 'ignore-hazard')) return
  activate(t, figure, node, mover)
}

/** RN-17.1, RN-17.18. Who dealt it is `mover`; an ally's doing and one's own will are neutral (RN-17.8 to RN-17.11). */
export function activate(t: Turn, figure: FigureId, node: NodeId, mover: FigureId | null): void {
  const field = fieldOf(t)
  delete field.hazards[node]
  field.hazardPool++
  t.tell?.({ kind: 'hazard-activated', node, figure })
  t.next(harm({ figure, kind: 'direct', by: mover, cause: 'hazard', attack: false, hazard: true }))
}

/** RN-10.16 to RN-10.18: whether the token can go on in this direction, and where it comes to lie. */
export function hazardGoes(t: OpenContext, from: NodeId, direction: Direction): NodeId | null {
  const to = nodeAt(t, from).to[direction]
  return to === undefined || hasHazard(t, to) || hasObstacle(t, to) ? null : to
}

/** One node on, if it can; what lies with it stays (RN-10.20). */
export function moveHazard(t: Turn, from: NodeId, direction: Direction, by: FigureId): void {
  const to = hazardGoes(t, from, direction)
  if (to === null) return
  const { hazards } = fieldOf(t)
  delete hazards[from]
  hazards[to] = true
  t.tell?.({ kind: 'hazard-moved', from, to, by })
  t.next(hazardArrives({ node: to, mover: by }))
}

export const hazardRules = [arrive, hazardArrives]
