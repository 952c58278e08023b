import './stones.css'
import { isAlone } from '../../src/solo.ts'
import { byOf, nameOfSide } from '../board-context.ts'
import { type CampaignContext, type InCampaign, scenarioAt, vpOf, winnerOf } from './campaign-context.ts'
import { SideMark } from './side-mark.tsx'

/** The five games as standing stones: who won those that are over, and which comes next. */
export function Stones({ context }: InCampaign) {
  const { view, campaign } = context
  return (
    <ol className="rn-stones">
      {view.sheet.games.map((id, game) => (
        <Stone key={id} context={context} game={game} isNext={game === campaign.finished.length} />
      ))}
    </ol>
  )
}

const RUNES = [
  'M8 30V4L20 13M8 13 20 22',
  'M8 30V4M8 10 19 17 8 24',
  'M7 30V5L19 12V30',
  'M13 30V4M13 16 4 6M13 16 22 6',
  'M8 30V4L19 10 8 17 20 30',
]

function Stone({ context, game, isNext }: InCampaign & { readonly game: number; readonly isNext: boolean }) {
  const finished = context.campaign.finished[game]
  const state = finished ? 'over' : isNext ? 'next' : 'later'
  return (
    <li className={state}>
      <span className="stone">
        <svg viewBox="0 0 60 100" aria-hidden="true">
          <path className="body" d="M8 100 12 22 26 6 44 8 50 28 54 100Z" />
          <path className="cap" d="M12 22 26 6 44 8 50 28 42 22 34 27 24 19Z" />
          <path className="rune" d={RUNES[game % RUNES.length]} transform="translate(16 36) scale(1.1)" />
        </svg>
        {finished && (
          <span className={`winner ${byOf(context, winnerOf(finished))}`}>
            <SideMark context={context} side={winnerOf(finished)} />
          </span>
        )}
      </span>
      <span className="label">
        <b className="name">
          {game + 1}
          <span className="scenario">. {scenarioAt(context, game)?.name[context.input.language]}</span>
        </b>
        <small>{sayState(context, game, isNext)}</small>
      </span>
    </li>
  )
}

function sayState(context: CampaignContext, game: number, isNext: boolean): string {
  const { words, campaign, view, openContext } = context
  const { stone } = words.saga
  const finished = campaign.finished[game]
  if (finished) return stone.won(nameOfSide(context, winnerOf(finished)), vpOf(finished, winnerOf(finished)))
  // RN-29.12: alone there are no points.
  const worth = game === view.sheet.games.length - 1 ? [stone.last] : isAlone(openContext) ? [] : [stone.forPoints]
  return [...(isNext ? [stone.next] : []), ...worth].join(', ')
}
