import './rival.css'
import { Icon, RivalFrame, Slots, Stock, Token, ToldStock } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { GOODS } from '../../src/content-file.ts'
import { positionOf } from '../../src/reavers.ts'
import { type BoardContext, boardContextOf, type OfPlayer, type ReaversInput } from '../board-context.ts'
import { progressOf } from '../fjord/location.tsx'
import { artOf, faceArt, placeArt } from '../pieces/art.ts'
import { clanOf } from '../pieces/cards.tsx'
import { CrewDie, nameOfDie } from '../pieces/dice.tsx'
import { CardBack, ClanMark, Honors, TerritoryCounts, Tile } from '../pieces/pieces.tsx'
import { spotOf, storeOf } from '../spots.ts'
import { keyOf } from '../thing.ts'
import { sortedDice } from './own-ship.tsx'

const STORES = GOODS.filter((good) => good !== 'glory')

/** Everything of a rival that lies open, at a glance. */
export function Rival({ input, seat }: { readonly input: ReaversInput; readonly seat: Seat }) {
  const context = boardContextOf(input)
  const { words, view } = context
  const player = view.players[seat]
  const sitter = input.sitters[seat]
  if (!player || !sitter) return null
  return (
    <RivalFrame
      input={input}
      seat={seat}
      thing={keyOf('seat', seat)}
      lead={standingOf(context, seat)}
      score={{
        good: 'glory',
        n: player.glory,
        name: words.counted('glory', player.glory),
        spot: storeOf('glory', seat),
      }}
      badges={<Honors context={context} seat={seat} />}
      spot={spotOf('ship', seat)}
    >
      <div className="rd">
        {sortedDice(player.ship).map((die, i) => (
          <CrewDie key={i} die={die} name={nameOfDie(words, die)} />
        ))}
      </div>
      <div className="rv-gs">
        {STORES.map((good) => (
          <ToldStock
            key={good}
            thing={keyOf('store', [good, seat])}
            name={`${player[good]} ${words.counted(good, player[good])}`}
            n={player[good]}
            spot={storeOf(good, seat)}
          >
            <Token good={good} />
          </ToldStock>
        ))}
      </div>
      <LeaderRow context={context} player={player} />
      <CountsRow context={context} player={player} seat={seat} />
      <SlotsRow context={context} player={player} />
      <HoldRow context={context} player={player} seat={seat} />
    </RivalFrame>
  )
}

/** `2nd, done`, and whether a program plays. */
function standingOf(context: BoardContext, seat: Seat): string {
  const { view, words, input } = context
  const { bot, level } = input.sitters[seat] ?? {}
  const parts: string[] = []
  if (view.activation) {
    const progress = progressOf(context, seat)
    parts.push(words.seat.position(positionOf(context, seat)))
    if (progress !== 'waits') parts.push(words.seat[progress])
  } else if (input.seatView.awaited.includes(seat)) parts.push(words.seat.deciding)
  if (bot && parts.length < 2) parts.push(level ?? words.seat.bot)
  return parts.join(' · ')
}

function LeaderRow({ context, player }: OfPlayer) {
  const { words, content } = context
  const clan = player.leader ? clanOf(content, player.leader) : null
  return (
    <div className="ld">
      {clan && <ClanMark icon={clan.icon} color={clan.color} name={words.own.wild(words.icons[clan.icon])} />}
      <span className="leader-name">{player.leader ? context.name(player.leader) : words.own.noLeader}</span>
    </div>
  )
}

/** Cards that lie face down, and territories. */
function CountsRow({ context, player, seat }: OfPlayer & { readonly seat: Seat }) {
  const { words } = context
  return (
    <div className="rv-tags">
      <Stock n={player.prophecyCount} spot={spotOf('prophecies', seat)}>
        <CardBack deck="prophecy" name={words.cards('prophecy', player.prophecyCount)} />
      </Stock>
      <Stock n={player.pileCount}>
        <CardBack deck="glory" name={words.own.pileCount(player.pileCount)} />
      </Stock>
      <span className="ts" data-spot={spotOf('territories', seat)}>
        <TerritoryCounts context={context} tiles={player.territories} />
      </span>
    </div>
  )
}

function SlotsRow({ context, player }: OfPlayer) {
  const { content } = context
  return (
    <div className="sps">
      {content.playerBoard.specialize.slots.map((slot) => (
        <span key={slot} className="sp">
          <Icon symbol={placeArt(slot)} box={24} name={context.name(slot)} />
          <span className="rv-pips">
            {(player.slots[slot] ?? []).map((reaver, i) => {
              const { icon, color } = clanOf(content, reaver)
              return (
                <i key={i} className={`c-${color}`} role="img" aria-label={context.name(reaver)}>
                  <Icon symbol={faceArt(icon)} box={24} />
                </i>
              )
            })}
            {!player.slots[slot]?.length && <i className="e" />}
          </span>
        </span>
      ))}
    </div>
  )
}

function HoldRow({ context, player, seat }: OfPlayer & { readonly seat: Seat }) {
  const { content, words } = context
  return (
    <div className="bt">
      <span className="as" data-spot={spotOf('artifacts', seat)}>
        <Slots room={content.playerBoard.artifactSlots} held={player.artifacts} empty={<span className="sk" />}>
          {({ card, die }) => (
            <span className="sk on" role="img" aria-label={context.name(card)}>
              <Icon symbol={artOf(card)} />
              {die && <CrewDie die={die} name={nameOfDie(words, die)} />}
            </span>
          )}
        </Slots>
      </span>
      <span className="us">
        <Slots
          room={content.playerBoard.shipUpgradeSlots}
          held={player.upgrades}
          empty={<span className="rv-tile emp" />}
        >
          {({ tile, ready }) => (
            <Tile content={content} tile={tile} name={context.name(tile)} className={ready ? '' : 'used'} />
          )}
        </Slots>
      </span>
    </div>
  )
}
