import './home.css'
import { firstGame, games } from '@longhouse/registry'
import { useState } from 'react'
import type { SavedTable } from '../session/saved-table.ts'
import { useWords } from '../settings.tsx'
import { Ask } from './ask.tsx'
import shields from './home/art/shields.svg'
import { Fire } from './home/fire.tsx'
import { GameTile } from './home/game-tile.tsx'
import { Going } from './home/going.tsx'
import { FinishedRow } from './home/kept-row.tsx'
import { useTables } from './home/use-tables.ts'
import { PageFrame } from './page-frame.tsx'

/** The way in: the fire, the tables that wait, the games, and what was played. */
export function HomePage() {
  const { words } = useWords()
  const { home } = words.pages
  const { listed, remove } = useTables()
  const [leaving, setLeaving] = useState<SavedTable | null>(null)
  const finished = listed?.tables.filter(({ summary }) => summary.over) ?? []
  const answer = (yes: boolean) => {
    // The row that had the focus goes with its table.
    if (yes && leaving) void remove(leaving.id).then(() => document.querySelector('main')?.focus())
    setLeaving(null)
  }
  return (
    <PageFrame className="home">
      <section className="hall">
        <div className="hall-lead">
          <h1 className="title">{home.title}</h1>
          <p>{home.lead}</p>
          <p className="hall-ways">
            <a className="btn primary" href={`#/new/${firstGame.id}`}>
              {home.newGame}
            </a>
            <a className="btn" href="#/play">
              {home.friends}
            </a>
            <a className="btn" href="#/replay">
              {home.openReplay}
            </a>
          </p>
        </div>
        <div className="hearth">
          <img src={shields} alt="" width="200" height="100" />
          <Fire />
        </div>
        {listed && <Going listed={listed} remove={setLeaving} />}
      </section>
      {/* What lies below the hall waits for the list above it, so that nothing jumps. */}
      {listed && (
        <>
          <section className="games" aria-labelledby="games">
            <h2 className="title" id="games">
              {home.choose}
            </h2>
            <ul className="tiles">
              {games.map((entry) => (
                <GameTile key={entry.id} entry={entry} />
              ))}
            </ul>
          </section>
          {finished.length > 0 && (
            <section className="finished" aria-labelledby="finished">
              <h2 className="title" id="finished">
                {home.finished}
              </h2>
              <ul>
                {finished.map((table) => (
                  <FinishedRow key={table.id} table={table} remove={() => setLeaving(table)} />
                ))}
              </ul>
            </section>
          )}
          <footer className="home-foot">
            <p>{home.promise}</p>
            <nav aria-label={words.nav.about}>
              <a href={`#/rules/${firstGame.id}`}>{words.nav.rules}</a>
              <a href="#/replay">{words.pages.nav.replays}</a>
              <a href="#/settings">{words.nav.settings}</a>
              <a href="#/about">{words.nav.about}</a>
            </nav>
          </footer>
        </>
      )}
      {leaving && <Ask {...home.confirm} answer={answer} />}
    </PageFrame>
  )
}
