import { gameCalled } from '@longhouse/registry'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Sign } from '../pages/sign.tsx'
import { useWords } from '../settings.tsx'
import { Waiting } from '../waiting.tsx'
import { startLesson } from './start.ts'

/** The way to a game's first game: sets its table, or finds the one that goes on, and leads there. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function LearnPage({ game }: { readonly game: string }) {
  const { words, language } = useWords()
  const [, navigate] = useLocation()
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    let left = false
    void startLesson(game, language).then((id) => {
      if (left) return
      if (id) navigate(`/table/${id}`, { replace: true })
      else setMissing(true)
    })
    return () => {
      left = true
    }
  }, [game, language, navigate])
  if (!missing) return <Waiting />
  const { notReady, unknown } = words.pages.newGame
  const { title, text } = gameCalled(game) ? notReady : unknown
  return (
    <main className="waiting">
      <Sign title={title}>
        <p>{text}</p>
        <p className="row">
          <a className="btn" href="#/">
            {words.crash.home}
          </a>
        </p>
      </Sign>
    </main>
  )
}
