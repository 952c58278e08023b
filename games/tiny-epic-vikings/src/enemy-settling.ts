import { one, refuse } from '@longhouse/kernel'
import type { IslandId } from './content-file.ts'
import { clanOf, HUMAN, least, skipped } from './enemy-clan.ts'
import { attack, landSettlers, moveSettler } from './pieces.ts'
import { influence, settlersOn } from './sides.ts'
import { decision, mapOf, type RuleContext, step } from './vikings.ts'

/** TV-16.18 to TV-16.21, TV-16.32: settlers onto an island, then one attack for all of them. */

interface Adding {
  readonly island: IslandId
  readonly settlers: number
}

interface AddingBy extends Adding {
  /** The rule that makes it do so. */
  readonly rule: string
}

export const enemyAdds = step<AddingBy>('enemyAdds', (t, { island, settlers, rule }) => {
  const before = settlersOn(t, island, 'enemy')
  const fromSheet = Math.min(settlers, clanOf(t).settlers)
  if (fromSheet > 0) {
    landSettlers(t, 'enemy', island, fromSheet)
    t.tell?.({ kind: 'settlers-deployed', side: 'enemy', island, settlers: fromSheet, food: 0, rule })
  }
  t.next(enemyGathers({ island, settlers: settlers - fromSheet }), enemyAttacks({ island, before }))
})

/** TV-16.19, TV-16.20: those missing come from elsewhere, one at a time. */
const enemyGathers = step<Adding>('enemyGathers', (t, { island, settlers }) => {
  if (settlers === 0) return
  if (giversFor(t, island).length === 0) return skipped(t, 'settlers', 'TV-16.20')
  t.next(enemyGives({ island }), enemyGathers({ island, settlers: settlers - 1 }))
})

/** Of the other islands those with most enemy settlers, and of these those with the least human influence. */
function giversFor(t: RuleContext, to: IslandId): IslandId[] {
  const others = mapOf(t).islandIds.filter((island) => island !== to && settlersOn(t, island, 'enemy') > 0)
  return least(
    least(others, (island) => -settlersOn(t, island, 'enemy')),
    (island) => influence(t, island, HUMAN),
  )
}

const enemyGives = decision<{ readonly island: IslandId }, IslandId>('enemyGives', {
  rule: 'TV-16.19',
  about: (_, { island }) => ({ island }),
  seat: () => HUMAN,
  options: (t, { island }) => one(giversFor(t, island)),
  why: () => refuse('not-tied', {}, 'TV-20.22'),
  take(t, { island }, from) {
    moveSettler(t, 'enemy', from, island)
    t.tell?.({ kind: 'settler-moved', side: 'enemy', from, to: island })
  },
})

/** TV-16.21: only if any came. */
const enemyAttacks = step<{ readonly island: IslandId; readonly before: number }>(
  'enemyAttacks',
  (t, { island, before }) => {
    if (settlersOn(t, island, 'enemy') > before) attack(t, 'enemy', island)
  },
)

export const enemySettlingRules = [enemyAdds, enemyGathers, enemyGives, enemyAttacks]
