import { ownedWarriors, type RuleContext } from './champions.ts'
import { copies, enemyCards, GOODS, WARRIORS } from './content.ts'
import { COMBAT_PLACES } from './state.ts'

/** What can never be: dice or cards lost or made, counts below zero or above their limit. */
export function invariantViolations(t: RuleContext): string[] {
  return [...diceFlaws(t), ...cardFlaws(t), ...playerFlaws(t), ...boardFlaws(t)]
}

/** CH-1.14. */
function diceFlaws(t: RuleContext): string[] {
  const { state, content } = t
  return WARRIORS.flatMap((type) => {
    let total = state.supply[type] + state.waiting[type]
    for (const player of state.players) total += player[type]
    for (const place of COMBAT_PLACES) total += state.crews[place][type]
    for (const { ship } of state.shores) total += ship?.[type] ?? 0
    return total === content.diceTotal[type] ? [] : [`${total} ${type} dice instead of ${content.diceTotal[type]}`]
  })
}

function cardFlaws(t: RuleContext): string[] {
  const { state } = t
  const { file } = t.content
  const piles = state.players.flatMap(({ defeated }) => defeated)
  const lying = (...cards: (string | null)[]) => cards.filter((card) => card !== null)
  const enemies = [
    ...state.trollDeck,
    ...state.draugrDeck,
    ...state.monsterDeck,
    ...state.enemyDiscard,
    ...piles,
    ...lying(state.troll, ...state.draugr, ...state.shores.map(({ monster }) => monster)),
  ]
  return [
    ...sameCards(
      'enemies',
      enemies,
      [...file.trolls, ...file.draugr, ...file.monsters].flatMap((e) => enemyCards([e])),
    ),
    ...sameCards(
      'journeys',
      [...state.journeyDeck, ...state.journeyDiscard, ...lying(...state.shores.map(({ journey }) => journey))],
      copies(file.journeys),
    ),
    ...sameCards(
      'runes',
      [
        ...state.runeDeck,
        ...lying(...state.runeDisplay),
        ...state.players.flatMap(({ runes }) => runes.map(({ rune }) => rune)),
      ],
      copies(file.runes),
    ),
    ...sameCards(
      'destinies',
      [...state.destinyDeck, ...(state.sage?.drawn ?? []), ...state.players.flatMap(({ destinies }) => destinies)],
      copies(file.destinies),
    ),
    ...sameCards('merchants', [...state.merchantDeck, ...state.merchants], copies(file.merchantShips)),
  ]
}

function sameCards(deck: string, there: readonly string[], box: readonly string[]): string[] {
  const same = [...there].sort().join() === [...box].sort().join()
  return same ? [] : [`the ${deck} do not add up`]
}

function playerFlaws(t: RuleContext): string[] {
  const { maxWarriorsPerPlayer } = t.content.limits
  return t.state.players.flatMap((player, seat) => {
    const violations: string[] = []
    for (const good of [...GOODS, ...WARRIORS])
      if (player[good] < 0) violations.push(`seat ${seat} has ${player[good]} ${good}`)
    if (ownedWarriors(t, seat) > maxWarriorsPerPlayer) violations.push(`seat ${seat} has too many warriors`)
    if (player.workers < 0 || player.workers > player.workersOwned) violations.push(`seat ${seat} has too many workers`)
    if (player.openDestinies.some((card) => !player.destinies.includes(card)))
      violations.push(`seat ${seat} shows a destiny it does not hold`)
    return violations
  })
}

function boardFlaws(t: RuleContext): string[] {
  const { state, content } = t
  const violations: string[] = []
  if (state.round < 1 || state.round > content.limits.maxRounds) violations.push(`round ${state.round}`)
  for (const { ship, bounty } of state.shores) {
    if (bounty < 0) violations.push('a bounty below zero')
    if (!ship) continue
    const load = ship.swordsman + ship.spearman + ship.axeman + ship.food
    if (ship.food < 0 || load > (content.longships[ship.longship]?.capacity ?? 0))
      violations.push(`${ship.longship} carries ${load}`)
  }
  return violations
}
