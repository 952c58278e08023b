import { copies, entriesOf } from './content.ts'
import { COLORS, DECKS, type Die, GOODS, TOKENS } from './content-file.ts'
import { colorOf } from './die.ts'
import { countOf } from './payments.ts'
import type { RuleContext } from './reavers.ts'
import type { State } from './state.ts'

/** What can never be: dice, cards, tiles or tokens lost or made, counts below zero, limits broken. */
export function invariantViolations(t: RuleContext): string[] {
  return [...diceFlaws(t), ...tokenFlaws(t), ...cardFlaws(t), ...tileFlaws(t), ...playerFlaws(t)]
}

const everyDie = ({ players, tradeDice, newDice }: State): Die[] => [
  ...tradeDice,
  ...(newDice?.dice ?? []),
  ...players.flatMap(({ ship, artifacts }) => [...ship, ...artifacts.flatMap(({ die }) => (die ? [die] : []))]),
]

/** RV-1.10. */
function diceFlaws(t: RuleContext): string[] {
  const colors = [...everyDie(t.state).map(colorOf), ...(t.state.newDice?.rolling ?? [])]
  return COLORS.flatMap((color) => {
    const total = t.state.supply[color] + colors.filter((one) => one === color).length
    return total === t.content.diceTotal[color]
      ? []
      : [`${total} ${color} dice instead of ${t.content.diceTotal[color]}`]
  })
}

/** RV-1.9. */
const tokenFlaws = ({ state, content }: RuleContext): string[] =>
  TOKENS.flatMap((token) => {
    const total = state.players.reduce((sum, player) => sum + player[token], state.supply[token])
    return total === content.tokenTotal[token]
      ? []
      : [`${total} ${token} tokens instead of ${content.tokenTotal[token]}`]
  })

function everyCard({ decks, groups, prophecies, open, looking, voyage, players }: State): string[] {
  const lying = [...prophecies, voyage?.journey, voyage?.battle].filter((card) => typeof card === 'string')
  return [
    ...DECKS.flatMap((deck) => [...decks[deck].cards, ...decks[deck].discard]),
    ...Object.values(groups).flat(2),
    ...lying,
    ...open.flatMap(({ cards }) => cards),
    ...(looking?.cards ?? []),
    ...players.flatMap((player) => [
      ...player.prophecies,
      ...player.pile,
      ...(player.leader ? [player.leader] : []),
      ...Object.values(player.slots).flat(),
      ...player.artifacts.map(({ card }) => card),
    ]),
  ]
}

/** Only between two decisions of one card may that card lie nowhere else than before its owner. */
function cardFlaws({ state, content }: RuleContext): string[] {
  const there = countOf(everyCard(state))
  const box = countOf(DECKS.flatMap((deck) => copies(entriesOf(content.file, deck))))
  const resolving = countOf(state.open.flatMap((cards) => cards.resolving ?? []))
  return Object.keys({ ...there, ...box }).flatMap((card) => {
    const [n = 0, all = 0, used = 0] = [there[card], box[card], resolving[card]]
    return n > all || n < all - used ? [`${n} ${card} instead of ${all}`] : []
  })
}

const tileFlaws = ({ state, content }: RuleContext): string[] => {
  const { stacks, players } = state
  const claimed = players.flatMap(({ territories, claims }) => [...territories, ...claims])
  const there = countOf([...Object.values(stacks).flat(), ...claimed])
  const violations = content.file.territories.flatMap(({ id, stack, count }) => {
    const astray = Object.keys(stacks).filter((other) => other !== stack && stacks[other]?.includes(id))
    return [
      ...(there[id] === count ? [] : [`${there[id] ?? 0} ${id} instead of ${count}`]),
      ...astray.map((other) => `${id} lies at ${other}`),
    ]
  })
  for (const { id, count } of content.file.shipUpgrades) {
    const held = players.flatMap(({ upgrades }) => upgrades.filter(({ tile }) => tile === id)).length
    if ((state.upgrades[id] ?? 0) + held !== count) violations.push(`${id}: ${state.upgrades[id]} and ${held} held`)
  }
  return violations
}

function playerFlaws({ state, content }: RuleContext): string[] {
  const { diceSlots, artifactSlots, specialize, shipUpgradeSlots } = content.playerBoard
  return state.players.flatMap((player, seat) => {
    const violations: string[] = []
    for (const good of GOODS) if (player[good] < 0) violations.push(`seat ${seat} has ${player[good]} ${good}`)
    if (player.ship.length > diceSlots) violations.push(`seat ${seat} has ${player.ship.length} dice aboard`)
    if (player.artifacts.length > artifactSlots)
      violations.push(`seat ${seat} has ${player.artifacts.length} artifacts`)
    if (player.upgrades.length > shipUpgradeSlots)
      violations.push(`seat ${seat} has ${player.upgrades.length} upgrades`)
    for (const [slot, reavers] of Object.entries(player.slots))
      if (reavers.length > specialize.maxPerSlot)
        violations.push(`seat ${seat} has ${reavers.length} Reavers at ${slot}`)
    return violations
  })
}
