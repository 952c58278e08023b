import '../rules.css'
import { gameCalled } from '@longhouse/registry'
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useWords } from '../../settings.tsx'
import { Glyph } from '../glyph.tsx'
import { Blocks, ChapterView, placeOf } from './chapter-view.tsx'
import type { Chapter, RulesText } from './parse.ts'
import { chaptersWith, countRules, wordsOf } from './search.ts'

interface ReferenceProps {
  readonly game: string
  /** The rule that is shown first. */
  readonly rule: string | undefined
  readonly text: RulesText
  /** There is room for the contents beside the text. */
  readonly wide: boolean
  /** Above the search. */
  readonly children?: ReactNode
}

/** The numbered rules of a game: searched, listed by chapters, one of them shown. */
export function Reference({ game, rule, text, wide, children }: ReferenceProps) {
  const { rules } = useWords().words.pages
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

  const built = chapters.filter(({ forBuilders }) => forBuilders)
  const view = (chapter: Chapter) => (
    <ChapterView key={chapter.id} chapter={chapter} game={game} lookedFor={lookedFor} named={rule} />
  )

  return (
    <>
      <header className="rules-head">
        {children}
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
      <Contents game={game} chapters={chapters} wide={wide} />
      <div className="rules-text">
        {lookedFor.length === 0 && text.preface.length > 0 && (
          <section className="chapter preface">
            <Blocks blocks={text.preface} game={game} lookedFor={lookedFor} named={rule} />
          </section>
        )}
        {chapters.filter(({ forBuilders }) => !forBuilders).map(view)}
        {built.length > 0 && (
          <details
            className="for-builders"
            open={lookedFor.length > 0 || built.some((chapter) => holds(chapter, rule))}
          >
            <summary className="name">{rules.forBuilders}</summary>
            {built.map(view)}
          </details>
        )}
      </div>
    </>
  )
}

const holds = ({ id, blocks }: Chapter, named: string | undefined): boolean =>
  id === named || blocks.some((block) => block.kind === 'rule' && block.id === named)

const knows = ({ chapters }: RulesText, id: string): boolean => chapters.some((chapter) => holds(chapter, id))

interface ContentsProps extends Pick<ReferenceProps, 'game' | 'wide'> {
  readonly chapters: readonly Chapter[]
}

/** Folded on a phone, beside the text where there is room. */
function Contents({ game, chapters, wide }: ContentsProps) {
  const { contents } = useWords().words.pages.rules
  return (
    <details className="contents" open={wide}>
      <summary className="name">{contents}</summary>
      <nav aria-label={contents}>
        <ol>
          {chapters
            .filter(({ forBuilders }) => !forBuilders)
            .map(({ id, title }) => (
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
