import './tiles.css'
import type { GameEntry } from '@longhouse/registry'
import { lessonWords } from '../../lesson/words.ts'
import { hasLesson } from '../../lessons.ts'
import { useWords } from '../../settings.tsx'
import { useGameWords } from '../game-words.ts'
import champions from './art/champions.svg'
import reavers from './art/reavers.svg'
import runar from './art/runar.svg'
import tinyEpicVikings from './art/tiny-epic-vikings.svg'

const COVERS: { readonly [game: string]: string } = {
  champions,
  reavers,
  runar,
  'tiny-epic-vikings': tinyEpicVikings,
}

/** A game of the house; one that is not ready yet is shown and cannot be chosen. */
export function GameTile({ entry: { id, players, ready } }: { readonly entry: GameEntry }) {
  const { words, language } = useWords()
  const { home } = words.pages
  const { title, words: game } = useGameWords()(id)
  const range = `${players.min}–${players.max}`
  return (
    <li className={ready ? 'tile' : 'tile coming'} data-mood={id}>
      <img src={COVERS[id]} alt="" width="336" height="236" />
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
          <span aria-hidden="true">·</span>
          <span>{game?.length}</span>
        </p>
        {ready ? (
          <p className="tile-ways">
            <a href={`#/rules/${id}`} aria-label={home.rulesOf(title)}>
              {words.nav.rules}
            </a>
            {hasLesson(id) && (
              <a href={`#/learn/${id}`} aria-label={lessonWords[language].learnThis(title)}>
                {lessonWords[language].learn}
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
