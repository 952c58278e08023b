import type { Form, Refusal, Seat } from '@longhouse/kernel'
import { either, one, refuse } from '@longhouse/kernel'
import type { Artifact, Die, Effect } from './content-file.ts'
import { iconOf } from './die.ts'
import { returnDie } from './holdings.ts'
import { playerAt, type RuleContext, type Turn } from './reavers.ts'
import type { HeldArtifact, Player } from './state.ts'

/** RV-14: dice on artifacts. */

export const artifactOf = (t: RuleContext, { card }: { readonly card: string }): Artifact =>
  t.content.artifacts[card] as Artifact

/** RV-14.2 to RV-14.5: the die must really show the icon. */
const fits = ({ stores }: Artifact, die: Die): boolean => 'any' in stores || stores.icon === iconOf(die)

export const emptyArtifactsFor = (t: RuleContext, player: Player, die: Die, card: string): HeldArtifact[] =>
  player.artifacts.filter((held) => held.card === card && !held.die && fits(artifactOf(t, held), die))

/** Which of these dice may be stored, and where; null if none. */
export function storeForm(t: RuleContext, player: Player, dice: readonly Die[]): Form | null {
  const ways: { [artifact: string]: Form } = {}
  for (const held of player.artifacts) {
    if (held.die || ways[held.card]) continue
    const artifact = artifactOf(t, held)
    const fitting = dice.filter((die, at) => dice.indexOf(die) === at && fits(artifact, die))
    if (fitting.length > 0) ways[held.card] = one(fitting)
  }
  for (const _ in ways) return either(ways)
  return null
}

export function storeOn(t: Turn, seat: Seat, held: HeldArtifact | undefined, die: Die): void {
  if (!held) throw new Error(`no empty artifact for ${die}`)
  held.die = die
  t.tell?.({ kind: 'die-stored', seat, die, artifact: held.card })
}

/** RV-14.9. */
export function worksHere(t: RuleContext, { when }: Artifact): boolean {
  const location = t.state.activation?.location
  return location !== undefined && (when.includes('any') || when.includes(location))
}

/** RV-14.8, RV-14.9, RV-14.11: a die on it, the right location, not yet used in this activation. */
export const isReady = (t: RuleContext, held: HeldArtifact): boolean =>
  held.die !== null && !held.used && worksHere(t, artifactOf(t, held))

/** RV-20.20: why none of a player's artifacts of this name can be used; null if one can. */
export function whyNotReady(t: RuleContext, seat: Seat, card: unknown): Refusal | null {
  const held = playerAt(t, seat).artifacts.filter((candidate) => candidate.card === card)
  const [first] = held
  if (!first) return refuse('artifact-not-held', {}, 'RV-14.8')
  const artifact = first.card
  const { when } = artifactOf(t, first)
  const location = t.state.activation?.location
  if (!location) return refuse('artifact-not-now', { artifact }, 'RV-4.25')
  if (!when.includes('any') && !when.includes(location))
    return refuse('artifact-elsewhere', { artifact, when }, 'RV-20.20')
  if (held.some((candidate) => isReady(t, candidate))) return null
  return held.every(({ used }) => used)
    ? refuse('artifact-used', { artifact }, 'RV-20.20')
    : refuse('artifact-empty', { artifact }, 'RV-20.20')
}

/** The effects of this kind belong to a moment of their own, not to free windows (RV-14.13). */
const MOMENTS = ['combatDice', 'cancelJourney', 'upgradeTerritory'] as const

export const isForFreeWindows = ({ effects }: Artifact): boolean =>
  !effects.some((effect) => MOMENTS.some((moment) => moment in effect))

/** Ready artifacts with this effect, for its moment. */
export const readyWith = (t: RuleContext, seat: Seat, has: (effect: Effect) => boolean): HeldArtifact[] =>
  playerAt(t, seat).artifacts.filter((held) => artifactOf(t, held).effects.some(has) && isReady(t, held))

/** The stored die is the price (RV-14.8). */
export function discharge(t: Turn, seat: Seat, card: string): void {
  const held = playerAt(t, seat).artifacts.find((one) => one.card === card && isReady(t, one)) as HeldArtifact
  returnDie(t, held.die as Die)
  held.die = null
  held.used = true
  t.tell?.({ kind: 'artifact-used', seat, artifact: card })
}
