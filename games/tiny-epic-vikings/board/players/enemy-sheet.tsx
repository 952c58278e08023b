import './enemy-sheet.css'
import { Icon, Stock, Token, useThing } from '@longhouse/board'
import type { TrackFile } from '../../src/content-file.ts'
import type { EnemyClanView } from '../../src/seen.ts'
import { boardContextOf, type InContext, type VikingsInput } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { EffectRow } from '../pieces/effects.tsx'
import { Boat, CardBack, Flame, Gaps, RuneCounts, RuneStone, Settler, SideMark, Temple } from '../pieces/pieces.tsx'
import { SmallViking } from '../pieces/viking-card.tsx'
import { ownSpot, storeSpot } from '../spots.ts'
import { keyOf } from '../thing.ts'

type OfEnemy = InContext & { readonly enemy: EnemyClanView }

/** The sheet of the solo enemy: its rows, its tracks with what they set off, and its pieces. */
export function EnemySheet({ input, side }: { readonly input: VikingsInput; readonly side: string }) {
  const context = boardContextOf(input)
  const { words, view, content } = context
  const { props } = useThing(keyOf('side', 'enemy'), words.enemy.name)
  const { enemy } = view
  if (enemy?.kind !== 'clan') return null
  const { score } = input.seatView.sides.find((each) => each.side === side) ?? {}
  return (
    <div
      {...props}
      className={`rival tv-enemy by-enemy ${view.turn.side === 'enemy' ? 'next' : ''}`}
      data-spot={ownSpot('seat', 'enemy')}
    >
      <header>
        <SideMark context={context} side="enemy" />
        <span className="who">
          <span className="name">{words.enemy.name}</span>
          <span className="lead">{words.enemy.deck(enemy.deck)}</span>
        </span>
        {score !== undefined && (
          <span className="score">
            <b>{score}</b>
            <Token good="glory" name={words.score} />
          </span>
        )}
      </header>
      <h3>{words.enemy.leaders}</h3>
      <span className="cards" data-spot={ownSpot('row', 'enemy')}>
        {enemy.leaders.map((card, i) => (
          <SmallViking key={i} context={context} card={card} />
        ))}
        <Gaps count={(content.eras[view.era - 1]?.deal ?? 0) - enemy.leaders.length} />
      </span>
      {enemy.battles.length > 0 && <Battles context={context} enemy={enemy} />}
      <h3>{words.enemy.tracks}</h3>
      {context.content.enemy.tracks.map((track) => (
        <EnemyTrack key={track.id} context={context} enemy={enemy} track={track} />
      ))}
      <h3>{words.enemy.sheet}</h3>
      <Supply context={context} enemy={enemy} />
      <span className="counts">
        <RuneCounts context={context} side="enemy" />
        <Stock n={enemy.favorCount} spot={ownSpot('favors', 'enemy')}>
          <span className="tv-fback" role="img" aria-label={words.favorCards} />
        </Stock>
      </span>
      <h3>{words.enemy.actions}</h3>
      <ul className="instead">
        {context.content.enemy.runeActions.map(({ id, rune, effect }) => (
          <li key={id}>
            <RuneStone rune={rune} name={words.rune(rune)} />
            <EffectRow context={context} effect={effect} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Battles({ context, enemy }: OfEnemy) {
  const { words } = context
  return (
    <>
      <h3>{words.enemy.battles}</h3>
      <span className="cards">
        {enemy.battles.map(({ card }, i) =>
          card === null ? (
            <CardBack key={i} color="enemy" name={words.faceDown} />
          ) : (
            <SmallViking key={i} context={context} card={card} />
          ),
        )}
      </span>
    </>
  )
}

/** TV-16.42: spaces that the marker has passed are filled; the icon it will reach next has a gold rim. */
function EnemyTrack({ context, enemy, track }: OfEnemy & { readonly track: TrackFile }) {
  const { words, content } = context
  const { resource, icons } = track
  const at = enemy[resource]
  const next = icons.find((icon) => icon.at > at)
  return (
    <span className={`tv-etrack tv-track ${resource}`} data-spot={storeSpot(resource, 'enemy')}>
      <Token good={resource} name={words.track(words.resource(resource), at, content.enemy.trackMax)} />
      <i>
        {Array.from({ length: content.enemy.trackMax }, (_, i) => {
          const icon = icons.find((each) => each.at === i + 1)
          return (
            <u key={i} className={`${i < at ? 'on' : ''} ${icon && icon === next ? 'coming' : ''}`}>
              {icon && (
                <span title={words.enemy.track[icon.action]}>
                  {icon.action === 'raise-fury' ? (
                    <Flame name={words.enemy.track[icon.action]} />
                  ) : (
                    <Icon symbol={artOf(icon.action)} name={words.enemy.track[icon.action]} />
                  )}
                  {icon.strengthBonus ? <small>+{icon.strengthBonus}</small> : null}
                </span>
              )}
            </u>
          )
        })}
      </i>
      <b>{at}</b>
    </span>
  )
}

function Supply({ context: { words }, enemy }: OfEnemy) {
  return (
    <span className="supply">
      <Stock n={enemy.settlers}>
        <Settler color="enemy" name={words.counted('settler', enemy.settlers)} />
      </Stock>
      <Stock n={enemy.boats}>
        <Boat color="enemy" name={words.counted('boat', enemy.boats)} />
      </Stock>
      <Stock n={enemy.temples}>
        <Temple color="enemy" name={words.counted('temple', enemy.temples)} />
      </Stock>
    </span>
  )
}
