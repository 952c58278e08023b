import './source.css'
import { Icon } from '@longhouse/board'
import type { Icon as Face } from '../../src/content-file.ts'
import { isDie } from '../../src/die.ts'
import type { InContext } from '../board-context.ts'
import { artOf, faceArt } from '../pieces/art.ts'
import { CrewDie } from '../pieces/dice.tsx'
import { Tile } from '../pieces/pieces.tsx'

interface SourceProps extends InContext {
  /** A die, an upgrade tile, or an artifact. */
  readonly thing: string
  readonly picked?: boolean
  readonly label?: string
  /** The icon it is used as. */
  readonly badge?: Face | undefined
  /** What it means to be picked, in a word. */
  readonly flag?: string | undefined
  readonly disabled?: boolean
  /** Only shown. */
  readonly still?: boolean
  toggle?(): void
}

/** Something that can be spent: clicked to spend it. */
export function Source(props: SourceProps) {
  const { context, thing, picked = false, label, badge, flag, disabled = false, still = false, toggle } = props
  const inside = (
    <>
      <SourcePiece context={context} thing={thing} />
      {badge && (
        <span className="badge" role="img" aria-label={context.words.ask.as(context.words.icons[badge])}>
          <Icon symbol={faceArt(badge)} box={24} />
        </span>
      )}
      {flag && picked && <span className="rv-flag">{flag}</span>}
    </>
  )
  if (still) return <span className="rv-source still">{inside}</span>
  return (
    <button
      type="button"
      className={`rv-source ${disabled ? '' : 'glow'} ${picked ? 'is-chosen' : ''}`}
      aria-pressed={picked}
      aria-label={label}
      disabled={disabled}
      onClick={toggle}
    >
      {inside}
    </button>
  )
}

function SourcePiece({ context, thing }: InContext & { readonly thing: string }) {
  if (isDie(thing)) return <CrewDie die={thing} />
  if (thing in context.content.upgrades) return <Tile content={context.content} tile={thing} />
  return (
    <span className="rv-arte">
      <Icon symbol={artOf(thing)} />
    </span>
  )
}
