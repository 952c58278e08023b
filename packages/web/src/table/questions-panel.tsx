import './questions-panel.css'
import type { GameText, Json, Questions, SeatView } from '@longhouse/kernel'
import { Segments } from '../pages/fields.tsx'
import { useWords } from '../settings.tsx'

interface QuestionsPanelProps {
  readonly seen: SeatView
  readonly text: GameText
  choose(choice: Json): void
}

type Wanted = Questions[string]

/** What is asked although the answer leaves no choice, and whether the viewer wants it to be. */
export function QuestionsPanel({ seen: { questions, ask }, text, choose }: QuestionsPanelProps) {
  const { questions: words } = useWords().words.table
  const wishes: readonly (readonly [Wanted, string])[] = [
    ['always', words.always],
    ['useful', words.useful],
    ['never', words.never],
  ]
  /** What was said for a while is told as long as it holds. */
  const pauses: { readonly [wanted in Wanted]?: string } = {
    'not-this-turn': words.notThisTurn,
    'not-until-mine': words.notUntilMine,
  }
  return (
    <section aria-label={words.name}>
      <p className="questions-note">{words.note}</p>
      {/* It is said like any choice: while the table listens to this seat. */}
      <div className="questions" inert={ask === null}>
        {Object.entries(questions).map(([id, wanted]) => (
          <Segments
            key={id}
            label={text.question(id)}
            values={wanted in pauses ? [...wishes, [wanted, pauses[wanted]]] : wishes}
            value={wanted}
            note={ask === null ? words.later : undefined}
            onChange={(wish) => choose({ questions: { [id]: wish } })}
          />
        ))}
      </div>
    </section>
  )
}
