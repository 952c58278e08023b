import { plain } from '@longhouse/kernel'
import { kitWords } from '../words/index.ts'
import { PartyName } from './parts.tsx'
import type { ScorePicture } from './picture.ts'
import type { PictureProps } from './props.ts'

/** The final scoring: one item after another, everybody's at once. */
export function ScoreBars({ picture, input, counted }: PictureProps & { readonly picture: ScorePicture }) {
  const { items, rows } = picture
  const words = kitWords(input.language).picture
  const named = items.map((item) => plain(input.text.score({ item, points: 0 })))
  const seen = Math.min(items.length, Math.max(0, counted))
  const at = Math.min(items.length - 1, Math.max(0, seen - 1))
  const sumOf = (points: readonly number[]) => points.slice(0, seen).reduce((sum, each) => sum + each, 0)
  const best = Math.max(1, ...rows.map(({ points }) => points.reduce((sum, each) => sum + Math.max(0, each), 0)))
  return (
    <section className="picture-card score" aria-label={words.score}>
      <h2 className="title">{words.score}</h2>
      <p className="item">
        <b className="name">{named[at]}</b> <small>{words.itemOf(at + 1, items.length)}</small>
      </p>
      <ol>
        {rows.map(({ of, points }) => (
          <li key={of} className={of === input.seatView.seat ? 'you' : ''}>
            <PartyName input={input} party={of} />
            <span className="bar" aria-hidden="true">
              {points.slice(0, seen).map((each, i) => (
                <u
                  key={items[i]}
                  className={`${i === at ? 'new' : ''} ${each < 0 ? 'less' : ''}`}
                  style={{ width: `${(100 * Math.abs(each)) / best}%` }}
                />
              ))}
            </span>
            <span className={(points[at] ?? 0) < 0 ? 'now less' : 'now'}>{signed(points[at] ?? 0)}</span>
            <b className="sum">{sumOf(points)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0')
