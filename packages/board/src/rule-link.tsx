/** A rule's number, as a way to its words. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  return (
    <a className="rule" href={`#/rules/${game}/${rule}`} target="_blank" rel="noreferrer">
      {rule}
    </a>
  )
}
