import { kitWords } from '../words/index.ts'
import { PartyName, Pieces } from './parts.tsx'
import type { RoundPicture } from './picture.ts'
import type { PictureProps } from './props.ts'

/** A round is over: how everybody stands, the best first, and what the round brought them. */
export function RoundTable({ picture, input, board }: PictureProps & { readonly picture: RoundPicture }) {
  const words = kitWords(input.language).picture
  const { Piece } = board
  const rows = [...picture.rows].sort((a, b) => b.score - a.score)
  const best = Math.max(1, ...rows.map(({ score }) => score))
  return (
    <section className="picture-card round" aria-label={words.isOver(picture.name ?? words.round, picture.round)}>
      <h2 className="title">{words.isOver(picture.name ?? words.round, picture.round)}</h2>
      <ol>
        {rows.map(({ of, score, more, gained, lost, won }) => (
          <li key={of} className={of === input.seatView.seat ? 'you' : ''}>
            <PartyName input={input} party={of} />
            <span className="standing">
              <b>{score}</b>
              {more !== null && more !== 0 && <em className={more < 0 ? 'less' : ''}>{signed(more)}</em>}
              <i aria-hidden="true">
                <u style={{ width: `${share(score - Math.max(0, more ?? 0), best)}%` }} />
                <u className="new" style={{ width: `${share(Math.max(0, more ?? 0), best)}%` }} />
              </i>
            </span>
            <span className="brought">
              {gained.length > 0 && <Pieces input={input} board={board} pieces={gained} sign="+" />}
              {lost.length > 0 && <Pieces input={input} board={board} pieces={lost} sign="−" />}
              {gained.length + lost.length + won.length === 0 && <small>{words.nothing}</small>}
            </span>
            <span className="trophies">
              {won.map(({ piece, name }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may be won twice
                <Piece key={`${i} ${piece}`} piece={piece} name={name} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const share = (part: number, of: number): number => Math.max(0, Math.round((100 * part) / of))

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
