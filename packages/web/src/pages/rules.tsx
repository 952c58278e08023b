import './rules.css'
import { gameCalled, games } from '@longhouse/registry'
import { use, useState } from 'react'
import { useWords } from '../settings.tsx'
import { useGameWords } from './game-words.ts'
import { Glyph } from './glyph.tsx'
import { PageFrame } from './page-frame.tsx'
import { Reference } from './rules/reference.tsx'
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
  const [wide] = useState(() => matchMedia('(min-width: 961px)').matches)
  const { rules } = words.pages
  if (text)
    return (
      <Reference key={`${game}:${language}`} game={game} rule={rule} text={text} wide={wide}>
        <h1 className="title">{`${rules.title}: ${title}`}</h1>
        <OtherGames game={game} />
      </Reference>
    )
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

/** The rules of the other games of the house are one step away. */
function OtherGames({ game }: { readonly game: string }) {
  const { words, language } = useWords()
  const written = games.filter(({ ready }) => ready)
  if (written.length < 2) return null
  return (
    <nav className="rules-games" aria-label={words.pages.rules.games}>
      {written.map(({ id, words: said }) => (
        <a key={id} className="btn small" href={`#/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
          {said[language].title}
        </a>
      ))}
    </nav>
  )
}
