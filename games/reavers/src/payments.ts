import type { Counts, Form, Place, Refusal, Seat } from '@longhouse/kernel'
import { allocation, isRecord, one, refuse, yes } from '@longhouse/kernel'
import type { Choices, Payment } from './choices.ts'
import {
  type Color,
  type Cost,
  type Die,
  type DieMatch,
  type Good,
  ICONS,
  type Icon,
  type Reaver,
} from './content-file.ts'
import { colorOf, iconOf } from './die.ts'
import type { Cause } from './events.ts'
import { giveUp, holdingsOf, returnDie } from './holdings.ts'
import { decision, type OpenContext, playerAt, type RuleContext, type Turn } from './reavers.ts'
import type { HeldUpgrade, Player } from './state.ts'

/** Costs and what can pay them: RV-5.9 to RV-5.22, RV-13. */

type WithContent = Pick<OpenContext, 'content'>
type Led = Pick<Player, 'leader'>
type Aboard = Pick<Player, 'leader' | 'ship' | 'upgrades'>

const PRICED = ['food', 'favor', 'terror'] as const

interface Wild {
  readonly icon: Icon
  readonly as: readonly Icon[]
}

/** The clan icon that is wild for a player, and what it may stand for (RV-5.13, RV-5.17). */
export function wildOf({ content }: WithContent, player: Led): Wild | null {
  if (!player.leader) return null
  const clan = content.clans[(content.reavers[player.leader] as Reaver).clan]
  return clan ? { icon: clan.icon, as: clan.leaderWild } : null
}

/** The icons one die of a player may pay for: what it shows, what that stands for, and a Leader's wild ones. */
export function iconsOf(t: WithContent, player: Led, die: Die): readonly Icon[] {
  const icon = iconOf(die)
  const wild = wildOf(t, player)
  const shown = t.content.satisfies[icon]
  return wild?.icon === icon ? [...shown, ...wild.as] : shown
}

/** Whether a die may pay for an icon. */
function paysFor({ content }: WithContent, wild: Wild | null, die: Die, icon: Icon): boolean {
  const shown = iconOf(die)
  return content.satisfies[shown].includes(icon) || (wild?.icon === shown && wild.as.includes(icon))
}

export function countOf(things: readonly string[]): Counts {
  const counts: { [thing: string]: number } = {}
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1
  return counts
}

/** Ship dice and ready upgrades: all that may lie in a payment (RV-5.10). */
const sourcesOf = ({ ship, upgrades }: Aboard): readonly string[] => {
  const sources: string[] = [...ship]
  for (const { tile, ready } of upgrades) if (ready) sources.push(tile)
  return sources
}

/** How a cost may be paid; null if it cannot be. Without dice or cards in it there is nothing to choose. */
export function costForm(t: OpenContext, seat: Seat, cost: Cost): Form | null {
  if (!canPay(t, seat, cost)) return null
  if (cost.cards?.[0]) return one(holdingsOf(t, seat, cost.cards[0]))
  return cost.dice?.length ? diceForm(t, playerAt(t, seat), cost.dice) : yes
}

/** RV-5.21: in full. */
export function canPay(t: OpenContext, seat: Seat, cost: Cost): boolean {
  const player = playerAt(t, seat)
  for (const good of PRICED) if (player[good] < (cost[good] ?? 0)) return false
  if (cost.cards?.[0] && holdingsOf(t, seat, cost.cards[0]).length === 0) return false
  return !cost.dice || canMeet(t, player, cost.dice)
}

/** Every set of matches finds enough sources that meet one of them: then each finds one of its own (Hall's theorem). */
function canMeet(t: WithContent, player: Aboard, matches: readonly DieMatch[]): boolean {
  const wild = wildOf(t, player)
  const met = sourcesOf(player).map((thing) => matchesMet(t, wild, thing, matches))
  for (let set = 1; set < 1 << matches.length; set++) {
    let needed = 0
    for (let at = 0; at < matches.length; at++) if (set & (1 << at)) needed += (matches[at] as DieMatch).n
    for (const by of met) if (set & by) needed--
    if (needed > 0) return false
  }
  return true
}

/** The matches that a source meets, a bit for each. */
function matchesMet(t: WithContent, wild: Wild | null, thing: string, matches: readonly DieMatch[]): number {
  let met = 0
  for (let at = 0; at < matches.length; at++) if (meets(t, wild, thing, matches[at] as DieMatch)) met |= 1 << at
  return met
}

/** RV-5.9: each depicted icon is a place that takes a source of its own. */
function diceForm(t: WithContent, player: Aboard, matches: readonly DieMatch[]): Form {
  const things = countOf(sourcesOf(player))
  const wild = wildOf(t, player)
  const places = matches.map((match): Place => {
    const takes: { [thing: string]: number } = {}
    for (const thing in things) if (meets(t, wild, thing, match)) takes[thing] = things[thing] as number
    return { id: placeOf(match), takes, holds: match.n, needs: match.n }
  })
  return allocation(things, places)
}

/** The place of a payment for a match. */
export const placeOf = (match: DieMatch): string =>
  'icon' in match ? match.icon : 'color' in match ? match.color : 'any'

/** RV-5.12, RV-13.6: only an icon is also met by an upgrade. */
function meets(t: WithContent, wild: Wild | null, thing: string, match: DieMatch): boolean {
  const upgrade = t.content.upgrades[thing]
  if (upgrade) return 'icon' in match && upgrade.icons.includes(match.icon)
  const die = thing as Die
  if ('icon' in match) return paysFor(t, wild, die, match.icon)
  return 'color' in match ? colorOf(die) === match.color : true
}

/** Why a cost cannot be paid, whatever is chosen; null if it can be. */
export function whyNotAffordable(t: RuleContext, seat: Seat, cost: Cost, rule: string): Refusal | null {
  const player = playerAt(t, seat)
  for (const good of PRICED) {
    const needs = cost[good] ?? 0
    if (player[good] < needs) return refuse('cannot-afford', { good, needs, has: player[good] }, rule)
  }
  if (canPay(t, seat, cost)) return null
  return cost.cards?.[0]
    ? refuse('nothing-to-give-up', { from: cost.cards[0].from }, rule)
    : refuse('cannot-pay', { needs: needsOf(cost) }, rule)
}

const needsOf = ({ dice = [] }: Cost): Counts => Object.fromEntries(dice.map((match) => [placeOf(match), match.n]))

/** Why a cost is not paid like this: what lies in the payment first, then whether there is any, then how much it is. */
export function whyNotPaid(t: RuleContext, seat: Seat, cost: Cost, payment: unknown, rule: string): Refusal {
  const places = isRecord(payment) ? payment : {}
  return (
    whyNotPlaced(t, playerAt(t, seat), cost.dice ?? [], places) ??
    whyNotAffordable(t, seat, cost, rule) ??
    (cost.cards ? refuse('not-yours-to-give-up', {}, rule) : refuse('not-the-price', { needs: needsOf(cost) }, rule))
  )
}

type Said = Readonly<Record<string, unknown>>

function whyNotPlaced(t: RuleContext, player: Player, matches: readonly DieMatch[], places: Said): Refusal | null {
  const used = new Map<string, number>()
  for (const [place, things] of Object.entries(places)) {
    const match = matches.find((candidate) => placeOf(candidate) === place)
    for (const [source, n] of Object.entries(isRecord(things) ? things : {})) {
      if (typeof n !== 'number' || n <= 0) continue
      const why = whyNotAtHand(player, source, n) ?? whyNotMet(t, player, source, place, match)
      if (why) return why
      used.set(source, (used.get(source) ?? 0) + n)
    }
  }
  for (const [source, total] of used) {
    const why = whyNotAtHand(player, source, total)
    // Each place alone could have it, all together cannot.
    if (why?.refused === 'source-twice' && source in t.content.upgrades)
      return refuse('upgrade-both-icons', { tile: source }, 'RV-20.21')
    if (why) return why
  }
  return null
}

/** Why a player has not that much of a source aboard and ready: RV-5.9, RV-5.10, RV-5.18, RV-13.3. */
export function whyNotAtHand(player: Player, source: string, n: number): Refusal | null {
  const tiles = player.upgrades.filter(({ tile }) => tile === source)
  const has = player.ship.filter((die) => die === source).length + tiles.filter(({ ready }) => ready).length
  if (n <= has) return null
  if (tiles.some(({ ready }) => !ready)) return refuse('upgrade-face-down', { tile: source }, 'RV-20.21')
  if (player.artifacts.some(({ die }) => die === source)) return refuse('die-stored', { die: source }, 'RV-20.7')
  return has > 0 ? refuse('source-twice', { source }, 'RV-20.4') : refuse('source-not-held', { source }, 'RV-5.10')
}

function whyNotMet(t: RuleContext, player: Player, source: string, place: string, match?: DieMatch): Refusal | null {
  if (match && meets(t, wildOf(t, player), source, match)) return null
  const icon = ICONS.find((candidate) => candidate === place)
  if (icon) return whyNotShown(t, player, source, icon)
  if (!match) return null
  return source in t.content.upgrades
    ? refuse('upgrade-is-no-die', { tile: source }, 'RV-13.6')
    : refuse('wrong-color', { die: source, colors: [place] }, 'RV-5.12')
}

/** Why a die or an upgrade at hand does not stand for an icon. */
export function whyNotShown(t: RuleContext, player: Player, source: string, icon: Icon): Refusal | null {
  const shown = t.content.upgrades[source]?.icons ?? iconsOf(t, player, source as Die)
  if (shown.includes(icon)) return null
  const clan = Object.values(t.content.clans).find((candidate) => shown.includes(candidate.icon))
  if (!clan) return refuse('icon-not-shown', { source, icon }, 'RV-5.10')
  return clan.leaderWild.includes(icon)
    ? refuse('no-leader-of-clan', { die: source, clan: clan.id }, 'RV-20.5')
    : refuse('not-wild-for', { die: source, icon }, 'RV-20.6')
}

/** Pays a cost as chosen; the colour of the first die is what "the same colour" means afterwards. */
export function pay(t: Turn, seat: Seat, cost: Cost, payment: Payment, cause: Cause): Color | undefined {
  const player = playerAt(t, seat)
  const goods: { [good in Good]?: number } = {}
  for (const good of PRICED) {
    const n = cost[good] ?? 0
    if (n <= 0) continue
    player[good] -= n
    goods[good] = n
  }
  if (typeof payment === 'string') giveUp(t, seat, payment, cause)
  const { dice, upgrades } = typeof payment === 'object' ? spendPlaces(t, player, payment) : NOTHING
  if (dice.length > 0 || upgrades.length > 0 || PRICED.some((good) => goods[good]))
    t.tell?.({ kind: 'paid', seat, goods, dice, upgrades, cause })
  return dice[0] && colorOf(dice[0])
}

interface Spent {
  readonly dice: readonly Die[]
  readonly upgrades: readonly string[]
}
const NOTHING: Spent = { dice: [], upgrades: [] }

function spendPlaces(t: Turn, player: Player, places: { readonly [place: string]: Counts }): Spent {
  const dice: Die[] = []
  const upgrades: string[] = []
  for (const place in places) {
    const spent = spend(t, player, places[place] as Counts)
    dice.push(...spent.dice)
    upgrades.push(...spent.upgrades)
  }
  return { dice, upgrades }
}

/** Dice go to the supply (RV-4.22), upgrades turn face down (RV-13.2). */
export function spend(t: Turn, player: Player, things: Counts): Spent {
  const dice: Die[] = []
  const upgrades: string[] = []
  for (const thing in things) {
    for (let n = things[thing] as number; n > 0; n--) {
      if (thing in t.content.upgrades) {
        const tile = player.upgrades.find((held) => held.tile === thing && held.ready) as HeldUpgrade
        tile.ready = false
        upgrades.push(thing)
      } else {
        discardDie(t, player, thing as Die)
        dice.push(thing as Die)
      }
    }
  }
  return { dice, upgrades }
}

export function discardDie(t: Turn, player: Player, die: Die): void {
  player.ship.splice(player.ship.indexOf(die), 1)
  returnDie(t, die)
}

interface Paying {
  readonly seat: Seat
  readonly cost: Cost
  readonly cause: Cause
}

/** A cost whose payment is decided already, but not with what. */
export const payCost = decision<Paying, Choices['payCost']>('payCost', {
  rule: 'RV-5.9',
  about: (_, { cause }) => cause,
  seat: (_, { seat }) => seat,
  options: (t, { seat, cost }) => costForm(t, seat, cost),
  why: (t, { seat, cost }, choice) => whyNotPaid(t, seat, cost, choice, 'RV-5.9'),
  take(t, { seat, cost, cause }, payment) {
    pay(t, seat, cost, payment, cause)
  },
})

export const paymentRules = [payCost]
