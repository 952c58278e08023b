import { spoken } from '@longhouse/board'
import type { Warrior } from '../../src/content.ts'
import type { Die as RolledDie } from '../../src/state.ts'

/** A swordsman is a white square, a spearman a red hexagon, an axeman a black octagon. */
const SHAPE: { readonly [type in Warrior]: string } = { swordsman: 'sword', spearman: 'spear', axeman: 'axe' }

interface DieProps {
  readonly type: Warrior
  /** The face shown; without one the die waits, showing its weapon. */
  readonly face?: RolledDie['face']
  readonly name?: string
  readonly className?: string
}

export function Die({ type, face, name, className = '' }: DieProps) {
  const shape = SHAPE[type]
  const ink = `var(--die-${shape}-ink)`
  return (
    <svg className={`die ${className}`} viewBox="0 0 40 40" {...spoken(name)}>
      <use href={`#d-${shape}`} />
      {face === undefined && <use href={`#g-${shape}`} x="9.5" y="8.5" width="21" height="21" style={{ color: ink }} />}
      {face === 'blank' && <circle cx="20" cy="19" r="2.6" fill={ink} opacity=".45" />}
      {face === 'hit' && <path d="M13.5 27.5 26.5 9.5" stroke={ink} strokeWidth="5" strokeLinecap="round" />}
      {face === 'two-hits' && (
        <path d="M9.5 27 19.5 10M20 28 30 11" stroke={ink} strokeWidth="4.6" strokeLinecap="round" />
      )}
      {face === 'shield' && (
        <>
          <circle cx="20" cy="19" r="10" fill="none" stroke={ink} strokeWidth="4" />
          <circle cx="20" cy="19" r="3" fill={ink} />
        </>
      )}
    </svg>
  )
}
