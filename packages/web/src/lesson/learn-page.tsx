import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { StorageTrouble } from '../session/storage.ts'
import { useWords } from '../settings.tsx'
import { Waiting } from '../waiting.tsx'
import { startLesson } from './start.ts'

/** The way to a game's first game: sets its table, or finds the one that goes on, and leads there. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function LearnPage({ game }: { readonly game: string }) {
  const { words, language } = useWords()
  const [, navigate] = useLocation()
  const [trouble, setTrouble] = useState<StorageTrouble | 'missing' | null>(null)
  useEffect(() => {
    let left = false
    void startLesson(game, language).then((started) => {
      if (left) return
      if ('id' in started) navigate(`/table/${started.id}`, { replace: true })
      else setTrouble(started.trouble)
    })
    return () => {
      left = true
    }
  }, [game, language, navigate])
  if (!trouble) return <Waiting />
  const { newGame } = words.pages
  return (
    <main className="waiting">
      <h1 className="title">{newGame.notReady.title}</h1>
      <p>{trouble === 'missing' ? newGame.notReady.unknown : newGame.trouble[trouble]}</p>
      <a className="btn" href="#/">
        {words.crash.home}
      </a>
    </main>
  )
}
