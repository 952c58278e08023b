import { type BoardInput, type BriefQuestion, Mark, RichText, RuleLink } from '@longhouse/board'
import { plain } from '@longhouse/kernel'
import { useWords } from '../settings.tsx'
import type { RivalChoices } from './rival-choices.ts'
import { ToChooseFrom } from './to-choose-from.tsx'

interface QuestionProps {
  readonly input: BoardInput
  readonly rivals: RivalChoices
  /** Several people play at this device. */
  readonly shared: boolean
  readonly brief?: BriefQuestion | undefined
}

/** Who is asked here: by name before the question where several share the device, and below it where one plays alone. */
function Asked({ input: { seatView, sitters } }: Pick<QuestionProps, 'input'>) {
  const { words } = useWords()
  const sitter = sitters[seatView.seat ?? -1]
  return (
    sitter && (
      <span className="you-are">
        <Mark color={sitter.color} /> {words.table.youAre(sitter.name)}
      </span>
    )
  )
}

/** The first sentence large, the rest below it; the longer, the smaller. In a few words, the sentence is still to be heard. */
export function Question({ input, rivals, shared, brief }: QuestionProps) {
  const { seatView, text, sitters } = input
  const prompt = text.prompt(
    seatView,
    sitters.map(({ name }) => name),
  )
  const asked = shared && seatView.ask?.form ? sitters[seatView.seat ?? -1] : undefined
  const whose = asked && <span className="whose">{asked.name}: </span>
  const rule = seatView.ask?.rule && <RuleLink game={seatView.game} rule={seatView.ask.rule} />
  if (brief)
    return (
      <div className="q brief" id="question" tabIndex={-1}>
        <h1 className="name" title={plain(prompt)}>
          {whose}
          <span aria-hidden="true">{brief.lead}</span>
          <span className="sr">{plain(prompt)}</span>
        </h1>
        <p className="last">
          <Asked input={input} /> <span className="left">{brief.note}</span> {rule}
        </p>
      </div>
    )
  const [lead = prompt, ...rest] = prompt.split(/(?<=[.?:]) (?=\p{Lu}|\[)/u)
  const length = plain(lead).length
  return (
    <div className="q" id="question" tabIndex={-1}>
      <h1 className={`name ${length > 64 ? 'long' : length > 34 ? 'longer' : ''}`} title={plain(prompt)}>
        {whose}
        <RichText text={lead.replace(/[.:]$/, '')} />
      </h1>
      <p className="last">
        <Asked input={input} /> {rest.length > 0 && <RichText text={`${rest.join(' ')} `} />}
        <ToChooseFrom rivals={rivals} /> {rule}
      </p>
    </div>
  )
}
