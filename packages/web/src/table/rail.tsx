import type { BoardInput, GameBoard } from '@longhouse/board'
import type { Json } from '@longhouse/kernel'
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { TableMoment } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { CampaignSheet } from './campaign-sheet.tsx'
import { gamesIn } from './games-in.ts'
import { type Drawer, focusQuestion } from './keys.ts'
import { KeysHelp } from './keys-help.tsx'
import { Log } from './log.tsx'
import type { OnlineDrawer } from './online-parts.ts'
import { deedsOf, sinceOwnChoice } from './since.ts'
import { TableSettings } from './table-settings.tsx'
import type { Past } from './use-past.ts'

interface RailProps {
  readonly moment: TableMoment
  readonly input: BoardInput
  readonly board: GameBoard
  readonly past: Past
  readonly open: Drawer | null
  /** The past is walked through, beside whatever else is open. */
  readonly walking: boolean
  toggle(drawer: Drawer): void
  /** The rule that the drawer of the rules shows. */
  readonly rule: string | undefined
  openRule(rule: string): void
  /** What the house folds away here, too. */
  readonly drawers: readonly OnlineDrawer[]
  /** Chooses in the present; null where somebody only looks on, or is taught. */
  readonly choose: ((choice: Json) => void) | null
}

const RulesDrawer = lazy(() => import('./rules-drawer.tsx'))

const LOG = 'M5 4h11l3 3v13H5zM9 10h7M9 14h7'
const PAST = 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v5l3 2'
const GAMES = 'M4 4h16v16H4zM4 9h16M10 9v11M15 9v11'
const RULES = 'M4 5q4-2 8 0 4-2 8 0v14q-4-2-8 0-4-2-8 0zM12 5v14'
const SETTINGS =
  'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z'
const KEYS = 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8'
const DOOR = 'M6 4h9v16H6zM15 12h6M18 9l3 3-3 3M12 12h.01'

function Glyph({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}

const News = ({ count, said }: { readonly count: number; readonly said: string }) =>
  count > 0 && <b className="rail-news" role="img" aria-label={said} data-news={count} />

/** Log, history, rules and keys, folded away at the side. */
export function Rail(props: RailProps) {
  const { moment, input, board, past, open, walking, toggle, rule, openRule, drawers, choose } = props
  const { words } = useWords()
  // Lines of the log since the viewer's last choice.
  const news = deedsOf(sinceOwnChoice(moment.log, moment.viewer), moment.viewer, board).length
  // Also while one looks at a time before they ended: each can be watched from any other.
  const { results } = moment.seen
  const hasGames = results.length > 0
  const tab = (drawer: Drawer, path: string, name: string, news: ReactNode = null) => (
    // On a phone the sign stands without its word: the title is its name then.
    <button
      type="button"
      className={`tab-${drawer}`}
      title={name}
      aria-expanded={drawer === 'past' ? walking : open === drawer}
      onClick={() => toggle(drawer)}
    >
      <Glyph path={path} />
      <span>{name}</span>
      {news}
    </button>
  )
  return (
    <>
      <nav className="rail" aria-label={words.table.menu}>
        {tab('log', LOG, words.table.log, open !== 'log' && <News count={news} said={words.table.newLines(news)} />)}
        {tab('past', PAST, words.table.past)}
        {hasGames && tab('games', GAMES, words.table.campaign)}
        {drawers.map(({ id, path, name, news, newsSaid }) => (
          <Fragment key={id}>{tab(id, path, name, <News count={news} said={newsSaid} />)}</Fragment>
        ))}
        {tab('rules', RULES, words.table.rules)}
        {tab('settings', SETTINGS, words.table.settings)}
        {tab('keys', KEYS, words.table.keys.name)}
        <a className="gear" href="#/" title={words.table.leave}>
          <Glyph path={DOOR} />
          <span>{words.nav.home}</span>
        </a>
      </nav>
      {open === 'log' && (
        <DrawerBox name={words.table.log} close={() => toggle('log')}>
          <Log log={moment.log} input={input} board={board} viewer={moment.viewer} goTo={past.goTo} />
        </DrawerBox>
      )}
      {open === 'games' && hasGames && (
        <DrawerBox name={words.table.games} short close={() => toggle('games')}>
          <CampaignSheet
            input={input}
            results={results}
            games={board.gameBegins ? gamesIn(moment.log, board.gameBegins) : []}
            watch={(move) => {
              toggle('games')
              if (!walking) toggle('past')
              past.goTo(move)
            }}
          />
        </DrawerBox>
      )}
      {drawers.map(
        ({ id, name, content }) =>
          open === id && (
            <DrawerBox key={id} name={name} close={() => toggle(id)}>
              {content}
            </DrawerBox>
          ),
      )}
      {open === 'rules' && (
        <DrawerBox key={rule} name={words.table.rules} close={() => toggle('rules')}>
          <Suspense fallback={<p>{words.fetching}</p>}>
            <RulesDrawer input={input} board={board} rule={rule} open={openRule} />
          </Suspense>
        </DrawerBox>
      )}
      {open === 'settings' && (
        <DrawerBox name={words.pages.settings.atTable} close={() => toggle('settings')}>
          <TableSettings seen={moment.seen} text={input.text} choose={choose} />
        </DrawerBox>
      )}
      {open === 'keys' && (
        <DrawerBox name={words.table.keys.name} short close={() => toggle('keys')}>
          <KeysHelp />
        </DrawerBox>
      )}
    </>
  )
}

interface DrawerBoxProps {
  readonly name: string
  readonly short?: boolean
  readonly children: ReactNode
  close(): void
}

function DrawerBox({ name, short = false, children, close }: DrawerBoxProps) {
  const { words } = useWords()
  const body = useRef<HTMLElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const inside = body.current?.querySelector<HTMLElement>('input') ?? body.current
    inside?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement !== document.body) return
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      focusQuestion()
    }
  }, [])
  return (
    <aside className={short ? 'drawer past' : 'drawer'} aria-label={name}>
      <header>
        <h2 className="name">{name}</h2>
        <button type="button" className="btn plain" onClick={close}>
          {words.table.close}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section ref={body} className="drawer-body" tabIndex={0} aria-label={name}>
        {children}
      </section>
    </aside>
  )
}
