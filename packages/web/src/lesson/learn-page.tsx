import type { Lesson } from '@longhouse/board/lesson'
import type { Language } from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { lessonOf, lessonsOf } from '../lessons.ts'
import { Sign } from '../pages/sign.tsx'
import { useWords } from '../settings.tsx'
import { Waiting } from '../waiting.tsx'
import { wordsIn } from '../words/index.ts'
import { hasBegun, startLesson } from './start.ts'

/** The way to a game's lessons: where there are several, one is chosen. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function LearnPage({ game }: { readonly game: string }) {
  const lessons = useMemo(() => lessonsOf(game), [game])
  const [chosen, choose] = useState<string | null>(null)
  if (lessons.length > 1 && chosen === null) return <Which lessons={lessons} choose={choose} />
  return <Start game={game} lesson={chosen ?? game} />
}

/** Each is called by the title of its first card. */
function Which({ lessons, choose }: { readonly lessons: readonly string[]; choose(lesson: string): void }) {
  const { language } = useWords()
  const [titles, setTitles] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let left = false
    void Promise.all(lessons.map(lessonOf)).then((found) => {
      if (!left) setTitles(found.map((lesson) => (lesson ? titleOf(lesson, language) : '')))
    })
    return () => {
      left = true
    }
  }, [lessons, language])
  if (!titles) return <Waiting />
  const { title, text } = wordsIn(language).lesson.which
  return (
    <main className="waiting">
      <Sign title={title}>
        <p>{text}</p>
        <p className="row">
          {lessons.map((lesson, i) => (
            <button key={lesson} type="button" className="btn primary" onClick={() => choose(lesson)}>
              {titles[i]}
            </button>
          ))}
        </p>
      </Sign>
    </main>
  )
}

const titleOf = ({ cards, words }: Lesson, language: Language): string =>
  words[language].cards[cards[0]?.id ?? '']?.title ?? ''

/** Sets the table of a lesson, or finds the one that goes on, and leads there. */
function Start({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const { words, language } = useWords()
  const [, navigate] = useLocation()
  const [state, setState] = useState<'looking' | 'begun' | 'missing'>('looking')
  const start = useCallback(
    async (again: boolean) => {
      const id = await startLesson(lesson, { language, again })
      if (id) navigate(`/table/${id}`, { replace: true })
      else setState('missing')
    },
    [lesson, language, navigate],
  )
  useEffect(() => {
    let left = false
    void hasBegun(lesson).then((begun) => {
      if (left) return
      if (begun) setState('begun')
      else void start(false)
    })
    return () => {
      left = true
    }
  }, [lesson, start])
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
  const { title, text, goOn, again } = wordsIn(language).lesson.begun
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
