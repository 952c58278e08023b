import type { Options, SetUp } from '@longhouse/kernel'
import { one, refuse, rightOf, shuffle } from '@longhouse/kernel'
import { type Champions, decision, playerAt, type RuleContext, step, type Turn } from './champions.ts'
import type { Choices } from './choices.ts'
import type { Content } from './content.ts'
import { copies } from './content.ts'
import { round } from './rounds.ts'
import { NO_WARRIORS, type Player, type State } from './state.ts'

/** CH-2, in the order of CH-2.18. */
export function setUpTable({ players, options, content, random }: SetUp<Champions>): State {
  const { file } = content
  const deck = (cards: string[]) => shuffle(cards, random)
  const stalls = drawStalls(content, players, deck)
  const decks = {
    runeDeck: deck(copies(file.runes)),
    destinyDeck: deck(copies(file.destinies)),
    merchantDeck: deck(copies(file.merchantShips)),
    trollDeck: deck([...content.decks.trolls]),
    draugrDeck: deck([...content.decks.draugr]),
    journeyDeck: deck(copies(file.journeys)),
    monsterDeck: deck([...content.decks.monsters]),
  }
  const supply = { ...content.diceTotal }
  const all = Array.from({ length: players }, () => newPlayer(content, players, options))
  for (const player of all) {
    supply.swordsman -= player.swordsman
    supply.spearman -= player.spearman
    supply.axeman -= player.axeman
  }
  const runeSpaces = content.locations.runesmith?.displaySize ?? 0
  return {
    round: 1,
    phase: 'leaders',
    firstPlayer: options['first-player'] === 'random' ? random.below(players) : (options['first-player'] as number),
    players: all,
    supply,
    waiting: { ...NO_WARRIORS, food: 0 },
    workers: emptyLocations(content, stalls),
    hunters: [],
    stalls,
    longshipsOnOffer: copies(file.longships.filter((ship) => !ship.public && ship.minPlayers <= players)),
    hutsSold: 0,
    ...decks,
    runeDisplay: Array<string | null>(runeSpaces).fill(null),
    buriedBy: [],
    merchants: [],
    journeyDiscard: [],
    enemyDiscard: [],
    troll: null,
    draugr: [null, null],
    shores: file.distantShores
      .filter(({ minPlayers }) => minPlayers <= players)
      .map(({ id }) => ({
        id,
        journey: null,
        journeyOpen: false,
        knownTo: [],
        monster: null,
        bounty: 0,
        ship: null,
      })),
    crews: { 'troll-gate': { ...NO_WARRIORS }, 'draugr-left': { ...NO_WARRIORS }, 'draugr-right': { ...NO_WARRIORS } },
    fight: null,
    sage: null,
    turnOrderDemanded: false,
  }
}

/** CH-2.2: as many of each kind as the number of players says; the rest leaves the game. */
function drawStalls({ file, setup }: Content, players: number, deck: (cards: string[]) => string[]): string[] {
  const { military, economic } = setup.byPlayers[players]?.stalls ?? { military: 0, economic: 0 }
  const ofType = (type: string) => deck(copies(file.stalls.filter((stall) => stall.type === type)))
  return [...ofType('military').slice(0, military), ...ofType('economic').slice(0, economic)]
}

/** Every place for one worker, with nobody there. */
function emptyLocations(content: Content, stalls: readonly string[]): State['workers'] {
  const places = content.boardLocations.filter(({ id }) => id !== 'hunting-grounds' && id !== 'own-longship')
  return Object.fromEntries([...places.map(({ id }) => id), ...stalls].map((id) => [id, null]))
}

function newPlayer(content: Content, players: number, options: Options): Player {
  const { startingResources: start, byPlayers } = content.setup
  const workers = byPlayers[players]?.startWorkers ?? 0
  return {
    leader: null,
    food: start.food ?? 0,
    wood: start.wood ?? 0,
    coin: start.coin ?? 0,
    favor: start.favor ?? 0,
    blame: (start.blame ?? 0) + (options['distrustful-townsfolk'] === true ? content.distrustfulBlame : 0), // CH-16.2
    glory: start.glory ?? 0,
    swordsman: start.swordsman ?? 0,
    spearman: start.spearman ?? 0,
    axeman: start.axeman ?? 0,
    workers,
    workersOwned: workers,
    begging: 0,
    hutWorker: false,
    longship: null,
    runes: [],
    destinies: [],
    openDestinies: [],
    defeated: [],
  }
}

const freeLeaders = (t: RuleContext): string[] =>
  Object.keys(t.content.leaders).filter((leader) => !t.state.players.some((player) => player.leader === leader))

export const start = step('start', (t) => {
  const { firstPlayer } = t.state
  if (t.options.leaders === 'dealt') dealLeaders(t)
  else t.next(...leaderOrder(t.players, firstPlayer).map((seat) => chooseLeader({ seat })))
  t.next(dealDestinies(), round())
})

/** CH-2.8: counter-clockwise from the right of the First Player, who chooses last. */
function leaderOrder(players: number, firstPlayer: number): number[] {
  const order: number[] = []
  for (let seat = rightOf(firstPlayer, players); order.length < players; seat = rightOf(seat, players)) order.push(seat)
  return order
}

const chooseLeader = decision<{ readonly seat: number }, Choices['chooseLeader']>('chooseLeader', {
  rule: 'CH-2.8',
  seat: (_, { seat }) => seat,
  options: (t) => one(freeLeaders(t)),
  why: (t, _, choice) =>
    t.state.players.some((player) => player.leader !== null && player.leader === choice)
      ? refuse('leader-taken', { leader: String(choice) }, 'CH-2.9')
      : null,
  take: (t, { seat }, leader) => takeLeader(t, seat, leader),
})

function takeLeader(t: Turn, seat: number, leader: string): void {
  playerAt(t, seat).leader = leader
  t.tell?.({ kind: 'leader-chosen', seat, leader })
}

function dealLeaders(t: Turn): void {
  const leaders = t.shuffle(Object.keys(t.content.leaders))
  for (let seat = 0; seat < t.players; seat++) takeLeader(t, seat, leaders[seat] as string)
}

/** CH-2.14; after the leaders, so that nobody knows a destiny when choosing one (CH-2.18). */
const dealDestinies = step('dealDestinies', (t) => {
  const { state } = t
  t.reveal()
  for (let seat = 0; seat < t.players; seat++) {
    const cards = state.destinyDeck.splice(-t.content.setup.startingResources.destiny)
    playerAt(t, seat).destinies.push(...cards)
    const others = { kind: 'destinies-drawn', seat, count: cards.length, cards: null } as const
    t.tell?.({ ...others, cards }, { only: [seat], others })
  }
})

export const setupRules = [start, chooseLeader, dealDestinies]
