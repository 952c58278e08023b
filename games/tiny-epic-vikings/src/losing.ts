import { either, isRecord, one, refuse, type Seat, yes } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { God, GodId, Viking, VikingId } from './content-file.ts'
import { control } from './control.ts'
import { performAll } from './effects.ts'
import { doSheetAction } from './enemy-actions.ts'
import { changeFury, godOf } from './fury.ts'
import type { GodInPlay, Side } from './state.ts'
import { decision, type RuleContext, step } from './vikings.ts'

/** TV-6.37 to TV-6.41, TV-17.4: each loser finishes both steps before the next begins. */

interface Losing {
  readonly side: Side
  readonly card: VikingId
}

export const loser = step<Losing>('loser', (t, { side, card }) => {
  if (side === 'enemy') doSheetAction(t, card)
  else t.next(boon({ seat: side, god: godOfCard(t, card).god }))
  t.next(fury({ side, card }))
})

const godOfCard = (t: RuleContext, card: VikingId): GodInPlay => godOf(t, (t.content.vikings[card] as Viking).rune)

/** TV-6.38, TV-6.41: taken or declined as a whole, and checked when all of it is done. */
const boon = decision<{ readonly seat: Seat; readonly god: GodId }, Choices['boon']>('boon', {
  rule: 'TV-6.38',
  about: (_, { god }) => ({ cause: god }),
  seat: (_, { seat }) => seat,
  options: (_, { god }) => either({ boon: one([god]), decline: yes }),
  why(_, { god }, choice) {
    if (!isRecord(choice)) return null
    if ('up' in choice || 'down' in choice) return refuse('battle-first', {}, 'TV-20.5')
    return 'boon' in choice ? refuse('boon-of-another-god', { god }, 'TV-6.38') : null
  },
  take(t, { seat, god }, choice) {
    if ('decline' in choice) return t.tell?.({ kind: 'boon-declined', side: seat, god })
    t.tell?.({ kind: 'boon-taken', side: seat, god })
    const effects = (t.content.gods[god] as God).boon
    t.next(...performAll({ actor: seat, cause: god, source: 'boon' }, effects), control({ actor: seat, steals: true }))
  },
})

/** TV-6.39: whether the boon was taken or not. */
const fury = step<Losing>('fury', (t, { side, card }) => {
  changeFury(t, godOfCard(t, card), 1, side, 'battle')
})

export const losingRules = [loser, boon, fury]
