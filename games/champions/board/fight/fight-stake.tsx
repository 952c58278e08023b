import './fight-stake.css'
import { colorOfSeat, Mark, nameOfSeat, Token } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { blamePenalty } from '../../src/scoring.ts'
import type { Fight } from '../../src/state.ts'
import type { InContext } from '../board-context.ts'

/** CH-8.9, CH-11.2: whose blame a fight with the troll changes, either way, and how much everybody has. */
export function BlameAtStake({ context, fight }: InContext & { readonly fight: Fight }) {
  const { words, view, content } = context
  if (fight.enemy === null || content.enemies[fight.enemy]?.kind !== 'troll') return null
  const say = words.fight.stake
  const { trollDefeated, trollUndefeatedBlameEach } = content.scoring
  const own = Math.min(trollDefeated.discardOwnBlame, view.players[fight.seat]?.blame ?? 0)
  const sayBlame = (seat: Seat, blame: number): string =>
    `${nameOfSeat(context, seat)}: ${blame} ${words.counted('blame', blame)}. ${words.tip.atEnd(blamePenalty(context, blame))}`
  const mark = (seat: Seat) => <Mark color={colorOfSeat(context, seat)} />
  return (
    <section className="stake" aria-label={say.title}>
      <h3 className="name">{say.title}</h3>
      <p>
        <b>{say.slain}</b>
        {own > 0 && (
          <>
            {mark(fight.seat)} −{own} <Token good="blame" />
          </>
        )}
        {say.rival} +{trollDefeated.giveBlameToOther} <Token good="blame" />
      </p>
      <p>
        <b>{say.stands}</b>
        {say.each} +{trollUndefeatedBlameEach} <Token good="blame" />
      </p>
      <ul>
        {view.players.map(({ blame }, seat) => (
          <li key={seat} title={sayBlame(seat, blame)}>
            {mark(seat)}
            <span role="img" aria-label={sayBlame(seat, blame)}>
              {blame}
            </span>
            <Token good="blame" />
          </li>
        ))}
      </ul>
    </section>
  )
}
