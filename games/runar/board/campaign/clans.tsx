import './clans.css'
import { Icon, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { HeroId } from '../../src/content-file.ts'
import { dueToNemesis } from '../../src/ranking.ts'
import { isAlone } from '../../src/solo.ts'
import { byOf, nameOfSide, viewerOf } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { Figurine } from '../pieces/pieces.tsx'
import { RosterSheet } from '../players/roster-sheet.tsx'
import { keyOf } from '../thing.ts'
import { type CampaignContext, type InCampaign, seatsOf } from './campaign-context.ts'
import { SideMark } from './side-mark.tsx'

type OfSeat = InCampaign & { readonly seat: Seat }

/** Each clan with its heroes, ranks and Treasures, and the Nemesis with its Doom marks. */
export const Clans = ({ context }: InCampaign) => (
  <div className="rn-clans">
    {seatsOf(context).map((seat) => (
      <ClanPanel key={seat} context={context} seat={seat} />
    ))}
    <NemesisPanel context={context} />
  </div>
)

function ClanPanel({ context, seat }: OfSeat) {
  const { campaign, view } = context
  const treasures = view.sheet.teams[seat]?.treasures ?? []
  return (
    <section className={`rn-panel clan ${byOf(context, seat)} ${seat === viewerOf(context) ? 'you' : ''}`}>
      <header>
        <SideMark context={context} side={seat} />
        <span>
          <b className="name">{nameOfSide(context, seat)}</b>
          <small>{sayPlace(context, seat)}</small>
        </span>
        {!isAlone(context.openContext) && (
          <b className="points" title={context.words.saga.points(campaign.points[seat] ?? 0)}>
            {campaign.points[seat]}
            <svg className="rn-point" viewBox="0 0 24 24" aria-hidden="true">
              <use href="#rn-c-pt" />
            </svg>
          </b>
        )}
      </header>
      <Team context={context} seat={seat} />
      {treasures.length > 0 && (
        <div className="treasures">
          {treasures.map((card) => (
            <TreasureChip key={card} context={context} card={card} />
          ))}
        </div>
      )}
    </section>
  )
}

const heroesOf = ({ view }: CampaignContext, seat: Seat): readonly HeroId[] => view.sheet.teams[seat]?.heroes ?? []

/** All heroes of a clan; of the six of who plays alone also who is lost, and how. */
export const Team = ({ context, seat }: OfSeat) =>
  isAlone(context.openContext) ? (
    <RosterSheet context={context} />
  ) : (
    <Heroes context={context} seat={seat} heroes={heroesOf(context, seat)} />
  )

export const Heroes = ({ context, seat, heroes }: OfSeat & { readonly heroes: readonly HeroId[] }) => (
  <div className="heroes">
    {heroes.map((hero) => (
      <HeroPortrait key={hero} context={context} seat={seat} hero={hero} />
    ))}
  </div>
)

function HeroPortrait({ context, seat, hero }: OfSeat & { readonly hero: HeroId }) {
  const { words, view } = context
  const rank = view.sheet.teams[seat]?.ranks[hero] ?? 'explorer'
  const { props, lit } = useThing(keyOf('hero', hero), `${context.name(hero)}, ${words.rank(rank)}`)
  return (
    <div {...props} className={`hero ${rank} ${lit ? 'glow' : ''}`}>
      <span className="portrait">
        <Figurine who={hero} />
      </span>
      <b className="name">{context.name(hero)}</b>
      <small>
        <svg className="rank" viewBox="0 0 24 24" aria-hidden="true">
          <use href={`#rn-c-${rank}`} />
        </svg>
        {words.rank(rank)}
      </small>
    </div>
  )
}

function TreasureChip({ context, card }: InCampaign & { readonly card: string }) {
  const { props } = useThing(keyOf('named', card), context.name(card))
  return (
    <span {...props}>
      <Icon symbol={artOf(card)} />
      {context.name(card)}
    </span>
  )
}

function sayPlace({ words, campaign }: CampaignContext, seat: Seat): string | null {
  if (campaign.finished.length === 0) return null
  const rank = (campaign.finished.at(-1)?.ranking.indexOf(seat) ?? -1) + 1
  const { clan } = words.saga
  return rank === 1 ? clan.won(campaign.finished.length) : clan.place(rank, campaign.finished.length)
}

function NemesisPanel({ context }: InCampaign) {
  const { words, campaign, input } = context
  const { nemesis } = words.saga
  if (!campaign.finished.some(({ ranking }) => ranking.includes('nemesis'))) return null
  const due = dueToNemesis(context, campaign.finished)
  const isTaken = campaign.lost.some((lost) => lost > 0)
  return (
    <section className="rn-panel clan by-nemesis">
      <header>
        <SideMark context={context} side="nemesis" />
        <span>
          <b className="name">{words.nemesis.name}</b>
          <small>{nemesis.marks(campaign.dooms)}</small>
        </span>
        <span className="marks" aria-hidden="true">
          {Array.from({ length: campaign.dooms }, (_, i) => (
            <svg key={i} viewBox="0 0 24 24">
              <use href="#rn-c-doom" />
            </svg>
          ))}
        </span>
      </header>
      <p>{nemesis.marked(input.seatView.players)}</p>
      {!isAlone(context.openContext) && (
        <>
          <p>
            <b>{due === 0 ? nemesis.spared : isTaken ? nemesis.taken(due) : nemesis.penalty(due)}</b>
          </p>
          <p>
            <small>{nemesis.how}</small>
          </p>
        </>
      )}
    </section>
  )
}
