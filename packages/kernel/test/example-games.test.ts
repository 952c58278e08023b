import { exampleGames } from '@longhouse/example-games'
import { describe, it } from 'vitest'
import { quickRandom, seedFrom } from '../src/index.ts'
import { checkRandomGame } from '../src/testing/index.ts'

const GAMES = 24

describe.each(exampleGames.map((toy) => [toy.id, toy] as const))('%s', (_, toy) => {
  const { min, max } = toy.players

  it.each(Array.from({ length: max - min + 1 }, (_, i) => min + i))(
    'keeps every property at every decision of random games with %i players',
    (players) => {
      const random = quickRandom(`${toy.id} with ${players}`)
      for (let i = 0; i < GAMES; i++) checkRandomGame(toy, { players, seed: seedFrom(random) }, random)
    },
  )
})
