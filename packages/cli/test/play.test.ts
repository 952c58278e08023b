import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { longhouse, start, temporaryFolder } from './longhouse.ts'

const folder = temporaryFolder()
const play = (input: readonly string[], ...args: string[]) => start(['play', ...args], `${input.join('\n')}\n`).ended
const raid = ['--game', 'raid', '--bots', 'random', '--seed', 'q']

describe.concurrent('play', () => {
  it('plays a game to its end', async () => {
    const { code, out, err } = await play(Array(300).fill('1'), ...raid)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('You are Player 1.')
    expect(out).toMatch(/The dice are promised: [0-9a-f]{64}/)
    expect(out).toMatch(/Player \d wins\.|share the victory\./)
    expect(out).toContain('The seed was q.')
  })

  it('asks again what it does not understand, shows the table and the log, and lets go', async () => {
    const { code, out } = await play(['99', 'what', '', 'look', 'log', 'help', 'quit'], ...raid)
    expect(code).toBe(0)
    expect(out.match(/That is not one of the choices\./g)).toHaveLength(3)
    expect(out).toContain('round: 1')
    expect(out).toContain('save FILE')
    expect(out).toContain('Farewell.')
  })

  it('ends when the input does', async () => {
    const { code, out } = await play([], ...raid)
    expect(code).toBe(0)
    expect(out).toContain('Farewell.')
  })

  it('asks for many warriors and places step by step, and takes a choice back', async () => {
    const { out } = await play(
      ['1', '3', '1', '0', '1', '1', '1', '0', 'undo', 'undo', 'quit'],
      ...raid,
      '--players',
      '2',
      '--seat',
      '1',
    )
    expect(out).toMatch(/How many, 0–\d/)
    expect(out).toContain('Player 1: hired')
    expect(out).toContain('Taken back.')
  })

  it('takes back what bots chose since, too, as long as nothing came out', async () => {
    const champions = ['--game', 'champions', '--bots', 'random', '--seed', 'a']
    const { out: taken } = await play(['1', '1', '1', 'undo', 'quit'], ...champions)
    expect(taken).toMatch(/Player 2 sends[^>]*2 of 4 in hand[^>]*> Taken back\.[^>]*3 of 4 in hand/)
    const { out: shown } = await play(['1', 'undo', 'quit'], '--game', 'auction', '--seed', 'a')
    expect(shown).toContain('This can no longer be taken back: dice, cards or a secret have come out.')
  })

  it('saves a replay that is true', async () => {
    const file = join(folder, 'saved.json')
    const { out } = await play(
      ['1', `save ${file}`, 'save', 'save /nowhere/at/all.json', 'quit'],
      '--game',
      'auction',
      '--seed',
      'a',
    )
    expect(out).toContain(`Saved to ${file}.`)
    expect(out).toContain('Save where?')
    expect(out).toContain('cannot write /nowhere/at/all.json')
    expect(JSON.parse(readFileSync(file, 'utf8')).moves.length).toBeGreaterThan(0)
    expect(await longhouse('verify', file)).toMatchObject({ code: 0 })
  })

  it('speaks Polish', async () => {
    const { out } = await play(['undo', 'quit'], ...raid, '--lang', 'pl')
    expect(out).toContain('Grasz jako Gracz 1.')
    expect(out).toContain('Nie ma czego cofnąć.')
    expect(out).toContain('Do zobaczenia.')
  })

  it('plays alone against a side that nobody sits at, and tells the games of a campaign', async () => {
    const { code, out, err } = await play(['look', ...Array(30).fill('1')], '--game', 'winters', '--seed', 'q')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('  winter: 0 points')
    expect(out).toMatch(/Game 1: (Player 1|winter) wins \(Player 1 \d+, winter \d+\)\n\nrest\?/)
    expect(out).toMatch(/Game 2: (Player 1|winter) wins/)
    expect(out).toMatch(/\n(Player 1|winter) wins\.\nPlayer 1: \d+ points?\n/)
    expect(out).toMatch(/\nwinter: \d+ points?\n +\d+ {2}winter-1\n/)
  })

  it('seats no program at a table for one', async () => {
    const { code, err } = await play(['quit'], '--game', 'winters', '--players', '1', '--bots', 'greedy')
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('1 bots do not fit on 0 seats') })
  })

  it('says in Polish who won, side or seat', async () => {
    const { out } = await play(Array(30).fill('0'), '--game', 'winters', '--seed', 'q', '--lang', 'pl')
    expect(out).toMatch(/Gra 1: Wygrywa winter \(Gracz 1 0, winter \d+\)/)
  })
})
