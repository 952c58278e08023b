import { type Counts, type Form, isRecord, type Json } from '@longhouse/kernel'
import { leastOf, type Who } from '@longhouse/kernel/wording'
import type { Source } from '../src/about.ts'
import type { Content } from '../src/content.ts'
import {
  type Effect,
  type Goods,
  type MainAction,
  type PortId,
  RESOURCES,
  type Resource,
  type Rune,
  type TrackAction,
} from '../src/content-file.ts'
import type { Settlers } from '../src/events.ts'
import type { Side } from '../src/state.ts'
import type { Asked } from './kinds.ts'

/** What sentences need to know of goods, places and the table, in any language. */

/** What there is of the goods, in the order in which they are named. */
export const partsOf = (goods: Goods): readonly (readonly [Resource, number])[] =>
  RESOURCES.flatMap((resource) => {
    const n = goods[resource] ?? 0
    return n > 0 ? [[resource, n] as const] : []
  })

/** What lies on the map, or could. */
export type Piece = 'village' | 'boat' | 'chieftain' | 'settler' | 'temple'

/** What is counted in pieces on the board. */
export type Counted = Resource | Rune | Piece | 'any' | 'fury' | 'back'

export const isResource = (value: unknown): value is Resource => (RESOURCES as readonly unknown[]).includes(value)

/** Causes that are no card and no place. */
const RULE_CAUSES = ['battle', 'invaders', 'enemy-hand'] as const
export type RuleCause = (typeof RULE_CAUSES)[number]
export const isRuleCause = (cause: string): cause is RuleCause => (RULE_CAUSES as readonly string[]).includes(cause)

/** A name for every side: the seats' names come from the table, that of the enemy from the language. */
export const sidesWith =
  (who: Who, enemy: string) =>
  (side: Side): string =>
    side === 'enemy' ? enemy : who(side)

/** `(TV-16.18)` after what a rule makes the enemy do; nothing after what people do. */
export const enemyRule = (side: Side, rule: string): string => (side === 'enemy' ? `(${rule})` : '')

/** How the enemy carries out what it can (TV-21.15); anything else it leaves to its sheet. */
const ACTION_RULE: { readonly [action in MainAction]: string } = {
  sail: 'TV-16.5',
  explore: 'TV-16.31',
  harvest: 'TV-16.28',
  build: 'TV-16.33',
}

export const enemyActionRule = (side: Side, { type }: Effect): string =>
  enemyRule(side, isMain(type) ? ACTION_RULE[type] : 'TV-16.38')

const isMain = (type: string): type is MainAction => Object.hasOwn(ACTION_RULE, type)

/** Which rule says what an icon of the enemy's tracks does. */
export const ICON_RULE: { readonly [action in TrackAction]: string } = {
  'raise-fury': 'TV-16.44',
  'hunt-boat': 'TV-16.45',
  'cross-route': 'TV-16.47',
  'add-settler': 'TV-16.49',
  'add-boat': 'TV-16.50',
  'add-temple': 'TV-16.51',
  'start-battle': 'TV-16.53',
}

/** Which rule moves the chieftain boat: an icon, or a sail. */
export const chieftainRule = (cause: string): string => (isIcon(cause) ? ICON_RULE[cause] : 'TV-16.7')

const isIcon = (cause: string): cause is TrackAction => Object.hasOwn(ICON_RULE, cause)

/** Settlers lost, by the island on which they were. */
export function lossesByIsland(losses: readonly Settlers[]): readonly (readonly [string, readonly Settlers[]])[] {
  const islands = new Map<string, Settlers[]>()
  for (const loss of losses) islands.set(loss.island, [...(islands.get(loss.island) ?? []), loss])
  return [...islands]
}

/** What the slot of a clan sheet costs to empty (TV-7.34). */
export const boatWood = ({ clan }: Content, slot: number): number => clan.boatSlots[slot]?.wood ?? 0
export const templeWood = ({ clan }: Content, slot: number): number => clan.templeSlots[slot]?.wood ?? 0

/** TV-9.5: the settlers that a mix names. */
export const smittenIn = (mix: Counts): readonly Settlers[] =>
  Object.entries(mix).flatMap(([key, settlers]) => (settlers > 0 ? [{ ...smitten(key), settlers }] : []))

function smitten(key: string): Pick<Settlers, 'island' | 'side'> {
  const at = key.lastIndexOf('/')
  const side = key.slice(at + 1)
  return { island: key.slice(0, at), side: side === 'enemy' ? side : Number(side) }
}

/** What the decisions of an action are about. */
interface AskedAction {
  /** The card, the god or the sacrifice action it comes from. */
  readonly cause: string
  readonly source: Source | null
  /** Moves of a sail, steps of an exploration. */
  readonly value: number
  /** Steps not made yet. */
  readonly left: number
  readonly port: PortId
}

export function actionAsked({ about }: Asked): AskedAction {
  const { cause = '', source = null, value, left = 0, port = '' } = about ?? {}
  return { cause, source, value: value ?? 0, left, port }
}

/** The one effect without a target that a card or a god asks about; null where several could be meant. */
export function plainEffect({ vikings, gods }: Content, { cause, source }: AskedAction): Effect | null {
  const viking = vikings[cause]
  const effects = viking ? [source === 'rune' ? viking.runeAction : viking.leaderAction] : (gods[cause]?.boon ?? [])
  const [effect, ...others] = effects.filter(isPlain)
  return effect && others.length === 0 ? effect : null
}

function isPlain(effect: Effect): boolean {
  if (effect.type === 'collect') return !effect.resources.any
  if (effect.type === 'fury') return effect.target === 'this-god'
  return effect.type === 'draw-replace' || effect.type === 'enter-battle'
}

/** What may be done on arrival (TV-7.45): the most settlers, and whether the village can be plundered. */
export function landingIn(form: Form): { readonly settlers: number; readonly plunder: boolean } {
  const settling = form.kind === 'either' ? form.of.settle : undefined
  const ways = settling?.kind === 'one' ? settling.of.filter(isSettling) : []
  return {
    settlers: Math.max(0, ...ways.map(({ settlers }) => settlers)),
    plunder: ways.some(({ plunder }) => plunder),
  }
}

const isSettling = (way: Json): way is { readonly settlers: number; readonly plunder: boolean } =>
  isRecord(way) && 'settlers' in way

/** How many resources a mix asks for. */
export const amountIn = (form: Form, way: string): number =>
  leastOf(form.kind === 'either' ? (form.of[way] ?? form) : form)

/** TV-15.2: how many cards of the piles are kept already, and of how many. */
export const keptOf = ({ about }: Asked): { readonly kept: number; readonly of: number } => ({
  kept: about?.kept ?? 0,
  of: about?.of ?? 0,
})

/** What the enemy needs a port for: to build in it, or to hunt there. */
export const purposeOf = ({ about }: Asked): string => about?.purpose ?? ''

/** Where the enemy adds a settler. */
export const islandOf = ({ about }: Asked): string => about?.island ?? ''
