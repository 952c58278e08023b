import { Icon, Token, useThing, Worker } from '@longhouse/board'
import type { Enemy, Shore } from '../../src/content.ts'
import type { ShoreView } from '../../src/seen.ts'
import { type BoardContext, shoreName } from '../board-context.ts'
import { iconOf, shipArt } from '../pieces/art.ts'
import { EnemyFace, enemyClass } from '../pieces/enemy-card.tsx'
import { keyOf } from '../thing.ts'

const LEFT: { readonly [shore: string]: number } = { 'shore-1': 8, 'shore-2': 305, 'shore-3': 602, 'shore-4': 899 }

/** A distant shore: its monster, how far food goes, the journey card, and the port. */
export function ShorePlace({ shore, context }: { readonly shore: ShoreView; readonly context: BoardContext }) {
  const { content, words, name } = context
  const { warriorsFedPerFood } = content.shores[shore.id] as Shore
  return (
    <div className="shore" style={{ left: LEFT[shore.id] }}>
      {shore.monster ? (
        <MonsterCard shore={shore} monster={shore.monster} context={context} />
      ) : (
        <div className="enemy monster none" />
      )}
      <span className="sname">{shoreName(context, shore.id)}</span>
      <span className="feed" title={words.feeds(warriorsFedPerFood)}>
        <Token good="food" />
        <b>= {warriorsFedPerFood}</b>
        <Icon symbol={iconOf('ullr')} name={words.feeds(warriorsFedPerFood)} />
      </span>
      {shore.hasJourney && <JourneyCard shore={shore} context={context} label={name(shore.id)} />}
      <Port shore={shore} context={context} label={name(shore.id)} />
    </div>
  )
}

function MonsterCard({
  shore,
  monster,
  context,
}: {
  readonly shore: ShoreView
  readonly monster: string
  readonly context: BoardContext
}) {
  const enemy = context.content.enemies[monster] as Enemy
  const { props } = useThing(keyOf('named', monster), context.name(monster))
  return (
    <div {...props} className={enemyClass(enemy)}>
      <EnemyFace enemy={enemy} name={context.name(monster)} words={context.words} bounty={shore.bounty} />
    </div>
  )
}

/** Face down, or open to those who have looked at it (CH-17.4). */
function JourneyCard({
  shore,
  context,
  label,
}: {
  readonly shore: ShoreView
  readonly context: BoardContext
  readonly label: string
}) {
  const { journey } = shore
  const { lit, props } = useThing(
    keyOf('journey', shore.id),
    journey ? `${context.name(journey)}, ${label}` : `${context.words.journeyDown}, ${label}`,
  )
  return (
    <span {...props} className={`journey jb ${journey ? 'known' : ''} ${lit ? 'glow' : ''}`}>
      {journey ? (
        <>
          <Icon symbol={iconOf(journey)} />
          <b>{context.name(journey)}</b>
        </>
      ) : (
        <Icon symbol="g-compass" />
      )}
    </span>
  )
}

function Port({
  shore: { id, ship },
  context,
  label,
}: {
  readonly shore: ShoreView
  readonly context: BoardContext
  readonly label: string
}) {
  const { words, input } = context
  const color = ship && input.sitters[ship.seat]?.color
  const { lit, props } = useThing(
    keyOf('named', id),
    ship ? `${label}, ${context.name(ship.longship)}` : `${label}, ${words.freePort}`,
  )
  return (
    <span {...props} className={`port ${ship ? 'taken' : ''} ${lit ? 'glow' : ''}`}>
      {ship && color ? (
        <>
          <svg className="portship" viewBox="0 0 120 76" aria-hidden="true">
            <use href={`#${shipArt(ship.longship)}`} />
          </svg>
          <span className="peg on">
            <Worker color={color} />
          </span>
          <b className="hold">{context.content.longships[ship.longship]?.capacity}</b>
        </>
      ) : (
        <em>{words.freePort}</em>
      )}
    </span>
  )
}
