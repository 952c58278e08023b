import { Icon } from '@longhouse/board'
import { games } from '@longhouse/registry'
import { useWords } from '../../settings.tsx'

const SYMBOLS: { readonly [game: string]: string } = {
  champions: 'g-helmet',
  reavers: 'g-drakkar',
  'tiny-epic-vikings': 'g-hall',
  runar: 'g-norns',
}

export const symbolOf = (game: string): string => SYMBOLS[game] ?? 'g-hall'

/** Which game; those that are not ready are shown and cannot be chosen. */
export function GameChoice({ chosen, to = '#/new/' }: { readonly chosen: string; readonly to?: string }) {
  const { words, language } = useWords()
  return (
    <nav aria-label={words.pages.newGame.game}>
      <ul className="game-choice">
        {games.map(({ id, title, ready }) => {
          const inside = (
            <>
              <Icon symbol={symbolOf(id)} />
              {title[language]}
              {!ready && <small>{words.pages.home.coming}</small>}
            </>
          )
          return (
            <li key={id} data-mood={id} className={ready ? '' : 'coming'}>
              {ready ? (
                <a href={`${to}${id}`} aria-current={id === chosen ? 'true' : undefined}>
                  {inside}
                </a>
              ) : (
                <span>{inside}</span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
