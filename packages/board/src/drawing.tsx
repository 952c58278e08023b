/** A drawing of ours, compiled in as text: its colours follow the page's light. */
export function Drawing({ svg }: { readonly svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of a board
  return <div className="drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
