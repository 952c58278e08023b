import type { BoardSight } from '@longhouse/board'
import type { Refusal } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { useEffect } from 'react'
import { useWords } from '../settings.tsx'
import { focusQuestion } from './keys.ts'
import { RuleLink } from './rule-link.tsx'

interface RefusalNoteProps {
  readonly refusal: Refusal | null
  readonly sight: BoardSight
  dismiss(): void
}

/** Why something was not done, with its rule; it stands above the question and goes when one acts. */
export function RefusalNote({ refusal, sight, dismiss }: RefusalNoteProps) {
  const { words, language } = useWords()
  useEffect(() => (refusal ? focusQuestion : undefined), [refusal])
  if (!refusal) return null
  const names = sight.sitters.map(({ name }) => name)
  return (
    <div className="refusal" role="alert">
      <p>
        {sayRefusal(language, refusal, sight.text, names)}{' '}
        {refusal.rule && <RuleLink game={sight.seen.game} rule={refusal.rule} />}
      </p>
      <button type="button" className="btn" onClick={dismiss}>
        {words.table.close}
      </button>
    </div>
  )
}
