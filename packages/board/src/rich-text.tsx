import { Fragment, useContext } from 'react'
import { PointingContext } from './pointing.ts'

const LINK = /\[([^\]]*)\]\(([^)]*)\)/g

/** A sentence in which the things it names, `[Bog Troll](troll-bog)`, can be pointed at. */
export function RichText({ text }: { readonly text: string }) {
  const show = useContext(PointingContext)
  const parts: { readonly words: string; readonly thing?: string; readonly at: number }[] = []
  let at = 0
  for (const match of text.matchAll(LINK)) {
    parts.push({ words: text.slice(at, match.index), at })
    parts.push({ words: match[1] ?? '', thing: match[2] ?? '', at: match.index })
    at = match.index + match[0].length
  }
  parts.push({ words: text.slice(at), at: text.length })
  return (
    <>
      {parts.map(({ words, thing, at: key }) =>
        thing === undefined ? (
          <Fragment key={`t${key}`}>{words}</Fragment>
        ) : (
          <button
            key={`b${key}`}
            type="button"
            className="mention"
            onClick={(event) => show(thing, event.currentTarget, 'held')}
          >
            {words}
          </button>
        ),
      )}
    </>
  )
}
