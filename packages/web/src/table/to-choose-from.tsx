import { useLayoutEffect, useState } from 'react'
import { useWords } from '../settings.tsx'
import type { RivalChoices } from './rival-choices.ts'

/** So many choices are read before it is said how many more there are. */
const MOST_SAID = 4

/** What those who are waited for may choose from: what is outlined on the board, and the rest by name. */
export function ToChooseFrom({ rivals: { things, said, all } }: { readonly rivals: RivalChoices }) {
  const { words } = useWords()
  const [isOutlined, setOutlined] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: not everything that could be pointed at is drawn for everybody
  useLayoutEffect(() => setOutlined(document.querySelector('.table [data-rival]') !== null), [things])
  if (all.length === 0 && !isOutlined) return null
  const rest = isOutlined ? said : all
  return (
    <span className="to-choose-from">
      <span aria-hidden="true">
        {words.table.toChooseFrom([
          ...(isOutlined ? [words.table.outlined] : []),
          ...(rest.length > MOST_SAID ? [words.table.ways(rest.length)] : rest),
        ])}
      </span>
      {all.length > 0 && <span className="sr">{words.table.toChooseFrom(all)}</span>}
    </span>
  )
}
