import type { Deal, Tip } from '@longhouse/board'
import type { Enemy, Location } from '../src/content.ts'
import { costAt, piecesOf, runeDeal } from './deals.ts'
import { closedBecause, outcomeOf } from './outcomes.ts'
import { type ChampionsSight, cardAt, entryOf, type Town, townOf } from './sights.ts'
import { RULE_OF } from './tip-rules.ts'

/** What a thing of this board is, does and costs, and what would follow. */
export function tipOf(sight: ChampionsSight, thing: string): Tip | null {
  const town = townOf(sight)
  if (thing.startsWith('journey@')) return journeyTip(town, thing.slice('journey@'.length))
  if (thing === 'rune-deck') return { title: town.words.deck(town.view.decks.runes ?? 0), lines: [], rule: 'CH-5.14' }
  const entry = entryOf(town.content, thing)
  if (!entry) return null
  const card = cardAt(town, thing)
  const enemy = town.content.enemies[card ?? thing]
  const closed = closedBecause(town, thing)
  const outcome = closed ?? outcomeOf(town, thing, enemy)
  const rule = RULE_OF[thing]
  return {
    title: town.name(card ?? thing),
    lines: linesOf(town, thing, enemy),
    ...dealAt(town, thing, enemy),
    ...(outcome ? { outcome } : {}),
    ...(closed ? { closed: true } : {}),
    ...sourceOf((card && entryOf(town.content, card)) || entry),
    ...(rule ? { rule } : {}),
  }
}

function journeyTip(town: Town, shore: string): Tip {
  const journey = town.view.shores.find(({ id }) => id === shore)?.journey
  if (!journey) return { title: town.words.journeyDown, lines: [town.name(shore)], rule: 'CH-17.3' }
  const entry = entryOf(town.content, journey)
  return { title: town.name(journey), lines: [town.text(journey)], rule: 'CH-10.6', ...(entry ? sourceOf(entry) : {}) }
}

function linesOf(town: Town, id: string, enemy: Enemy | undefined): string[] {
  const { words, content } = town
  const text = town.text(id)
  const lines = text ? [text] : []
  if (enemy) {
    lines.push(`${words.attack(enemy.attack)}, ${words.defence(enemy.defence)}`)
    if (enemy.color) lines.push(words.colors[enemy.color])
    lines.push(...enemy.refuses.map((type) => words.refuses[type]))
  }
  const rune = content.runes[id]
  if (rune) lines.push(words.runeGlory(rune.glory))
  const ship = content.longships[id]
  if (ship?.buildCost) lines.push(`${words.holds} ${ship.capacity}`)
  return lines
}

/** Price and gain as they are for the viewer now. */
function dealAt(town: Town, id: string, enemy: Enemy | undefined): Deal {
  const { content, view } = town
  const stall = content.stalls[id]
  if (stall) return { price: piecesOf(stall.cost), gain: piecesOf(stall.gain) }
  const longship = content.longships[id]
  if (longship?.buildCost)
    return { price: piecesOf(longship.buildCost), gain: [{ piece: 'glory', count: longship.glory }] }
  if (enemy) return { gain: piecesOf(enemy.reward) }
  if (content.runes[id]) return (isLit(town, id) && runeDeal(town.sight, id)) || {}
  const location = content.locations[id]
  if (!location) return {}
  const gain = gainAt(town, location)
  const price = id === 'worker-huts' ? { coin: location.priceTrack?.[view.hutsSold] ?? 0 } : costAt(town, location)
  return { ...(hasAny(price) ? { price: piecesOf(price) } : {}), ...(gain.length > 0 ? { gain } : {}) }
}

const isLit = ({ sight }: Town, id: string): boolean => sight.options.some(({ thing }) => thing === id)

const hasAny = (goods: object): boolean => Object.keys(goods).length > 0

function gainAt({ view, content, sight }: Town, { id, effect }: Location) {
  if (effect.kind === 'take-all') {
    const count = view.waiting[effect.what]
    return count > 0 ? [{ piece: effect.what, count }] : []
  }
  if (effect.kind === 'jarl') return piecesOf(effect.gain)
  if (id === 'merchant-ship') return piecesOf(content.merchants[view.merchants.at(-1) ?? '']?.gain ?? {})
  if (effect.kind === 'gain-worker' && sight.seen.seat !== null)
    return [{ piece: `worker-${sight.sitters[sight.seen.seat]?.color ?? 'grey'}`, count: 1 }]
  return []
}

const sourceOf = ({ source }: { readonly source?: string }): Pick<Tip, 'source'> =>
  source === 'designed' || source === 'host' ? { source } : {}
