import type { Frame, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, one, refuse, yes } from '@longhouse/kernel'
import { type Action, aboutAction, actorOf, begun, completed, declined } from './actions.ts'
import type { Choices } from './choices.ts'
import type { FjordId, Main, PlaceId, Port, PortId } from './content-file.ts'
import { reach } from './geometry.ts'
import { land } from './landing.ts'
import { moveBoat } from './pieces.ts'
import type { Side } from './state.ts'
import { decision, mapOf, type OpenContext, type RuleContext, sidesOf, step, type Turn } from './vikings.ts'

/** TV-7.7 to TV-7.14, TV-7.40 to TV-7.43. */

type Sail = { readonly from: PlaceId; readonly to: PlaceId }

/** Where each boat of a seat can end within so many moves. */
export function sailsOf(t: OpenContext, seat: Seat, moves: number): Sail[] {
  const map = mapOf(t)
  const boats = t.state.boats[seat] as readonly PlaceId[]
  return [...new Set(boats)].flatMap((from) =>
    reach(map, from, moves).flatMap((to) =>
      to === from || !map.ports[to] || !boats.includes(to) ? [{ from, to }] : [],
    ),
  )
}

export const sail = decision<Action<Main>, Choices['sail']>('sail', {
  rule: 'TV-7.7',
  about: aboutAction,
  seat: actorOf,
  // A clan always has a boat, and a boat always somewhere to go.
  options: (t, { actor, effect: { value } }) => either({ sail: one(sailsOf(t, actor, value)), decline: yes }),
  why(t, action, choice) {
    if (!isRecord(choice)) return null
    if (isRecord(choice.settle))
      return refuse('not-arrived', {}, choice.settle.plunder === true ? 'TV-20.10' : 'TV-20.9')
    return isRecord(choice.sail) ? whyNotSailed(t, action, choice.sail) : null
  },
  take(t, action, choice) {
    if ('decline' in choice) return declined(t, action)
    const { actor } = action
    const { from, to } = choice.sail
    begun(t, action)
    t.next(...clearPort(t, actor, from, to), arrive({ actor, from, to }))
    if (mapOf(t).ports[to]) t.next(land({ ...action, port: to }))
    completed(t, action)
  },
})

/** TV-20.7, TV-20.8. */
function whyNotSailed(
  t: RuleContext,
  { actor, effect }: Action<Main>,
  said: Readonly<Record<string, unknown>>,
): Refusal {
  const map = mapOf(t)
  const boats = t.state.boats[actor] as readonly PlaceId[]
  const from = boats.find((place) => place === said.from)
  if (from === undefined) return refuse('no-own-boat-there', {}, 'TV-20.7')
  const to = [...map.map.fjords, ...map.map.ports].find(({ id }) => id === said.to)?.id
  if (to === undefined) return refuse('no-such-place', {}, 'TV-20.7')
  if (to !== from && map.ports[to] && boats.includes(to)) return refuse('own-boat-in-port', { port: to }, 'TV-20.8')
  return refuse('too-far', { place: to, moves: effect.value }, 'TV-20.7')
}

/** TV-7.12: another's boat leaves before this one arrives; one of the enemy clan goes home (TV-16.40). */
function clearPort(t: Turn, actor: Seat, from: PlaceId, to: PlaceId): Frame[] {
  const frames: Frame[] = []
  if (to === from || !mapOf(t).ports[to]) return frames
  for (const owner of sidesOf(t)) {
    const boats = t.state.boats[owner]
    if (owner === actor || !boats?.includes(to)) continue
    if (owner === 'enemy') sendHome(t, actor, to)
    else frames.push(driveOut({ owner, port: to, by: actor }))
  }
  return frames
}

function sendHome(t: Turn, by: Side, port: PortId): void {
  const { enemy, boats } = t.state
  boats.enemy?.splice(boats.enemy.indexOf(port), 1)
  if (enemy?.kind === 'clan') enemy.boats++
  t.tell?.({ kind: 'boat-sent-home', side: 'enemy', by, from: port })
}

interface DrivingOut {
  readonly owner: Seat
  readonly port: PortId
  readonly by: Side
}

/** TV-7.12, TV-7.43. */
export const driveOut = decision<DrivingOut, FjordId>('driveOut', {
  rule: 'TV-7.12',
  about: (_, { port, by }) => ({ port, by }),
  seat: (_, { owner }) => owner,
  options: (t, { port }) => one((mapOf(t).ports[port] as Port).fjords),
  why: () => refuse('fjord-beside-port', {}, 'TV-20.18'),
  take(t, { owner, port, by }, to) {
    moveBoat(t, owner, port, to)
    t.tell?.({ kind: 'boat-driven-out', side: owner, by, from: port, to })
  },
})

const arrive = step<Sail & { readonly actor: Seat }>('arrive', (t, { actor, from, to }) => {
  moveBoat(t, actor, from, to)
  t.tell?.({ kind: 'sailed', side: actor, from, to })
})

export const sailingRules = [sail, driveOut, arrive]
