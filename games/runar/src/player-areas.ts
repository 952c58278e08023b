import type { Seat } from '@longhouse/kernel'
import type { Hero, HeroId, Rank } from './content-file.ts'
import { noDice } from './dice.ts'
import type { RuleContext, Turn } from './runar.ts'
import type { HeroFigure, Player, Team } from './state.ts'

/** RN-5.19, RN-5.20, RN-5.22: what lies before each player. */

const teamOf = (t: RuleContext, seat: Seat): Team => t.state.sheet.teams[seat] as Team

const heroCard = (t: RuleContext, hero: HeroId): Hero => t.content.heroes[hero] as Hero

export function newPlayer(t: Turn, seat: Seat): Player {
  const { heroes, treasures } = teamOf(t, seat)
  return {
    vp: 0,
    trophies: 0,
    slots: Array.from({ length: t.content.constants.damageSlots }, () => []),
    dealt: [],
    hand: [],
    deck: t.shuffle(heroes.flatMap((hero) => heroCard(t, hero).actionCards.map(({ id }) => id))),
    knownTop: 0,
    knownBottom: 0,
    memory: [],
    turnCard: null,
    pool: noDice(),
    shards: 0,
    statue: 1,
    treasury: treasures.splice(0).map((card) => ({ card, up: true, since: 0 })),
    defeatedEnemies: [],
    enemyTokens: 0,
  }
}

export function newHeroes(t: RuleContext): { [hero: HeroId]: HeroFigure } {
  const figures: { [hero: HeroId]: HeroFigure } = {}
  t.state.sheet.teams.forEach(({ heroes, ranks }, owner) => {
    for (const hero of heroes) {
      const { defence } = heroCard(t, hero).ranks[ranks[hero] as Rank]
      figures[hero] = { kind: 'hero', owner, node: null, defeated: false, defence, dice: noDice(), treasure: null }
    }
  })
  return figures
}
