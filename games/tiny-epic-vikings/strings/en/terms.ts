import { plural } from '@longhouse/kernel'
import { listedIn } from '@longhouse/kernel/wording'
import type { Content } from '../../src/content.ts'
import type { Counter, Effect, Goods, Resource, Rune } from '../../src/content-file.ts'
import type { RowEnd, RowName } from '../../src/state.ts'
import { namesOf } from '../names.ts'
import { isRuleCause, partsOf, type RuleCause } from '../table.ts'
import { ANY, ANY_RUNE, CARD, MOVE, PIECE, POINT, RESOURCE, RUNE, STEP } from './nouns.ts'

const ROW: { readonly [row in RowName]: string } = { above: 'above the map', below: 'below the map' }

/** What a rule brings about by itself. */
const CAUSE: { readonly [cause in RuleCause]: string } = {
  battle: '(battle lost)',
  invaders: '(invaders beaten)',
  'enemy-hand': '(TV-13.13)',
}

export const ENEMY = 'the Enemy'

export const listed = listedIn('en')

export const resourceName = (resource: Resource): string => RESOURCE[resource].one
export const runeName = (rune: Rune): string => RUNE[rune]
export const thing = (resource: Resource, n: number): string => plural('en', n, RESOURCE[resource])
export const goods = (some: Goods): string => listed(partsOf(some).map(([resource, n]) => thing(resource, n)))

export const settlers = (n: number): string => plural('en', n, PIECE.settler)
export const moves = (n: number): string => plural('en', n, MOVE)
export const steps = (n: number): string => plural('en', n, STEP)
export const cardsOf = (n: number): string => plural('en', n, CARD)
export const points = (n: number): string => plural('en', n, POINT)
export const resources = (n: number): string => plural('en', n, ANY)
export const runes = (n: number): string => plural('en', n, ANY_RUNE)

/** `the left end of the row above the map`. */
export const rowEnd = (row: RowName, end: RowEnd): string => `the ${end} end of the row ${ROW[row]}`

/** `Wealth rune`, `rune` of any kind, `food`. */
const counterName = (counter: Counter): string => {
  if (counter.kind === 'resource') return RESOURCE[counter.resource].one
  return counter.rune === 'any' ? 'active rune' : `${RUNE[counter.rune]} rune`
}

export type Terms = ReturnType<typeof termsOf>

/** The words for the things of one content file. */
export function termsOf(content: Content) {
  const names = namesOf(content, 'en')
  const { link, known } = names

  const cards = (ids: readonly string[]): string => listed(ids.map(link))

  /** An action by its name: `sail 3`, `collect 1 food for each Wealth rune`. */
  function action(effect: Effect): string {
    switch (effect.type) {
      case 'sail':
        return `sail ${effect.value}`
      case 'explore':
        return `explore ${effect.value}`
      case 'harvest':
        return `harvest ${effect.value}`
      case 'build':
        return 'build'
      case 'explore-temple':
        return 'explore with a temple'
      case 'smite':
        return `smite ${settlers(effect.value)}`
      case 'draw-replace':
        return 'draw and replace a card'
      case 'enter-battle':
        return 'enter a battle'
      case 'exchange':
        return 'exchange resources'
      case 'collect': {
        const { any = 0, ...named } = effect.resources
        const parts = [...partsOf(named).map(([resource, n]) => thing(resource, n))]
        if (any > 0) parts.push(`${resources(any)} of any kind`)
        return `collect ${listed(parts)}${effect.per ? ` for each ${counterName(effect.per)}` : ''}`
      }
      case 'fury':
        return `fury ${effect.delta > 0 ? '+' : '−'}${Math.abs(effect.delta)}${effect.target === 'any-god' ? ' for any god' : ''}`
    }
  }
  const actions = (effects: readonly Effect[]): string => effects.map(action).join(', then ')

  /** What brought something about: a card, a place or a rule. */
  function because(cause: string): string {
    if (isRuleCause(cause)) return CAUSE[cause]
    const name = known(cause)
    return name ? `(${name})` : ''
  }
  /** Where a gain comes from. */
  const from = (cause: string): string => (known(cause) ? `from ${link(cause)}` : because(cause))

  return { ...names, content, cards, action, actions, because, from }
}
