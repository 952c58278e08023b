import './own.css'
import { Icon, Mark, Token, useThing, Worker } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { COLORS, type Destiny, type Longship, type Rune, WARRIORS } from '../src/content.ts'
import type { PlayerView } from '../src/seen.ts'
import { iconOf, shipArt } from './art.ts'
import { RuneFace } from './cards.tsx'
import { Die } from './dice.tsx'
import { Pegs } from './place.tsx'
import { type ChampionsSight, type InTown, townOf } from './sights.ts'

const GOODS = ['food', 'wood', 'coin', 'favor', 'blame'] as const

/** The viewer's own things, along the bottom. */
export function Own({ sight, seat }: { readonly sight: ChampionsSight; readonly seat: Seat }) {
  const town = townOf(sight)
  const player = town.view.players[seat]
  if (!player) return null
  return (
    <section className="own" aria-label={sight.sitters[seat]?.name}>
      <LeaderBox town={town} player={player} seat={seat} />
      <WarriorsBox town={town} player={player} seat={seat} />
      <GoodsBox town={town} player={player} seat={seat} />
      <ShipBox town={town} player={player} />
      <RunesBox town={town} player={player} seat={seat} />
      <DestiniesBox town={town} player={player} />
      <SlainBox town={town} player={player} />
    </section>
  )
}

interface OfPlayer extends InTown {
  readonly player: PlayerView
}
type OfSeat = OfPlayer & { readonly seat: Seat }

function LeaderBox({ town, player, seat }: OfSeat) {
  const sitter = town.sight.sitters[seat]
  const { props } = useThing(player.leader ?? 'leader', player.leader ? town.name(player.leader) : '')
  if (!player.leader || !sitter) return null
  return (
    <div {...props} className="leader">
      <span className="portrait">
        <Icon symbol={iconOf(player.leader)} />
        <Mark color={sitter.color} />
      </span>
      <div>
        <span className="name">{town.name(player.leader)}</span>
        <p>{town.text(player.leader)}</p>
      </div>
    </div>
  )
}

function WarriorsBox({ town, player, seat }: OfSeat) {
  const sitter = town.sight.sitters[seat]
  const room = town.content.limits.maxWarriorsPerPlayer
  const dice = WARRIORS.flatMap((type) => Array.from({ length: player[type] }, () => type))
  return (
    <div className="box warriors">
      <h2>
        {town.words.own.warriors} <b>{dice.length}</b>
        <span>/ {room}</span>
        {sitter && (
          <span
            className="hand"
            data-spot={`hand-${seat}`}
            role="img"
            aria-label={town.words.own.inHand(player.workers, player.workersOwned)}
          >
            {Array.from({ length: player.workersOwned }, (_, i) => (
              <Worker key={i} color={sitter.color} className={i < player.workers ? '' : 'spent'} />
            ))}
          </span>
        )}
      </h2>
      <ol>
        {Array.from({ length: room }, (_, i) => {
          const type = dice[i]
          return (
            <li
              key={i}
              className={type ? '' : 'empty'}
              aria-hidden={!type}
              data-spot={type ? `${type}-${seat}` : undefined}
            >
              {type && <Die type={type} name={town.words.warriors[type]} />}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function GoodsBox({ town, player, seat }: OfSeat) {
  return (
    <div className="box goods">
      <h2>{town.words.own.goods}</h2>
      <ul>
        {GOODS.map((good) => (
          <li key={good} data-spot={`${good}-${seat}`} className={player[good] === 0 ? 'zero' : ''}>
            <Token good={good} />
            <b>{player[good]}</b>
            <span>{town.words.counted(good, player[good])}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ShipBox({ town, player }: OfPlayer) {
  const { longship } = player
  const { lit, props } = useThing('own-longship', longship ? town.name(longship) : town.words.own.ship)
  if (!longship)
    return (
      <div className="box ship noship">
        <h2>{town.words.own.ship}</h2>
        <svg className="shippic" viewBox="0 0 120 76" aria-hidden="true">
          <use href="#s-karvi" />
        </svg>
        <p>{town.words.own.noShip}</p>
      </div>
    )
  const { capacity, glory } = town.content.longships[longship] as Longship
  return (
    <div {...props} className={`box ship ${lit ? 'glow' : ''}`}>
      <span className="h2">{town.name(longship)}</span>
      <svg className="shippic" viewBox="0 0 120 76" aria-hidden="true">
        <use href={`#${shipArt(longship)}`} />
      </svg>
      <span className="facts">
        <span>
          {town.words.holds} <b>{capacity}</b>
        </span>
        <span className="amt">
          <b>{glory}</b>
          <Token good="glory" name={town.words.counted('glory', glory)} />
        </span>
      </span>
      {lit && <Pegs workers={[]} lit />}
    </div>
  )
}

function RunesBox({ town, player, seat }: OfSeat) {
  return (
    <div className="box runesown" data-spot={`runes-${seat}`}>
      <h2>{town.words.own.runes}</h2>
      <div className={player.runes.length > 4 ? 'cards many' : 'cards'}>
        {player.runes.length === 0 && <span className="none">{town.words.own.none}</span>}
        {player.runes.map(({ rune, used }) => (
          <OwnRune key={rune} rune={rune} used={used} town={town} />
        ))}
      </div>
    </div>
  )
}

function OwnRune({ rune, used, town }: InTown & { readonly rune: string; readonly used: boolean }) {
  const name = used ? `${town.name(rune)}, ${town.words.rival.used}` : town.name(rune)
  const { lit, props } = useThing(rune, name)
  return (
    <span {...props} className={`rune ${used ? 'used' : ''} ${lit ? 'glow' : ''}`}>
      <RuneFace rune={rune} name={town.name(rune)} glory={(town.content.runes[rune] as Rune).glory} />
    </span>
  )
}

function DestiniesBox({ town, player }: OfPlayer) {
  const held = player.destinies ?? []
  return (
    <div className="box dest">
      <h2 title={town.words.own.secret}>{town.words.own.destinies}</h2>
      <div className={held.length > 2 ? 'cards many' : 'cards'}>
        {held.map((id) => (
          <DestinyCard key={id} id={id} town={town} />
        ))}
      </div>
    </div>
  )
}

function DestinyCard({ id, town }: InTown & { readonly id: string }) {
  const { gloryFull, gloryTied } = town.content.destinies[id] as Destiny
  const { lit, props } = useThing(id, `${town.name(id)}. ${town.text(id)}`)
  return (
    <span {...props} className={`destiny ${lit ? 'glow' : ''}`}>
      <b className="dn">{town.name(id)}</b>
      <span className="dv">
        <b>{gloryFull}</b>
        <small>/ {gloryTied}</small>
      </span>
    </span>
  )
}

function SlainBox({ town, player }: OfPlayer) {
  const cards = player.defeated ?? []
  const enemies = cards.map((card) => town.content.enemies[card])
  return (
    <div className="box pile">
      <h2>
        {town.words.own.slain} <b>{cards.length}</b>
      </h2>
      <ul>
        {COLORS.map((color) => (
          <li key={color}>
            <svg viewBox="0 0 24 24" role="img" aria-label={town.words.colors[color]}>
              <use href={`#c-${color}`} />
            </svg>
            <b>{enemies.filter((enemy) => enemy?.color === color).length}</b>
          </li>
        ))}
        <li className="tr">
          <Icon symbol={iconOf('troll-bog')} name={town.words.own.trolls} />
          <b>{enemies.filter((enemy) => enemy?.kind === 'troll').length}</b>
        </li>
      </ul>
    </div>
  )
}
