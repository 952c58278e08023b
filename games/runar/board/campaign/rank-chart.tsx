import './rank-chart.css'
import { colorOfSeat } from '@longhouse/board'
import { Fragment } from 'react'
import { dueToNemesis } from '../../src/ranking.ts'
import { isAlone } from '../../src/solo.ts'
import type { Side } from '../../src/state.ts'
import { byOf, nameOfSide } from '../board-context.ts'
import { type CampaignContext, type InCampaign, seatsOf } from './campaign-context.ts'
import { SideMark } from './side-mark.tsx'

const WIDE = 96
const HIGH = 38

/** Who came where in each game, and the Campaign points of it. */
export function RankChart({ context }: InCampaign) {
  const { words, view, campaign } = context
  const { finished } = campaign
  const sides = sidesOf(context)
  const games = view.sheet.games.map((_, game) => game)
  const x = (game: number) => 44 + game * WIDE
  const y = (rank: number) => 22 + rank * HIGH
  const bottom = y(sides.length - 1)
  const rankOf = (game: number, side: Side) => finished[game]?.ranking.indexOf(side) ?? -1
  return (
    <section className="rn-panel">
      <h3 className="name">
        {words.saga.chart.title} {!isAlone(context.openContext) && <small>{words.saga.chart.about}</small>}
      </h3>
      <svg
        className="rn-rank-chart"
        viewBox={`0 0 ${x(games.length - 1) + 52} ${bottom + 46}`}
        role="img"
        aria-label={sayRanks(context)}
      >
        {sides.map((_, rank) => (
          <Fragment key={rank}>
            <text x="8" y={y(rank) + 5}>
              {rank + 1}
            </text>
            <path className="row" d={`M24 ${y(rank)}H${x(games.length - 1) + 30}`} />
          </Fragment>
        ))}
        {games.map((game) => (
          <g key={game} className={game === finished.length ? 'next' : ''}>
            {game === finished.length && <rect x={x(game) - 40} y="2" width="80" height={bottom + 40} rx="6" />}
            {game >= finished.length && sides.map((_, rank) => <circle key={rank} cx={x(game)} cy={y(rank)} r="11" />)}
            <text className="game" x={x(game)} y={bottom + 34}>
              {words.saga.game(game + 1)}
            </text>
          </g>
        ))}
        {sides.map((side) => (
          <g key={side} className={byOf(context, side)}>
            {finished.slice(1).map((_, at) => {
              const [from, to] = [rankOf(at, side), rankOf(at + 1, side)]
              if (from < 0 || to < 0) return null
              const [left, right, half] = [x(at), x(at + 1), WIDE / 2]
              return (
                <path
                  key={at}
                  className={side === 'nemesis' ? 'way dashed' : 'way'}
                  d={`M${left} ${y(from)}C${left + half} ${y(from)} ${right - half} ${y(to)} ${right} ${y(to)}`}
                />
              )
            })}
            {finished.map((_, at) =>
              rankOf(at, side) < 0 ? null : (
                <use
                  key={at}
                  href={side === 'nemesis' ? '#rn-m-nem' : `#m-${colorOfSeat(context, side)}`}
                  x={x(at) - 15}
                  y={y(rankOf(at, side)) - 15}
                  width="30"
                  height="30"
                />
              ),
            )}
          </g>
        ))}
      </svg>
      {!isAlone(context.openContext) && <Points context={context} />}
    </section>
  )
}

/** The Nemesis has a rank as soon as it took part in a game. */
function sidesOf(context: CampaignContext): readonly Side[] {
  const isRanked = context.campaign.finished.some(({ ranking }) => ranking.includes('nemesis'))
  return isRanked ? [...seatsOf(context), 'nemesis'] : seatsOf(context)
}

const sayRanks = (context: CampaignContext): string =>
  context.campaign.finished
    .flatMap(({ ranking }, game) =>
      ranking.map((side, at) => context.words.saga.chart.rank(nameOfSide(context, side), at + 1, game + 1)),
    )
    .join('; ')

/** Each Campaign point with the game that gave it; the last ones are struck where the Nemesis takes them (RN-28.5). */
export function Points({ context }: InCampaign) {
  const { words, campaign } = context
  const { chart } = words.saga
  const due = dueToNemesis(context, campaign.finished)
  const isTaken = campaign.lost.some((lost) => lost > 0)
  return (
    <>
      <ul className="rn-points">
        {seatsOf(context).map((seat) => {
          const games = campaign.finished.flatMap(({ points }, at) =>
            Array.from({ length: points[seat] ?? 0 }, () => at + 1),
          )
          return (
            <li key={seat} className={byOf(context, seat)}>
              <SideMark context={context} side={seat} />
              <span className="who">{nameOfSide(context, seat)}</span>
              <span className="blocks" aria-hidden="true">
                {games.map((game, i) => (
                  <i key={i} className={i >= games.length - due ? 'struck' : ''}>
                    {game}
                  </i>
                ))}
              </span>
              <b title={words.saga.points(campaign.points[seat] ?? 0)}>{campaign.points[seat]}</b>
              <svg className="rn-point" viewBox="0 0 24 24" aria-hidden="true">
                <use href="#rn-c-pt" />
              </svg>
            </li>
          )
        })}
      </ul>
      <p className="note">
        {chart.blocks} {due > 0 && (isTaken ? chart.taken(due) : chart.struck(due))}
      </p>
    </>
  )
}
