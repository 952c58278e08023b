import './questions-panel.css'
import type { GameText, Json, Questions, SeatView } from '@longhouse/kernel'
import { Segments, Switch } from '../pages/fields.tsx'
import { useSettings, useWords } from '../settings.tsx'

interface QuestionsPanelProps {
  readonly seen: SeatView
  readonly text: GameText
  /** Chooses in the present; null where somebody only looks on, or is taught. */
  readonly choose: ((choice: Json) => void) | null
}

type Wanted = Questions[string]

/** What the viewer wants to be asked: before what is final, and although the answer leaves no choice. */
export function QuestionsPanel({ seen, text, choose }: QuestionsPanelProps) {
  const { settings, change } = useSettings()
  const { settings: words } = useWords().words.pages
  return (
    <>
      <Switch
        label={words.askFinal}
        note={words.askFinalNote}
        on={settings.askFinal}
        onChange={(askFinal) => change({ askFinal })}
      />
      {choose && Object.keys(seen.questions).length > 0 && <OwnQuestions {...{ seen, text, choose }} />}
    </>
  )
}

interface OwnQuestionsProps extends QuestionsPanelProps {
  choose(choice: Json): void
}

function OwnQuestions({ seen: { questions, ask }, text, choose }: OwnQuestionsProps) {
  const { questions: words } = useWords().words.table
  const wishes: readonly (readonly [Wanted, string])[] = [
    ['always', words.always],
    ['never', words.never],
  ]
  return (
    <>
      <p className="questions-note">{words.note}</p>
      {/* It is said like any choice: while the table listens to this seat. */}
      <div inert={ask === null}>
        {Object.entries(questions).map(([id, wanted]) => (
          <Segments
            key={id}
            label={text.question(id)}
            values={wishes}
            value={wanted}
            note={ask === null ? words.later : undefined}
            onChange={(wish) => choose({ questions: { [id]: wish } })}
          />
        ))}
      </div>
    </>
  )
}
