import './rival.css'
import { Icon, RivalFrame, Stock, Token, ToldStock, Worker } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { WARRIORS } from '../../src/content.ts'
import { COMBAT_PLACES } from '../../src/state.ts'
import { type BoardContext, boardContextOf, type ChampionsInput, cardAt, shoreName } from '../board-context.ts'
import { iconOf } from '../pieces/art.ts'
import { RuneGlyph } from '../pieces/cards.tsx'
import { Die } from '../pieces/dice.tsx'
import { spotOf, storeOf } from '../spots.ts'
import { keyOf } from '../thing.ts'

const GOODS = ['food', 'wood', 'coin', 'favor', 'blame'] as const

/** Everything of a rival that lies open, at a glance. */
export function Rival({ input, seat }: { readonly input: ChampionsInput; readonly seat: Seat }) {
  const context = boardContextOf(input)
  const { words, view } = context
  const player = view.players[seat]
  const sitter = input.sitters[seat]
  if (!player || !sitter) return null
  const awaited = input.seatView.awaited.includes(seat)
  const answered = input.seatView.answered.includes(seat)
  const hired = player.workersOwned
  const lead = [
    player.leader && context.name(player.leader).split(' ')[0],
    sitter.bot && (sitter.level ?? words.rival.bot),
  ].filter(Boolean)
  return (
    <RivalFrame
      input={input}
      seat={seat}
      thing={keyOf('seat', seat)}
      lead={lead.join(' · ')}
      score={{ good: 'glory', n: player.glory, name: words.counted('glory', player.glory) }}
    >
      <p className="leader-text">{player.leader ? context.text(player.leader) : ''}</p>
      <div
        className="row ws"
        data-spot={spotOf('hand', seat)}
        role="img"
        aria-label={words.rival.workers(player.workers, hired)}
      >
        {Array.from({ length: hired }, (_, i) => (
          <Worker key={i} color={sitter.color} className={i < player.workers ? '' : 'spent'} />
        ))}
        <span className="tags">
          {view.firstPlayer === seat && (
            <span className="tag horn">
              <Icon symbol="g-horn" />
              <span className="word">{words.first}</span>
            </span>
          )}
          {answered ? (
            <span className="tag done">{words.rival.sealed}</span>
          ) : (
            awaited && <span className="tag">{words.rival.choosing}</span>
          )}
        </span>
      </div>
      <div className="row ds">
        {WARRIORS.map((type) => (
          <Stock key={type} n={player[type]} spot={storeOf(type, seat)}>
            <Die type={type} name={words.counted(type, player[type])} />
          </Stock>
        ))}
      </div>
      <div className="row gs">
        {GOODS.map((good) => (
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
      {view.phase !== 'placement' && <Fronts context={context} seat={seat} />}
      <div className="row cs" data-spot={spotOf('runes', seat)}>
        {player.runes.map(({ rune, used }) => (
          <span
            key={rune}
            className={used ? 'minirune used' : 'minirune'}
            role="img"
            aria-label={used ? `${context.name(rune)}, ${words.rival.used}` : context.name(rune)}
          >
            <RuneGlyph rune={rune} />
          </span>
        ))}
        <span className="cc" role="img" aria-label={words.rival.destinies(player.destinyCount)}>
          {Array.from({ length: player.destinyCount }, (_, i) => (
            <span key={i} className="cardlet fate">
              <Icon symbol="g-norns" />
            </span>
          ))}
        </span>
        {player.longship && (
          <span className="shipn cc">
            {context.name(player.longship)}
            <b className="cap">{context.content.longships[player.longship]?.capacity}</b>
          </span>
        )}
      </div>
    </RivalFrame>
  )
}

/** Where a rival's warriors will fight. */
function Fronts({ context, seat }: { readonly context: BoardContext; readonly seat: Seat }) {
  const { view, words, content } = context
  const lands = COMBAT_PLACES.flatMap((place) => {
    const card = cardAt(context, place)
    return view.workers[place] === seat && card
      ? [{ key: place, icon: iconOf(content.enemies[card]?.entry ?? card), name: context.name(card) }]
      : []
  })
  const seas = view.shores.flatMap(({ id, ship, monster }) =>
    ship?.seat === seat
      ? [
          {
            key: id,
            icon: iconOf(content.enemies[monster ?? '']?.entry ?? 'journey-all-quiet'),
            name: shoreName(context, id),
          },
        ]
      : [],
  )
  const hunt = view.hunters.includes(seat) ? [{ key: 'hunt', icon: iconOf('stag'), name: words.rival.hunts }] : []
  const all = [...hunt, ...lands, ...seas]
  if (all.length === 0) return null
  return (
    <ul className="fights">
      {all.map(({ key, icon, name }) => (
        <li key={key}>
          <Icon symbol={icon} />
          {name}
        </li>
      ))}
    </ul>
  )
}
