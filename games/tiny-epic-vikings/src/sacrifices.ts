import { either, isRecord, one, refuse, yes } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { Effect } from './content-file.ts'
import { control } from './control.ts'
import { performAll } from './effects.ts'
import { decision, type OfSeat, type OpenContext, playerAt, type RuleContext } from './vikings.ts'

/** TV-10. */

/** TV-10.2: by the id of an action of the era sheet, or of a god in play. */
function effectOf(t: RuleContext, action: string): Effect | undefined {
  return t.content.sacrifices.find(({ id }) => id === action)?.effect ?? t.content.gods[action]?.sacrifice
}

/** TV-10.5. */
export const hasRoom = (t: OpenContext, action: string): boolean =>
  (t.state.offered[action] ?? 0) < (t.content.setup.sacrificeLimitByPlayers[t.players] as number)

const openActions = (t: RuleContext): string[] => Object.keys(t.state.offered).filter((action) => hasRoom(t, action))

/** How actions of a card are answered: by now it is too late for them, or they were never due. */
const ACTION_WAYS = ['sail', 'step', 'harvest', 'build', 'move', 'do', 'gain', 'exchange', 'god']

/** TV-10.1, TV-10.6; declining ends the turn (TV-19.18). */
export const sacrifice = decision<OfSeat, Choices['sacrifice']>('sacrifice', {
  rule: 'TV-10.1',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    if (playerAt(t, seat).villages === 0 || t.state.turn.sacrificed) return null
    const actions = openActions(t)
    return actions.length > 0 ? either({ sacrifice: one(actions), decline: yes }) : null
  },
  why(t, _, choice) {
    if (!isRecord(choice)) return null
    if (ACTION_WAYS.some((way) => way in choice)) return refuse('no-action-due', {}, 'TV-20.14')
    if (typeof choice.sacrifice !== 'string') return null
    const action = choice.sacrifice
    return Object.hasOwn(t.state.offered, action) ? refuse('action-full', { action }, 'TV-20.17') : null
  },
  take(t, { seat }, choice) {
    if ('decline' in choice) return
    const action = choice.sacrifice
    playerAt(t, seat).villages--
    t.state.offered[action] = (t.state.offered[action] ?? 0) + 1
    t.state.turn.sacrificed = true
    t.tell?.({ kind: 'village-sacrificed', side: seat, action })
    t.next(...performAll({ actor: seat, cause: action, source: 'sacrifice' }, [effectOf(t, action) as Effect]))
    t.next(control({ actor: seat, steals: true }))
  },
})

export const sacrificeRules = [sacrifice]
