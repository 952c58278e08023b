import type { Frame } from '@longhouse/kernel'
import type { Main, MainAction, Port, Rune, SacrificeAction, VikingId } from './content-file.ts'
import { control } from './control.ts'
import { clanOf, focusIsland, least, runeOf, sheetAction, skipped } from './enemy-clan.ts'
import { enemyBuilds } from './enemy-ports.ts'
import { enemyWay } from './enemy-sailing.ts'
import { enemyAdds } from './enemy-settling.ts'
import { enemyHarvests } from './enemy-tracks.ts'
import type { Cause } from './events.ts'
import { hasRoom } from './sacrifices.ts'
import { mapOf, type RuleContext, step, type Turn } from './vikings.ts'

/** TV-16.5 to TV-16.36, TV-16.60: what the enemy does, always free of charge, and the check of control after it (TV-16.23). */

export interface Deed {
  readonly effect: Main
  /** TV-16.17, TV-16.61: of the card that led to it. */
  readonly rune: Rune
  readonly cause: Cause
}

const DEEDS: { readonly [word in MainAction]: (t: RuleContext, deed: Deed) => Frame[] } = {
  /** TV-16.12, TV-16.18: the chieftain's bonus is for steps alone. */
  sail: (t, { effect: { value }, rune, cause }) => [
    enemyWay({ rune, cause, steps: value + (t.content.enemy.chieftainSail[`era${t.state.era}`] ?? 0) }),
    enemyDeploys({ settlers: value }),
  ],
  explore: (_, { effect: { value } }) => [enemyExplores({ settlers: value })],
  harvest: (_, { effect: { value } }) => [enemyHarvests({ value })],
  build: (_, { effect: { value } }) => Array.from({ length: value }, () => enemyBuilds()),
}

export const enemyDoes = step<Deed>('enemyDoes', (t, deed) => {
  t.next(...DEEDS[deed.effect.type](t, deed), control({ actor: 'enemy', steals: true }))
})

/** TV-16.18. */
const enemyDeploys = step<{ readonly settlers: number }>('enemyDeploys', (t, { settlers }) => {
  t.next(enemyAdds({ island: focusIsland(t), settlers, rule: 'TV-16.18' }))
})

/** TV-16.31: across the sea route of the chieftain boat's port. */
const enemyExplores = step<{ readonly settlers: number }>('enemyExplores', (t, { settlers }) => {
  const { ports } = mapOf(t)
  const { oppositePort, island: here } = ports[clanOf(t).chieftain] as Port
  const island = oppositePort === null ? here : (ports[oppositePort] as Port).island
  t.next(enemyAdds({ island, settlers, rule: 'TV-16.31' }))
})

/** TV-16.38, TV-17.4: instead of what only a player can do. */
export function doSheetAction(t: Turn, card: VikingId): void {
  const rune = runeOf(t, card)
  const effect = sheetAction(t, rune)
  t.tell?.({ kind: 'enemy-does-sheet-action', side: 'enemy', effect, rune })
  t.next(enemyDoes({ effect, rune, cause: card }), enemySacrifices({ rune }))
}

/** TV-16.24 to TV-16.27, TV-16.63: one village after the other, each with all that comes of it. */
export const enemySacrifices = step<{ readonly rune: Rune }>('enemySacrifices', (t, { rune }) => {
  const clan = clanOf(t)
  if (clan.pending === 0) return
  clan.pending--
  const action = actionToUse(t)
  if (!action) {
    clan.villages++
    skipped(t, 'sacrifice', 'TV-16.27')
  } else {
    t.state.offered[action.id] = (t.state.offered[action.id] ?? 0) + 1
    t.tell?.({ kind: 'village-sacrificed', side: 'enemy', action: action.id })
    t.next(enemyDoes({ effect: action.effect, rune, cause: action.id }))
  }
  t.next(enemySacrifices({ rune }))
})

/** TV-16.25: of the era sheet the one with the fewest villages, the topmost among equals. */
function actionToUse(t: RuleContext): SacrificeAction | undefined {
  const open = t.content.sacrifices.filter(({ id }) => hasRoom(t, id))
  return least(open, ({ id }) => t.state.offered[id] ?? 0)[0]
}

export const enemyActionRules = [enemyDoes, enemyDeploys, enemyExplores, enemySacrifices]
