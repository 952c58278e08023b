import './rules.css'
import { gameCalled, games } from '@longhouse/registry'
import { use, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useWords } from '../settings.tsx'
import { useGameWords } from './game-words.ts'
import { Glyph } from './glyph.tsx'
import { PageFrame } from './page-frame.tsx'
import { Blocks, ChapterView, placeOf } from './rules/chapter-view.tsx'
import type { Chapter, RulesText } from './rules/parse.ts'
import { chaptersWith, countRules, wordsOf } from './rules/search.ts'
import { fetchRules } from './rules/texts.ts'

interface RulesPageProps {
  readonly game: string
  readonly rule: string | undefined
}

// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function RulesPage({ game, rule }: RulesPageProps) {
  const { words } = useWords()
  const { title } = useGameWords()(game)
  return (
    <PageFrame title={`${words.pages.rules.title}: ${title}`}>
      <div className="rules-page">
        <Rules game={game} rule={rule} />
      </div>
    </PageFrame>
  )
}

function Rules({ game, rule }: RulesPageProps) {
  const { words, language } = useWords()
  const text = use(fetchRules(game, language))
  const { title } = useGameWords()(game)
  if (text) return <Reference key={`${game}:${language}`} game={game} rule={rule} text={text} />
  const { rules } = words.pages
  return (
    <header className="rules-head">
      <h1 className="title">{`${rules.title}: ${title}`}</h1>
      <p className="notice">
        <Glyph name="rules" />
        {gameCalled(game) ? rules.coming : rules.unknown}
      </p>
      <p>
        <a className="btn" href="#/">
          {words.crash.home}
        </a>
      </p>
    </header>
  )
}

function Reference({ game, rule, text }: RulesPageProps & { readonly text: RulesText }) {
  const { words } = useWords()
  const { rules } = words.pages
  const { title } = useGameWords()(game)
  const [query, setQuery] = useState('')
  const typed = useDeferredValue(query)
  const lookedFor = useMemo(() => wordsOf(typed), [typed])
  const chapters = useMemo(() => chaptersWith(text, lookedFor), [text, lookedFor])
  const found = countRules(chapters)
  const id = useId()

  // A rule's address shows that rule, also while something else was looked for; then the reader is free to move on.
  const [shown, setShown] = useState<string | undefined>()
  const [sought, setSought] = useState(rule)
  if (shown !== rule) {
    setShown(rule)
    setSought(rule)
    setQuery('')
  }
  useEffect(() => {
    if (!sought || lookedFor.length > 0) return
    const place = document.getElementById(placeOf(sought))
    place?.scrollIntoView({ block: sought.includes('.') ? 'center' : 'start' })
    place?.focus({ preventScroll: true })
    setSought(undefined)
  }, [sought, lookedFor])
  const missing = rule !== undefined && !knows(text, rule)

  return (
    <>
      <header className="rules-head">
        <h1 className="title">{`${rules.title}: ${title}`}</h1>
        <OtherGames game={game} />
        <search className="rules-search">
          <label className="field-label" htmlFor={id}>
            {rules.search}
          </label>
          <input
            className="field"
            id={id}
            type="search"
            value={query}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p className="field-note" id={`${id}-hint`}>
            {rules.hint(`${gameCalled(game)?.rules}-4.1`)}
          </p>
          <p className="rules-found" role="status">
            {lookedFor.length === 0 ? rules.all(found) : found > 0 ? rules.found(found) : rules.none}
          </p>
        </search>
        {missing && (
          <p className="notice" role="status">
            <Glyph name="warning" />
            {rules.missing(rule)}
          </p>
        )}
      </header>
      <Contents game={game} chapters={chapters} />
      <div className="rules-text">
        {lookedFor.length === 0 && (
          <section className="chapter preface">
            <Blocks blocks={text.preface} game={game} lookedFor={lookedFor} named={rule} />
          </section>
        )}
        {chapters.map((chapter) => (
          <ChapterView key={chapter.id} chapter={chapter} game={game} lookedFor={lookedFor} named={rule} />
        ))}
      </div>
    </>
  )
}

/** The rules of the other games of the house are one step away. */
function OtherGames({ game }: { readonly game: string }) {
  const { words, language } = useWords()
  const written = games.filter(({ ready }) => ready)
  if (written.length < 2) return null
  return (
    <nav className="rules-games" aria-label={words.pages.rules.games}>
      {written.map(({ id, title }) => (
        <a key={id} className="btn small" href={`#/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
          {title[language]}
        </a>
      ))}
    </nav>
  )
}

const knows = ({ chapters }: RulesText, id: string): boolean =>
  chapters.some(
    (chapter) => chapter.id === id || chapter.blocks.some((block) => block.kind === 'rule' && block.id === id),
  )

/** Folded on a phone, beside the text where there is room. */
function Contents({ game, chapters }: { readonly game: string; readonly chapters: readonly Chapter[] }) {
  const { contents } = useWords().words.pages.rules
  const [wide] = useState(() => matchMedia('(min-width: 961px)').matches)
  return (
    <details className="contents" open={wide}>
      <summary className="name">{contents}</summary>
      <nav aria-label={contents}>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#/rules/${game}/${id}`}>
                <b>{id.includes('-') ? id : ''}</b>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
