import { Icon, OddsBar, piecesIn, Token } from '@longhouse/board'
import type { Warriors } from '../../src/content.ts'
import type { BoardContext } from '../board-context.ts'
import { Piece } from '../pieces/piece.tsx'
import { huntOutlook } from './outlook.ts'
import { LandScene } from './scenes.tsx'

/** The hunt: whoever is not sent elsewhere goes there of themselves (CH-7.8). */
export function HuntFront({ context, home }: { readonly context: BoardContext; readonly home: Warriors }) {
  const { words, content, input } = context
  const most = content.limits.huntFoodMax
  const food = huntOutlook(context, home)
  return (
    <section className="front hunt-front" aria-label={words.assign.hunt}>
      <header>
        <span className="ord">1</span>
        <h2 className="name">{words.assign.hunt}</h2>
        <small>{words.assign.first}</small>
      </header>
      <div className="foe-side">
        <Icon symbol="i-stag-head" className="stag" />
      </div>
      <div className="wall land">
        <LandScene kind="hunt" />
        <p className="slots">
          {piecesIn(home).map((piece, i) => (
            <span key={i}>
              <Piece piece={piece} />
            </span>
          ))}
        </p>
      </div>
      <div className="info">
        <p className="odds">
          <b>
            {food.toLocaleString(input.language, { maximumFractionDigits: 1 })}{' '}
            <Token good="food" name={words.good('food')} />
          </b>
          <OddsBar percent={(food / most) * 100} />
          <small>{words.assign.huntMost(most)}</small>
        </p>
        <p>{words.assign.huntNote}</p>
      </div>
    </section>
  )
}
