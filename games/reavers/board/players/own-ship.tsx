import './own-ship.css'
import './own-dice.css'
import { Drawing, draggable, Icon, Slots, Token, useThing } from '@longhouse/board'
import type { Counts, Json } from '@longhouse/kernel'
import { COLORS, type Die, GOODS, ICONS } from '../../src/content-file.ts'
import { colorOf, iconOf } from '../../src/die.ts'
import { wildOf } from '../../src/payments.ts'
import { freshDice } from '../../src/throwing-back.ts'
import hull from '../art/hull.svg?raw'
import type { BoardContext, InContext, OfPlayer, OfSeat } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { clanOf } from '../pieces/cards.tsx'
import { CrewDie, FaceChip, nameOfDie } from '../pieces/dice.tsx'
import { ClanMark, Honors, Pawn, Tile } from '../pieces/pieces.tsx'
import { spotOf, storeOf } from '../spots.ts'
import { keyOf } from '../thing.ts'

const STORES = GOODS.filter((good) => good !== 'glory')

/** The longship: Leader and goods on deck, ten dice in their slots, upgrades on the keel. */
export function ShipBox({ context, player, seat }: OfSeat) {
  const { words, content } = context
  const room = content.playerBoard.diceSlots
  const dice = sortedDice(player.ship)
  const isFresh = marksOf(dice, freshDice(player))
  return (
    <div className="rv-ship" data-spot={spotOf('ship', seat)}>
      <Drawing svg={hull} />
      <div className="deckrow">
        <LeaderBox context={context} player={player} />
        <div className="rv-goods">
          {STORES.map((good) => (
            <GoodItem key={good} context={context} good={good} n={player[good]} spot={storeOf(good, seat)} />
          ))}
        </div>
      </div>
      <ol className="rv-slots" data-drop="rally" aria-label={`${words.own.dice} ${dice.length} / ${room}`}>
        <Slots room={room} held={dice} empty={<li className="empty" aria-hidden="true" />}>
          {(die, at) => <Slot context={context} player={player} die={die} fresh={isFresh[at] ?? false} />}
        </Slots>
      </ol>
      <div className="keel">
        <span className="kl">
          {words.own.dice}{' '}
          <b>
            {dice.length} / {room}
          </b>
          <Honors context={context} seat={seat} />
        </span>
        <Upgrades context={context} player={player} />
        <span className="kl r">
          <NextSelection context={context} />
        </span>
      </div>
    </div>
  )
}

/** By colour, clan icons first: where a die lies has no meaning (RV-1.12). */
export const sortedDice = (dice: readonly Die[]): Die[] =>
  COLORS.flatMap((color) => dice.filter((die) => colorOf(die) === color).sort((a, b) => rank(a) - rank(b)))

const rank = (die: Die): number => ICONS.indexOf(iconOf(die))

/** Which of the dice are among those counted, from the left. */
function marksOf(dice: readonly Die[], counts: Counts): readonly boolean[] {
  const left: { [die: string]: number } = { ...counts }
  return dice.map((die) => {
    left[die] = (left[die] ?? 0) - 1
    return (left[die] ?? 0) >= 0
  })
}

function GoodItem({
  context,
  good,
  n,
  spot,
}: InContext & { readonly good: (typeof STORES)[number]; readonly n: number; readonly spot: string }) {
  const { props } = useThing(keyOf('good', good), `${n} ${context.words.counted(good, n)}`)
  return (
    <div {...props} className={n === 0 ? 'rv-zero' : ''} data-spot={spot}>
      <Token good={good} />
      <b>{n}</b>
      <span>{context.words.goods[good]}</span>
    </div>
  )
}

function LeaderBox({ context, player }: OfPlayer) {
  const { words, content } = context
  const { leader } = player
  const { props } = useThing(
    leader ? keyOf('named', leader) : keyOf('leader', 'none'),
    leader ? context.name(leader) : words.own.noLeader,
  )
  const wild = wildOf(context, player)
  if (!leader || !wild)
    return (
      <div {...props} className="rv-leader rv-none" data-drop="promote">
        <span className="rv-portrait">
          <Icon symbol="a-jarl" />
        </span>
        <span className="what">
          <span className="name">{words.own.noLeader}</span>
          <small>{words.own.noLeaderText}</small>
        </span>
      </div>
    )
  const { icon, color } = clanOf(content, leader)
  return (
    <div {...props} className={`rv-leader c-${color}`} data-drop="promote">
      <span className="rv-portrait">
        <Icon symbol={artOf(leader)} />
        <ClanMark icon={icon} color={color} />
      </span>
      <span className="what">
        <span className="name">{context.name(leader)}</span>
        <span className="wild">
          <CrewDie die={`${color}:${icon}`} name={words.own.wild(words.icons[icon])} />
          <b>=</b>
          {wild.as.map((as) => (
            <FaceChip key={as} icon={as} name={words.icons[as]} />
          ))}
        </span>
      </span>
    </div>
  )
}

/** The die that a choice puts on an artifact. */
function storedBy(choice: Json): Json | undefined {
  const { store } = choice as { readonly store?: { readonly [artifact: string]: Json } }
  return store && Object.values(store)[0]
}

interface SlotProps extends OfPlayer {
  readonly die: Die
  readonly fresh: boolean
}

/** A die aboard: dragged to an artifact that takes it; one of the last gain can still be thrown back, whatever is asked (RV-5.6). */
function Slot({ context, player, die, fresh }: SlotProps) {
  const { words, input } = context
  const name = nameOfDie(words, die)
  const { props } = useThing(keyOf('die', die), name)
  const wild = wildOf(context, player)?.icon === iconOf(die)
  const canThrow = fresh && input.seatView.ask?.aside != null
  const stores = input.options.filter(({ choice }) => storedBy(choice) === die)
  const storeOn = (target: HTMLElement | null) => {
    const option = stores.find(({ thing }) => thing === target?.dataset.thing)
    if (option) input.choose(option.choice)
  }
  return (
    <li className={`${wild ? 'wild' : ''} ${fresh ? 'fresh' : ''}`}>
      <span {...props} {...(stores.length > 0 ? draggable({ drop: storeOn }, props.onPointerDown) : {})}>
        <CrewDie die={die} />
      </span>
      {wild && (
        <span className="star" aria-hidden="true">
          ★
        </span>
      )}
      {canThrow && (
        <button
          type="button"
          className="throwback"
          aria-label={words.own.throwBack(name)}
          title={words.own.throwBack(name)}
          onClick={() => input.choose({ aside: { throwBack: { [die]: 1 } } })}
        >
          ×
        </button>
      )}
    </li>
  )
}

function Upgrades({ context, player }: OfPlayer) {
  const { content } = context
  return (
    <span className="upg">
      <Slots
        room={content.playerBoard.shipUpgradeSlots}
        held={player.upgrades}
        empty={<span className="rv-tile emp" />}
      >
        {({ tile, ready }) => <UpgradeTile context={context} tile={tile} ready={ready} />}
      </Slots>
    </span>
  )
}

function UpgradeTile({ context, tile, ready }: InContext & { readonly tile: string; readonly ready: boolean }) {
  const { own } = context.words
  const name = `${context.name(tile)}, ${ready ? own.readyUpgrade : own.spentUpgrade}`
  const { props } = useThing(keyOf('named', tile), name)
  return (
    <span {...props}>
      <Tile content={context.content} tile={tile} className={ready ? '' : 'used'} />
    </span>
  )
}

/** Who selects the next place. */
function NextSelection({ context }: InContext) {
  const { view, words, input } = context
  const seat = view.order[view.selected]
  const sitter = seat === undefined ? undefined : input.sitters[seat]
  if (!sitter || view.phase !== 'activations') return null
  return (
    <>
      <Pawn color={sitter.color} />
      <span>{sayNext(context, seat === input.seatView.seat, sitter.name, words)}</span>
    </>
  )
}

const sayNext = ({ view }: BoardContext, own: boolean, name: string, words: BoardContext['words']): string =>
  own ? (view.activation ? words.own.youSelectNext : words.own.youSelect) : words.own.selects(name)
