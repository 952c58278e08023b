import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal, LANGUAGES, openTable, quickRandom, type Stage, stageOf } from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { describe, expect, it } from 'vitest'
import { gameCalled, games, sayRefusal } from '../src/index.ts'

const KERNEL = join(import.meta.dirname, '..', '..', 'kernel', 'src')

function codesOfTheKernel(): string[] {
  const sources = readdirSync(KERNEL).filter((file) => file.endsWith('.ts'))
  const texts = sources.map((file) => readFileSync(join(KERNEL, file), 'utf8'))
  return [
    ...new Set(
      texts.flatMap((text) => Array.from(text.matchAll(/refuse\('([a-z-]+)'/g), ([, code]) => code as string)),
    ),
  ]
}

describe('the games of the house', () => {
  it('have each a name in every language and numbers of its own for its rules', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length)
    expect(new Set(games.map(({ rules }) => rules)).size).toBe(games.length)
    for (const { words } of games) for (const language of LANGUAGES) expect(words[language].title).not.toBe('')
  })

  it.each(games.filter(({ ready }) => ready))('$id loads as it is listed', async (entry) => {
    if (!entry.ready) throw new Error('not ready')
    const game = await entry.load()
    expect(game.id).toBe(entry.id)
    expect(game.players).toEqual(entry.players)
    for (const language of LANGUAGES)
      expect((await entry.text(language, game.content)).title).toBe(entry.words[language].title)
  })

  it.each(games.filter(({ ready }) => ready))(
    '$id says in words where a table stands, from its first round to its last',
    async (entry) => {
      if (!entry.ready) throw new Error('not ready')
      const game = await entry.load()
      const table = openTable(game, { players: 2, seed: 'stages' })
      if (isRefusal(table)) throw new Error(table.refused)
      const stages: Stage[] = []
      playRandomly(game, table, quickRandom('stages'), () => stages.push(stageOf(game, table)))
      const rounds = stages.map(({ round }) => round)
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
      expect(new Set(rounds.filter((round) => round > 0)).size).toBe(Number.parseInt(entry.words.en.length, 10))
      for (const { phase } of stages)
        for (const language of LANGUAGES) expect(entry.words[language].phases[phase], phase).toBeTruthy()
    },
  )

  it('refuses content that is none', async () => {
    const champions = gameCalled('champions')
    if (!champions?.ready) throw new Error('not ready')
    expect(await champions.loadWith({ game: 'chess' })).toMatchObject([{ refused: 'pack-other-game' }])
  })
})

describe('refusals that all games share', () => {
  it.each(LANGUAGES)('are all said in %s', (language) => {
    const codes = codesOfTheKernel()
    expect(codes.length).toBeGreaterThan(15)
    for (const code of codes) expect(sayRefusal(language, { refused: code, facts: {}, rule: null })).not.toBe(code)
  })

  it('name the players the table waits for', () => {
    const refusal = { refused: 'not-asked', facts: { seats: [1] }, rule: null }
    expect(sayRefusal('en', refusal, null, ['Astrid', 'Bjorn'])).toContain('Bjorn')
    expect(sayRefusal('pl', refusal, null, ['Astrid', 'Bjorn'])).toContain('Bjorn')
  })

  it('leave the game’s own words first', () => {
    const text = { refusal: () => 'The [Bog Troll](troll-bog) forbids it.' }
    const refusal = { refused: 'game-over', facts: {}, rule: null }
    expect(sayRefusal('en', refusal, text as never)).toBe('The Bog Troll forbids it.')
  })
})
