import './own.css'
import { Box, draggable, Icon, Mark, Token, Slots as Tray, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { RESOURCES, type Resource, type VikingId } from '../../src/content-file.ts'
import type { RowCardView } from '../../src/seen.ts'
import { boardContextOf, type InContext, type OfSeat, type VikingsInput } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { FavorFace } from '../pieces/favor-card.tsx'
import { CardBack, RuneCounts, Track, Village } from '../pieces/pieces.tsx'
import { VikingFace, vikingOf } from '../pieces/viking-card.tsx'
import { ownSpot, storeSpot } from '../spots.ts'
import { keyOf } from '../thing.ts'
import { Tabs, useTabs } from './own-tabs.tsx'
import { emptySlots, SheetSettlers, Slots } from './slots.tsx'

/** The viewer's own things, along the bottom. */
export function Own({ input, seat }: { readonly input: VikingsInput; readonly seat: Seat }) {
  const context = boardContextOf(input)
  const player = context.view.players[seat]
  const { tabs, shown, show } = useTabs(context, player)
  if (!player) return null
  const all = { context, player, seat }
  return (
    <section
      className={`own tv-own shows-${shown ?? 'nothing'}`}
      aria-label={input.sitters[seat]?.name}
      data-spot={ownSpot('seat', seat)}
    >
      <Tabs {...all} tabs={tabs} shown={shown} show={show} />
      <ClanBox {...all} />
      <FavorsBox {...all} />
      {context.view.phase === 'draft' ? (
        <PicksBox {...all} />
      ) : (
        <>
          <RowBox {...all} />
          <HandBox {...all} />
        </>
      )}
    </section>
  )
}

function ClanBox({ context, player, seat }: OfSeat) {
  const { words, view, input } = context
  const { color = 'grey' } = input.sitters[seat] ?? {}
  const { perEmptyBoatSlot, perEmptyTempleSlot } = context.content.clan.harvestBonus
  const food = emptySlots(player.boatSlots) * perEmptyBoatSlot.food
  const any = emptySlots(player.templeSlots) * perEmptyTempleSlot.any
  return (
    <div className="box clan">
      <h2>
        <Mark color={color} />
        {words.own.clan}
        {/* TV-14.4: alone the marker is a boat of the enemy. */}
        {view.first === seat && view.enemy?.kind !== 'clan' && <Icon symbol={artOf('crown')} name={words.chieftain} />}
        {food + any > 0 && (
          <small className="bonus">
            {words.action.harvest}
            {food > 0 && (
              <span>
                +{food}
                <Token good="food" name={words.resource('food')} />
              </span>
            )}
            {any > 0 && (
              <span>
                +{any}
                <Token good="any" name={words.resource('any')} />
              </span>
            )}
          </small>
        )}
        <span className="runes">
          <RuneCounts context={context} side={seat} />
        </span>
      </h2>
      <div className="sheet">
        <span className="tracks">
          {RESOURCES.map((resource) => (
            <OwnTrack key={resource} {...{ context, player, seat, resource }} />
          ))}
        </span>
        <SheetSettlers context={context} player={player} color={color} />
        <Slots context={context} player={player} color={color} />
      </div>
    </div>
  )
}

function OwnTrack({ context, player, seat, resource }: OfSeat & { readonly resource: Resource }) {
  const n = player[resource]
  const { words, content } = context
  const { props } = useThing(
    keyOf('resource', resource),
    words.track(words.resource(resource), n, content.clan.resourceMax),
  )
  return (
    <span {...props}>
      <Track context={context} resource={resource} count={n} spot={storeSpot(resource, seat)} />
    </span>
  )
}

function FavorsBox({ context, player, seat }: OfSeat) {
  const { words, content } = context
  const held = player.favors ?? []
  return (
    <Box
      className="favors"
      title={words.own.favors}
      count={player.favorCount}
      room={content.clan.favorSlots}
      spot={ownSpot('favors', seat)}
    >
      <div className="keeps" data-count={held.length}>
        <Tray room={content.clan.favorSlots} held={held} empty={<span className="gap" />}>
          {(favor) => <OwnFavor context={context} favor={favor} />}
        </Tray>
      </div>
      <span className={player.villages === 0 ? 'stock zero' : 'stock'} data-spot={ownSpot('villages', seat)}>
        <Village />
        {words.own.villages(player.villages)}
      </span>
    </Box>
  )
}

function OwnFavor({ context, favor }: InContext & { readonly favor: string }) {
  const { props } = useThing(favor, context.name(favor))
  return (
    <div {...props} className="tv-fv">
      <FavorFace context={context} favor={favor} />
    </div>
  )
}

function PicksBox({ context, player, seat }: OfSeat) {
  const { words, view, content } = context
  const picks = player.picks ?? []
  const all = content.eras[view.era - 1]?.deal ?? picks.length
  return (
    <Box
      className="cards picks"
      title={words.own.picks}
      count={picks.length}
      beside={<small>{words.own.picksOf(all)}</small>}
      spot={ownSpot('hand', seat)}
    >
      <div className="vikings" data-count={all} data-drop="picks">
        {picks.map((card, i) => (
          <OwnCard key={`${card} ${i}`} context={context} card={card} seat={seat} how="" />
        ))}
        {Array.from({ length: Math.max(0, all - picks.length) }, (_, i) => (
          <span key={i} className="gap">
            {picks.length + i + 1}
          </span>
        ))}
      </div>
    </Box>
  )
}

function RowBox({ context, player, seat }: OfSeat) {
  const { words } = context
  if (player.row.length === 0) return null
  return (
    <Box
      className="cards row"
      title={words.own.row}
      beside={<small>{words.own.thisEra}</small>}
      spot={ownSpot('row', seat)}
    >
      <div className="vikings" data-count={player.row.length}>
        {player.row.map((each, i) => (
          <RowCard key={i} context={context} seat={seat} latest={i === player.row.length - 1} {...each} />
        ))}
      </div>
    </Box>
  )
}

interface RowCardProps extends InContext, RowCardView {
  readonly seat: Seat
  readonly latest: boolean
}

/** The latest is the one that acts, as long as its turn is on. */
function RowCard({ context, card, up, seat, latest }: RowCardProps) {
  const { view, input, words } = context
  if (card === null) return <CardBack color={input.sitters[seat]?.color ?? 'grey'} name={words.faceDown} />
  const live = latest && up && view.turn.side === seat
  return (
    <OwnCard
      context={context}
      card={card}
      seat={seat}
      how={up ? (live ? 'live' : 'past') : 'down'}
      coming={!up}
      note={up ? null : words.inBattle}
    />
  )
}

function HandBox({ context, player, seat }: OfSeat) {
  const { words } = context
  const hand = player.hand ?? []
  if (hand.length === 0) return null
  return (
    <Box className="cards hand" title={words.own.hand} count={player.handCount} spot={ownSpot('hand', seat)}>
      <div className="vikings" data-count={hand.length}>
        {hand.map((card, i) => (
          <OwnCard key={`${card} ${i}`} context={context} card={card} seat={seat} how="" coming />
        ))}
      </div>
    </Box>
  )
}

interface OwnCardProps extends InContext {
  readonly card: VikingId
  readonly seat: Seat
  readonly how: string
  readonly coming?: boolean
  readonly note?: string | null
}

/** Played face up by being dragged to the chart, face down by being dragged to the battle. */
function OwnCard({ context, card, seat, how, coming = false, note = null }: OwnCardProps) {
  const { props, lit, options } = useThing(card, context.name(card))
  const playAt = (target: HTMLElement | null) => {
    const way = target?.dataset.drop ?? ''
    const option = options.find(({ choice }) => choice instanceof Object && way in choice)
    if (option) context.input.choose(option.choice)
  }
  return (
    <div
      {...props}
      {...(lit ? draggable({ scrolls: true, drop: playAt }, props.onPointerDown) : {})}
      className={`tv-vk ${vikingOf(context, card)?.rune ?? ''} ${how} ${lit ? 'glow' : ''}`}
    >
      <VikingFace context={context} card={card} side={seat} coming={coming} />
      {note && <span className="vk-note">{note}</span>}
    </div>
  )
}
