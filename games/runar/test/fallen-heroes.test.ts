import { playSoundly } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { readContent, rulebookFile } from '../src/content.ts'
import { type ContentFile, type HeroRank, RANKS } from '../src/content-file.ts'
import { runar } from '../src/index.ts'

/** Heroes of two cards and no Defence: they fall in Moves, in windows, by Hazards and by Enemies. */
const frail: ContentFile = {
  ...rulebookFile,
  heroes: rulebookFile.heroes.map((hero) => ({
    ...hero,
    actionCards: hero.actionCards.slice(-2),
    ranks: Object.fromEntries(RANKS.map((rank) => [rank, { ...hero.ranks[rank], defence: 0 }])) as {
      explorer: HeroRank
      legend: HeroRank
    },
  })),
}

test('RN-16.3 RN-6.5 RN-1.21 whoever falls, whenever: the game goes on to its end, and nothing is lost', () => {
  const game = { ...runar, content: readContent(frail) }
  let fallen = 0
  for (const [n, { id: play }] of [...rulebookFile.scenarios, ...rulebookFile.scenarios].entries()) {
    const options = { play, rank: 'legend', 'obstacle-cards': n % 2 === 0 }
    const { table } = playSoundly(game, { players: 2 + (n % 3), options, seed: `frail-${n}` })
    expect(table.state.over).toBe(true)
    const figures = Object.values(table.state.field?.figures ?? {})
    fallen += figures.filter((figure) => figure.kind === 'hero' && figure.defeated).length
  }
  expect(fallen).toBeGreaterThan(20)
})
