import type { Seat } from '@longhouse/kernel'
import { either, mix, one, refuse, yes } from '@longhouse/kernel'
import {
  crewAt,
  decision,
  type OpenContext,
  playerAt,
  type RuleContext,
  shoreAt,
  step,
  type Turn,
} from './champions.ts'
import type { Choices } from './choices.ts'
import type { Enemy, Rune } from './content.ts'
import { gainGlory, loseWarriors, takeGoods } from './goods.ts'
import { afterRoll, rollDice, rolledDamage, unstopped } from './rolling.ts'
import { heldRune, runeChance, useRune } from './runes.ts'
import { countWarriors, type Fight, isCombatPlace, moveWarriors, warriorsOf } from './state.ts'

/** CH-9: one combat, against troll, draugr, kraken or monster alike; the timeline is CH-9.20. */

interface Combat {
  readonly seat: Seat
  readonly place: string
  readonly enemy: string
}
type OfSeat = { readonly seat: Seat }

const enemyOf = (t: OpenContext, { enemy }: { readonly enemy: string | null }): Enemy =>
  t.content.enemies[enemy as string] as Enemy
const fightOf = (t: RuleContext): Fight => t.state.fight as Fight

export const combat = step<Combat>('combat', (t, { seat, place, enemy }) => {
  if (countWarriors(crewAt(t, { place, seat })) === 0) return
  t.state.fight = { seat, place, enemy, dice: [], damage: 0, revenge: 0 }
  t.next(combatRound({ seat }))
})

/** CH-9.3; runes and locks hold for one round only. */
const combatRound = step<OfSeat>('combatRound', (t, { seat }) => {
  const fight = fightOf(t)
  const dice = rollDice(t, crewAt(t, fight))
  t.state.fight = { ...fight, dice, revenge: 0 }
  t.tell?.({ kind: 'rolled', seat, place: fight.place, dice })
  t.next(afterRoll({ seat }), strike({ seat }))
})

/** CH-9.5 to CH-9.10: damage and losses are simultaneous. */
const strike = step<OfSeat>('strike', (t, { seat }) => {
  const fight = fightOf(t)
  t.moment('roll-ended', { seat, dice: fight.dice })
  const dealt = rolledDamage(t, fight)
  const total = fight.damage + dealt
  t.state.fight = { ...fight, damage: total }
  t.tell?.({ kind: 'damaged', seat, enemy: fight.enemy as string, damage: dealt, total })
  const losses = unstopped(t, fight)
  if (losses > 0) t.next(heal({ seat, losses }))
  t.next(checkDefeat({ seat }))
})

type Losing = { readonly seat: Seat; readonly losses: number }

/** CH-13.12, CH-13.13. */
const heal = step<Losing>('heal', (t, losing) => {
  t.next(heldRune(t, losing.seat, 'ignore-losses') ? chooseHealing(losing) : chooseLosses(losing))
})

const chooseHealing = decision<Losing, Choices['chooseHealing']>('chooseHealing', {
  rule: 'CH-13.12',
  seat: (_, { seat }) => seat,
  options: () => either({ use: yes, pass: yes }),
  take(t, losing, choice) {
    if ('use' in choice) useRune(t, losing.seat, (heldRune(t, losing.seat, 'ignore-losses') as Rune).id)
    else t.next(chooseLosses(losing))
  },
})

/** CH-9.6 to CH-9.8. */
const chooseLosses = decision<Losing, Choices['chooseLosses']>('chooseLosses', {
  rule: 'CH-9.8',
  seat: (_, { seat }) => seat,
  options(t, { losses }) {
    const crew = warriorsOf(crewAt(t, fightOf(t)))
    return mix(crew, Math.min(losses, countWarriors(crew)))
  },
  why: (_, { losses }) => refuse('not-these-losses', { losses }, 'CH-19.12'),
  take(t, { seat }, lost) {
    const fight = fightOf(t)
    loseWarriors(t, seat, crewAt(t, fight), lost, fight.enemy as string)
  },
})

/** CH-9.11 to CH-9.15: a win counts also when the last die was lost in it. */
const checkDefeat = step<OfSeat>('checkDefeat', (t, { seat }) => {
  const fight = fightOf(t)
  const { defence, kind } = enemyOf(t, fight)
  if (fight.damage >= defence) {
    t.next(victory({ seat }), endCombat({ seat }))
    // CH-13.35: after a troll the blame to be given is this moment.
    if (kind !== 'troll') t.next(runeChance({ seat }))
    return
  }
  if (countWarriors(crewAt(t, fight)) > 0) return t.next(combatRound({ seat }))
  t.tell?.({ kind: 'combat-lost', seat, enemy: fight.enemy as string })
  t.next(endCombat({ seat }))
})

const victory = step<OfSeat>('victory', (t, { seat }) => {
  const enemy = fightOf(t).enemy as string
  t.tell?.({ kind: 'enemy-defeated', seat, enemy })
  if (heldRune(t, seat, 'bonus-glory-percent')) t.next(chooseFame({ seat }))
  t.next(reward({ seat }))
})

/** CH-13.10, CH-13.11: of the enemy's Glory alone. */
const chooseFame = decision<OfSeat, Choices['chooseFame']>('chooseFame', {
  rule: 'CH-13.10',
  seat: (_, { seat }) => seat,
  options: () => either({ use: yes, pass: yes }),
  take(t, { seat }, choice) {
    if (!('use' in choice)) return
    const { id } = heldRune(t, seat, 'bonus-glory-percent') as Rune
    const glory = fameGlory(t, seat)
    useRune(t, seat, id)
    gainGlory(t, seat, glory, id)
  },
})

/** CH-13.10: what Fame would add to the Glory of the enemy that a seat fights. */
export function fameGlory(t: OpenContext, seat: Seat): number {
  const effect = heldRune(t, seat, 'bonus-glory-percent')?.effect
  const percent = effect?.kind === 'bonus-glory-percent' ? effect.percent : 0
  const enemy = t.content.enemies[t.state.fight?.enemy ?? '']
  return Math.floor(((enemy?.reward.glory ?? 0) * percent) / 100)
}

/** CH-9.16 to CH-9.18, CH-10.12: the kraken leaves no card. */
const reward = step<OfSeat>('reward', (t, { seat }) => {
  const { place, enemy } = fightOf(t)
  const { kind, reward: goods } = enemyOf(t, { enemy })
  takeGoods(t, seat, goods, enemy as string)
  if (kind === 'kraken') return
  playerAt(t, seat).defeated.push(enemy as string)
  if (kind === 'monster') collectBounty(t, seat, place)
  else if (kind === 'troll') slayTroll(t, seat)
  else t.state.draugr[place === 'draugr-left' ? 0 : 1] = null
})

function collectBounty(t: Turn, seat: Seat, place: string): void {
  const shore = shoreAt(t, place)
  takeGoods(t, seat, { coin: shore.bounty }, 'bounty')
  shore.monster = null
  shore.bounty = 0
}

/** CH-8.9 to CH-8.11. */
function slayTroll(t: Turn, seat: Seat): void {
  const player = playerAt(t, seat)
  t.state.troll = null
  const blame = Math.min(player.blame, t.content.scoring.trollDefeated.discardOwnBlame)
  player.blame -= blame
  if (blame > 0) t.tell?.({ kind: 'blame-discarded', seat, blame })
  t.next(giveBlame({ seat }))
}

const giveBlame = decision<OfSeat, Choices['giveBlame']>('giveBlame', {
  rule: 'CH-8.9',
  seat: (_, { seat }) => seat,
  options: (t, { seat }) => one(t.state.players.map((_, rival) => rival).filter((rival) => rival !== seat)),
  why: (_, { seat }, choice) => (choice === seat ? refuse('blame-to-oneself', {}, 'CH-19.13') : null),
  take(t, { seat }, to) {
    const blame = t.content.scoring.trollDefeated.giveBlameToOther
    playerAt(t, to).blame += blame
    t.tell?.({ kind: 'blame-given', from: seat, to, blame })
  },
})

/** CH-8.14: survivors go home; after a kraken they sail on (CH-10.13). */
const endCombat = step<OfSeat>('endCombat', (t, { seat }) => {
  const fight = fightOf(t)
  const crew = crewAt(t, fight)
  t.state.fight = null
  const sailsOn = !isCombatPlace(fight.place) && enemyOf(t, fight).kind === 'kraken'
  if (!sailsOn) moveWarriors(crew, playerAt(t, seat), warriorsOf(crew))
})

export const combatRules = [
  combat,
  combatRound,
  strike,
  heal,
  chooseHealing,
  chooseLosses,
  checkDefeat,
  victory,
  chooseFame,
  reward,
  giveBlame,
  endCombat,
]
