import { Segments } from '../../pages/fields.tsx'
import { lengthOf } from '../time.ts'
import { useOnlineWords } from '../words/index.ts'

/** Long enough to see what happens and to answer it, and short enough to wait for it each time. */
const TIMES = [5, 10, 20] as const
const AT_ONCE = 0

interface ReactionFieldsProps {
  /** Null: it goes on as soon as everybody has answered. */
  readonly seconds: number | null
  onChange(seconds: number | null): void
}

/** Whether the game goes on at once after a chance to react, or after a fixed time that tells nothing. */
export function ReactionFields({ seconds, onChange }: ReactionFieldsProps) {
  const { reactions, clock } = useOnlineWords()
  return (
    <Segments
      label={reactions.label}
      value={seconds ?? AT_ONCE}
      values={[[AT_ONCE, reactions.atOnce], ...TIMES.map((each) => [each, lengthOf(each, clock)] as const)]}
      note={seconds === null ? reactions.atOnceNote : reactions.fixedNote}
      onChange={(to) => onChange(to === AT_ONCE ? null : to)}
    />
  )
}
