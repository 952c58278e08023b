import './gods.css'
import { Icon, useThing } from '@longhouse/board'
import { placeOf } from '../../src/scoring.ts'
import type { GodInPlay } from '../../src/state.ts'
import type { InContext } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { EffectRow } from '../pieces/effects.tsx'
import { Flame, RuneStone, Village } from '../pieces/pieces.tsx'
import { lyingSpot } from '../spots.ts'

/** After this the marker turns over and counts again (TV-6.43). */
const TRACK = 20

/** The three gods in play: what their runes score, how angry they are, what the fallen get, what a village does. */
export function Gods({ context }: InContext) {
  return (
    <div className="tv-gods">
      <div className="all">
        {context.view.gods.map((god) => (
          <GodBox key={god.god} context={context} god={god} />
        ))}
      </div>
    </div>
  )
}

type OfGod = InContext & { readonly god: GodInPlay }

function GodBox({ context, god }: OfGod) {
  const { words, content } = context
  const { name } = context
  const { props, lit } = useThing(god.god, words.god.say(name(god.god), words.rune(god.rune), god.fury))
  const sheet = content.gods[god.god]
  const onTrack = god.fury === 0 ? 0 : ((god.fury - 1) % TRACK) + 1
  return (
    <div {...props} className={`tv-god ${god.rune} ${lit ? 'glow' : ''}`} data-spot={lyingSpot('god', god.god)}>
      <span className="idol">
        <Icon symbol={artOf(god.god)} />
        <RuneStone rune={god.rune} name={words.rune(god.rune)} />
      </span>
      <div className="text">
        <header>
          <span className="name">{name(god.god)}</span>
          <Worth context={context} god={god} />
          <span className="fury">
            <Flame name={words.fury} />
            <b>{god.fury}</b>
          </span>
        </header>
        <span className="furies" aria-hidden="true">
          {Array.from({ length: TRACK }, (_, i) => (
            <u key={i} className={i < onTrack ? 'on' : ''} />
          ))}
        </span>
        <span className="boon">
          <small>{words.god.boon}</small>
          {sheet?.boon.map((effect, i) => (
            <EffectRow key={i} context={context} effect={effect} />
          ))}
        </span>
        <span className="boon offer">
          <small>{words.god.offer}</small>
          {sheet && <EffectRow context={context} effect={sheet.sacrifice} />}
          <Offered context={context} action={god.god} />
        </span>
      </div>
    </div>
  )
}

/** TV-12.3, TV-12.4: what a rune of this god scores on an island and on a favor card, as the gods stand. */
function Worth({ context, god }: OfGod) {
  const { content, openContext, words } = context
  const { islandRune, favorRune } = content.scoring
  const place = PLACES[placeOf(openContext, god) - 1] ?? 'third'
  return <span className="worth">{words.god.worth(islandRune[place], favorRune[place])}</span>
}

const PLACES = ['first', 'second', 'third'] as const

/** The villages on a sacrifice action, and the room that is left (TV-10.5). */
export function Offered({ context, action }: InContext & { readonly action: string }) {
  const { content, view, words, input } = context
  const room = content.setup.sacrificeLimitByPlayers[input.seatView.players] ?? 0
  const offered = view.offered[action] ?? 0
  return (
    <span
      className="offered"
      role="img"
      aria-label={words.offered(offered, room)}
      data-spot={lyingSpot('offer', action)}
    >
      {Array.from({ length: room }, (_, i) => (
        <i key={i}>{i < offered && <Village />}</i>
      ))}
    </span>
  )
}
