import './rival.css'
import { Icon, Mark, Token, useThing } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { GOODS } from '../src/content-file.ts'
import { artOf, faceArt, placeArt } from './art.ts'
import { clanOf } from './cards.tsx'
import { CrewDie, nameOfDie } from './dice.tsx'
import { progressOf } from './location.tsx'
import { sortedDice } from './own-ship.tsx'
import { CardBack, ClanMark, Honors, TerritoryCounts, Tile } from './pieces.tsx'
import { type Fjord, fjordOf, type OfPlayer, positionAt, type ReaversSight } from './sights.ts'

const STORES = GOODS.filter((good) => good !== 'glory')

/** Everything of a rival that lies open, at a glance. */
export function Rival({ sight, seat }: { readonly sight: ReaversSight; readonly seat: Seat }) {
  const fjord = fjordOf(sight)
  const { words, view } = fjord
  const player = view.players[seat]
  const sitter = sight.sitters[seat]
  const { lit, props } = useThing(`seat-${seat}`, sitter?.name ?? '')
  if (!player || !sitter) return null
  const awaited = sight.seen.awaited.includes(seat)
  return (
    <div
      {...props}
      className={`rv-rival by-${sitter.color} ${awaited ? 'next' : ''} ${lit ? 'glow' : ''}`}
      data-spot={`ship-${seat}`}
    >
      <header>
        <span className="rv-seal">
          <Mark color={sitter.color} />
          <span className="honors">
            <Honors fjord={fjord} seat={seat} />
          </span>
        </span>
        <span className="rv-who">
          <span className="name">{sitter.name}</span>
          <span className="rv-lead">{standingOf(fjord, seat)}</span>
        </span>
        <span className="rv-g" data-spot={`glory-${seat}`}>
          <b>{player.glory}</b>
          <Token good="glory" name={words.counted('glory', player.glory)} />
        </span>
      </header>
      <div className="rd">
        {sortedDice(player.ship).map((die, i) => (
          <CrewDie key={i} die={die} name={nameOfDie(words, die)} />
        ))}
      </div>
      <div className="rv-gs">
        {STORES.map((good) => (
          <span key={good} className={player[good] === 0 ? 'rv-gc rv-zero' : 'rv-gc'} data-spot={`${good}-${seat}`}>
            <Token good={good} name={words.counted(good, player[good])} />
            <b>{player[good]}</b>
          </span>
        ))}
      </div>
      <LeaderRow fjord={fjord} player={player} />
      <CountsRow fjord={fjord} player={player} seat={seat} />
      <SlotsRow fjord={fjord} player={player} />
      <HoldRow fjord={fjord} player={player} seat={seat} />
    </div>
  )
}

/** `2nd, done`, and whether a program plays. */
function standingOf(fjord: Fjord, seat: Seat): string {
  const { view, words, sight } = fjord
  const { bot, level } = sight.sitters[seat] ?? {}
  const parts: string[] = []
  if (view.activation) {
    const progress = progressOf(fjord, seat)
    parts.push(words.seat.position(positionAt(fjord, seat)))
    if (progress !== 'waits') parts.push(words.seat[progress])
  } else if (sight.seen.awaited.includes(seat)) parts.push(words.seat.deciding)
  if (bot && parts.length < 2) parts.push(level ?? words.seat.bot)
  return parts.join(' · ')
}

function LeaderRow({ fjord, player }: OfPlayer) {
  const { words, content } = fjord
  const clan = player.leader ? clanOf(content, player.leader) : null
  return (
    <div className="ld">
      {clan && <ClanMark icon={clan.icon} color={clan.color} name={words.own.wild(words.icons[clan.icon])} />}
      <span className="leader-name">{player.leader ? fjord.name(player.leader) : words.own.noLeader}</span>
    </div>
  )
}

/** Cards that lie face down, and territories. */
function CountsRow({ fjord, player, seat }: OfPlayer & { readonly seat: Seat }) {
  const { words } = fjord
  return (
    <div className="rv-tags">
      <span className="rv-gc" data-spot={`prophecies-${seat}`}>
        <CardBack deck="prophecy" name={words.cards('prophecy', player.prophecyCount)} />
        <b>{player.prophecyCount}</b>
      </span>
      <span className="rv-gc">
        <CardBack deck="glory" name={words.own.pileCount(player.pileCount)} />
        <b>{player.pileCount}</b>
      </span>
      <span className="ts" data-spot={`territories-${seat}`}>
        <TerritoryCounts fjord={fjord} tiles={player.territories} />
      </span>
    </div>
  )
}

function SlotsRow({ fjord, player }: OfPlayer) {
  const { content } = fjord
  return (
    <div className="sps">
      {content.playerBoard.specialize.slots.map((slot) => (
        <span key={slot} className="sp">
          <Icon symbol={placeArt(slot)} box={24} name={fjord.name(slot)} />
          <span className="rv-pips">
            {(player.slots[slot] ?? []).map((reaver, i) => {
              const { icon, color } = clanOf(content, reaver)
              return (
                <i key={i} className={`c-${color}`} role="img" aria-label={fjord.name(reaver)}>
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

function HoldRow({ fjord, player, seat }: OfPlayer & { readonly seat: Seat }) {
  const { content, words } = fjord
  return (
    <div className="bt">
      <span className="as" data-spot={`artifacts-${seat}`}>
        {Array.from({ length: content.playerBoard.artifactSlots }, (_, i) => {
          const held = player.artifacts[i]
          return held ? (
            <span key={i} className="sk on" role="img" aria-label={fjord.name(held.card)}>
              <Icon symbol={artOf(held.card)} />
              {held.die && <CrewDie die={held.die} name={nameOfDie(words, held.die)} />}
            </span>
          ) : (
            <span key={i} className="sk" />
          )
        })}
      </span>
      <span className="us">
        {Array.from({ length: content.playerBoard.shipUpgradeSlots }, (_, i) => {
          const held = player.upgrades[i]
          return held ? (
            <Tile
              key={i}
              content={content}
              tile={held.tile}
              name={fjord.name(held.tile)}
              className={held.ready ? '' : 'used'}
            />
          ) : (
            <span key={i} className="rv-tile emp" />
          )
        })}
      </span>
    </div>
  )
}
