import './new-game.css'
import { gameCalled } from '@longhouse/registry'
import { use } from 'react'
import { useWords } from '../settings.tsx'
import { GameChoice } from './new-game/game-choice.tsx'
import { TableForm } from './new-game/table-form.tsx'
import { PageFrame, Panel } from './page-frame.tsx'
import { fetchGame } from './remembered.ts'

// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function NewGamePage({ game }: { readonly game: string }) {
  const { words } = useWords()
  const { newGame } = words.pages
  const most = gameCalled(game)?.players.max
  return (
    <PageFrame title={newGame.title}>
      <Panel symbol="g-hall" title={newGame.title} {...(most ? { note: newGame.note(most) } : {})}>
        <div className="panel-body new-game-top">
          <GameChoice chosen={game} />
        </div>
        <Seating key={game} game={game} />
      </Panel>
    </PageFrame>
  )
}

function Seating({ game }: { readonly game: string }) {
  const { words } = useWords()
  const { notReady, unknown } = words.pages.newGame
  const fetched = use(fetchGame(game))
  if (fetched) return <TableForm fetched={fetched} />
  const { title, text } = gameCalled(game) ? notReady : unknown
  return (
    <>
      <section className="panel-body new-game-none">
        <h2 className="name">{title}</h2>
        <p>{text}</p>
      </section>
      <div className="panel-foot">
        <a className="btn" href="#/">
          {words.crash.home}
        </a>
      </div>
    </>
  )
}
