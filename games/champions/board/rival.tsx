import './rival.css'
import { Icon, Mark, Token, useThing, Worker } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { WARRIORS } from '../src/content.ts'
import { COMBAT_PLACES } from '../src/state.ts'
import { iconOf } from './art.ts'
import { RuneGlyph } from './cards.tsx'
import { Die } from './dice.tsx'
import { type ChampionsSight, cardAt, shoreName, type Town, townOf } from './sights.ts'

const GOODS = ['food', 'wood', 'coin', 'favor', 'blame'] as const

/** Everything of a rival that lies open, at a glance. */
export function Rival({ sight, seat }: { readonly sight: ChampionsSight; readonly seat: Seat }) {
  const town = townOf(sight)
  const { words, view } = town
  const player = view.players[seat]
  const sitter = sight.sitters[seat]
  const { lit, props } = useThing(`seat-${seat}`, sitter?.name ?? '')
  if (!player || !sitter) return null
  const awaited = sight.seen.awaited.includes(seat)
  const answered = sight.seen.answered.includes(seat)
  const hired = player.workersOwned
  return (
    <div {...props} className={`rival ${awaited ? 'next' : ''} ${lit ? 'glow' : ''}`}>
      <header>
        <Mark color={sitter.color} />
        <span className="who">
          <span className="name">{sitter.name}</span>
          <span className="lead">
            {[player.leader && town.name(player.leader).split(' ')[0], sitter.bot && (sitter.level ?? words.rival.bot)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className="g">
          <b>{player.glory}</b>
          <Token good="glory" name={words.counted('glory', player.glory)} />
        </span>
      </header>
      <p className="leader-text">{player.leader ? town.text(player.leader) : ''}</p>
      <div
        className="row ws"
        data-spot={`hand-${seat}`}
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
          <span key={type} className={player[type] === 0 ? 'dc zero' : 'dc'} data-spot={`${type}-${seat}`}>
            <Die type={type} name={words.counted(type, player[type])} />
            <b>{player[type]}</b>
          </span>
        ))}
      </div>
      <div className="row gs">
        {GOODS.map((good) => (
          <span key={good} className={player[good] === 0 ? 'gc zero' : 'gc'} data-spot={`${good}-${seat}`}>
            <Token good={good} name={words.counted(good, player[good])} />
            <b>{player[good]}</b>
          </span>
        ))}
      </div>
      {view.phase !== 'placement' && <Fronts town={town} seat={seat} />}
      <div className="row cs" data-spot={`runes-${seat}`}>
        {player.runes.map(({ rune, used }) => (
          <span
            key={rune}
            className={used ? 'minirune used' : 'minirune'}
            role="img"
            aria-label={used ? `${town.name(rune)}, ${words.rival.used}` : town.name(rune)}
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
            {town.name(player.longship)}
            <b className="cap">{town.content.longships[player.longship]?.capacity}</b>
          </span>
        )}
      </div>
    </div>
  )
}

/** Where a rival's warriors will fight. */
function Fronts({ town, seat }: { readonly town: Town; readonly seat: Seat }) {
  const { view, words } = town
  const lands = COMBAT_PLACES.flatMap((place) => {
    const card = cardAt(town, place)
    return view.workers[place] === seat && card
      ? [{ key: place, icon: iconOf(card.split(':')[0] ?? ''), name: town.name(card) }]
      : []
  })
  const seas = view.shores.flatMap(({ id, ship, monster }) =>
    ship?.seat === seat
      ? [
          {
            key: id,
            icon: iconOf(monster?.split(':')[0] ?? 'journey-all-quiet'),
            name: shoreName(town, id),
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
