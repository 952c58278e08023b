import type { Besides, Frame } from '@longhouse/kernel'
import { one } from '@longhouse/kernel'
import type { Action } from './actions.ts'
import type { IslandId } from './content-file.ts'
import { control } from './control.ts'
import { withdraw } from './pieces.ts'
import { islandsWithSettlers } from './sides.ts'
import { runeAction } from './turns.ts'
import type { TinyEpicVikings } from './vikings.ts'

/** TV-5.8, TV-5.9, TV-17.22: own settlers go back to the sheet, one at a time, before something is begun or left. */

/** The decisions with which a card is chosen, or with which an action or the sacrifice is begun or left. */
const BEFORE_CARD_AND_SACRIFICE: readonly string[] = ['play', 'joinEnemy', 'sacrifice']
const BEFORE_ACTIONS: readonly string[] = [
  'sail',
  'explore',
  'harvest',
  'build',
  'moveTemple',
  'smite',
  'effect',
  'gain',
  'exchange',
  'whichGod',
]

/** A leader or rune action of which nothing is done yet. */
function isToBegin({ args }: Frame): boolean {
  const { source, entered } = args as Partial<Action> & { readonly entered?: readonly IslandId[] }
  return (source === 'leader' || source === 'rune') && !entered?.length
}

/** Whether settlers may be withdrawn beside an open decision, by the seat whose turn it is. */
const isWindow = (open: Frame): boolean =>
  BEFORE_CARD_AND_SACRIFICE.includes(open.step) || (BEFORE_ACTIONS.includes(open.step) && isToBegin(open))

export const withdrawing: Besides<TinyEpicVikings> = {
  id: 'withdraw',
  at: [...BEFORE_CARD_AND_SACRIFICE, ...BEFORE_ACTIONS],
  options(t, seat, isAsked, open) {
    if (!isAsked || t.state.turn.side !== seat || !isWindow(open)) return null
    const islands = islandsWithSettlers(t, seat)
    return islands.length > 0 ? one(islands) : null
  },
  /** TV-8.8, TV-8.11; TV-9.1: a rune action needs the runes that are left. */
  take(t, island, seat, open) {
    withdraw(t, seat, island as IslandId)
    t.next(control({ actor: seat, steals: false }))
    if (!BEFORE_ACTIONS.includes(open.step)) return
    const { source, cause } = open.args as Action
    if (source !== 'rune') return
    t.close()
    t.next(runeAction({ seat, card: cause }))
  },
}
