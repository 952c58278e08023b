import './own-tabs.css'
import { Stock, Token } from '@longhouse/board'
import { useState } from 'react'
import { RESOURCES } from '../../src/content-file.ts'
import type { PlayerView } from '../../src/seen.ts'
import type { BoardContext, OfPlayer } from '../board-context.ts'

type Tab = 'hand' | 'picks' | 'row' | 'favors' | 'clan'

/** Questions that cards in hand answer; for the others the chart needs the room. */
const OF_CARDS = ['play', 'discard', 'joinEnemy']

/** What a phone shows one at a time, the most wanted first. */
function tabsOf({ view }: BoardContext, player: PlayerView): readonly Tab[] {
  if (view.phase === 'draft') return ['picks', 'favors', 'clan']
  const tabs: Tab[] = ['favors', 'clan']
  if (player.row.length > 0) tabs.unshift('row')
  if (player.handCount > 0) tabs.unshift('hand')
  return tabs
}

/** Which box is shown: the one that was tapped, until something else happens, or what the question is about. */
export function useTabs(context: BoardContext, player: PlayerView | undefined) {
  const { moves, ask } = context.input.seatView
  const [wish, setWish] = useState<{ readonly moves: number; readonly tab: Tab | null } | null>(null)
  const tabs = player ? tabsOf(context, player) : []
  const usual = ask?.form && OF_CARDS.includes(ask.step) ? (tabs[0] ?? null) : null
  const shown = wish?.moves === moves ? wish.tab : usual
  return { tabs, shown, show: (tab: Tab) => setWish({ moves, tab: tab === shown ? null : tab }) }
}

interface TabsProps extends OfPlayer {
  readonly tabs: readonly Tab[]
  readonly shown: Tab | null
  show(tab: Tab): void
}

/** On a phone: the goods in a line, and a button for each box. */
export function Tabs({ context, player, tabs, shown, show }: TabsProps) {
  const { words } = context
  const counts = {
    hand: player.handCount,
    picks: player.pickCount,
    row: player.row.length,
    favors: player.favorCount,
    clan: player.settlers,
  }
  return (
    <div className="tv-tabs">
      <span className="goods">
        {RESOURCES.map((resource) => (
          <Stock key={resource} n={player[resource]}>
            <Token good={resource} name={words.resource(resource)} />
          </Stock>
        ))}
      </span>
      {tabs.map((tab) => (
        <button key={tab} type="button" aria-expanded={tab === shown} onClick={() => show(tab)}>
          {words.own.tab[tab]} <b>{counts[tab]}</b>
        </button>
      ))}
    </div>
  )
}
