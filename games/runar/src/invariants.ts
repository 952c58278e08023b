import type { Seat } from '@longhouse/kernel'
import { DIE_KINDS, type HeroId } from './content-file.ts'
import type { RuleContext } from './runar.ts'
import type { Dice, Field, Nemesis, Player } from './state.ts'
import { defenceSymbolsOf, poolCapacityOf } from './stats.ts'

/** What can never be: cards or tokens lost or made, two on one node, limits broken. */
export function invariantViolations(t: RuleContext): string[] {
  const { field } = t.state
  if (!field) return []
  return [
    ...field.players.flatMap((player, seat) => playerFlaws(t, field, player, seat)),
    ...inspirationFlaws(t, field),
    ...heroFlaws(t, field),
    ...nodeFlaws(field),
    ...tokenFlaws(t, field),
    ...shardFlaws(t, field),
    ...(field.nemesis ? enemyFlaws(t, field, field.nemesis) : []),
  ]
}

const diceIn = (dice: Dice): number => DIE_KINDS.reduce((sum, kind) => sum + dice[kind], 0)

const isNegative = (dice: Dice): boolean => DIE_KINDS.some((kind) => dice[kind] < 0)

/** RN-5.20: the cards of the three heroes, wherever they lie. */
function playerFlaws(t: RuleContext, field: Field, player: Player, seat: Seat): string[] {
  const { actionPoolCapacity, shardSlots, scoreFloor } = t.content.constants
  const violations: string[] = []
  const must = (held: boolean, what: string) => {
    if (!held) violations.push(`seat ${seat} has ${what}`)
  }
  const heroes = t.state.sheet.teams[seat]?.heroes ?? []
  const cards = heroes.flatMap((hero) => t.content.heroes[hero]?.actionCards.map(({ id }) => id) ?? [])
  const lying = new Set(cardsOf(field, player))
  const everywhere = cardsOf(field, player).length
  must(
    everywhere === cards.length && cards.every((card) => lying.has(card)),
    `${everywhere} cards instead of ${cards.length}`,
  )
  must(diceIn(player.pool) <= actionPoolCapacity && !isNegative(player.pool), `${diceIn(player.pool)} dice`)
  must(player.shards >= 0 && player.shards <= shardSlots, `${player.shards} Shards`)
  must(player.vp >= scoreFloor && player.trophies >= 0, `${player.vp} VP, ${player.trophies} Trophies`)
  must(player.knownTop >= 0 && player.knownBottom >= 0, 'a deck known to less than nothing')
  must(player.knownTop + player.knownBottom <= player.deck.length, 'more known than there is')
  return violations

  function cardsOf({ players, nemesis, depot }: Field, own: Player): string[] {
    const isOwn = (card: string) => heroes.includes(t.content.cards[card]?.hero ?? '')
    const captors = [...players, ...(nemesis ? [nemesis] : [])]
    const all = [
      ...own.hand,
      ...own.deck,
      ...own.memory,
      ...(own.turnCard ? [own.turnCard] : []),
      ...depot,
      ...captors.flatMap(({ slots, dealt }) => [...slots.flat(), ...dealt]),
    ]
    return all.filter(isOwn)
  }
}

/** RN-3.18. */
function inspirationFlaws({ content }: RuleContext, { players, inspirations }: Field): string[] {
  const held = players.flatMap(({ hand, turnCard }) => [...hand, turnCard]).filter((card) => card === 'inspiration')
  const total = held.length + inspirations
  return total === content.inspiration.count ? [] : [`${total} Inspiration cards`]
}

function heroFlaws(t: RuleContext, { figures }: Field): string[] {
  return Object.entries(figures).flatMap(([id, figure]) => {
    if (figure.kind !== 'hero') return []
    const hero: HeroId = id
    const tooMany = figure.defence < 0 || figure.defence > defenceSymbolsOf(t, hero)
    const overfull = isNegative(figure.dice) || diceIn(figure.dice) > poolCapacityOf(t, hero)
    return [
      ...(tooMany ? [`${hero} has ${figure.defence} tokens`] : []),
      ...(overfull ? [`${hero} has too many dice`] : []),
    ]
  })
}

/** RN-2.24. */
function nodeFlaws({ figures, standing, obstacles, hazards }: Field): string[] {
  const misplaced = Object.entries(standing).filter(([node, figure]) => figures[figure]?.node !== node)
  const unseen = Object.entries(figures).filter(([, { node }]) => node !== null && standing[node] === undefined)
  const blocked = Object.keys(obstacles).filter((node) => standing[node] !== undefined || hazards[node])
  return [...misplaced.map(([node]) => node), ...unseen.map(([id]) => id), ...blocked].map((at) => `${at} is wrong`)
}

/** RN-3.20. */
function tokenFlaws({ content }: RuleContext, { hazards, hazardPool, hazardBox, remains }: Field): string[] {
  const { hazardTokens, remainsTokens } = content.constants
  const total = Object.keys(hazards).length + hazardPool + hazardBox
  const lying = Object.keys(remains).length
  return [
    ...(total === hazardTokens && hazardPool >= 0 && hazardBox >= 0 ? [] : [`${total} Hazard tokens`]),
    ...(lying <= remainsTokens ? [] : [`${lying} Remains`]),
  ]
}

/** RN-3.15: while the Shard that an Event takes is still to be chosen, one more. */
function shardFlaws(t: RuleContext, { shards, players, slots, turn }: Field): string[] {
  const table = t.content.destinyBoards[t.players]?.shardsInPlayWhileSlotIsFirstFree ?? []
  const total = Object.keys(shards).length + players.reduce((sum, player) => sum + player.shards, 0)
  const now = table[slots.length]
  if (turn.phase === 'setup' || now === undefined) return []
  const before = slots.length === 0 ? now : (table[slots.length - 1] ?? now)
  return total === now || total === before ? [] : [`${total} Shards instead of ${now}`]
}

/** RN-5.18. */
function enemyFlaws(t: RuleContext, { figures, players }: Field, { spaces, reserve }: Nemesis): string[] {
  return Object.values(spaces).flatMap((type) => {
    const enemy = type === null ? undefined : t.content.enemies[type]
    if (type === null || !enemy) return []
    const rank = enemy.unique ? 'leaderUnique' : enemy.rank
    const limit = t.content.file.enemyLimits[rank][t.players] ?? 0
    const standing = Object.values(figures).filter((figure) => figure.kind === 'enemy' && figure.type === type).length
    const taken = players.flatMap(({ defeatedEnemies }) => defeatedEnemies).filter((each) => each === type).length
    const total = standing + taken + (reserve[type] ?? 0)
    return total === limit ? [] : [`${total} ${type} instead of ${limit}`]
  })
}
