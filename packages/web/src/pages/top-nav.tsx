import { firstGame } from '@longhouse/registry'
import { useLocation } from 'wouter'
import { useSettings, useWords } from '../settings.tsx'
import { wordsIn } from '../words/index.ts'
import { languageAfter } from '../words/language-after.ts'
import { Glyph, type GlyphName } from './glyph.tsx'

/** The rules of every game are one room: `/rules`. */
const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** The bar over every page: where one is, and where else one can go. */
export function TopNav({ toContent }: { toContent(): void }) {
  const { words, language } = useWords()
  const { change } = useSettings()
  const [path] = useLocation()
  const { nav, pages } = words
  const { skip, label, replays, tables } = pages.nav
  const next = languageAfter(language)
  const { code, name: inNext } = wordsIn(next).pages.nav.inThisLanguage
  const places: readonly (readonly [to: string, name: string, glyph: GlyphName])[] = [
    ['/play', tables, 'tables'],
    [`/rules/${firstGame.id}`, nav.rules, 'rules'],
    ['/replay', replays, 'replays'],
    ['/settings', nav.settings, 'settings'],
    ['/about', nav.about, 'about'],
  ]
  return (
    <header className="top-nav">
      <button type="button" className="top-nav-skip btn" onClick={toContent}>
        {skip}
      </button>
      <a className="top-nav-brand title" href="#/" aria-current={path === '/' ? 'page' : undefined}>
        Longhouse
      </a>
      <nav aria-label={label}>
        <ul>
          {places.map(([to, name, glyph]) => (
            <li key={to}>
              <a href={`#${to}`} aria-current={path.startsWith(roomOf(to)) ? 'page' : undefined} title={name}>
                <Glyph name={glyph} />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className="top-nav-language"
        lang={next}
        aria-label={`${code}: ${inNext}`}
        title={inNext}
        onClick={() => change({ language: next })}
      >
        {code}
      </button>
    </header>
  )
}
