import { isOffered, type PieceCount, type Price, piecesOf, type Tip } from '@longhouse/board'
import type { Enemy, Location } from '../../src/content.ts'
import { hutPrice } from '../../src/open-places.ts'
import { type BoardContext, boardContextOf, type ChampionsInput, cardAt, entryOf } from '../board-context.ts'
import { pieceOf } from '../pieces/piece-keys.ts'
import { costFor, runePrice } from '../prices.ts'
import { keyOf, thingAt } from '../thing.ts'
import { closedFor, goodsAt, outcomeOf } from './outcomes.ts'
import { destinyLines, goodTip, rivalGoodTip, seatScoreTip, slainTip } from './score-tips.ts'
import { PHASE_RULE, RULE_OF } from './tip-rules.ts'

/** What a thing of this board is, does and costs, and what would follow. */
export function tipOf(input: ChampionsInput, key: string): Tip | null {
  const context = boardContextOf(input)
  const thing = thingAt(key)
  switch (thing?.kind) {
    case 'named':
      return namedTip(context, thing.is)
    case 'journey':
      return journeyTip(context, thing.is)
    case 'runes':
      return { title: context.words.deck(context.view.decks.runes), lines: [], rule: 'CH-5.14' }
    case 'good':
      return goodTip(context, thing.is)
    case 'store':
      return rivalGoodTip(context, ...thing.is)
    case 'slain':
      return slainTip(context)
    case 'phase':
      return {
        title: context.words.phases[thing.is],
        lines: [context.words.tip.phases[thing.is]],
        rule: PHASE_RULE[thing.is],
      }
    case 'about':
      return aboutTip(context, thing.is)
    case 'score':
      return seatScoreTip(context, thing.is)
    case 'seat':
    case 'no':
    case undefined:
      return null
  }
}

const ABOUT_RULE = { warriors: 'CH-9.5', destinies: 'CH-14.2', runes: 'CH-13.1', ship: 'CH-15.5' } as const

const aboutTip = ({ words }: BoardContext, what: keyof typeof ABOUT_RULE): Tip => ({
  title: words.own[what],
  lines: [words.tip.about[what]],
  rule: ABOUT_RULE[what],
})

function namedTip(context: BoardContext, id: string): Tip | null {
  const entry = entryOf(context.content, id)
  if (!entry) return null
  const card = cardAt(context, id)
  const enemy = context.content.enemies[card ?? id]
  const closed = closedFor(context, id)
  const outcome = closed ?? outcomeOf(context, id, enemy)
  const rule = RULE_OF[id]
  return {
    title: context.name(card ?? id),
    lines: linesOf(context, id, enemy),
    ...dealAt(context, id, enemy),
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
  const bounty = context.view.shores.find((shore) => shore.id === id || shore.monster === id)?.bounty ?? 0
  if (bounty > 0) lines.push(words.tip.bounty(bounty))
  if (id in content.destinies) lines.push(...destinyLines(context, id))
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
  if (longship?.buildCost) return { cost: piecesOf(longship.buildCost), gain: piecesOf({ glory: longship.glory }) }
  if (enemy) return { gain: piecesOf(enemy.reward) }
  if (content.runes[id]) return (isOffered(context, keyOf('named', id)) && runePrice(context.input, id)) || {}
  const location = content.locations[id]
  if (!location) return {}
  const gain = gainAt(context, location)
  const price = location.effect.kind === 'gain-worker' ? hutPrice(context, location) : costFor(context, location)
  return { ...(hasAny(price) ? { cost: piecesOf(price) } : {}), ...(gain.length > 0 ? { gain } : {}) }
}

const hasAny = (goods: object): boolean => Object.keys(goods).length > 0

function gainAt(context: BoardContext, location: Location): readonly PieceCount[] {
  const { seat } = context.input.seatView
  if (location.effect.kind === 'gain-worker' && seat !== null)
    return [{ piece: pieceOf('worker', context.input.sitters[seat]?.color ?? 'grey'), count: 1 }]
  return piecesOf(goodsAt(context, location))
}

const sourceOf = ({ source }: { readonly source?: string }): Pick<Tip, 'source'> =>
  source === 'designed' || source === 'host' ? { source } : {}
