import './front.css'
import './front-odds.css'
import { draggable, Icon, ownPlayer, piecesIn, Token } from '@longhouse/board'
import type { Counts, Place } from '@longhouse/kernel'
import { totalOf } from '@longhouse/kernel'
import { type Enemy, type Journey, type Shore, WARRIORS } from '../../src/content.ts'
import type { ShoreView } from '../../src/seen.ts'
import { type BoardContext, cardAt, type InContext, shoreName } from '../board-context.ts'
import { iconOf } from '../pieces/art.ts'
import { EnemyFace, enemyClass } from '../pieces/enemy-card.tsx'
import { Piece, pieceName } from '../pieces/piece.tsx'
import { FrontOdds } from './front-odds.tsx'
import { Hull } from './hull.tsx'
import { LandScene } from './scenes.tsx'

interface FrontProps {
  readonly number: number
  readonly place: Place
  readonly sent: Counts
  /** What was taken up at home and goes where one clicks. */
  readonly hand: string | null
  readonly context: BoardContext
  left(thing: string): number
  move(thing: string, by: number): void
}

/** One front: whom it meets, what goes there, what more could be sent, and how it would probably end. */
export function Front({ number, place: { id, takes, holds }, sent, hand, left, move, context }: FrontProps) {
  const { words, input } = context
  const shore = context.view.shores.find((candidate) => candidate.id === id)
  const card = cardAt(context, id)
  const enemy = card ? (context.content.enemies[card] as Enemy) : null
  const total = totalOf(sent)
  const where = shore ? shoreName(context, id) : card ? context.name(card) : context.name(id)
  const ship = shore?.ship ? context.name(shore.ship.longship) : null
  const isRoom = (thing: string) => left(thing) > 0 && total < holds && (sent[thing] ?? 0) < (takes[thing] ?? 0)
  const open = hand !== null && isRoom(hand)
  const slots = (
    <Slots
      context={context}
      id={id}
      where={where}
      sent={sent}
      holds={holds}
      limited={shore !== undefined}
      drop={open ? () => move(hand, 1) : null}
      remove={(piece) => move(piece, -1)}
    />
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the lit seat in it does the same by key
    <section
      className={`front ${open ? 'lit' : ''}`}
      aria-label={ship ? `${where}, ${ship}` : where}
      data-drop={id}
      onClick={(event) => open && !isButton(event.target) && move(hand, 1)}
    >
      <header>
        <span className="ord">{number}</span>
        <h2 className="name">{ship ? `${where} · ${ship}` : where}</h2>
        <small>{shore ? words.assign.hold(total, holds) : words.assign.warriors(total)}</small>
      </header>
      <div className="foe-side">
        {enemy && card && (
          <div className={enemyClass(enemy)}>
            <EnemyFace enemy={enemy} name={context.name(card)} words={words} bounty={shore?.bounty ?? 0} />
          </div>
        )}
        <Chips context={context} shore={shore} enemy={enemy} />
      </div>
      <div className={shore ? 'wall sea' : 'wall land'}>
        {shore?.ship ? (
          <Hull longship={shore.ship.longship} color={input.sitters[shore.ship.seat]?.color ?? 'grey'}>
            {slots}
          </Hull>
        ) : (
          <>
            <LandScene kind={id === 'troll-gate' ? 'gate' : 'barrow'} />
            {slots}
          </>
        )}
      </div>
      <div className="info">
        <p className="send">
          {Object.keys(takes)
            .filter((thing) => (takes[thing] ?? 0) > 0)
            .map((thing) => (
              <button
                key={thing}
                type="button"
                className="btn"
                disabled={!isRoom(thing)}
                aria-label={words.assign.add(pieceName(input, thing), where)}
                onClick={() => move(thing, 1)}
              >
                + <Piece piece={thing} />
                <b className="left-home">{left(thing)}</b>
              </button>
            ))}
        </p>
        <FrontOdds context={context} enemy={enemy} sent={sent} shore={shore?.id ?? null} hand={open ? hand : null} />
      </div>
    </section>
  )
}

/** What is pressed inside a front does what it says, and no more. */
const isButton = (target: EventTarget): boolean => target instanceof Element && target.closest('button') !== null

interface SlotsProps extends InContext {
  readonly id: string
  readonly where: string
  readonly sent: Counts
  readonly holds: number
  /** A longship has so many seats, and no more. */
  readonly limited: boolean
  /** Sends what is in the hand; null while it may not come here. */
  readonly drop: (() => void) | null
  remove(piece: string): void
}

/** Those sent here, each called back by a click; a lit seat for what is in the hand; and the seats that stay empty. */
function Slots({ context: { words, input }, id, where, sent, holds, limited, drop, remove }: SlotsProps) {
  const pieces = piecesIn(sent)
  const empty = limited ? Math.max(0, holds - pieces.length - (drop ? 1 : 0)) : 0
  return (
    <p className={`slots ${holds > 6 ? 'small' : ''}`}>
      {pieces.map((piece, i) => (
        <button
          key={`${piece}${i + 1}`}
          type="button"
          className="piece"
          aria-label={words.assign.remove(pieceName(input, piece), where)}
          onClick={() => remove(piece)}
          {...draggable({ drop: (target) => target?.dataset.drop !== id && remove(piece) })}
        >
          <Piece piece={piece} />
        </button>
      ))}
      {drop && (
        <button type="button" className="lit" aria-label={words.assign.drop(where)} onClick={drop}>
          <Icon symbol="g-flame" />
        </button>
      )}
      {Array.from({ length: empty }, (_, i) => (
        <i key={i} />
      ))}
    </p>
  )
}

/** What matters at this front besides the enemy: food, the journey, who may not come, and a set that it would make. */
function Chips({
  context,
  shore,
  enemy,
}: {
  readonly context: BoardContext
  readonly shore: ShoreView | undefined
  readonly enemy: Enemy | null
}) {
  const { words, content } = context
  const slain = ownPlayer(context)?.defeated ?? []
  const count = (color: string) => slain.filter((card) => content.enemies[card]?.color === color).length
  const rest = ['red', 'yellow', 'blue'].filter((color) => color !== enemy?.color)
  const makesSet = enemy?.color && rest.every((color) => count(color) > count(enemy.color as string))
  const fedBy = shore ? (content.shores[shore.id] as Shore).warriorsFedPerFood : 0
  return (
    <div className="side">
      {shore && (
        <span className="chip" title={words.feeds(fedBy)}>
          <Token good="food" name={words.counted('food', 1)} />
          <b>= {fedBy}</b>
          <Icon symbol={iconOf('helmet')} name={words.feeds(fedBy)} />{' '}
          {fedBy > 1 ? words.assign.near : words.assign.far}
        </span>
      )}
      {shore?.hasJourney && <JourneyChip context={context} journey={shore.journey} />}
      {WARRIORS.filter((type) => enemy?.refuses.includes(type)).map((type) => (
        <span key={type} className="chip refused">
          {words.refuses[type]}
        </span>
      ))}
      {makesSet && (
        <span className="chip">
          {words.assign.fullSet} <b>+{content.scoring.setOfColorsGlory}</b>
          <Token good="glory" name={words.counted('glory', content.scoring.setOfColorsGlory)} />
        </span>
      )}
    </div>
  )
}

function JourneyChip({ context, journey }: { readonly context: BoardContext; readonly journey: string | null }) {
  const { words } = context
  if (!journey)
    return (
      <span className="journey-chip shut">
        <Icon symbol="g-compass" />
        <span>
          <b>{words.assign.unknown}</b>
          <small>{words.assign.unknownNote}</small>
        </span>
      </span>
    )
  const { effect } = context.content.journeys[journey] as Journey
  return (
    <span className="journey-chip">
      <Icon symbol={iconOf(journey)} />
      <span>
        <b>{context.name(journey)}</b>
        <small>{effect.kind === 'combat' ? words.assign.kraken : context.text(journey)}</small>
      </span>
    </span>
  )
}
