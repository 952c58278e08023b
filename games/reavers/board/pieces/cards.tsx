import './cards.css'
import { Icon, Token } from '@longhouse/board'
import type { Content } from '../../src/content.ts'
import type {
  Artifact,
  Clan,
  Counter,
  Journey,
  Prophecy,
  Reaver,
  SeaBattle,
  SetName,
  Spoil,
} from '../../src/content-file.ts'
import { TERRITORY_OF, TOKEN_OF } from '../../src/prophecies.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { artOf, faceArt, placeArt } from './art.ts'
import { ComingDie, FaceChip, nameOfGain } from './dice.tsx'
import { Arrow, CostRow, Defense, EffectRow } from './effect-row.tsx'
import { CardBack, ClanMark } from './pieces.tsx'

type OfCard = InContext & { readonly card: string }

/** Any card, always in this order: art, name, what it gives. */
export function CardFace({ context, card }: OfCard) {
  const { content } = context
  switch (content.deckOf[card]) {
    case 'reaver':
      return <ReaverFace context={context} card={card} />
    case 'prophecy':
      return <ProphecyFace context={context} card={card} />
    case 'sea-battle':
      return <BattleFace context={context} card={card} />
    case 'sea-journey':
      return <JourneyFace context={context} card={card} />
    default:
      return card in content.territories ? (
        <TerritoryFace context={context} card={card} />
      ) : (
        <SpoilFace context={context} card={card} />
      )
  }
}

export const clanOf = (content: Content, reaver: string): Clan =>
  content.clans[content.reavers[reaver]?.clan ?? ''] as Clan

function ReaverFace({ context, card }: OfCard) {
  const { content, words } = context
  const { dice, rally, specialization } = content.reavers[card] as Reaver
  const { icon, color } = clanOf(content, card)
  return (
    <span className={`rv-card reaver c-${color}`}>
      <span className="art">
        <Icon symbol={artOf(card)} />
        <span className="corner">
          <Icon symbol={faceArt(icon)} box={24} />
        </span>
      </span>
      <span className="dicerow">
        <span>
          {dice.map((die, i) => (
            <ComingDie key={i} {...die} name={nameOfGain(words, die)} />
          ))}
        </span>
        <span className="rally">
          {rally.map((die, i) => (
            <ComingDie key={i} {...die} name={`${words.ask.rally}: ${nameOfGain(words, die)}`} />
          ))}
        </span>
      </span>
      <span className="cn">{context.name(card)}</span>
      <span className="rows">
        <span>
          <EffectRow context={context} effects={specialization} terse="all" />
        </span>
      </span>
    </span>
  )
}

/** What a Prophecy counts, in one piece. */
export function CounterPiece({ context: { words }, counter }: InContext & { readonly counter: Counter }) {
  const name = words.counters[counter]
  switch (counter) {
    case 'reaver-helm':
      return <ClanMark icon="helm" color="red" name={name} />
    case 'reaver-raven':
      return <ClanMark icon="raven" color="blue" name={name} />
    case 'reaver-tree':
      return <ClanMark icon="tree" color="yellow" name={name} />
    case 'wall-token':
    case 'farm-token':
    case 'tower-token':
      return <Token good={TOKEN_OF[counter]} name={name} />
    case 'territory-food':
    case 'territory-favor':
    case 'territory-dice':
      return <span className={`rv-tc ${TERRITORY_OF[counter]}`} role="img" aria-label={name} />
    case 'prophecy-card':
      return <CardBack deck="prophecy" name={name} />
    default:
      return <Icon symbol={COUNTER_ART[counter]} name={name} />
  }
}

const COUNTER_ART = {
  'sea-battle-card': 'l-sea',
  'tapestry-card': 'f-tapestry',
  'art-card': 'a-art',
  'armor-card': 'a-armor',
  'treasure-card': 'a-treasure',
  'ship-upgrade-tile': 'f-ship',
  'artifact-card': 'a-ring',
} as const

function ProphecyFace({ context, card }: OfCard) {
  const { words, content } = context
  const { per, glory } = (content.prophecies[card] as Prophecy).score
  return (
    <span className="rv-card prophecy">
      <span className="art">
        <Icon symbol={artOf(card)} />
        <span className="corner">
          <Icon symbol="g-norns" />
        </span>
      </span>
      <span className="cn">{context.name(card)}</span>
      <span className="rows">
        <span>
          <span className="amt">
            <b>{glory}</b>
            <Token good="glory" name={words.counted('glory', glory)} />
          </span>
          <i className="rv-or">{words.place.per}</i>
          <CounterPiece context={context} counter={per} />
        </span>
      </span>
    </span>
  )
}

function BattleFace({ context, card }: OfCard) {
  const { words, content } = context
  const { combination, defense, rewards } = content.seaBattles[card] as SeaBattle
  return (
    <span className="rv-card battle">
      <span className="art">
        <Icon symbol={artOf(card)} />
      </span>
      <span className="cn">{context.name(card)}</span>
      <span className="combo">
        {combination.flatMap((match) =>
          'icon' in match
            ? Array.from({ length: match.n }, (_, i) => (
                <FaceChip key={`${match.icon}${i}`} icon={match.icon} name={words.icons[match.icon]} />
              ))
            : [],
        )}
      </span>
      <span className="ordf">
        <i className="rv-or">{words.place.or}</i>
        <Defense context={context} n={defense} />
      </span>
      <span className="rows">
        <span>
          <EffectRow context={context} effects={rewards} />
        </span>
      </span>
    </span>
  )
}

function JourneyFace({ context, card }: OfCard) {
  const { words, content } = context
  const { avoid, avoidReward, penalty } = content.journeys[card] as Journey
  return (
    <span className="rv-card rv-journey">
      <span className="art">
        <Icon symbol={artOf(card)} />
      </span>
      <span className="cn">{context.name(card)}</span>
      <span className="rows">
        {avoid && (
          <span>
            <CostRow context={context} cost={avoid} />
            {avoidReward.length > 0 && <Arrow />}
            <EffectRow context={context} effects={avoidReward} />
          </span>
        )}
        {penalty.length > 0 && (
          <span>
            <i className="rv-or">{words.place.or}</i>
            <EffectRow context={context} effects={penalty} />
          </span>
        )}
      </span>
    </span>
  )
}

function TerritoryFace({ context, card }: OfCard) {
  const { type, level, reward } = context.content.territories[card] as Content['territories'][string]
  return (
    <span className={`rv-card territory ${type}`}>
      <span className="art">
        <b className="level">{'I'.repeat(level)}</b>
      </span>
      <span className="cn">{context.name(context.content.territories[card]?.stack ?? card)}</span>
      <span className="rows">
        <span>
          <EffectRow context={context} effects={reward} />
        </span>
      </span>
    </span>
  )
}

function SpoilFace({ context, card }: OfCard) {
  const { content, words } = context
  const spoil = content.spoils[card] as Spoil
  const variant = 'variant' in spoil && spoil.variant ? spoil.variant : ''
  const glory = content.artifacts[card]?.glory
  return (
    <span className={`rv-card spoil k-${spoil.kind} ${variant}`}>
      <span className="art">
        <Icon symbol={artOf(card)} />
        {glory !== undefined && (
          <span className="worth amt">
            <b>{glory}</b>
            <Token good="glory" name={words.counted('glory', glory)} />
          </span>
        )}
      </span>
      <span className="cn">{shortName(context, card)}</span>
      <span className="rows">
        <SpoilRows context={context} card={card} />
      </span>
    </span>
  )
}

/** A Tower shows its dice: the name need not repeat their colours. */
export const shortName = ({ content, words, name }: BoardContext, card: string): string =>
  content.spoils[card]?.kind === 'tower' ? words.tower : name(card)

function SpoilRows({ context, card }: OfCard) {
  const { content, words } = context
  if (card in content.artifacts)
    return (
      <span>
        <ArtifactDeal context={context} card={card} />
      </span>
    )
  const { effects } = content.spoils[card] as Spoil
  const set = content.setOf[card]
  if (set) return <SetLadder context={context} set={set} />
  const [first] = effects
  // A choice of two reads better on two lines, each branch on its own.
  if (first && 'choose' in first)
    return first.choose.map((branch, i) => (
      <span key={i}>
        {i > 0 && <i className="rv-or">{words.place.or}</i>}
        <EffectRow context={context} effects={branch} />
      </span>
    ))
  return effects.map((effect, i) => (
    <span key={i}>
      <EffectRow context={context} effects={[effect]} />
    </span>
  ))
}

/** Which die it takes, where, and what for. */
function ArtifactDeal({ context, card }: OfCard) {
  const { stores, when, effects } = context.content.artifacts[card] as Artifact
  return (
    <>
      {'icon' in stores ? (
        <FaceChip icon={stores.icon} name={context.words.icons[stores.icon]} />
      ) : (
        <span className="rv-fc any">
          <Icon symbol="g-dice" />
        </span>
      )}
      <WhenPiece context={context} when={when} />
      <Arrow />
      <EffectRow context={context} effects={effects} terse="all" />
    </>
  )
}

export function WhenPiece({ context, when }: InContext & { readonly when: Artifact['when'] }) {
  return when.map((place) =>
    place === 'any' ? (
      <Icon key={place} symbol="g-compass" name={context.words.tip.whenAny} />
    ) : (
      <Icon key={place} symbol={placeArt(place)} box={24} name={context.name(place)} />
    ),
  )
}

function SetLadder({ context: { content, words }, set }: InContext & { readonly set: SetName }) {
  if (set === 'tapestry') {
    const { single, completeSet } = content.scoring.sets.tapestry
    return (
      <span>
        <b>{single}</b>
        <i className="rv-or">{words.place.trio}</i>
        <b>{completeSet}</b>
        <Token good="glory" name={words.goods.glory} />
      </span>
    )
  }
  return (
    <span className="ladder">
      {content.scoring.sets[set].table.slice(1).map((glory, i) => (
        <b key={i}>{glory}</b>
      ))}
    </span>
  )
}
