import './evening.css'
import { Icon, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import type { HeroId, TreasureId } from '../../src/content-file.ts'
import type { CampaignStage, FinishedGame } from '../../src/state.ts'
import { byOf, nameOfSide, viewerOf } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { keyOf } from '../thing.ts'
import { type CampaignContext, type InCampaign, scenarioAt, seatsOf, vpOf, winnerOf } from './campaign-context.ts'
import { Heroes, Team } from './clans.tsx'
import { Points } from './rank-chart.tsx'
import { SideMark } from './side-mark.tsx'
import { Sky } from './sky.tsx'

/** The order in which a game is wound up (RN-28.6 to RN-28.8). */
const STAGES: readonly (CampaignStage | null)[] = ['promotion', 'artifact', 'treasures']

/** The end of a game: who came where, and what the clans take from it into the next. */
export function Evening({ context }: InCampaign) {
  const { campaign } = context
  const game = campaign.finished.at(-1)
  if (!game) return null
  return (
    <div className="rn-evening">
      <Sky>
        <h2 className="name">{titleOf(context, game)}</h2>
      </Sky>
      <section className="ranks">
        <Podium context={context} game={game} />
        <div className="rn-panel">
          <Points context={context} />
        </div>
      </section>
      <ol className="steps">
        <Step context={context} at={0} title={context.words.saga.evening.promotion}>
          <Promotion context={context} game={game} />
        </Step>
        <Step context={context} at={1} title={context.words.saga.evening.artifact}>
          <Artifact context={context} game={game} />
        </Step>
        <Step context={context} at={2} title={context.words.saga.evening.treasures}>
          <Treasures context={context} game={game} />
        </Step>
      </ol>
    </div>
  )
}

function titleOf(context: CampaignContext, game: FinishedGame): string {
  const { words, input, campaign } = context
  const scenario = scenarioAt(context, campaign.finished.length - 1)?.name[input.language] ?? ''
  const winner = winnerOf(game)
  const { evening } = words.saga
  return winner === viewerOf(context) ? evening.yours(scenario) : evening.won(scenario, nameOfSide(context, winner))
}

type OfGame = InCampaign & { readonly game: FinishedGame }

function Podium({ context, game }: OfGame) {
  const { words } = context
  return (
    <ol className="podium">
      {game.ranking.map((side, at) => (
        <li key={side} className={byOf(context, side)} data-rank={at + 1}>
          <span className="block" style={{ height: `${10 - 1.6 * at}rem` }}>
            <b>{at + 1}</b>
            <span title={words.saga.evening.vp(vpOf(game, side))}>
              {vpOf(game, side)}
              <svg className="rn-laurel" viewBox="0 0 24 24" aria-hidden="true">
                <use href="#rn-g-laurel" />
              </svg>
            </span>
          </span>
          <span className="who">
            <SideMark context={context} side={side} />
            {nameOfSide(context, side)}
          </span>
          <small>{side === 'nemesis' ? '–' : `+${words.saga.points(game.points[side] ?? 0)}`}</small>
        </li>
      ))}
    </ol>
  )
}

interface StepProps extends InCampaign {
  readonly at: number
  readonly title: string
  readonly children: ReactNode
}

function Step({ context, at, title, children }: StepProps) {
  const { words, campaign, input } = context
  const now = STAGES.indexOf(campaign.stage)
  const state = at < now ? 'done' : at === now ? 'now' : 'later'
  const { evening } = words.saga
  const awaited = input.seatView.awaited.map((seat) => nameOfSide(context, seat)).join(', ')
  const note = { done: evening.done, now: awaited && evening.chooses(awaited), later: evening.later }[state]
  return (
    <li className={`rn-panel ${state}`}>
      <h3 className="name">
        {at + 1}. {title} <small>{note}</small>
      </h3>
      {state !== 'later' && children}
    </li>
  )
}

/** All heroes while they are chosen from, and then those that were promoted. */
const Promotion = ({ context, game }: OfGame) => (
  <div className="clans">
    {seatsOf(context).map((seat) => (
      <div key={seat} className={byOf(context, seat)}>
        <SideMark context={context} side={seat} />
        {context.campaign.stage === 'promotion' ? (
          <Team context={context} seat={seat} />
        ) : (
          <Heroes context={context} seat={seat} heroes={promotedIn(game, seat)} />
        )}
      </div>
    ))}
  </div>
)

const promotedIn = ({ promoted }: FinishedGame, seat: Seat): readonly HeroId[] => {
  const hero = promoted[seat] ?? null
  return hero === null ? [] : [hero]
}

function Artifact({ context, game }: OfGame) {
  const { campaign, words } = context
  if (campaign.stage === 'artifact') return <Offer context={context} cards={campaign.offer} />
  const kept = <Taken context={context} cards={game.artifacts} />
  return winnerOf(game) === 'nemesis' ? <p>{words.saga.evening.nobody}</p> : kept
}

const Treasures = ({ context, game }: OfGame) => (
  <>
    <Taken context={context} cards={game.treasures} />
    <Offer context={context} cards={context.campaign.offer} />
  </>
)

/** Who has which of them by now. */
const Taken = ({ context, cards }: InCampaign & { readonly cards: readonly (TreasureId | null)[] }) => (
  <ul className="treasures">
    {cards.map((card, seat) =>
      card === null ? null : (
        <li key={card} className={byOf(context, seat)}>
          <SideMark context={context} side={seat} />
          <Icon symbol={artOf(card)} />
          {context.name(card)}
        </li>
      ),
    )}
  </ul>
)

const Offer = ({ context, cards }: InCampaign & { readonly cards: readonly TreasureId[] }) => (
  <div className="offer">
    {cards.map((card) => (
      <TreasureCard key={card} context={context} card={card} />
    ))}
  </div>
)

function TreasureCard({ context, card }: InCampaign & { readonly card: TreasureId }) {
  const { content, input } = context
  const { props, lit } = useThing(keyOf('named', card), context.name(card))
  return (
    <div {...props} className={`rn-treasure ${lit ? 'glow' : ''}`}>
      <span className="art">
        <Icon symbol={artOf(card)} />
      </span>
      <b className="name">{context.name(card)}</b>
      <span>{content.treasures[card]?.text[input.language]}</span>
    </div>
  )
}
