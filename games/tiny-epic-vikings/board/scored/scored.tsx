import './scored.css'
import { RuleLink, useThing } from '@longhouse/board'
import { useState } from 'react'
import type { Side } from '../../src/state.ts'
import { type BoardContext, colorOf, type InContext, youOrName } from '../board-context.ts'
import { RuneStone, SideMark } from '../pieces/pieces.tsx'
import { favorLines, favorPoints, type IslandLine, islandLines, islandPoints } from './scored-lines.ts'

export const isScored = ({ input }: BoardContext): boolean => input.seatView.result !== null

/** The end, item by item, over the chart: every island with who scores it, every favor card, and the sums. */
export function Scored({ context }: InContext) {
  const { words } = context
  const [away, setAway] = useState(false)
  return (
    <div className={away ? 'tv-scored away' : 'tv-scored'}>
      <header>
        {!away && <h2 className="name">{words.scored.title}</h2>}
        {!away && <small>{words.scored.small}</small>}
        <button type="button" className="btn" aria-pressed={away} onClick={() => setAway(!away)}>
          {away ? words.scored.seeItems : words.scored.seeChart}
        </button>
      </header>
      {!away && <Items context={context} sides={scoringSides(context)} />}
    </div>
  )
}

/** TV-13.9: the passive enemy scores nothing. */
const scoringSides = ({ sides, view }: BoardContext): readonly Side[] =>
  sides.filter((side) => side !== 'enemy' || view.enemy?.kind === 'clan')

type OfSides = InContext & { readonly sides: readonly Side[] }

function Items({ context, sides }: OfSides) {
  const { words, input } = context
  const { game } = input.seatView
  const favors = sides.map((side) => favorLines(context, side))
  const rows = Math.max(0, ...favors.map(({ length }) => length))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className="items" tabIndex={0} aria-label={words.scored.title}>
      <table>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side} scope="col" className={`by-${colorOf(context, side)}`}>
                <SideMark context={context} side={side} /> {youOrName(context, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {islandLines(context).map((line) => (
            <IslandRow key={line.island} context={context} sides={sides} line={line} />
          ))}
          <tr className="sum">
            <th scope="row">
              {words.scored.islands} <RuleLink game={game} rule="TV-12.3" />
            </th>
            {sides.map((side) => (
              <td key={side}>{islandPoints(context, side)}</td>
            ))}
          </tr>
          {Array.from({ length: rows }, (_, i) => (
            <tr key={i}>
              <th scope="row">{words.scored.favor(i + 1)}</th>
              {favors.map((held, at) => (
                <FavorCell key={sides[at]} context={context} held={held[i]} />
              ))}
            </tr>
          ))}
          <tr className="sum">
            <th scope="row">
              {words.scored.favors} <RuleLink game={game} rule="TV-12.4" />
            </th>
            {sides.map((side) => (
              <td key={side}>{favorPoints(context, side)}</td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.scored.total}</th>
            {sides.map((side) => (
              <td key={side}>{islandPoints(context, side) + favorPoints(context, side)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p>
        {words.scored.ties} <RuleLink game={game} rule="TV-12.9" />
      </p>
    </section>
  )
}

function IslandRow({ context, sides, line }: OfSides & { readonly line: IslandLine }) {
  const { island, rune, god, worth, holder } = line
  const { props } = useThing(island, context.name(island))
  return (
    <tr>
      <th scope="row">
        <span {...props}>
          <RuneStone rune={rune} name={context.words.rune(rune)} /> {context.name(island)}
        </span>
        <small>
          {context.name(god)}, {worth}
        </small>
      </th>
      {sides.map((side) => (
        <td key={side} className={holder === side ? `hit by-${colorOf(context, side)}` : ''}>
          {holder === side ? <b>{worth}</b> : '·'}
          <small>{line.influence(side)}</small>
        </td>
      ))}
    </tr>
  )
}

interface FavorCellProps extends InContext {
  readonly held: ReturnType<typeof favorLines>[number] | undefined
}

function FavorCell({ context, held }: FavorCellProps) {
  if (!held) return <td>·</td>
  return (
    <td className="favor">
      {held.runes.map((rune, i) => (
        <RuneStone key={i} rune={rune} name={context.words.rune(rune)} />
      ))}
      <span>{context.name(held.favor)}</span> <b>{held.points}</b>
    </td>
  )
}
