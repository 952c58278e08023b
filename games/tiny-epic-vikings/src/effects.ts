import type { Frame, Seat } from '@longhouse/kernel'
import { either, isRecord, mix, one, refuse, yes } from '@longhouse/kernel'
import { type Action, aboutAction, actorOf, begun, completed, declined } from './actions.ts'
import { build } from './building.ts'
import type { Choices } from './choices.ts'
import { type Effect, type EffectOf, RESOURCES, type Resource } from './content-file.ts'
import { canDrawViking } from './decks.ts'
import { explore } from './exploring.ts'
import { changeFury, godOf } from './fury.ts'
import { gainGoods, roomFor, whyNotMix } from './goods.ts'
import { harvest } from './harvest.ts'
import { canFight, enterBattle } from './joining.ts'
import { drawCard, exchange, moveTemple, smite } from './rune-actions.ts'
import { sail } from './sailing.ts'
import { counted } from './sides.ts'
import type { GodInPlay, RowCard } from './state.ts'
import { decision, playerAt, type RuleContext, step, type Turn } from './vikings.ts'

/** The one interpreter of the effect vocabulary (TV-21). */

type Word = Effect['type']

const FRAMES: { readonly [W in Word]: (action: Action<EffectOf<W>>) => Frame } = {
  sail: (action) => sail(action),
  explore: (action) => explore({ ...action, left: action.effect.value, entered: [] }),
  harvest: (action) => harvest(action),
  build: (action) => build(action),
  'explore-temple': (action) => moveTemple(action),
  smite: (action) => smite(action),
  'draw-replace': (action) => effect(action),
  'enter-battle': (action) => effect(action),
  collect: (action) => (action.effect.resources.any ? gain(action) : effect(action)),
  exchange: (action) => exchange(action),
  fury: (action) => (action.effect.target === 'any-god' ? whichGod(action) : effect(action)),
}

/** The decision, or the question whether to do it at all, with which an effect is carried out. */
export const perform = (action: Action): Frame => FRAMES[action.effect.type](action as never)

/** Effects one after the other; what was agreed to by itself is not asked about twice. */
export function performAll(of: Omit<Action, 'effect'>, effects: readonly Effect[]): Frame[] {
  const [only, ...more] = effects
  if (only && more.length === 0 && perform({ ...of, effect: only }).step === 'effect')
    return [doEffect({ ...of, effect: only })]
  return effects.map((each) => perform({ ...of, effect: each }))
}

/** What is done without a further choice. */
const doEffect = step<Action>('doEffect', (t, action) => {
  if (canDo(t, action)) happen(t, action)
})

function happen(t: Turn, action: Action): void {
  const { actor, effect: done, cause } = action
  begun(t, action)
  if (done.type === 'collect') gainGoods(t, actor, collected(t, actor, done), cause)
  else if (done.type === 'draw-replace') t.next(drawCard(action as Action<EffectOf<'draw-replace'>>))
  else if (done.type === 'enter-battle') turnFaceDown(t, actor)
  else if (done.type === 'fury') changeFury(t, godMeant(t, cause), done.delta, actor, cause)
}

/** Whether anything would come of it. */
function canDo(t: RuleContext, { actor, effect: wanted, cause }: Action): boolean {
  switch (wanted.type) {
    case 'draw-replace':
      return canDrawViking(t)
    case 'enter-battle':
      return canFight(t)
    case 'collect': {
      const goods = collected(t, actor, wanted)
      return RESOURCES.some((resource) => goods[resource] > 0 && roomFor(t, actor, resource) > 0)
    }
    case 'fury':
      return wanted.delta > 0 || godMeant(t, cause).fury > 0
    default:
      return true
  }
}

/** TV-9.10: as often as the counter says. */
function collected(t: RuleContext, seat: Seat, { resources, per }: EffectOf<'collect'>): { [r in Resource]: number } {
  const times = per ? counted(t, seat, per) : 1
  const { wood = 0, food = 0, steel = 0 } = resources
  return { wood: wood * times, food: food * times, steel: steel * times }
}

/** TV-9.8, TV-9.9: face down, and yet known to all. */
function turnFaceDown(t: Turn, seat: Seat): void {
  const played = playerAt(t, seat).row.at(-1) as RowCard
  played.up = false
  played.open = true
  enterBattle(t, seat)
}

/** `this-god`: the god whose sheet it is, or whose rune is on the card. */
function godMeant(t: RuleContext, cause: string): GodInPlay {
  const viking = t.content.vikings[cause]
  return viking ? godOf(t, viking.rune) : (t.state.gods.find(({ god }) => god === cause) as GodInPlay)
}

/** TV-5.4, TV-6.40: what needs no target is still done or left. */
const effect = decision<Action, Choices['effect']>('effect', {
  rule: 'TV-19.10',
  about: aboutAction,
  seat: actorOf,
  options: (t, action) => (canDo(t, action) ? either({ do: yes, decline: yes }) : null),
  take(t, action, choice) {
    if ('decline' in choice) return declined(t, action)
    happen(t, action)
    completed(t, action)
  },
})

/** TV-19.8: the amount is fixed, the mix is chosen. */
const gain = decision<Action<EffectOf<'collect'>>, Choices['gain']>('gain', {
  rule: 'TV-19.8',
  about: aboutAction,
  seat: actorOf,
  options(t, { actor, effect: wanted }) {
    const n = freeChoices(t, actor, wanted)
    return n > 0 ? either({ gain: mix({ wood: n, food: n, steel: n }, n), decline: yes }) : null
  },
  why: (t, { actor, effect: wanted }, choice) => whyNotMix(choice, 'gain', freeChoices(t, actor, wanted)),
  take(t, action, choice) {
    if ('decline' in choice) return declined(t, action)
    const { actor, effect: wanted, cause } = action
    begun(t, action)
    const goods = collected(t, actor, wanted)
    for (const resource of RESOURCES) goods[resource] += choice.gain[resource] ?? 0
    gainGoods(t, actor, goods, cause)
    completed(t, action)
  },
})

const freeChoices = (t: RuleContext, seat: Seat, { resources, per }: EffectOf<'collect'>): number =>
  (resources.any ?? 0) * (per ? counted(t, seat, per) : 1)

/** TV-21.11. */
const whichGod = decision<Action<EffectOf<'fury'>>, Choices['whichGod']>('whichGod', {
  rule: 'TV-21.11',
  about: aboutAction,
  seat: actorOf,
  options(t, { effect: { delta } }) {
    const { gods } = t.state
    if (delta < 0 && gods.every(({ fury }) => fury === 0)) return null
    return either({ god: one(gods.map(({ god }) => god)), decline: yes })
  },
  why: (_, __, choice) => (isRecord(choice) && 'god' in choice ? refuse('god-not-in-play', {}, 'TV-21.11') : null),
  take(t, action, choice) {
    if ('decline' in choice) return declined(t, action)
    const { actor, effect: wanted, cause } = action
    begun(t, action)
    changeFury(t, godMeant(t, choice.god), wanted.delta, actor, cause)
    completed(t, action)
  },
})

export const effectRules = [doEffect, effect, gain, whichGod]
