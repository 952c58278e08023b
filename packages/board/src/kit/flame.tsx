import { Icon } from '../pieces.tsx'

/** The fire at the corner of what may be chosen. */
export const Flame = ({ small = false }: { readonly small?: boolean }) => (
  <span className={small ? 'lit-flame small' : 'lit-flame'} aria-hidden="true">
    <Icon symbol="g-flame" />
  </span>
)
