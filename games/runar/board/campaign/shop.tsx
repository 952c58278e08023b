import './shop.css'
import { Icon, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { type Reward, STATUE_PARTS } from '../../src/content-file.ts'
import type { Purchase } from '../../src/state.ts'
import { byOf, nameOfSide, viewerOf } from '../board-context.ts'
import { Die } from '../pieces/pieces.tsx'
import { StatuePicture } from '../pieces/statue.tsx'
import { keyOf } from '../thing.ts'
import type { CampaignContext, InCampaign } from './campaign-context.ts'
import { SideMark } from './side-mark.tsx'
import { Sky } from './sky.tsx'

/** RN-28.14: before the last game Campaign points are spent. */
export function Shop({ context }: InCampaign) {
  const { words, content, campaign, view } = context
  const { shop } = words.saga
  const seat = shopperIn(context)
  return (
    <div className="rn-shop">
      <Sky>
        <h2 className="name">{shop.title}</h2>
        <p className={byOf(context, seat)}>
          <SideMark context={context} side={seat} />
          <b>{nameOfSide(context, seat)}</b> {shop.left(campaign.points[seat] ?? 0)}
        </p>
      </Sky>
      <div className="rewards">
        {content.file.campaign.rewards.map((reward) => (
          <RewardCard key={reward.id} context={context} reward={reward} seat={seat} />
        ))}
        <p className="rn-panel">{shop.lost}</p>
      </div>
      <div className="bought">
        <h3 className="name">{shop.inOrder}</h3>
        {view.sheet.order.map((each) => (
          <Bought key={each} context={context} seat={each} />
        ))}
      </div>
    </div>
  )
}

/** Who chooses now; a viewer who does not wait looks at the own points. */
const shopperIn = (context: CampaignContext): Seat =>
  context.input.seatView.awaited[0] ?? viewerOf(context) ?? context.view.sheet.order[0] ?? 0

const boughtBy = ({ campaign }: CampaignContext, seat: Seat): readonly Purchase[] =>
  campaign.bought.filter((each) => each.seat === seat)

type OfShopper = InCampaign & { readonly reward: Reward; readonly seat: Seat }

function RewardCard({ context, reward, seat }: OfShopper) {
  const { words, input, campaign } = context
  const { shop } = words.saga
  const { props, lit } = useThing(keyOf('named', reward.id), context.name(reward.id))
  const bought = boughtBy(context, seat).filter((each) => each.reward === reward.id).length
  const short = reward.cost - (campaign.points[seat] ?? 0)
  return (
    <div {...props} className={`rn-reward ${lit ? 'glow' : ''}`}>
      <span className="art">
        <Picture context={context} reward={reward} seat={seat} />
      </span>
      <b className="name">{reward.name[input.language]}</b>
      <small>
        {limitOf(context, reward)}
        {bought > 0 && `, ${shop.bought(bought)}`}
        {short > 0 && `, ${shop.short(short)}`}
        {isBuild(reward) && <Growth context={context} seat={seat} />}
      </small>
      <b className="cost" title={words.saga.points(reward.cost)}>
        {reward.cost}
        <svg className="rn-point" viewBox="0 0 24 24" aria-hidden="true">
          <use href="#rn-c-pt" />
        </svg>
      </b>
    </div>
  )
}

const isBuild = ({ effects }: Reward): boolean => effects.at(-1)?.do === 'tactic'

function Picture({ context, reward, seat }: OfShopper) {
  const effect = reward.effects.at(-1)
  if (effect?.do === 'dice')
    return effect.color === 'neutral' ? (
      <Die kind="neutral" />
    ) : (
      <>
        <Die kind="agility" />
        <Die kind="strength" />
        <Die kind="instinct" />
      </>
    )
  if (isBuild(reward))
    return (
      <span className={byOf(context, seat)}>
        <StatuePicture parts={partsOf(context, seat)} />
      </span>
    )
  return <Icon symbol={effect?.do === 'card' && effect.kind === 'inspiration' ? 'rn-i-scroll' : 'rn-i-ring'} />
}

/** Everybody begins with the Base (RN-5.38). */
const partsOf = ({ field }: CampaignContext, seat: Seat): number => field?.players[seat]?.statue ?? 1

/** RN-21.7: the part that would be built, and what it reaches. */
function Growth({ context, seat }: InCampaign & { readonly seat: Seat }) {
  const { words, content, input } = context
  const board = content.destinyBoards[input.seatView.players]
  const [top, next] = STATUE_PARTS.slice(partsOf(context, seat) - 1)
  if (!board || !top || !next) return null
  const { access, eventSlots } = board
  return (
    <span className="growth">
      {words.saga.shop.growth(context.name(`statue-${next}`), access[top], access[next], eventSlots)}
    </span>
  )
}

function limitOf({ words }: CampaignContext, { max }: Reward): string {
  const [[limit, most]] = Object.entries(max) as [['times' | 'dice' | 'dicePerHero', number]]
  return words.saga.shop[limit](most)
}

/** They choose one after another. */
function turnOf({ view, input }: CampaignContext, seat: Seat): 'done' | 'now' | 'later' {
  const { order } = view.sheet
  const now = order.findIndex((each) => input.seatView.awaited.includes(each))
  const at = order.indexOf(seat)
  if (at === now) return 'now'
  return now < 0 || at < now ? 'done' : 'later'
}

function Bought({ context, seat }: InCampaign & { readonly seat: Seat }) {
  const { words, campaign } = context
  const { shop } = words.saga
  const bought = boughtBy(context, seat)
  const turn = turnOf(context, seat)
  return (
    <section className={`rn-panel ${byOf(context, seat)} ${turn}`}>
      <h4 className="name">
        <SideMark context={context} side={seat} /> {shop.boughtBy(nameOfSide(context, seat))}{' '}
        <small>
          {shop.turn[turn]}
          {turn !== 'done' && ` · ${shop.left(campaign.points[seat] ?? 0)}`}
        </small>
      </h4>
      {bought.length === 0 && <p className="note">{shop.nothing[turn]}</p>}
      <ul>
        {bought.map(({ reward, hero }, i) => (
          <li key={i}>
            {context.name(reward)}
            {hero !== null && ` (${context.name(hero)})`}
          </li>
        ))}
      </ul>
    </section>
  )
}
