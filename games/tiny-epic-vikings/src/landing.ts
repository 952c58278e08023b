import type { Form, Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, one, refuse } from '@longhouse/kernel'
import type { Action } from './actions.ts'
import { aboutAction, actorOf } from './actions.ts'
import type { Choices } from './choices.ts'
import type { IslandId, Main, Port, PortId } from './content-file.ts'
import { eraOf } from './draft.ts'
import { attack, landSettlers, withdraw } from './pieces.ts'
import { islandsWithSettlers } from './sides.ts'
import { decision, mapOf, playerAt, type RuleContext, type Turn } from './vikings.ts'

/** TV-7.15 to TV-7.23, TV-7.45: settlers and the village, answered at once. */

export interface Landing extends Action<Main> {
  readonly port: PortId
}

const islandOf = (t: RuleContext, port: PortId): IslandId => (mapOf(t).ports[port] as Port).island

/** TV-7.15: as many as the sail's value, the sheet and the food allow. */
function mostSettlers(t: RuleContext, { actor, effect }: Landing): number {
  const { settlers } = playerAt(t, actor)
  return Math.min(settlers, affordableSettlers(t, actor, effect.value))
}

const affordableSettlers = (t: RuleContext, seat: Seat, value: number): number => {
  const { food } = t.content.clan.deployCost
  return food === 0 ? value : Math.min(value, Math.floor(playerAt(t, seat).food / food))
}

/** TV-7.20, TV-7.21. */
const canPlunder = (t: RuleContext, { actor, port }: Landing): boolean =>
  t.state.villages.includes(port) && playerAt(t, actor).steel >= eraOf(t).plunderSteel

export const land = decision<Landing, Choices['land']>('land', {
  rule: 'TV-7.15',
  about: (t, landing) => ({ ...aboutAction(t, landing), port: landing.port }),
  seat: actorOf,
  options(t, landing) {
    const most = mostSettlers(t, landing)
    const plunders = canPlunder(t, landing) ? [false, true] : [false]
    const settling = plunders.flatMap((plunder) =>
      Array.from({ length: most + 1 }, (_, settlers) => ({ settlers, plunder })),
    )
    const ways: { [way: string]: Form } = { settle: one(settling) }
    const from = withdrawable(t, landing)
    if (from.length > 0) ways.withdraw = one(from)
    return either(ways)
  },
  why: (t, landing, choice) => (isRecord(choice) ? whyNotLanded(t, landing, choice) : null),
  take(t, landing, choice) {
    const { actor, port } = landing
    if ('withdraw' in choice) {
      withdraw(t, actor, choice.withdraw)
      return t.again()
    }
    const { settlers, plunder } = choice.settle
    if (settlers > 0) deploy(t, actor, islandOf(t, port), settlers)
    if (plunder) plunderVillage(t, actor, port)
  },
})

/** TV-7.16, TV-5.9; TV-5.12: where it could not lead to another landing it is no reason to ask. */
function withdrawable(t: RuleContext, landing: Landing): IslandId[] {
  const { actor, effect, source } = landing
  if (source === 'boon') return []
  const affordable = affordableSettlers(t, actor, effect.value)
  return affordable > 0 || canPlunder(t, landing) ? islandsWithSettlers(t, actor) : []
}

/** TV-7.15, TV-7.17. */
function deploy(t: Turn, seat: Seat, island: IslandId, settlers: number): void {
  const food = settlers * t.content.clan.deployCost.food
  playerAt(t, seat).food -= food
  landSettlers(t, seat, island, settlers)
  t.tell?.({ kind: 'settlers-deployed', side: seat, island, settlers, food })
  attack(t, seat, island)
}

/** TV-7.20, TV-7.22. */
function plunderVillage(t: Turn, seat: Seat, port: PortId): void {
  const player = playerAt(t, seat)
  const steel = eraOf(t).plunderSteel
  player.steel -= steel
  player.villages++
  t.state.villages.splice(t.state.villages.indexOf(port), 1)
  t.tell?.({ kind: 'village-plundered', side: seat, port, steel })
}

/** TV-20.9, TV-20.10. */
function whyNotLanded(t: RuleContext, landing: Landing, said: Readonly<Record<string, unknown>>): Refusal | null {
  const { actor, effect, port } = landing
  const player = playerAt(t, actor)
  if ('withdraw' in said) return refuse('no-own-settler-there', {}, 'TV-20.26')
  if (!isRecord(said.settle)) return null
  const { settlers, plunder } = said.settle
  if (plunder === true && !t.state.villages.includes(port)) return refuse('no-village-there', { port }, 'TV-20.10')
  const steel = eraOf(t).plunderSteel
  if (plunder === true && player.steel < steel)
    return refuse('cannot-afford', { resource: 'steel', needs: steel, has: player.steel }, 'TV-20.10')
  if (typeof settlers !== 'number' || !(settlers > 0)) return null
  if (settlers > effect.value) return refuse('too-many-settlers', { most: effect.value }, 'TV-20.9')
  if (settlers > player.settlers) return refuse('sheet-empty', { settlers: player.settlers }, 'TV-20.9')
  const food = settlers * t.content.clan.deployCost.food
  return player.food < food
    ? refuse('cannot-afford', { resource: 'food', needs: food, has: player.food }, 'TV-20.9')
    : null
}

export const landingRules = [land]
