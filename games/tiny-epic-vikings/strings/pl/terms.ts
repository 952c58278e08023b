import { listedIn, object, subject } from '@longhouse/kernel/wording'
import type { Content } from '../../src/content.ts'
import type { Counter, Effect, Goods, Resource, Rune } from '../../src/content-file.ts'
import type { RowEnd, RowName } from '../../src/state.ts'
import { namesOf } from '../names.ts'
import { isRuleCause, partsOf, type RuleCause } from '../table.ts'
import { ANY, ANY_RUNE, CARD, MOVE, PIECE, POINT, RESOURCE, RUNE, STEP } from './nouns.ts'

const ROW: { readonly [row in RowName]: string } = { above: 'nad mapą', below: 'pod mapą' }
const END: { readonly [end in RowEnd]: string } = { left: 'lewy koniec', right: 'prawy koniec' }

/** What a rule brings about by itself. */
const CAUSE: { readonly [cause in RuleCause]: string } = {
  battle: '(przegrana bitwa)',
  invaders: '(pokonani najeźdźcy)',
  'enemy-hand': '(TV-13.13)',
}

export const ENEMY = 'Wróg'

export const listed = listedIn('pl')

/** The genitive: `drewna`. */
export const ofResource = (resource: Resource): string => RESOURCE[resource].few ?? RESOURCE[resource].other
export const runeName = (rune: Rune): string => RUNE[rune]

/** The nominative (`1 osadnik`), and with `the` the accusative (`1 osadnika`). */
export const thing = (resource: Resource, n: number): string => subject(n, RESOURCE[resource])
export const theThing = (resource: Resource, n: number): string => object(n, RESOURCE[resource])
export const goods = (some: Goods): string => listed(partsOf(some).map(([resource, n]) => thing(resource, n)))
export const theGoods = (some: Goods): string => listed(partsOf(some).map(([resource, n]) => theThing(resource, n)))

export const settlers = (n: number): string => subject(n, PIECE.settler)
export const theSettlers = (n: number): string => object(n, PIECE.settler)
export const moves = (n: number): string => subject(n, MOVE)
export const steps = (n: number): string => subject(n, STEP)
export const theCards = (n: number): string => object(n, CARD)
export const points = (n: number): string => subject(n, POINT)
export const theAny = (n: number): string => object(n, ANY)
export const runes = (n: number): string => subject(n, ANY_RUNE)

/** `lewy koniec rzędu nad mapą`. */
export const rowEnd = (row: RowName, end: RowEnd): string => `${END[end]} rzędu ${ROW[row]}`

/** `za każdą runę Bogactwo`. */
const forEach = (counter: Counter): string => {
  if (counter.kind === 'resource') return `za każdą sztukę zasobu ${RESOURCE[counter.resource].one}`
  return counter.rune === 'any' ? 'za każdą runę' : `za każdą runę ${RUNE[counter.rune]}`
}

export type Terms = ReturnType<typeof termsOf>

/** The words for the things of one content file. */
export function termsOf(content: Content) {
  const names = namesOf(content, 'pl')
  const { link, known } = names

  const cards = (ids: readonly string[]): string => ids.map(link).join(', ')

  /** An action by its name: `żegluga 3`, `zebranie zasobów – 1 żywność za każdą runę Bogactwo`. */
  function action(effect: Effect): string {
    switch (effect.type) {
      case 'sail':
        return `żegluga ${effect.value}`
      case 'explore':
        return `eksploracja ${effect.value}`
      case 'harvest':
        return `zbiory ${effect.value}`
      case 'build':
        return 'budowa'
      case 'explore-temple':
        return 'eksploracja świątynią'
      case 'smite':
        return `pogrom ${effect.value}`
      case 'draw-replace':
        return 'dobór i wymiana karty'
      case 'enter-battle':
        return 'wkroczenie do bitwy'
      case 'exchange':
        return 'wymiana zasobów'
      case 'collect': {
        const { any = 0, ...named } = effect.resources
        const parts = [...partsOf(named).map(([resource, n]) => thing(resource, n))]
        if (any > 0) parts.push(subject(any, ANY))
        return `zebranie zasobów – ${listed(parts)}${effect.per ? ` ${forEach(effect.per)}` : ''}`
      }
      case 'fury':
        return `gniew ${effect.delta > 0 ? '+' : '−'}${Math.abs(effect.delta)}${effect.target === 'any-god' ? ' dowolnego bóstwa' : ''}`
    }
  }
  const actions = (effects: readonly Effect[]): string => effects.map(action).join(', potem ')

  /** What brought something, or took it away: a card, a place or a rule. */
  function because(cause: string): string {
    if (isRuleCause(cause)) return CAUSE[cause]
    const name = known(cause)
    return name ? `(${name})` : ''
  }

  return { ...names, content, cards, action, actions, because }
}
