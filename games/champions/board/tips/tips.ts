import { isOffered, type Price, piecesOf, type Tip } from '@longhouse/board'
import type { Enemy, Location } from '../../src/content.ts'
import { hutPrice } from '../../src/open-places.ts'
import { type BoardContext, boardContextOf, type ChampionsInput, cardAt, entryOf } from '../board-context.ts'
import { costFor, runePrice } from '../prices.ts'
import { closedFor, outcomeOf } from './outcomes.ts'
import { RULE_OF } from './tip-rules.ts'

/** What a thing of this board is, does and costs, and what would follow. */
export function tipOf(input: ChampionsInput, thing: string): Tip | null {
  const context = boardContextOf(input)
  if (thing.startsWith('journey@')) return journeyTip(context, thing.slice('journey@'.length))
  if (thing === 'rune-deck') return { title: context.words.deck(context.view.decks.runes), lines: [], rule: 'CH-5.14' }
  const entry = entryOf(context.content, thing)
  if (!entry) return null
  const card = cardAt(context, thing)
  const enemy = context.content.enemies[card ?? thing]
  const closed = closedFor(context, thing)
  const outcome = closed ?? outcomeOf(context, thing, enemy)
  const rule = RULE_OF[thing]
  return {
    title: context.name(card ?? thing),
    lines: linesOf(context, thing, enemy),
    ...dealAt(context, thing, enemy),
    ...(outcome ? { outcome } : {}),
    ...(closed ? { closed: true } : {}),
    ...sourceOf((card && entryOf(context.content, card)) || entry),
    ...(rule ? { rule } : {}),
  }
}

function journeyTip(context: BoardContext, shore: string): Tip {
  const journey = context.view.shores.find(({ id }) => id === shore)?.journey
  if (!journey) return { title: context.words.journeyDown, lines: [context.name(shore)], rule: 'CH-17.3' }
  const entry = entryOf(context.content, journey)
  return {
    title: context.name(journey),
    lines: [context.text(journey)],
    rule: 'CH-10.6',
    ...(entry ? sourceOf(entry) : {}),
  }
}

function linesOf(context: BoardContext, id: string, enemy: Enemy | undefined): string[] {
  const { words, content } = context
  const text = context.text(id)
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
function dealAt(context: BoardContext, id: string, enemy: Enemy | undefined): Price {
  const { content } = context
  const stall = content.stalls[id]
  if (stall) return { cost: piecesOf(stall.cost), gain: piecesOf(stall.gain) }
  const longship = content.longships[id]
  if (longship?.buildCost)
    return { cost: piecesOf(longship.buildCost), gain: [{ piece: 'glory', count: longship.glory }] }
  if (enemy) return { gain: piecesOf(enemy.reward) }
  if (content.runes[id]) return (isOffered(context, id) && runePrice(context.input, id)) || {}
  const location = content.locations[id]
  if (!location) return {}
  const gain = gainAt(context, location)
  const price = location.effect.kind === 'gain-worker' ? hutPrice(context, location) : costFor(context, location)
  return { ...(hasAny(price) ? { cost: piecesOf(price) } : {}), ...(gain.length > 0 ? { gain } : {}) }
}

const hasAny = (goods: object): boolean => Object.keys(goods).length > 0

function gainAt({ view, content, input }: BoardContext, { id, effect }: Location) {
  if (effect.kind === 'take-all') {
    const count = view.waiting[effect.what]
    return count > 0 ? [{ piece: effect.what, count }] : []
  }
  if (effect.kind === 'jarl') return piecesOf(effect.gain)
  if (id === 'merchant-ship') return piecesOf(content.merchants[view.merchants.at(-1) ?? '']?.gain ?? {})
  if (effect.kind === 'gain-worker' && input.seatView.seat !== null)
    return [{ piece: `worker-${input.sitters[input.seatView.seat]?.color ?? 'grey'}`, count: 1 }]
  return []
}

const sourceOf = ({ source }: { readonly source?: string }): Pick<Tip, 'source'> =>
  source === 'designed' || source === 'host' ? { source } : {}
