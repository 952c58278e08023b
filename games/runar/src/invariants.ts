import { ADVANTAGE } from './captured.ts'
import type { DestinyBoard, Enemy } from './content-file.ts'
import { diceIn } from './dice.ts'
import { INSPIRATION } from './inspiration.ts'
import { awaitsNextGame, campaignFlaws } from './invariants-campaign.ts'
import { fieldOf, type RuleContext } from './runar.ts'
import { isAlone } from './solo.ts'
import type { Captor, Field } from './state.ts'
import { defenceSymbolsOf, poolCapacityOf } from './stats.ts'
import { heapViolations, must } from './violations.ts'

/** What can never be: cards or tokens lost or made, limits broken, two figures on a node. */
export function invariantViolations(t: RuleContext): string[] {
  if (!t.state.field) return []
  return [
    ...campaignFlaws(t),
    ...cardFlaws(t),
    ...inspirationFlaws(t),
    ...destinyFlaws(t),
    ...treasureFlaws(t),
    ...tokenFlaws(t),
    ...placeFlaws(t),
    ...poolFlaws(t),
    ...captorFlaws(t),
    ...enemyFlaws(t),
  ]
}

const captorsOf = ({ players, nemesis }: Field): readonly Captor[] => (nemesis ? [...players, nemesis] : players)

/** RN-3.1: ten Action cards for each hero. */
function cardFlaws(t: RuleContext): string[] {
  const field = fieldOf(t)
  const there = [
    ...field.players.flatMap(({ hand, deck, memory, turnCard }) => [
      ...hand,
      ...deck,
      ...memory,
      turnCard ?? ADVANTAGE,
    ]),
    ...captorsOf(field).flatMap(({ slots, dealt }) => [...slots.flat(), ...dealt]),
    ...field.depot,
  ].filter((card) => t.content.cards[card])
  const heroes = t.state.sheet.teams.flatMap((team) => team.heroes)
  return heapViolations(
    there,
    heroes.flatMap((hero) => t.content.heroes[hero]?.actionCards.map(({ id }) => id) ?? []),
  )
}

function inspirationFlaws(t: RuleContext): string[] {
  const { players, inspirations } = fieldOf(t)
  const held = players.flatMap(({ hand, turnCard }) => [...hand, turnCard]).filter((card) => card === INSPIRATION)
  const all = held.length + inspirations
  return must(inspirations >= 0 && all === t.content.inspiration.count, `${all} Inspirations`)
}

/** RN-3.12, RN-5.6, RN-5.8. */
function destinyFlaws(t: RuleContext): string[] {
  const { destiny, destinyDiscard, depot, slots, chosenEvents } = fieldOf(t)
  const isDestiny = (card: string) => t.content.destinyCards[card] !== undefined
  const events = [...destiny.filter((card) => !isDestiny(card)), ...slots.map(({ card }) => card)]
  const { campaign } = t.state.sheet
  const dooms = campaign ? events.filter((card) => t.content.dooms[card] !== undefined) : []
  return [
    ...heapViolations([...destiny, ...destinyDiscard, ...depot].filter(isDestiny), Object.keys(t.content.destinyCards)),
    ...heapViolations(events, [...chosenEvents, ...dooms]),
    ...must(dooms.length <= (campaign?.dooms ?? 0) && new Set(dooms).size === dooms.length, `the Dooms are ${dooms}`),
  ]
}

/** RN-3.13. */
function treasureFlaws(t: RuleContext): string[] {
  const { sheet } = t.state
  const { players, figures, offer } = fieldOf(t)
  const worn = Object.values(figures).flatMap((figure) => (figure.kind === 'hero' ? (figure.treasure ?? []) : []))
  const kept = players.flatMap(({ treasury }) => treasury.map(({ card }) => card))
  const waiting = [...sheet.teams.flatMap(({ treasures }) => treasures), ...(sheet.campaign?.offer ?? [])]
  return heapViolations(
    // RN-28.9: what was brought home is no longer on the Battlefield.
    [
      ...sheet.treasureDeck,
      ...sheet.artifactDeck,
      ...offer,
      ...waiting,
      ...(awaitsNextGame(t) ? [] : [...worn, ...kept]),
    ],
    t.content.file.treasures.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
  )
}

/** RN-3.15, RN-3.20. An Event that was just placed still waits for its Shard. */
function tokenFlaws(t: RuleContext): string[] {
  const field = fieldOf(t)
  const hazards = Object.keys(field.hazards).length + field.hazardPool + field.hazardBox
  const violations = must(hazards === t.content.constants.hazardTokens, `${hazards} Hazard tokens`)
  if (field.turn.phase === 'setup') return violations
  const board = t.content.destinyBoards[t.players] as DestinyBoard
  const atFirst = board.shardsInPlayWhileSlotIsFirstFree[0] as number
  const due = isAlone(t) ? atFirst : atFirst - field.slots.length
  const shards = Object.keys(field.shards).length + field.players.reduce((sum, player) => sum + player.shards, 0)
  return [
    ...violations,
    ...must(shards === due || shards === due + 1, `${shards} Shards instead of ${due}`),
    ...must(Object.keys(field.remains).length <= t.content.constants.remainsTokens, 'too many Remains'),
  ]
}

/** RN-2.24. A hero that passes another figure shares its node for the moment. */
function placeFlaws(t: RuleContext): string[] {
  const { figures, standing, obstacles } = fieldOf(t)
  const passing = Object.entries(figures).filter(([id, { node }]) => node !== null && standing[node] !== id)
  return [
    ...Object.entries(standing).flatMap(([node, id]) => must(figures[id]?.node === node, `${id} is not on ${node}`)),
    ...Object.keys(standing).flatMap((node) => must(!obstacles[node], `${node} is occupied twice`)),
    ...must(passing.length <= 1, `${passing.map(([id]) => id)} share their nodes`),
    ...passing.flatMap(([id, { kind, node }]) =>
      must(kind === 'hero' && node !== null && standing[node] !== undefined, `${id} stands nowhere`),
    ),
  ]
}

/** RN-3.7 to RN-3.9, RN-5.19. */
function poolFlaws(t: RuleContext): string[] {
  const { players, figures } = fieldOf(t)
  const { actionPoolCapacity, shardSlots } = t.content.constants
  const isSound = (dice: object, most: number) =>
    diceIn(dice) <= most && Object.values(dice).every((n) => Number.isInteger(n) && n >= 0)
  return [
    ...players.flatMap(({ pool, shards, statue, deck, knownTop, knownBottom }, seat) => [
      ...must(isSound(pool, actionPoolCapacity), `seat ${seat} has the dice ${JSON.stringify(pool)}`),
      ...must(shards >= 0 && shards <= shardSlots, `seat ${seat} has ${shards} Shards`),
      ...must(
        Math.min(knownTop, knownBottom) >= 0 && knownTop + knownBottom <= deck.length,
        'more known than there is',
      ),
      ...must(statue >= 1 && statue <= t.content.file.statueParts.length, `a Statue of ${statue} parts`),
    ]),
    ...Object.entries(figures).flatMap(([id, figure]) =>
      figure.kind === 'enemy'
        ? []
        : [
            ...must(isSound(figure.dice, poolCapacityOf(t, id)), `${id} has the dice ${JSON.stringify(figure.dice)}`),
            ...must(
              figure.defence >= 0 && figure.defence <= defenceSymbolsOf(t, id),
              `${id} has ${figure.defence} tokens`,
            ),
            ...must(!figure.defeated || figure.node === null, `${id} is defeated and stands`),
          ],
    ),
  ]
}

/** RN-15: a slot holds cards of one hero, or one Advantage. */
function captorFlaws(t: RuleContext): string[] {
  const field = fieldOf(t)
  return captorsOf(field).flatMap(({ vp, trophies, slots }, at) => [
    ...must(vp >= t.content.constants.scoreFloor && trophies >= 0, `captor ${at} has ${vp} VP, ${trophies} Trophies`),
    ...must(slots.length === t.content.constants.damageSlots, `captor ${at} has ${slots.length} Damage slots`),
    ...slots.flatMap((cards) =>
      must(
        new Set(cards.map((card) => t.content.cards[card]?.hero)).size <= 1 &&
          (cards[0] !== ADVANTAGE || cards.length === 1),
        `captor ${at} has ${cards} in one slot`,
      ),
    ),
  ])
}

/** RN-5.18: on the Battlefield, in the reserve, or on a Player board. */
function enemyFlaws(t: RuleContext): string[] {
  const { nemesis, figures, players } = fieldOf(t)
  if (!nemesis) return []
  const out = [
    ...Object.values(figures).flatMap((figure) => (figure.kind === 'enemy' ? [figure.type] : [])),
    ...players.flatMap(({ defeatedEnemies }) => defeatedEnemies),
  ]
  return Object.entries(nemesis.reserve).flatMap(([type, left]) => {
    const { rank, unique } = t.content.enemies[type] as Enemy
    const limit = t.content.file.enemyLimits[unique ? 'leaderUnique' : rank][t.players]
    const all = left + out.filter((other) => other === type).length
    return must(left >= 0 && all === limit, `${all} ${type}`)
  })
}
