import { type BoardInput, RuleLink } from '@longhouse/board'
import { sayRefusal } from '@longhouse/registry'
import { useEffect } from 'react'
import type { SaidRefusal } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { focusQuestion } from './keys.ts'

interface RefusalNoteProps {
  readonly refusal: SaidRefusal | null
  readonly input: BoardInput
  dismiss(): void
}

/** Why something was not done, with its rule; it stands above the question and goes when one acts. */
export function RefusalNote({ refusal, input, dismiss }: RefusalNoteProps) {
  const { words, language } = useWords()
  useEffect(() => (refusal ? focusQuestion : undefined), [refusal])
  if (!refusal) return null
  const names = input.sitters.map(({ name }) => name)
  return (
    <div className="refusal" role="alert">
      <p>
        {refusal.text || sayRefusal(language, refusal, input.text, names)}{' '}
        {refusal.rule && <RuleLink game={input.seatView.game} rule={refusal.rule} />}
      </p>
      <button type="button" className="btn" onClick={dismiss}>
        {words.table.close}
      </button>
    </div>
  )
}
