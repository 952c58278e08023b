import { type Frame, one, refuse } from '@longhouse/kernel'
import type { IslandId, Port, Rune, TrackAction, TrackFile } from './content-file.ts'
import { control } from './control.ts'
import { enemySacrifices } from './enemy-actions.ts'
import { clanOf, focusIsland, HUMAN, least, skipped } from './enemy-clan.ts'
import { enemyBuilds, enemyHunts } from './enemy-ports.ts'
import { enterPort } from './enemy-sailing.ts'
import { enemyAdds } from './enemy-settling.ts'
import { enemyStartsBattle } from './enemy-starting.ts'
import { trackOf } from './enemy-tracks.ts'
import { changeFury } from './fury.ts'
import { changeTemples, removeSettlers } from './pieces.ts'
import { islandRunes, settlersOn, templesOn } from './sides.ts'
import type { TrackIcon } from './state.ts'
import { decision, mapOf, type RuleContext, step } from './vikings.ts'

/** TV-16.42 to TV-16.55: the resource actions. */

type PrintedIcon = TrackFile['icons'][number]

const ACTIONS: { readonly [action in TrackAction]: (t: RuleContext, icon: PrintedIcon) => Frame } = {
  'raise-fury': () => raiseFury(),
  'hunt-boat': () => enemyHunts(),
  'cross-route': () => enemyCrosses(),
  'add-settler': (t) => enemyAdds({ island: focusIsland(t), settlers: 1, rule: 'TV-16.49' }),
  'add-boat': () => enemyBuilds(),
  'add-temple': () => enemyAddsTemple(),
  'start-battle': (_, { strengthBonus = 0 }) => enemyStartsBattle({ bonus: strengthBonus }),
}

/** All that wait and all that are reached meanwhile; `rune`: of the card that led to them (TV-16.61). */
export const enemyIcons = step<{ readonly rune: Rune }>('enemyIcons', (t, { rune }) => {
  const next = nextIcon(t)
  if (!next) return
  const { track, at } = next
  const { icons } = clanOf(t)
  icons.splice(icons.indexOf(next), 1)
  const icon = trackOf(t, track).icons.find((printed) => printed.at === at) as PrintedIcon
  t.tell?.({ kind: 'icon-done', side: 'enemy', resource: track, at, action: icon.action })
  const checked = control({ actor: 'enemy', steals: true })
  t.next(ACTIONS[icon.action](t, icon), checked, enemySacrifices({ rune }), enemyIcons({ rune }))
})

/** TV-16.42, TV-16.43: of the topmost track the leftmost. */
function nextIcon(t: RuleContext): TrackIcon | undefined {
  const { icons } = clanOf(t)
  for (const { resource } of t.content.tracks) {
    const waiting = icons.filter(({ track }) => track === resource)
    const [first] = least(waiting, ({ at }) => at)
    if (first) return first
  }
  return undefined
}

/** TV-16.44. */
const raiseFury = step('raiseFury', (t) => {
  const runes = (rune: Rune) => islandRunes(t, 'enemy', rune)
  const most = Math.max(...t.state.gods.map(({ rune }) => runes(rune)))
  if (most === 0) return skipped(t, 'raise-fury', 'TV-16.44')
  for (const god of t.state.gods) if (runes(god.rune) === most) changeFury(t, god, 1, 'enemy', 'enemy')
})

/** TV-16.47, TV-16.48. */
const enemyCrosses = step('enemyCrosses', (t) => {
  const { oppositePort } = mapOf(t).ports[clanOf(t).chieftain] as Port
  if (oppositePort === null) skipped(t, 'cross-route', 'TV-16.47')
  else t.next(enterPort({ port: oppositePort, cause: 'cross-route' }))
})

/** TV-16.52. */
const enemyAddsTemple = step('enemyAddsTemple', (t) => {
  if (clanOf(t).temples === 0 || templeIslands(t).length === 0) skipped(t, 'add-temple', 'TV-16.52')
  else t.next(enemyTemple())
})

/** TV-16.51: where the enemy has most settlers and no temple. */
const templeIslands = (t: RuleContext): IslandId[] =>
  least(
    mapOf(t).islandIds.filter((island) => settlersOn(t, island, 'enemy') > 0 && templesOn(t, island, 'enemy') === 0),
    (island) => -settlersOn(t, island, 'enemy'),
  )

const enemyTemple = decision<null, IslandId>('enemyTemple', {
  rule: 'TV-16.51',
  about: () => ({ action: 'add-temple' }),
  seat: () => HUMAN,
  options: (t) => one(templeIslands(t)),
  why: () => refuse('not-tied', {}, 'TV-20.22'),
  take(t, _, island) {
    clanOf(t).temples--
    changeTemples(t, 'enemy', island, 1)
    t.tell?.({ kind: 'temple-built', side: 'enemy', island, wood: 0 })
    const settlers = Math.ceil(settlersOn(t, island, 'enemy') / 2)
    removeSettlers(t, 'enemy', island, settlers)
    t.tell?.({ kind: 'settlers-withdrawn', side: 'enemy', island, settlers })
  },
})

export const enemyIconRules = [enemyIcons, raiseFury, enemyCrosses, enemyAddsTemple, enemyTemple]
