import { isOffered, ownPlayer, piecesOf, scoreTip, type Tip } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Island, PlaceId, PortId, Resource, Viking } from '../../src/content-file.ts'
import { placeOf, scoreItems } from '../../src/scoring.ts'
import { controllerOf, influence } from '../../src/sides.ts'
import {
  type BoardContext,
  boardContextOf,
  entryOf,
  nameOfSide,
  type VikingsInput,
  viewerOf,
} from '../board-context.ts'
import { boatsIn } from '../chart/plans.ts'
import { mostToLand, planAt, settlersToTake } from '../chart/pointed-plan.ts'
import { sayChange } from '../chart/say-change.ts'
import { keyOf, type Thing, thingAt } from '../thing.ts'
import { sayEffect, sayEffects, sayRequirement, sayStrength } from './sentences.ts'

/** What a thing of this board is, does and costs, and what would follow. */
export function tipOf(input: VikingsInput, key: string): Tip | null {
  const thing = thingAt(key)
  return thing && tipOfThing(boardContextOf(input), thing)
}

function tipOfThing(context: BoardContext, thing: Thing): Tip | null {
  const { words } = context
  switch (thing.kind) {
    case 'named':
      return namedTip(context, thing.is)
    case 'sail':
      return sailTip(context, ...thing.is)
    case 'build':
      return withChanges(context, keyOf('build', thing.is), namedTip(context, thing.is[1]))
    case 'step':
      return withChanges(context, keyOf('step', thing.is), {
        title: words.step(...nameBoth(context, thing.is)),
        lines: [words.tip.step],
        rule: 'TV-7.24',
      })
    case 'withdraw':
      return withChanges(context, keyOf('withdraw', thing.is), {
        title: words.isle.withdraw(context.name(thing.is)),
        lines: [words.tip.withdraw],
        rule: 'TV-5.8',
      })
    case 'seat':
      return seatTip(context, thing.is)
    case 'side':
      return { title: words.enemy.name, lines: [words.tip.enemy], rule: 'TV-16.1' }
    case 'resource':
      return resourceTip(context, thing.is)
    case 'phase':
      return { title: words.phases[thing.is], lines: [words.tip.phases[thing.is]], rule: PHASE_RULE[thing.is] }
    case 'score':
      return seatScoreTip(context, thing.is)
    case 'stack':
      return {
        title: words.era.invadersSay(context.view.invaders.length),
        lines: [words.tip.invaders],
        rule: 'TV-6.27',
      }
  }
}

/** What would follow for the runes, where something would. */
function withChanges(context: BoardContext, key: string, tip: Tip | null): Tip | null {
  const changes = planAt(context, key)?.changes ?? []
  if (!tip || changes.length === 0) return tip
  return {
    ...tip,
    outcome: changes.map((change) => `${context.name(change.island)}: ${sayChange(context, change)}.`).join(' '),
  }
}

const nameBoth = ({ name }: BoardContext, [from, to]: readonly [string, string]) => [name(from), name(to)] as const

function namedTip(context: BoardContext, id: string): Tip | null {
  const { content, geometry, words } = context
  const viking = content.vikings[id]
  const island = geometry.islands[id]
  if (viking) return vikingTip(context, viking)
  if (island) return islandTip(context, island)
  if (id in content.favors) return favorTip(context, id)
  if (id in content.gods) return godTip(context, id)
  if (id in geometry.ports) return portTip(context, id)
  if (id in geometry.fjords) return { title: context.name(id), lines: [words.tip.fjord], rule: 'TV-7.5' }
  return sacrificeTip(context, id)
}

const sourceOf = (context: BoardContext, id: string): Pick<Tip, 'source'> => {
  const source = entryOf(context, id)?.source
  return source === 'designed' || source === 'host' ? { source } : {}
}

function vikingTip(context: BoardContext, viking: Viking): Tip {
  const { words, input } = context
  const { tip } = words
  return {
    title: context.name(viking.id),
    lines: [
      tip.leader(sayEffect(context, viking.leaderAction)),
      tip.runeAction(sayRequirement(context, viking), sayEffect(context, viking.runeAction)),
      tip.strength(sayStrength(context, viking)),
      ...(viking.steelCost > 0 ? [tip.steel(viking.steelCost)] : []),
    ],
    rule: 'TV-5.4',
    ...(input.seatView.ask?.step === 'play' ? { outcome: tip.upOrDown } : {}),
    ...sourceOf(context, viking.id),
  }
}

function favorTip(context: BoardContext, favor: string): Tip {
  const { words, content } = context
  const { runes = [], bag = {} } = content.favors[favor] ?? {}
  return {
    title: context.name(favor),
    lines: [words.tip.favor(runes.map((rune) => words.rune(rune)).join(', ')), words.tip.bag, words.tip.onlyEnds],
    gain: piecesOf(bag),
    rule: 'TV-6.3',
    ...sourceOf(context, favor),
  }
}

function godTip(context: BoardContext, id: string): Tip {
  const { words, content, view } = context
  const god = view.gods.find((each) => each.god === id)
  const sheet = content.gods[id]
  return {
    title: context.name(id),
    lines: [
      ...(god ? [words.tip.fury(god.fury, words.tip.ranks[placeOf(context.openContext, god) - 1] ?? '')] : []),
      ...(sheet ? [words.tip.boon(sayEffects(context, sheet.boon)), words.tip.offer] : []),
    ],
    rule: 'TV-12.3',
    ...sourceOf(context, id),
  }
}

function islandTip(context: BoardContext, island: Island): Tip {
  const { words, openContext, view, sides } = context
  const holder = controllerOf(openContext, island.id)
  const god = view.gods.find(({ rune }) => rune === island.rune)
  const influences = sides
    .map((side) => `${nameOfSide(context, side)} ${influence(openContext, island.id, side)}`)
    .join(', ')
  return {
    title: context.name(island.id),
    lines: [
      words.tip.rune(words.rune(island.rune), god ? context.name(god.god) : ''),
      holder === null ? words.tip.free : words.tip.held(nameOfSide(context, holder)),
      words.tip.influences(influences),
      words.tip.counts,
    ],
    rule: 'TV-8.1',
  }
}

function portTip(context: BoardContext, port: PortId): Tip {
  const { words, view, content } = context
  const steel = content.eras[view.era - 1]?.plunderSteel ?? 0
  const village = view.villages.includes(port) ? [words.tip.village(steel)] : []
  return { title: context.name(port), lines: [words.tip.port, ...village], rule: 'TV-7.13' }
}

/** A place, and what a boat from elsewhere would do there. */
function sailTip(context: BoardContext, from: PlaceId, to: PlaceId): Tip | null {
  const { words, geometry } = context
  const tip = namedTip(context, to)
  const port = geometry.ports[to]
  const viewer = viewerOf(context)
  if (!tip || !port || viewer === null || !isOffered(context, keyOf('sail', [from, to]))) return tip
  const fjords = port.fjords.map((fjord) => context.name(fjord)).join(' / ')
  const driven = boatsIn(context, to, viewer).map((side) =>
    side === 'enemy' ? words.tip.sendsHome : words.tip.drives(nameOfSide(context, side), fjords),
  )
  return { ...tip, lines: [...tip.lines, ...driven], outcome: dockingOutcome(context, viewer, from, to) }
}

function dockingOutcome(context: BoardContext, viewer: Seat, from: PlaceId, to: PortId): string {
  const { tip } = context.words
  const takes = settlersToTake(context, viewer, from, to)
  if (takes !== null) return tip.wouldTake(takes)
  const most = mostToLand(context)
  return most > 0 ? tip.deployUpTo(most) : tip.arrives
}

function sacrificeTip(context: BoardContext, id: string): Tip | null {
  const { content, words, view, input } = context
  const action = content.sacrifices.find((each) => each.id === id)
  if (!action) return null
  const room = content.setup.sacrificeLimitByPlayers[input.seatView.players] ?? 0
  return {
    title: context.name(id),
    lines: [words.tip.sacrifice(sayEffect(context, action.effect)), words.tip.room(view.offered[id] ?? 0, room)],
    cost: [{ piece: 'village', count: 1 }],
    rule: 'TV-10.1',
    ...sourceOf(context, id),
  }
}

const PHASE_RULE = { draft: 'TV-4.1', turns: 'TV-5.1', cleanup: 'TV-11.1' } as const

const RESOURCE_RULE = { wood: 'TV-7.32', food: 'TV-7.15', steel: 'TV-7.20' } as const

function resourceTip(context: BoardContext, resource: Resource): Tip {
  const { words, content } = context
  const n = ownPlayer(context)?.[resource] ?? 0
  return {
    title: words.track(words.resource(resource), n, content.clan.resourceMax),
    lines: [words.tip.uses[resource]],
    rule: RESOURCE_RULE[resource],
  }
}

/** As the gods stand now (TV-12.2). */
const seatScoreTip = (context: BoardContext, seat: Seat): Tip => ({
  ...scoreTip(context.input, {
    title: nameOfSide(context, seat),
    items: scoreItems(context.openContext, seat),
    unseen: context.words.tip.unseen,
  }),
  rule: 'TV-12.2',
})

function seatTip(context: BoardContext, seat: Seat): Tip | null {
  const player = context.view.players[seat]
  return player ? { title: nameOfSide(context, seat), lines: [context.words.tip.hand(player.handCount)] } : null
}
