import { createContext, type MouseEvent, useContext } from 'react'

/** Opens a rule where one is; null: its own page does. */
export const OpenRuleContext = createContext<((rule: string) => void) | null>(null)

/** A rule's number, as a way to its words: here, where there is a place for them, or on a page of their own. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  const open = useContext(OpenRuleContext)
  const go = (event: MouseEvent) => {
    if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(rule)
  }
  return (
    <a className="rule" href={`#/rules/${game}/${rule}`} target="_blank" rel="noreferrer" onClick={go}>
      {rule}
    </a>
  )
}
