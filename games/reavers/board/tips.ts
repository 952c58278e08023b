import type { Deal, Tip } from '@longhouse/board'
import {
  type Artifact,
  type DeckId,
  type Die,
  GOODS,
  iconOf,
  type Location,
  type LocationId,
} from '../src/content-file.ts'
import { iconsOf } from '../src/payments.ts'
import { prophecyGlory } from '../src/prophecies.ts'
import { clanOf } from './cards.tsx'
import { costPieces, gainPieces } from './deals.ts'
import { nameOfDie, nameOfGain } from './dice.tsx'
import { sayCost, sayEffects, sayMatches } from './sentences.ts'
import {
  asPlayer,
  entryOf,
  type Fjord,
  fjordOf,
  nameOfSeat,
  ownPlayer,
  positionsOf,
  type ReaversSight,
  rulesSight,
} from './sights.ts'
import { RULE_OF, RULES_OF_KINDS } from './tip-rules.ts'

/** What a thing of this board is, does and costs, and what would follow. */
export function tipOf(sight: ReaversSight, thing: string): Tip | null {
  const fjord = fjordOf(sight)
  const at = thing.indexOf('@')
  const tip = at < 0 ? plainTip(fjord, thing) : placedTip(fjord, thing.slice(0, at), thing.slice(at + 1))
  if (!tip) return null
  const rule = tip.rule ?? ruleOf(thing)
  return { ...tip, ...(rule ? { rule } : {}) }
}

const ruleOf = (thing: string): string | undefined =>
  RULE_OF[thing] ?? RULES_OF_KINDS.find(([prefix]) => thing.startsWith(prefix))?.[1]

/** A thing that is named by where it lies: `raid-keeps@1`, `activate@deck`, `artifact@artifact-bodn`. */
function placedTip(fjord: Fjord, kind: string, id: string): Tip | null {
  const { view, content } = fjord
  switch (kind) {
    case 'artifact':
      return artifactTip(fjord, id)
    case 'die':
      return dieTip(fjord, id as Die)
    case 'good':
      return goodTip(fjord, id)
    case 'pile':
      return pileTip(fjord, Number(id))
    case 'deck':
      return deckTip(fjord, id as DeckId)
    case 'prophecy': {
      const card = id === 'deck' ? null : view.prophecies[Number(id)]
      return card ? cardTip(fjord, card) : deckTip(fjord, 'prophecy')
    }
    case 'battle':
      return cardTip(fjord, view.groups['battle-at-sea']?.[Number(id)]?.[0] ?? '')
    case 'cost':
      return plainTip(fjord, id)
    case 'activate':
      return view.activation ? activateTip(fjord, view.activation.location, id) : null
    default:
      return kind in content.locations ? pairTip(fjord, kind as LocationId, Number(id)) : null
  }
}

function plainTip(fjord: Fjord, thing: string): Tip | null {
  const { content, words } = fjord
  if (thing in content.locations) return locationTip(fjord, thing as LocationId)
  if (thing in content.stacks) return stackTip(fjord, thing)
  if (thing === 'leader') return { title: words.own.noLeader, lines: [words.own.noLeaderText] }
  const option = optionCalled(fjord, thing)
  if (option) return { title: option.name[fjord.sight.language], lines: [], gain: gainPieces(option.effects) }
  return cardTip(fjord, thing)
}

function optionCalled({ content }: Fjord, id: string) {
  const { action } = content.locations['trade-with-villages']
  return 'pick' in action ? action.pick.options.find((option) => option.id === id) : undefined
}

function locationTip(fjord: Fjord, id: LocationId): Tip {
  const { words, view, content } = fjord
  const location = content.locations[id]
  const pawn = view.pawns[id]
  const lines = [
    ...(location.onSelect.length > 0 ? [words.tip.selected(sayEffects(fjord, location.onSelect))] : []),
    ...(sayCost(fjord, location.cost) ? [words.tip.cost(sayCost(fjord, location.cost))] : []),
    ...bonusLines(fjord, location),
  ]
  const used = pawn !== undefined && view.activation?.location !== id
  return {
    title: fjord.name(id),
    lines,
    ...(used ? { outcome: words.tip.used(nameOfSeat(fjord, pawn)), closed: true } : {}),
  }
}

function bonusLines(fjord: Fjord, { action, positionBonus }: Location): string[] {
  const { words } = fjord
  return positionsOf(fjord).flatMap((position) => {
    const bonus = positionBonus[position] ?? []
    const times =
      'pick' in action
        ? `${words.place.picks}: ${action.pick.timesByPosition[position]}`
        : 'subdue' in action
          ? `${words.place.attempts}: ${action.subdue.attemptsByPosition[position]}`
          : null
    const text = times ?? (bonus.length > 0 ? sayEffects(fjord, bonus) : null)
    return text ? [words.tip.bonus(position, text)] : []
  })
}

/** Taking part, with what it costs and what comes of it; whether it can be taken back. */
function activateTip(fjord: Fjord, location: LocationId, which: string): Tip | null {
  const { content, words } = fjord
  const { cost, action } = content.locations[location]
  const isLit = fjord.sight.options.some(({ thing }) => thing === `activate@${which}`)
  const outcome = isLit && revealsAtOnce(fjord, location, which) ? { outcome: words.tip.final } : {}
  const price = costPieces(cost)
  const lines = cost.dice ? [words.tip.cost(sayCost(fjord, cost))] : []
  if (which === 'true') return { ...locationTip(fjord, location), ...outcome, ...(price.length > 0 ? { price } : {}) }
  if (which === 'deck' && 'takeGroup' in action) {
    const tip = deckTip(fjord, action.takeGroup.deck)
    return { ...tip, lines: [...lines, ...tip.lines], ...outcome }
  }
  const tip = pairTip(fjord, location, Number(which))
  return tip && { ...tip, lines: [...lines, ...tip.lines], ...outcome }
}

/** Reavers roll their dice, journeys are turned over, and bonus cards are drawn. */
function revealsAtOnce(fjord: Fjord, location: LocationId, which: string): boolean {
  const { content, view, sight } = fjord
  // Of the deck the shell says so itself.
  if (which === 'deck') return false
  if (location === 'recruit-reavers' || location === 'battle-at-sea') return true
  const seats = sight.seen.players
  const distance = ((sight.seen.seat ?? 0) - (view.activation?.active ?? 0) + seats) % seats
  const position = positionsOf(fjord)[distance] ?? 0
  return (content.locations[location].positionBonus[position]?.length ?? 0) > 0
}

function pairTip(fjord: Fjord, location: LocationId, at: number): Tip | null {
  const cards = fjord.view.groups[location]?.[at] ?? []
  if (cards.length === 0) return null
  const rule = location === 'recruit-reavers' ? 'RV-6.4' : 'RV-10.5'
  return {
    title: cards.map((card) => fjord.name(card)).join(' + '),
    lines: cards.map((card) => `${fjord.name(card)}: ${cardLines(fjord, card).join(' ')}`),
    rule,
  }
}

function stackTip(fjord: Fjord, id: string): Tip {
  const { words, content, view } = fjord
  const { defense, peacefulCost } = content.stacks[id] as Fjord['content']['stacks'][string]
  const tile = Object.values(content.territories).find(({ stack }) => stack === id)
  return {
    title: fjord.name(id),
    lines: [
      `${words.defense(defense)}. ${words.tip.peaceful(sayCost(fjord, peacefulCost))}`,
      words.tip.reward,
      `${words.tilesLeft(view.stacks[id] ?? 0)}.`,
    ],
    rule: 'RV-12.5',
    ...(tile ? sourceOf(fjord, tile.id) : {}),
  }
}

function deckTip({ words, view }: Fjord, deck: DeckId): Tip {
  return { title: words.decks[deck], lines: [words.deckLeft(view.decks[deck].left)], rule: 'RV-15.1' }
}

function cardTip(fjord: Fjord, card: string): Tip | null {
  if (!entryOf(fjord.content, card)) return null
  const outcome = outcomeOf(fjord, card)
  return {
    title: fjord.name(card),
    lines: cardLines(fjord, card),
    ...dealOfCard(fjord, card),
    ...(outcome ? { outcome } : {}),
    ...sourceOf(fjord, card),
    ...(RULE_OF[card] ? { rule: RULE_OF[card] } : {}),
  }
}

function cardLines(fjord: Fjord, card: string): string[] {
  const { content, words } = fjord
  const reaver = content.reavers[card]
  if (reaver) {
    const clan = clanOf(content, card)
    const names = (dice: typeof reaver.dice) => dice.map((die) => nameOfGain(words, die)).join('; ')
    return [
      `${fjord.name(clan.id)}. ${words.tip.dice(names(reaver.dice))}`,
      words.tip.rally(names(reaver.rally)),
      words.tip.ability(sayEffects(fjord, reaver.specialization)),
      words.tip.promote(sayEffects(fjord, clan.promoteBonus)),
    ]
  }
  const prophecy = content.prophecies[card]
  if (prophecy) return [words.tip.score(prophecy.score.glory, words.counters[prophecy.score.per])]
  const battle = content.seaBattles[card]
  if (battle)
    return [
      `${words.defense(battle.defense)}. ${words.tip.combination(sayMatches(fjord, battle.combination))}`,
      `${sayEffects(fjord, battle.rewards)}.`,
    ]
  const journey = content.journeys[card]
  if (journey)
    return journey.avoid
      ? [words.tip.avoid(sayCost(fjord, journey.avoid)), words.tip.penalty(sayEffects(fjord, journey.penalty))]
      : [words.tip.quiet]
  const upgrade = content.upgrades[card]
  if (upgrade) return [words.tip.upgrade(upgrade.icons.map((icon) => words.icons[icon]).join(' / '))]
  if (card in content.artifacts) return artifactLines(fjord, card)
  return spoilLines(fjord, card)
}

function spoilLines(fjord: Fjord, card: string): string[] {
  const { content, words } = fjord
  const spoil = content.spoils[card]
  const set = spoil && 'set' in spoil ? spoil.set : undefined
  const { sets } = content.scoring
  if (set === 'tapestry') return [words.tip.tapestry(sets.tapestry.completeSet, sets.tapestry.single)]
  if (set) return [words.tip.set(sets[set].table.slice(1).join(', '))]
  return spoil && spoil.effects.length > 0 ? [`${sayEffects(fjord, spoil.effects)}.`] : []
}

function artifactLines(fjord: Fjord, card: string): string[] {
  const { content, words } = fjord
  const { stores, when, effects, glory } = content.artifacts[card] as Artifact
  const places = when.filter((place) => place !== 'any').map((place) => fjord.name(place))
  return [
    `${sayEffects(fjord, effects)}.`,
    'icon' in stores ? words.tip.stores(words.icons[stores.icon]) : words.tip.storesAny,
    places.length > 0 ? words.tip.when(places.join(', ')) : words.tip.whenAny,
    words.tip.worth(glory),
  ]
}

/** One of the viewer's own, with the die on it. */
function artifactTip(fjord: Fjord, card: string): Tip {
  const { words } = fjord
  const held = ownPlayer(fjord)?.artifacts.filter((one) => one.card === card) ?? []
  const [die] = held.flatMap((one) => one.die ?? [])
  const isSpent = held.length > 0 && held.every(({ used }) => used)
  return {
    title: fjord.name(card),
    lines: [...artifactLines(fjord, card), ...(die ? [words.tip.holds(nameOfDie(words, die))] : [])],
    ...(isSpent ? { outcome: words.tip.usedUp, closed: true } : {}),
    ...sourceOf(fjord, card),
    ...(RULE_OF[card] ? { rule: RULE_OF[card] } : {}),
  }
}

function dealOfCard({ content }: Fjord, card: string): Deal {
  const rewards = content.seaBattles[card]?.rewards
  const gain = rewards ? gainPieces(rewards) : []
  return gain.length > 0 ? { gain } : {}
}

/** What a Prophecy of the viewer, or one that lies open, would score for them as things are. */
function outcomeOf(fjord: Fjord, card: string): string | null {
  const { seat } = fjord.sight.seen
  if (!(card in fjord.content.prophecies) || seat === null) return null
  return fjord.words.own.now(prophecyGlory(rulesSight(fjord), seat, card))
}

function dieTip(fjord: Fjord, die: Die): Tip {
  const { words } = fjord
  const player = ownPlayer(fjord)
  const icons = player ? iconsOf(rulesSight(fjord), asPlayer(player), die) : [iconOf(die)]
  return { title: nameOfDie(words, die), lines: [words.own.counts(icons.map((icon) => words.icons[icon]).join(', '))] }
}

function goodTip(fjord: Fjord, id: string): Tip | null {
  const { words, content } = fjord
  const good = GOODS.find((each) => each === id)
  const n = (good && ownPlayer(fjord)?.[good]) ?? 0
  if (!good) return null
  const title = `${n} ${words.counted(good, n)}`
  if (good !== 'terror') return { title, lines: [] }
  const { table, perFurther } = content.scoring.terror
  const last = table.length - 1
  const glory = (table[Math.min(n, last)] ?? 0) + Math.max(0, n - last) * perFurther
  return { title, lines: [words.tip.terror(words.tip.minus(glory))] }
}

/** Its owner may look through a Glory pile (RV-19.20). */
function pileTip(fjord: Fjord, seat: number): Tip {
  const { words, view } = fjord
  const player = view.players[seat]
  const counts = new Map<string, number>()
  for (const card of player?.pile ?? []) counts.set(card, (counts.get(card) ?? 0) + 1)
  return {
    title: words.own.pileCount(player?.pileCount ?? 0),
    lines: [
      words.tip.tiles(player?.territories.length ?? 0),
      ...[...counts].map(([card, n]) => (n > 1 ? `${n} × ${fjord.name(card)}` : fjord.name(card))),
    ],
  }
}

/** How many there are in the box, and what they are called, is no value that a tip shows. */
const UNSEEN = ['count', 'name']

/** Whose the numbers are: ours, or the host's; a single field may be ours too. */
function sourceOf({ content }: Fjord, id: string): Pick<Tip, 'source'> {
  const entry = entryOf(content, id)
  const shown = Object.entries(entry?.fieldSources ?? {}).filter(
    ([field]) => !UNSEEN.some((part) => field.startsWith(part)),
  )
  const sources = [entry?.source, ...shown.map(([, source]) => source)]
  if (sources.includes('host')) return { source: 'host' }
  return sources.includes('designed') ? { source: 'designed' } : {}
}
