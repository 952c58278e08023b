import { Fragment, type KeyboardEvent, useContext } from 'react'
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
          <span key={`b${key}`} className="mention" {...pressed((element) => show(thing, element, 'held'))}>
            {words}
          </span>
        ),
      )}
    </>
  )
}

/** What makes a button of words that run on: a button of its own would not break where the line does. */
const pressed = (press: (element: Element) => void) => ({
  role: 'button',
  tabIndex: 0,
  onClick: (event: { currentTarget: Element }) => press(event.currentTarget),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press(event.currentTarget)
  },
})
