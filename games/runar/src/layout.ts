import type { LayoutVariant } from './content-file.ts'
import { fieldOf, type RuleContext } from './runar.ts'

/** RN-5.23: the side of the layout card for the number of players. */
export const variantOf = (t: RuleContext): LayoutVariant =>
  t.content.layouts[fieldOf(t).layout]?.variants[t.players] as LayoutVariant
