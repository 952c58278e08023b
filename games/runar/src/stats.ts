import type { HeroId, HeroRank, NodeId, Rank, TreasureId } from './content-file.ts'
import type { DamageKind, Mod, Stat } from './effect-words.ts'
import { heroOf } from './places.ts'
import { type OpenContext, openFieldOf } from './runar.ts'
import type { Side } from './state.ts'

/** RN-33.18: what Traits, Treasures and scenarios make of a hero, as long as they last. */

const NO_MODS: readonly Mod[] = []
const NO_HOLDERS: readonly Holder[] = []

const rankOf = (t: OpenContext, hero: HeroId): Rank =>
  t.state.sheet.teams[heroOf(t, hero).owner]?.ranks[hero] ?? 'explorer'

/** The side of the hero card that is used (RN-13.4). */
export const heroCardOf = (t: OpenContext, hero: HeroId): HeroRank =>
  (t.content.heroes[hero] as { readonly ranks: { readonly [rank in Rank]: HeroRank } }).ranks[rankOf(t, hero)]

function traitMods(t: OpenContext, hero: HeroId): readonly Mod[] {
  const { trait } = heroCardOf(t, hero)
  return trait ? (t.content.mods[trait.id] ?? NO_MODS) : NO_MODS
}

function treasureMods(t: OpenContext, hero: HeroId, treasure = heroOf(t, hero).treasure): readonly Mod[] {
  return treasure === null ? NO_MODS : (t.content.mods[treasure] ?? NO_MODS)
}

function changed(mods: readonly Mod[], stat: Stat, value: number): number {
  for (const mod of mods) {
    if (mod.stat !== stat || mod.who !== 'self') continue
    if (typeof mod.set === 'number') value = mod.set
    value += mod.add ?? 0
  }
  return value
}

/** With the Treasure that it wears, or with another. */
const statOf = (t: OpenContext, hero: HeroId, stat: Stat, base: number, treasure?: TreasureId | null): number =>
  changed(treasureMods(t, hero, treasure), stat, changed(traitMods(t, hero), stat, base))

/** RN-10.1. */
export const speedOf = (t: OpenContext, hero: HeroId): number => statOf(t, hero, 'speed', heroCardOf(t, hero).speed)

/** RN-5.19. */
export const defenceSymbolsOf = (t: OpenContext, hero: HeroId): number =>
  statOf(t, hero, 'defence-symbols', heroCardOf(t, hero).defence)

/** RN-3.8. */
export const poolCapacityOf = (t: OpenContext, hero: HeroId, treasure?: TreasureId | null): number =>
  statOf(t, hero, 'personal-pool-capacity', t.content.constants.personalPoolCapacity, treasure)

/** RN-23.13: 0 for adjacent figures alone. */
export const attackRangeOf = (t: OpenContext, hero: HeroId): number => statOf(t, hero, 'attack-range', 0)

/** RN-33.21. */
export const abilityRangeOf = (t: OpenContext, hero: HeroId): number => statOf(t, hero, 'ability-range', 0)

const holds = (mods: readonly Mod[], stat: Stat): boolean =>
  mods.some((mod) => mod.stat === stat && mod.who === 'self' && mod.set === true)

/** Whether a hero has what is either on or off: `ignore-hazard`, `attack-undefendable`. */
export const hasStat = (t: OpenContext, hero: HeroId, stat: Stat): boolean =>
  holds(traitMods(t, hero), stat) || holds(treasureMods(t, hero), stat)

/** What a blocked Push of this hero deals (RN-10.11). */
export function pushDamageOf(t: OpenContext, hero: HeroId): DamageKind {
  const mod = [...traitMods(t, hero), ...treasureMods(t, hero)].find(({ stat }) => stat === 'push-damage-kind')
  return mod?.set === 'direct' ? 'direct' : 'normal'
}

/** RN-33.21: an opposing hero that holds back whoever leaves a node next to it. */
export interface Holder {
  readonly node: NodeId
  readonly cost: number
}

export function holdersAgainst(t: OpenContext, side: Side): readonly Holder[] {
  const { figures } = openFieldOf(t)
  let holders: Holder[] | null = null
  for (const id in figures) {
    const figure = figures[id]
    if (figure?.kind !== 'hero' || figure.treasure === null || figure.owner === side || figure.node === null) continue
    for (const mod of t.content.mods[figure.treasure] ?? NO_MODS) {
      if (mod.who !== 'adjacent-opposing-heroes' || mod.stat !== 'leave-cost') continue
      holders ??= []
      holders.push({ node: figure.node, cost: mod.add ?? 0 })
    }
  }
  return holders ?? NO_HOLDERS
}

/** A `mod` of the scenario for the whole game: `events-face-down`. */
export function gameHas(t: OpenContext, stat: Stat): boolean {
  const rules = t.content.scenarios[openFieldOf(t).scenario]?.rules ?? []
  return rules.some(({ id }) => t.content.mods[id]?.some((mod) => mod.who === 'game' && mod.stat === stat))
}
