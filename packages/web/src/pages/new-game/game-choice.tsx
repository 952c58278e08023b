import { Icon } from '@longhouse/board'
import { games } from '@longhouse/registry'
import { useWords } from '../../settings.tsx'

/** Which game; those that are not ready are shown and cannot be chosen. */
export function GameChoice({ chosen, to = '#/new/' }: { readonly chosen: string; readonly to?: string }) {
  const { words, language } = useWords()
  return (
    <nav aria-label={words.pages.newGame.game}>
      <ul className="game-choice">
        {games.map(({ id, words: said, symbol, ready }) => {
          const inside = (
            <>
              <Icon symbol={symbol} />
              {said[language].title}
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
