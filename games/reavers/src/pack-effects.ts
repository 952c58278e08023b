import { isRecord } from '@longhouse/kernel'
import { type Check, listOf } from '@longhouse/kernel/packs'
import { EFFECTS, type Effects, type EffectWord, paysOneDie, type Said } from './card-effects.ts'
import type { LocationId } from './ids.ts'

/** Where the effects of a host's own content may stand (RV-23). */

/** Whose effects they are. */
type Owner = 'clan' | 'location' | 'trade-option' | 'rest' | 'reaver' | 'spoil' | 'artifact' | 'other'

/** Where an effect stands. */
interface Place {
  readonly owner: Owner
  /** When an artifact works. */
  readonly when: readonly (LocationId | 'any')[]
  readonly tiles: readonly string[]
  /** The effect whose list it stands in; null in the list of the field itself. */
  readonly inside: 'may' | 'choose' | 'exchange' | 'combat' | null
  readonly first: boolean
  readonly alone: boolean
  /** A die was paid whose colour can be meant. */
  readonly same: boolean
}

interface Word<Said> {
  readonly stands?: (place: Place, said: Said) => boolean
  /** The effects it brings, and the place in which they stand. */
  readonly brings?: (said: Said) => readonly (readonly [effects: Effects, place: Partial<Place>])[]
}

const isOfArtifact = ({ owner, inside, alone }: Place): boolean => owner === 'artifact' && inside === null && alone
const isPick = ({ owner, inside, alone }: Place): boolean => owner === 'trade-option' && inside === null && alone
const worksAt = ({ when }: Place, location: LocationId): boolean => when.includes('any') || when.includes(location)

/** Words that do not stand everywhere, and those that bring others. */
const WORDS: { readonly [word in EffectWord]?: Word<Said<word>> } = {
  // Whether a branch can be chosen is known before anything of it has happened.
  pay: { stands: ({ inside, first }) => inside === 'choose' && first },
  gainDice: { stands: ({ same }, dice) => same || dice.every(({ color }) => color !== 'same') },
  // RV-10.12, RV-11.6: pillaging is for spoils; what is optional elsewhere is an exchange.
  may: {
    stands: ({ owner }) => owner === 'spoil',
    brings: (effects) => [[effects, { inside: 'may' }]],
  },
  choose: { brings: (branches) => branches.map((branch) => [branch, { inside: 'choose' }]) },
  exchange: { brings: ({ pay, then }) => [[then, { inside: 'exchange', same: paysOneDie(pay) }]] },
  // RV-9.15, RV-11.11: a combat can be declined, and is all there is to a pillage.
  combat: {
    stands: ({ inside, alone }) => inside === 'may' && alone,
    brings: ({ win }) => [[win, { inside: 'combat' }]],
  },
  combatDice: { stands: isOfArtifact },
  takeUpgrade: { stands: ({ tiles }, { tile }) => tiles.includes(tile) },
  takeTradeDice: { stands: isPick },
  takeProphecy: { stands: isPick },
  cancelJourney: { stands: (place) => isOfArtifact(place) && worksAt(place, 'battle-at-sea') },
  upgradeTerritory: { stands: (place) => isOfArtifact(place) && worksAt(place, 'subdue-territories') },
  // A Reaver that used Reavers could use itself without end.
  resolveReaver: { stands: ({ owner }) => owner !== 'reaver' && owner !== 'clan' },
}

/** Effects that this owner can carry out; the words on the way to the first that it cannot. */
export const effectsOf =
  (owner: Owner, least = 1): Check<Effects> =>
  (value, entry, _, file) => {
    if (listOf(isRecord, least)(value) !== true) return false
    const when = Array.isArray(entry?.when) ? entry.when : []
    const { shipUpgrades } = file as { readonly shipUpgrades: readonly { readonly id: string }[] }
    const place: Place = {
      owner,
      when,
      tiles: shipUpgrades.map(({ id }) => id),
      inside: null,
      first: true,
      alone: true,
      same: false,
    }
    return mistakeIn(value as readonly object[], place) ?? true
  }

function mistakeIn(effects: readonly object[], place: Place): string | null {
  for (const [at, effect] of effects.entries()) {
    const mistake = mistakeOf(effect, { ...place, first: at === 0, alone: effects.length === 1 })
    if (mistake !== null) return mistake
  }
  return null
}

function mistakeOf(effect: object, place: Place): string | null {
  const [[name, said] = [], ...more] = Object.entries(effect)
  if (name === undefined) return 'nothing'
  if (!Object.hasOwn(EFFECTS, name) || more.length > 0) return Object.keys(effect).join('+')
  const word: Word<never> = WORDS[name as EffectWord] ?? {}
  if (EFFECTS[name as EffectWord](said) !== true || word.stands?.(place, said as never) === false) return name
  for (const [brought, where] of word.brings?.(said as never) ?? []) {
    const mistake = mistakeIn(brought, { ...place, same: false, ...where })
    if (mistake !== null) return `${name}.${mistake}`
  }
  return null
}
