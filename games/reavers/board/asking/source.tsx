import './source.css'
import { Icon, Pick } from '@longhouse/board'
import type { Icon as Face } from '../../src/content-file.ts'
import { isDie } from '../../src/die.ts'
import type { InContext } from '../board-context.ts'
import { artOf, faceArt } from '../pieces/art.ts'
import { CrewDie } from '../pieces/dice.tsx'
import { Tile } from '../pieces/pieces.tsx'

interface SpentProps extends InContext {
  /** A die, an upgrade tile, or an artifact. */
  readonly thing: string
  /** The icon it is used as. */
  readonly badge?: Face | undefined
}

interface SourceProps extends SpentProps {
  readonly picked: boolean
  readonly label: string
  /** What it means to be picked, in a word. */
  readonly flag?: string
  readonly disabled?: boolean
  toggle(): void
}

/** Something that can be spent: clicked to spend it. */
export function Source({ context, thing, badge, ...pick }: SourceProps) {
  return (
    <Pick className="rv-source" {...pick}>
      <SourcePiece context={context} thing={thing} />
      <Badge context={context} badge={badge} />
    </Pick>
  )
}

/** Something that will be spent, only shown. */
export function Spent({ context, thing, badge }: SpentProps) {
  return (
    <span className="rv-source still">
      <SourcePiece context={context} thing={thing} />
      <Badge context={context} badge={badge} />
    </span>
  )
}

function Badge({ context: { words }, badge }: Omit<SpentProps, 'thing'>) {
  if (!badge) return null
  return (
    <span className="badge" role="img" aria-label={words.ask.as(words.icons[badge])}>
      <Icon symbol={faceArt(badge)} box={24} />
    </span>
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
