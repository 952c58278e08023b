import { isRecord, type Json, type Seat } from '@longhouse/kernel'
import type { HeroId, TreasureId } from './content-file.ts'
import type { ReactionKind } from './effect-words.ts'
import { heroOf } from './places.ts'
import { fieldOf, type OpenContext, openFieldOf, playerAt, step, type Turn } from './runar.ts'

/** RN-9: what all Reactions have in common. */

/** RN-9.5, RN-9.9. */
export function mayReact(t: OpenContext, seat: Seat, hero: HeroId, kind: ReactionKind | 'spikes'): boolean {
  const { active, phase, reacted } = openFieldOf(t).turn
  if (seat === active && phase === 'action') return false
  return !reacted.some((used) => used.hero === hero && used.reaction === kind)
}

/** RN-23.5: whether the hero wears a Mark that grants this Reaction. */
export function hasReactionMark(t: OpenContext, hero: HeroId, kind: ReactionKind): boolean {
  const { treasure } = heroOf(t, hero)
  const card = treasure === null ? undefined : t.content.treasures[treasure]
  if (card?.type !== 'mark' || card.window !== 'reaction') return false
  return card.effects?.some((effect) => effect.do === 'react' && effect.reaction === kind) ?? false
}

/** RN-23.3: face down to the Treasury. */
export function spendMark(t: Turn, seat: Seat, hero: HeroId): void {
  const figure = heroOf(t, hero)
  const card = figure.treasure as TreasureId
  figure.treasure = null
  playerAt(t, seat).treasury.push({ card, up: false, since: fieldOf(t).turn.number })
  t.tell?.({ kind: 'treasure-used', seat, card, hero })
}

/** What a choice in a window would do, as far as it can be read. */
export function reactionIn(
  choice: unknown,
): { readonly hero: HeroId; readonly steps?: Json; readonly reaction?: Json } | null {
  const chosen = isRecord(choice) && isRecord(choice.react) ? choice.react : null
  return chosen && typeof chosen.hero === 'string' ? { ...chosen, hero: chosen.hero } : null
}

/** What a window lets through that has already happened. */
export const nothing = step('nothing', () => {})

export const reactingRules = [nothing]
