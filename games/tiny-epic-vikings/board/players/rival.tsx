import './rival.css'
import { Icon, RivalFrame, Stock } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { RESOURCES } from '../../src/content-file.ts'
import { type BoardContext, boardContextOf, type OfSeat, type VikingsInput } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { CardBack, Gaps, RuneCounts, Track, Village } from '../pieces/pieces.tsx'
import { SmallViking } from '../pieces/viking-card.tsx'
import { scoreNow } from '../score.ts'
import { ownSpot, storeSpot } from '../spots.ts'
import { keyOf } from '../thing.ts'
import { SheetSettlers, Slots } from './slots.tsx'

/** Everything of a rival that lies open: a clan sheet at a glance. */
export function Rival({ input, seat }: { readonly input: VikingsInput; readonly seat: Seat }) {
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
      score={{ good: 'glory', n: scoreNow(context, seat), name: words.score }}
      badges={view.first === seat && <Icon symbol={artOf('crown')} name={words.chieftain} />}
      spot={ownSpot('seat', seat)}
    >
      <span className="tracks">
        {RESOURCES.map((resource) => (
          <Track
            key={resource}
            context={context}
            resource={resource}
            count={player[resource]}
            spot={storeSpot(resource, seat)}
          />
        ))}
      </span>
      <SheetSettlers context={context} player={player} color={sitter.color} />
      <Slots context={context} player={player} color={sitter.color} />
      <Counts context={context} player={player} seat={seat} />
      <Row context={context} player={player} seat={seat} />
    </RivalFrame>
  )
}

/** `2nd · Skald`. */
function standingOf(context: BoardContext, seat: Seat): string {
  const { view, words, input } = context
  const { bot, level } = input.sitters[seat] ?? {}
  const { players } = input.seatView
  const turn = (seat - view.first + players) % players
  const order = words.nth(turn + 1)
  return bot ? `${order} · ${level ?? words.bot}` : order
}

function Counts({ context, player, seat }: OfSeat) {
  const { words } = context
  return (
    <span className="counts">
      <RuneCounts context={context} side={seat} />
      <Stock n={player.favorCount} spot={ownSpot('favors', seat)}>
        <span className="tv-fback" role="img" aria-label={words.favorCards} />
      </Stock>
      <Stock n={player.villages} spot={ownSpot('villages', seat)}>
        <Village name={words.plundered} />
      </Stock>
    </span>
  )
}

/** What was played in this era, and how much is still to come. */
function Row({ context, player, seat }: OfSeat) {
  const { words, view, input } = context
  const color = input.sitters[seat]?.color ?? 'grey'
  const drafting = view.phase === 'draft'
  const count = drafting ? player.pickCount : player.handCount
  return (
    <span className="cards" data-spot={ownSpot('row', seat)}>
      {player.row.map(({ card, up, open }, i) =>
        card !== null && (up || open) ? (
          <SmallViking key={i} context={context} card={card} />
        ) : (
          <CardBack key={i} color={color} name={words.faceDown} />
        ),
      )}
      {!drafting && <Gaps count={count} />}
      <span className="remain">{drafting ? words.picks(count) : words.inHand(count)}</span>
    </span>
  )
}
