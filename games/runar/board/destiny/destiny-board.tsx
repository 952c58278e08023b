import './destiny-board.css'
import { Icon, Mark, useThing } from '@longhouse/board'
import { STATUE_PARTS, type StatuePartId, type TreasureId } from '../../src/content-file.ts'
import type { PlacedEventView } from '../../src/seen.ts'
import { isAlone } from '../../src/solo.ts'
import { byOf, type FieldContext, type InField, nameOfSide } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { CardBack, ClanMark, Hazard } from '../pieces/pieces.tsx'
import { DESTINY_SPOT, HAZARD_SPOT } from '../spots.ts'
import { keyOf } from '../thing.ts'
import { DestinyPicture } from './destiny-picture.tsx'

/** Scores, Events with who has Access to them, missions, and the Destiny deck. */
export function DestinyBoard({ context }: InField) {
  const { words, field, content } = context
  const { missions } = content.scenarios[field.scenario] ?? { missions: [] }
  const { eventSlots } = content.destinyBoards[context.input.seatView.players] ?? { eventSlots: 0 }
  return (
    <section className="rn-destiny" aria-label={words.destiny.board}>
      <ScoreTrack context={context} />
      <div className="events">
        {Array.from({ length: eventSlots }, (_, i) => (
          <EventSlot key={i} context={context} slot={i} />
        ))}
        {missions.map((mission) => (
          <Mission key={mission} context={context} id={mission} />
        ))}
        <Decks context={context} />
        <Scenario context={context} />
      </div>
    </section>
  )
}

const TRACK = 20

function ScoreTrack({ context }: InField) {
  const { words, field } = context
  return (
    <ol className="track" aria-label={words.vp}>
      {Array.from({ length: TRACK + 1 }, (_, points) => (
        <li key={points} className={points % 5 === 0 ? 'five' : ''}>
          <span>{points}</span>
          <span className="at">
            {field.players.map((player, seat) =>
              shownAt(player.vp) === points ? (
                <Mark
                  key={seat}
                  color={context.input.sitters[seat]?.color ?? 'grey'}
                  name={`${nameOfSide(context, seat)}: ${player.vp}`}
                />
              ) : null,
            )}
            {field.nemesis && shownAt(field.nemesis.vp) === points && (
              <ClanMark clan="nemesis" name={`${words.nemesis.name}: ${field.nemesis.vp}`} />
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** RN-1.15: above 20 the track begins anew. */
const shownAt = (vp: number): number => (vp > TRACK ? vp - TRACK : vp)

/** RN-21.7, RN-21.8: the part of the Statue that reaches a slot. */
function partFor({ content, input }: FieldContext, slot: number): StatuePartId {
  const { access } = content.destinyBoards[input.seatView.players] ?? {}
  return STATUE_PARTS.find((part) => (access?.[part] ?? 0) > slot) ?? 'flame'
}

const PART_SHAPES: { readonly [part in StatuePartId]: string } = {
  base: 'M2 20V14L5 11H19L22 14V20z',
  body: 'M2 23V18H22V23zM5 17 7 7Q12 3 17 7L19 17z',
  head: 'M2 23V19H22V23zM6 18 8 10H16L18 18zM8 9Q7 1 12 1 17 1 16 9z',
  flame: 'M12 22Q2 17 8 8 9 12 11 11 10 5 15 1 14 7 18 10 22 18 12 22z',
}

function EventSlot({ context, slot }: InField & { readonly slot: number }) {
  const { words, field } = context
  const placed = field.slots[slot]
  const part = partFor(context, slot)
  const reach = STATUE_PARTS.indexOf(part) + 1
  const { props } = useThing(keyOf('sign', 'event'), context.name(`statue-${part}`))
  return (
    <article className={`slot ${placed ? 'open' : ''}`}>
      <header {...props}>
        <svg className="part" viewBox="0 0 24 24" role="img" aria-label={context.name(`statue-${part}`)}>
          <path d={PART_SHAPES[part]} />
        </svg>
        {field.players.map(({ statue }, seat) => (
          <span
            key={seat}
            className={`access ${byOf(context, seat)} ${statue >= reach ? 'has' : ''}`}
            role="img"
            aria-label={words.destiny.access(nameOfSide(context, seat), statue >= reach)}
          />
        ))}
        {field.enemyTokens.includes(slot + 1) && <ClanMark clan="nemesis" name={words.destiny.token} />}
      </header>
      {placed ? (
        <Placed context={context} placed={placed} />
      ) : (
        <p>{slot === field.slots.length ? words.destiny.next : words.destiny.later}</p>
      )}
    </article>
  )
}

function Placed({ context, placed }: InField & { readonly placed: PlacedEventView }) {
  if (placed.card === null) return <b className="name">{context.words.destiny.faceDown}</b>
  return <NamedCard context={context} id={placed.card} text={eventText(context, placed.card)} />
}

/** What an Event is good for, in a line; alone its mission is not (RN-29.10). */
function eventText({ content, openContext, words, input: { language } }: FieldContext, id: string): string {
  const event = content.events[id]
  const mission = isAlone(openContext) ? undefined : event?.mission?.text
  const texts = event ? [event.upgrade?.text, mission, event.immediate?.text] : [content.dooms[id]?.text]
  return texts.flatMap((text) => (text ? [text[language]] : [])).join(' ') || words.destiny.alone
}

function Mission({ context, id }: InField & { readonly id: string }) {
  const { content, openContext, words, input } = context
  const text = content.missions[id]?.text[input.language] ?? ''
  return (
    <article className="slot mission">
      <NamedCard context={context} id={id} text={isAlone(openContext) ? words.destiny.alone : text} />
    </article>
  )
}

function NamedCard({ context, id, text }: InField & { readonly id: string; readonly text: string }) {
  const name = context.name(id)
  const { props, lit } = useThing(keyOf('named', id), `${name}. ${text}`)
  return (
    <span {...props} className={lit ? 'card glow' : 'card'}>
      <b className="name">{name}</b>
      <small>{text}</small>
    </span>
  )
}

function Decks({ context }: InField) {
  const { words, field } = context
  const top = field.destinyDiscard.at(-1)
  const { props } = useThing(keyOf('sign', 'destiny'), words.destiny.deck)
  return (
    <div {...props} className="decks" data-spot={DESTINY_SPOT}>
      <span>
        <CardBack of="destiny" count={field.destinyCount} name={words.destiny.deck} />
        <small>{words.destiny.deckShort}</small>
      </span>
      <span>
        {top ? <DestinyPicture context={context} card={top} /> : <span className="rn-back none" />}
        <small>{words.destiny.discard}</small>
      </span>
      <span data-spot={HAZARD_SPOT}>
        <b>
          <Hazard name={words.destiny.pool(field.hazardPool)} /> {field.hazardPool}
        </b>
        <small>{words.destiny.poolShort}</small>
      </span>
    </div>
  )
}

/** Which one is played: its rules are in the tip. The Treasures that it lays out lie beside its name (RN-27.5). */
function Scenario({ context }: InField) {
  const { scenario, offer } = context.field
  const { props } = useThing(keyOf('named', scenario), context.name(scenario))
  return (
    <div className="scenario">
      <span {...props} className="name">
        {context.name(scenario)}
      </span>
      {offer.map((card) => (
        <OfferedTreasure key={card} context={context} card={card} />
      ))}
    </div>
  )
}

function OfferedTreasure({ context, card }: InField & { readonly card: TreasureId }) {
  const { props, lit } = useThing(keyOf('named', card), context.name(card))
  return (
    <span {...props} className={`worn ${lit ? 'glow' : ''}`}>
      <Icon symbol={artOf(card)} />
    </span>
  )
}
