import './own.css'
import './own-goods.css'
import './own-cards.css'
import { Box, colorOfSeat, draggable, Icon, isAsked, Mark, Slots, Token, useThing, Worker } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { COLORS, type Destiny, type Longship, type Rune, WARRIORS } from '../../src/content.ts'
import type { PlayerView } from '../../src/seen.ts'
import { useFronts } from '../assigning/sent.ts'
import { boardContextOf, type ChampionsInput, type InContext } from '../board-context.ts'
import { iconOf, shipArt } from '../pieces/art.ts'
import { RuneFace } from '../pieces/cards.tsx'
import { Die } from '../pieces/dice.tsx'
import { spotOf, storeOf } from '../spots.ts'
import { keyOf } from '../thing.ts'
import { Pegs } from '../village/place.tsx'

const GOODS = ['food', 'wood', 'coin', 'favor', 'blame'] as const

/** The viewer's own things, along the bottom. */
export function Own({ input, seat }: { readonly input: ChampionsInput; readonly seat: Seat }) {
  const context = boardContextOf(input)
  const player = context.view.players[seat]
  if (!player) return null
  return (
    <section className="own" aria-label={input.sitters[seat]?.name}>
      <LeaderBox context={context} player={player} seat={seat} />
      <WarriorsBox context={context} player={player} seat={seat} />
      <GoodsBox context={context} player={player} seat={seat} />
      <ShipBox context={context} player={player} />
      <RunesBox context={context} player={player} seat={seat} />
      <DestiniesBox context={context} player={player} />
      <SlainBox context={context} player={player} />
    </section>
  )
}

interface OfPlayer extends InContext {
  readonly player: PlayerView
}
type OfSeat = OfPlayer & { readonly seat: Seat }

function LeaderBox({ context, player, seat }: OfSeat) {
  const sitter = context.input.sitters[seat]
  const { props } = useThing(
    player.leader ? keyOf('named', player.leader) : keyOf('no', 'leader'),
    player.leader ? context.name(player.leader) : '',
  )
  if (!player.leader || !sitter) return null
  return (
    <div {...props} className="leader">
      <span className="portrait">
        <Icon symbol={iconOf(player.leader)} />
        <Mark color={sitter.color} />
      </span>
      <div>
        <span className="name">{context.name(player.leader)}</span>
        <p>{context.text(player.leader)}</p>
      </div>
    </div>
  )
}

function WarriorsBox({ context, player, seat }: OfSeat) {
  const room = context.content.limits.maxWarriorsPerPlayer
  const frontsOf = useFronts(context)
  const dice = WARRIORS.flatMap((type) => {
    const fronts = frontsOf(type)
    return Array.from({ length: player[type] }, (_, nth) => ({ type, front: fronts[nth] ?? null }))
  })
  return (
    <Box
      className="warriors"
      title={context.words.own.warriors}
      count={dice.length}
      room={room}
      beside={<Hand context={context} player={player} seat={seat} />}
    >
      <ol>
        <Slots room={room} held={dice} empty={<li className="empty" aria-hidden="true" />}>
          {({ type, front }) => (
            <li data-spot={storeOf(type, seat)} className={front === null ? '' : 'sent'}>
              <Die type={type} name={context.words.counted(type, 1)} />
              <SentTo front={front} />
            </li>
          )}
        </Slots>
      </ol>
    </Box>
  )
}

/** The number of the front that something is being sent to. */
const SentTo = ({ front }: { readonly front: number | null }) => front !== null && <i className="sent-to">{front}</i>

/** A worker is let go over a lit place as if that were clicked. */
const SENT = draggable({ drop: (target) => target?.click() })

/** The workers that are left, and those that were placed. */
function Hand({ context, player: { workers, workersOwned }, seat }: OfSeat) {
  return (
    <span
      className="hand"
      data-spot={spotOf('hand', seat)}
      role="img"
      aria-label={context.words.own.inHand(workers, workersOwned)}
    >
      {Array.from({ length: workersOwned }, (_, i) => (
        <span key={i} {...(i < workers && isAsked(context, 'placeWorker') ? SENT : {})}>
          <Worker color={colorOfSeat(context, seat)} className={i < workers ? '' : 'spent'} />
        </span>
      ))}
    </span>
  )
}

function GoodsBox({ context, player, seat }: OfSeat) {
  const frontsOf = useFronts(context)
  return (
    <Box className="goods" title={context.words.own.goods}>
      <ul>
        {GOODS.map((good) => (
          <li key={good} data-spot={storeOf(good, seat)} className={player[good] === 0 ? 'zero' : ''}>
            <OwnGood context={context} good={good} n={player[good]} aboard={frontsOf(good).length} />
          </li>
        ))}
      </ul>
    </Box>
  )
}

interface OwnGoodProps extends InContext {
  readonly good: (typeof GOODS)[number]
  readonly n: number
  /** How many are being sent along. */
  readonly aboard: number
}

function OwnGood({ context, good, n, aboard }: OwnGoodProps) {
  const counted = context.words.counted(good, n)
  const { props } = useThing(keyOf('good', good), `${n} ${counted}`)
  return (
    <div {...props} className="good">
      <Token good={good} />
      <b>{n}</b>
      <span>{aboard > 0 ? context.words.own.aboard(aboard) : counted}</span>
    </div>
  )
}

function ShipBox({ context, player }: OfPlayer) {
  const { longship } = player
  const { lit, props } = useThing(
    keyOf('named', 'own-longship'),
    longship ? context.name(longship) : context.words.own.ship,
  )
  if (!longship)
    return (
      <Box className="ship noship" title={context.words.own.ship}>
        <svg className="shippic" viewBox="0 0 120 76" aria-hidden="true">
          <use href="#s-karvi" />
        </svg>
        <p>{context.words.own.noShip}</p>
      </Box>
    )
  const { capacity, glory } = context.content.longships[longship] as Longship
  return (
    <div {...props} className={`box ship ${lit ? 'glow' : ''}`}>
      <span className="h2">{context.name(longship)}</span>
      <svg className="shippic" viewBox="0 0 120 76" aria-hidden="true">
        <use href={`#${shipArt(longship)}`} />
      </svg>
      <span className="facts">
        <span>
          {context.words.holds} <b>{capacity}</b>
        </span>
        <span className="amt">
          <b>{glory}</b>
          <Token good="glory" name={context.words.counted('glory', glory)} />
        </span>
      </span>
      {lit && <Pegs workers={[]} lit />}
    </div>
  )
}

function RunesBox({ context, player, seat }: OfSeat) {
  return (
    <Box className="runesown" title={context.words.own.runes} spot={spotOf('runes', seat)}>
      <div className={player.runes.length > 4 ? 'cards many' : 'cards'}>
        {player.runes.length === 0 && <span className="none">{context.words.own.none}</span>}
        {player.runes.map(({ rune, used }) => (
          <OwnRune key={rune} rune={rune} used={used} context={context} />
        ))}
      </div>
    </Box>
  )
}

function OwnRune({ rune, used, context }: InContext & { readonly rune: string; readonly used: boolean }) {
  const name = used ? `${context.name(rune)}, ${context.words.rival.used}` : context.name(rune)
  const { lit, props } = useThing(keyOf('named', rune), name)
  return (
    <span {...props} className={`rune ${used ? 'used' : ''} ${lit ? 'glow' : ''}`}>
      <RuneFace rune={rune} name={context.name(rune)} glory={(context.content.runes[rune] as Rune).glory} />
    </span>
  )
}

function DestiniesBox({ context, player }: OfPlayer) {
  const held = player.destinies ?? []
  return (
    <Box className="dest" title={context.words.own.destinies} hint={context.words.own.secret}>
      <div className={held.length > 2 ? 'cards many' : 'cards'}>
        {held.map((id) => (
          <DestinyCard key={id} id={id} context={context} />
        ))}
      </div>
    </Box>
  )
}

function DestinyCard({ id, context }: InContext & { readonly id: string }) {
  const { gloryFull, gloryTied } = context.content.destinies[id] as Destiny
  const { lit, props } = useThing(keyOf('named', id), `${context.name(id)}. ${context.text(id)}`)
  return (
    <span {...props} className={`destiny ${lit ? 'glow' : ''}`}>
      <b className="dn">{context.name(id)}</b>
      <span className="dv">
        <b>{gloryFull}</b>
        <small>/ {gloryTied}</small>
      </span>
    </span>
  )
}

function SlainBox({ context, player }: OfPlayer) {
  const cards = player.defeated ?? []
  const enemies = cards.map((card) => context.content.enemies[card])
  const { props } = useThing(keyOf('slain', 'pile'), `${context.words.own.slain} ${cards.length}`)
  return (
    <Box className="pile" title={context.words.own.slain} count={cards.length} about={props}>
      <ul>
        {COLORS.map((color) => (
          <li key={color}>
            <svg viewBox="0 0 24 24" role="img" aria-label={context.words.colors[color]}>
              <use href={`#c-${color}`} />
            </svg>
            <b>{enemies.filter((enemy) => enemy?.color === color).length}</b>
          </li>
        ))}
        <li className="tr">
          <Icon symbol={iconOf('troll-bog')} name={context.words.own.trolls} />
          <b>{enemies.filter((enemy) => enemy?.kind === 'troll').length}</b>
        </li>
      </ul>
    </Box>
  )
}
