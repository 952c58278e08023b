import { nameOfSeat, ownPlayer, type Price, type Tip } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Artifact, DeckId, Die, DieGain, Location, LocationId } from '../../src/content-file.ts'
import { iconOf } from '../../src/die.ts'
import { iconsOf } from '../../src/payments.ts'
import { prophecyGlory } from '../../src/prophecies.ts'
import { type BoardContext, boardContextOf, entryOf, positionsOf, type ReaversInput } from '../board-context.ts'
import { clanOf } from '../pieces/cards.tsx'
import { nameOfDie, nameOfGain } from '../pieces/dice.tsx'
import { costPieces, gainPieces } from '../prices.ts'
import { type Thing, thingAt, type Which } from '../thing.ts'
import { goodTip, rivalGoodTip, seatScoreTip } from './score-tips.ts'
import { sayCost, sayEffects, sayMatches } from './sentences.ts'
import { ruleOf, ruleOfNamed } from './tip-rules.ts'

/** What a thing of this board is, does and costs, and what would follow. */
export function tipOf(input: ReaversInput, key: string): Tip | null {
  const context = boardContextOf(input)
  const thing = thingAt(key)
  const tip = thing && tipOfThing(context, thing)
  if (!thing || !tip) return null
  const rule = tip.rule ?? ruleOf(context.content, thing)
  return { ...tip, ...(rule ? { rule } : {}) }
}

function tipOfThing(context: BoardContext, thing: Thing): Tip | null {
  const { view } = context
  switch (thing.kind) {
    case 'named':
      return namedTip(context, thing.is)
    case 'location':
    case 'cost':
      return locationTip(context, thing.is)
    case 'group':
      return pairTip(context, ...thing.is)
    case 'activate':
      return view.activation ? activateTip(context, view.activation.location, thing.is) : null
    case 'deck':
      return deckTip(context, thing.is)
    case 'prophecy': {
      const card = thing.is === 'deck' ? null : view.prophecies[thing.is]
      return card ? cardTip(context, card) : deckTip(context, 'prophecy')
    }
    case 'battle':
      return cardTip(context, view.groups['battle-at-sea']?.[thing.is]?.[0] ?? '')
    case 'artifact':
      return artifactTip(context, thing.is)
    case 'die':
      return dieTip(context, thing.is)
    case 'good':
      return goodTip(context, thing.is)
    case 'store':
      return rivalGoodTip(context, ...thing.is)
    case 'leader':
      return { title: context.words.own.noLeader, lines: [context.words.own.noLeaderText] }
    case 'pile':
      return pileTip(context, thing.is)
    case 'score':
      return seatScoreTip(context, thing.is)
    case 'phase':
      return { title: context.words.phases[thing.is], lines: [context.words.tip.phases[thing.is]] }
    // Who somebody is, and what a panel asks, stands there itself.
    case 'seat':
    case 'panel':
    case 'opened':
      return null
  }
}

function namedTip(context: BoardContext, id: string): Tip | null {
  if (id in context.content.stacks) return stackTip(context, id)
  const option = optionCalled(context, id)
  if (option) return { title: option.name[context.input.language], lines: [], gain: gainPieces(option.effects) }
  return cardTip(context, id)
}

function optionCalled({ content }: BoardContext, id: string) {
  const { action } = content.locations['trade-with-villages']
  return 'pick' in action ? action.pick.options.find((option) => option.id === id) : undefined
}

function locationTip(context: BoardContext, id: LocationId): Tip {
  const { words, view, content } = context
  const location = content.locations[id]
  const pawn = view.pawns[id]
  const lines = [
    ...(location.onSelect.length > 0 ? [words.tip.selected(sayEffects(context, location.onSelect))] : []),
    ...(sayCost(context, location.cost) ? [words.tip.cost(sayCost(context, location.cost))] : []),
    ...bonusLines(context, location),
  ]
  const used = pawn !== undefined && view.activation?.location !== id
  return {
    title: context.name(id),
    lines,
    ...(used ? { outcome: words.tip.used(nameOfSeat(context, pawn)), closed: true } : {}),
  }
}

function bonusLines(context: BoardContext, { action, positionBonus }: Location): string[] {
  const { words } = context
  return positionsOf(context).flatMap((position) => {
    const bonus = positionBonus[position] ?? []
    const times =
      'pick' in action
        ? `${words.place.picks}: ${action.pick.timesByPosition[position]}`
        : 'subdue' in action
          ? `${words.place.attempts}: ${action.subdue.attemptsByPosition[position]}`
          : null
    const text = times ?? (bonus.length > 0 ? sayEffects(context, bonus) : null)
    return text ? [words.tip.bonus(position, text)] : []
  })
}

/** Taking part, with what it costs and what comes of it. */
function activateTip(context: BoardContext, location: LocationId, which: Which): Tip | null {
  const { content, words } = context
  const { cost, action } = content.locations[location]
  const price = costPieces(cost)
  const lines = cost.dice ? [words.tip.cost(sayCost(context, cost))] : []
  if (which === 'here') return { ...locationTip(context, location), ...(price.length > 0 ? { cost: price } : {}) }
  const tip =
    which !== 'deck'
      ? pairTip(context, location, which)
      : 'takeGroup' in action
        ? deckTip(context, action.takeGroup.deck)
        : null
  return tip && { ...tip, lines: [...lines, ...tip.lines] }
}

function pairTip(context: BoardContext, location: LocationId, at: number): Tip | null {
  const cards = context.view.groups[location]?.[at] ?? []
  if (cards.length === 0) return null
  const rule = location === 'recruit-reavers' ? 'RV-6.4' : 'RV-10.5'
  return {
    title: cards.map((card) => context.name(card)).join(' + '),
    lines: cards.map((card) => `${context.name(card)}: ${cardLines(context, card).join(' ')}`),
    rule,
  }
}

function stackTip(context: BoardContext, id: string): Tip {
  const { words, content, view } = context
  const { defense, peacefulCost } = content.stacks[id] as BoardContext['content']['stacks'][string]
  const tile = Object.values(content.territories).find(({ stack }) => stack === id)
  return {
    title: context.name(id),
    lines: [
      `${words.defense(defense)}. ${words.tip.peaceful(sayCost(context, peacefulCost))}`,
      words.tip.reward,
      `${words.tilesLeft(view.stacks[id] ?? 0)}.`,
    ],
    rule: 'RV-12.5',
    ...(tile ? sourceOf(context, tile.id) : {}),
  }
}

function deckTip({ words, view }: BoardContext, deck: DeckId): Tip {
  return { title: words.deck(deck), lines: [words.deckLeft(view.decks[deck].left)], rule: 'RV-15.1' }
}

function cardTip(context: BoardContext, card: string): Tip | null {
  if (!entryOf(context.content, card)) return null
  const outcome = outcomeOf(context, card)
  const rule = ruleOfNamed(context.content, card)
  return {
    title: context.name(card),
    lines: cardLines(context, card),
    ...dealOfCard(context, card),
    ...(outcome ? { outcome } : {}),
    ...sourceOf(context, card),
    ...(rule ? { rule } : {}),
  }
}

/** A card and all it does, in one breath. */
export const sayCard = (context: BoardContext, card: string): string =>
  [`${context.name(card)}.`, ...cardLines(context, card)].join(' ')

function cardLines(context: BoardContext, card: string): string[] {
  const { content, words } = context
  const reaver = content.reavers[card]
  if (reaver) {
    const clan = clanOf(content, card)
    const names = (dice: readonly DieGain[]) => dice.map((die) => nameOfGain(words, die)).join('; ')
    return [
      `${context.name(clan.id)}. ${words.tip.dice(names(reaver.dice))}`,
      words.tip.rally(names(reaver.rally)),
      words.tip.ability(sayEffects(context, reaver.specialization)),
      words.tip.promote(sayEffects(context, clan.promoteBonus)),
    ]
  }
  const prophecy = content.prophecies[card]
  if (prophecy) return [words.tip.score(prophecy.score.glory, words.counters[prophecy.score.per])]
  const battle = content.seaBattles[card]
  if (battle)
    return [
      `${words.defense(battle.defense)}. ${words.tip.combination(sayMatches(context, battle.combination))}`,
      `${sayEffects(context, battle.rewards)}.`,
    ]
  const journey = content.journeys[card]
  if (journey)
    return journey.avoid
      ? [words.tip.avoid(sayCost(context, journey.avoid)), words.tip.penalty(sayEffects(context, journey.penalty))]
      : [words.tip.quiet]
  const upgrade = content.upgrades[card]
  if (upgrade) return [words.tip.upgrade(upgrade.icons.map((icon) => words.icons[icon]).join(' / '))]
  if (card in content.artifacts) return artifactLines(context, card)
  return spoilLines(context, card)
}

function spoilLines(context: BoardContext, card: string): string[] {
  const { content, words } = context
  const spoil = content.spoils[card]
  const set = spoil && 'set' in spoil ? spoil.set : undefined
  const { sets } = content.scoring
  if (set === 'tapestry') return [words.tip.tapestry(sets.tapestry.completeSet, sets.tapestry.single)]
  if (set) return [words.tip.set(sets[set].table.slice(1).join(', '))]
  return spoil && spoil.effects.length > 0 ? [`${sayEffects(context, spoil.effects)}.`] : []
}

function artifactLines(context: BoardContext, card: string): string[] {
  const { content, words } = context
  const { stores, when, effects, glory } = content.artifacts[card] as Artifact
  const places = when.filter((place) => place !== 'any').map((place) => context.name(place))
  return [
    `${sayEffects(context, effects)}.`,
    'icon' in stores ? words.tip.stores(words.icons[stores.icon]) : words.tip.storesAny,
    places.length > 0 ? words.tip.when(places.join(', ')) : words.tip.whenAny,
    words.tip.worth(glory),
  ]
}

/** One of the viewer's own, with the die on it. */
function artifactTip(context: BoardContext, card: string): Tip {
  const { words } = context
  const held = ownPlayer(context)?.artifacts.filter((one) => one.card === card) ?? []
  const [die] = held.flatMap((one) => one.die ?? [])
  const isSpent = held.length > 0 && held.every(({ used }) => used)
  return {
    title: context.name(card),
    lines: [...artifactLines(context, card), ...(die ? [words.tip.holds(nameOfDie(words, die))] : [])],
    ...(isSpent ? { outcome: words.tip.usedUp, closed: true } : {}),
    ...sourceOf(context, card),
  }
}

function dealOfCard({ content }: BoardContext, card: string): Price {
  const rewards = content.seaBattles[card]?.rewards
  const gain = rewards ? gainPieces(rewards) : []
  return gain.length > 0 ? { gain } : {}
}

/** What a Prophecy of the viewer, or one that lies open, would score for them as things are. */
function outcomeOf(context: BoardContext, card: string): string | null {
  const { seat } = context.input.seatView
  if (!(card in context.content.prophecies) || seat === null) return null
  return context.words.own.now(prophecyGlory(context, seat, card))
}

function dieTip(context: BoardContext, die: Die): Tip {
  const { words } = context
  const player = ownPlayer(context)
  const icons = player ? iconsOf(context, player, die) : [iconOf(die)]
  return { title: nameOfDie(words, die), lines: [words.own.counts(icons.map((icon) => words.icons[icon]).join(', '))] }
}

/** Its owner may look through a Glory pile (RV-19.20). */
function pileTip(context: BoardContext, seat: Seat): Tip {
  const { words, view } = context
  const player = view.players[seat]
  const counts = new Map<string, number>()
  for (const card of player?.pile ?? []) counts.set(card, (counts.get(card) ?? 0) + 1)
  return {
    title: words.own.pileCount(player?.pileCount ?? 0),
    lines: [
      words.tip.tiles(player?.territories.length ?? 0),
      ...[...counts].map(([card, n]) => (n > 1 ? `${n} × ${context.name(card)}` : context.name(card))),
    ],
  }
}

/** How many there are in the box, and what they are called, is no value that a tip shows. */
const UNSEEN = ['count', 'name']

/** Whose the numbers are: ours, or the host's; a single field may be ours too. */
function sourceOf({ content }: BoardContext, id: string): Pick<Tip, 'source'> {
  const entry = entryOf(content, id)
  const shown = Object.entries(entry?.fieldSources ?? {}).filter(
    ([field]) => !UNSEEN.some((part) => field.startsWith(part)),
  )
  const sources = [entry?.source, ...shown.map(([, source]) => source)]
  if (sources.includes('host')) return { source: 'host' }
  return sources.includes('designed') ? { source: 'designed' } : {}
}
