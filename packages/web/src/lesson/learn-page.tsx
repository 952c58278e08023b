import { gameCalled } from '@longhouse/registry'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Sign } from '../pages/sign.tsx'
import { useWords } from '../settings.tsx'
import { Waiting } from '../waiting.tsx'
import { hasBegun, startLesson } from './start.ts'
import { lessonWords } from './words.ts'

/** The way to a game's first game: sets its table, or finds the one that goes on, and leads there. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function LearnPage({ game }: { readonly game: string }) {
  const { words, language } = useWords()
  const [, navigate] = useLocation()
  const [state, setState] = useState<'looking' | 'begun' | 'missing'>('looking')
  const start = useCallback(
    async (again: boolean) => {
      const id = await startLesson(game, { language, again })
      if (id) navigate(`/table/${id}`, { replace: true })
      else setState('missing')
    },
    [game, language, navigate],
  )
  useEffect(() => {
    let left = false
    void hasBegun(game).then((begun) => {
      if (left) return
      if (begun) setState('begun')
      else void start(false)
    })
    return () => {
      left = true
    }
  }, [game, start])
  if (state === 'looking') return <Waiting />
  if (state === 'begun') return <Begun start={start} />
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

function Begun({ start }: { start(again: boolean): Promise<void> }) {
  const { language } = useWords()
  const { title, text, goOn, again } = lessonWords[language].begun
  return (
    <main className="waiting">
      <Sign title={title}>
        <p>{text}</p>
        <p className="row">
          <button type="button" className="btn" onClick={() => void start(true)}>
            {again}
          </button>
          <button type="button" className="btn primary" onClick={() => void start(false)}>
            {goOn}
          </button>
        </p>
      </Sign>
    </main>
  )
}
