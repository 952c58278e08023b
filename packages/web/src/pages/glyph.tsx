/** Line drawings of the shell, on a grid of 24. */
const PATHS = {
  tables: 'M3 9h18M5 9v10M19 9v10M8 9V6M16 9V6M12 9V5',
  rules: 'M4 5q4-2 8 0 4-2 8 0v14q-4-2-8 0-4-2-8 0zM12 5v14',
  replays: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v5l3 2',
  settings: 'M4 7h9M19 7h1M4 17h3M13 17h7M16 4.500v5M10 14.500v5',
  about: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.500M12 7.500v.01',
  remove: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  warning: 'M12 3 22 20H2zM12 9v5M12 17v.5',
  check: 'M4 13l5 5L20 6',
  file: 'M6 3h9l4 4v14H6zM15 3v4h4M12 18v-7M9 13.500l3-3 3 3',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20 20',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
} as const

export type GlyphName = keyof typeof PATHS

export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg className="stroke" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
