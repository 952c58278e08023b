import './tiles.css'
import type { GameEntry } from '@longhouse/registry'
import { byGame } from '../../game-folders.ts'
import { hasLesson } from '../../lessons.ts'
import { useWords } from '../../settings.tsx'
import { wordsIn } from '../../words/index.ts'
import { useGameWords } from '../game-words.ts'

const covers = byGame(
  import.meta.glob<string>('../../../../../games/*/manifest/cover.svg', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

/** A game of the house; one that is not ready yet is shown and cannot be chosen. */
export function GameTile({ entry: { id, players, ready } }: { readonly entry: GameEntry }) {
  const { words, language } = useWords()
  const { home } = words.pages
  const { title, words: game } = useGameWords()(id)
  const { min, max } = players
  const range = min === max ? `${max}` : `${min}–${max}`
  return (
    <li className={ready ? 'tile' : 'tile coming'} data-mood={id}>
      <img src={covers.get(id)} alt="" width="336" height="236" />
      <div className="tile-text">
        <h3 className="title">{title}</h3>
        <p className="tile-blurb">{game?.blurb}</p>
        <p className="tile-facts">
          <svg className="ic" viewBox="0 0 24 24" role="img" aria-label={home.players(range)}>
            <circle cx="9" cy="8" r="4" fill="currentColor" />
            <path d="M1 21q0-8 8-8t8 8z" fill="currentColor" />
            <path d="M15 4.5a4 4 0 0 1 0 7.5M18 14q5 1 5 7" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span aria-hidden="true">{range}</span>
          <span aria-hidden="true" className="tile-dot">
            ·
          </span>
          <span>{game?.length}</span>
        </p>
        {ready ? (
          <p className="tile-ways">
            <a href={`#/rules/${id}`} aria-label={home.rulesOf(title)}>
              {words.nav.rules}
            </a>
            {hasLesson(id) && (
              <a href={`#/learn/${id}`} aria-label={wordsIn(language).lesson.learnThis(title)}>
                {wordsIn(language).lesson.learn}
              </a>
            )}
            <a className="btn" href={`#/new/${id}`} aria-label={home.newGameOf(title)}>
              {home.newGame}
            </a>
          </p>
        ) : (
          <p className="tile-ways">
            <span className="tile-coming">{home.coming}</span>
          </p>
        )}
      </div>
    </li>
  )
}
