import './turning.css'
import { type BoardInput, Mark } from '@longhouse/board'
import type { Judged } from '@longhouse/bots'
import { plain } from '@longhouse/kernel'
import type { GameReview } from '../session/bot-worker.ts'
import type { TableHere } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { wordsIn } from '../words/index.ts'

interface TurningProps {
  readonly review: GameReview
  readonly table: TableHere
  readonly input: BoardInput
  nameRound(n: number): string
  watch(move: number): void
}

/** The choices that mattered most: what was taken, what would have been better, and the way to that moment. */
export function TurningList({ review, table, input, nameRound, watch }: TurningProps) {
  const { language } = useWords()
  const words = wordsIn(language).review
  return (
    <section className="turning" aria-labelledby="turning">
      <h2 className="name" id="turning">
        {words.turning}
      </h2>
      {review.turning.length === 0 && <p className="turning-none">{words.none}</p>}
      <ol>
        {review.turning.map((judged, i) => (
          <Turning
            key={judged.move}
            number={i + 1}
            judged={judged}
            round={review.rounds[judged.move] ?? 0}
            table={table}
            input={input}
            nameRound={nameRound}
            watch={watch}
          />
        ))}
      </ol>
    </section>
  )
}

interface OneProps extends Omit<TurningProps, 'review'> {
  readonly number: number
  readonly judged: Judged
  readonly round: number
}

const percentOf = (chance: number): number => Math.round(chance * 100)

function Turning({ number, judged: { move, seat, taken, best }, round, table, input, nameRound, watch }: OneProps) {
  const { language } = useWords()
  const words = wordsIn(language).review
  const { text, sitters } = input
  const names = sitters.map(({ name }) => name)
  const seen = table.seenBy(seat, move)
  const step = seen.ask?.step ?? ''
  const say = ({ choice }: Judged['taken']) => plain(text.choice(step, choice, names, seen.view))
  const [question = ''] = plain(text.prompt(seen, names)).split(/(?<=[.?:]) (?=\p{Lu})/u)
  const cost = Math.max(1, percentOf(best.chance) - percentOf(taken.chance))
  const sitter = sitters[seat]
  return (
    <li>
      <span className="turning-number">{number}</span>
      <p className="turning-when">
        {sitter && <Mark color={sitter.color} />}
        {[sitter?.name, round > 0 && nameRound(round), question.replace(/[.:]$/, '')].filter(Boolean).join(' · ')}
      </p>
      <span className="turning-cost">
        <span aria-hidden="true">▼ {cost}</span>
        <span className="sr">{words.cost(cost)}</span>
      </span>
      <dl>
        <div>
          <dt>{words.taken}</dt>
          <dd>{say(taken)}</dd>
          <dd className="turning-chance">{words.percent(percentOf(taken.chance))}</dd>
        </div>
        <div className="better">
          <dt>{words.better}</dt>
          <dd>{say(best)}</dd>
          <dd className="turning-chance">{words.percent(percentOf(best.chance))}</dd>
        </div>
      </dl>
      <button type="button" className="review-link" onClick={() => watch(move)}>
        {words.watch}
      </button>
    </li>
  )
}
