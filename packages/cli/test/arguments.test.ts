import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { main } from '../src/main.ts'
import { longhouse, temporaryFolder } from './longhouse.ts'

const folder = temporaryFolder()
const COMMANDS = [
  'serve',
  'play',
  'games',
  'simulate',
  'arena',
  'tune',
  'replay',
  'verify',
  'rules',
  'bench',
  'backup',
  'restore',
]

describe.concurrent('help', () => {
  it('lists every command', async () => {
    const { code, out } = await longhouse('--help')
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `)
  })

  it.each(COMMANDS)('tells of %s', async (command) => {
    const { code, out, err } = await longhouse(command, '--help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`Usage: longhouse ${command}`)
  })
})

const notJson = join(folder, 'not.json')
writeFileSync(notJson, 'Once upon a time')
const notReplay = join(folder, 'other.json')
writeFileSync(notReplay, '{"longhouse":1,"game":"raid"}')
const kept = (over: boolean) => {
  const file = join(folder, over ? 'over.json' : 'going.json')
  const plan = { game: 'runar', seats: [{ name: 'Astrid' }, { name: 'Orm' }], options: {}, seed: 'hearth' }
  const moves = [{ seat: 0, choice: 'hawk' }]
  writeFileSync(file, JSON.stringify({ id: 'table', version: '1.0.1', plan, moves, summary: { over } }))
  return file
}
const otherPack = join(folder, 'pack.json')
writeFileSync(otherPack, '{"game":"chess"}')

describe.concurrent('a mistake is told in one line, with exit code 2', () => {
  it.each([
    ['an unknown command', ['sail'], 'there is no command sail'],
    ['an unknown option', ['games', '--all'], "Unknown option '--all'"],
    ['an unknown game', ['simulate', '--game', 'chess'], 'there is no game chess'],
    ['an unknown language', ['play', '--game', 'raid', '--lang', 'de'], '--lang must be one of en, pl'],
    ['no file', ['verify'], 'FILE is missing'],
    ['a file that is not JSON', ['verify', notJson], 'cannot be read as a replay'],
    ['a port that is none', ['serve', '--port', '99999'], '--port must be a whole number'],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await longhouse(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})

describe('a mistake is understood', () => {
  it.each([
    ['too many words', ['games', 'please'], 'what is please?'],
    ['no game', ['simulate'], '--game is missing'],
    [
      'too many players',
      ['simulate', '--game', 'raid', '--players', '9'],
      '--players must be a whole number from 2 to 4',
    ],
    ['no number', ['simulate', '--game', 'raid', '--games', 'many'], '--games must be a whole number'],
    ['an unknown bot', ['simulate', '--game', 'raid', '--bots', 'odin'], 'there is no bot odin; there are random'],
    ['too many bots', ['play', '--game', 'raid', '--bots', 'random,random,random'], 'do not fit'],
    ['an option of no game', ['simulate', '--game', 'raid', '--options', 'x=1'], 'there is no option x'],
    ['an unknown value', ['play', '--game', 'champions', '--options', 'leaders=all'], 'is one of chosen, dealt'],
    ['a file that is not there', ['replay', 'nowhere.json'], 'it does not exist'],
    ['a folder', ['verify', folder], 'it is a folder'],
    ['a file that is no replay', ['replay', notReplay], '“version” is wrong or missing'],
    [
      'a table that a browser keeps',
      ['verify', kept(false)],
      'a table of runar for 2 players, which is still being played after 1 choice. The page “Replays” goes on with it.',
    ],
    ['a table that is over', ['replay', kept(true)], 'which is over after 1 choice. The page “Replays” opens it.'],
    [
      'content of another game',
      ['play', '--game', 'champions', '--content', otherPack],
      'The pack is not for Champions of Midgard.',
    ],
  ])('%s', async (_, args, message) => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const code = await main(args).finally(vi.restoreAllMocks)
    expect(out.mock.calls).toEqual([])
    expect({ code, lines: err.mock.calls.length }).toEqual({ code: 2, lines: 1 })
    expect(String(err.mock.calls[0])).toContain(message)
  })
})

describe.concurrent('games', () => {
  it('lists what can be played, examples only when asked for', async () => {
    const { out } = await longhouse('games')
    expect(out).toContain('Champions of Midgard / Wojownicy Midgardu, 2–4 players\n')
    expect(out).toMatch(/runar +Runar/)
    expect(out).not.toContain('auction')
    expect(out).toContain('bots: random, greedy, search\n')
    expect(out).toContain('jarl             Jarl / Jarl. ')
    expect((await longhouse('games', '--examples')).out).toContain('auction')
  })
})

describe.concurrent('rules', () => {
  it('counts the rules of a game and those that tests cite', async () => {
    const { code, out } = await longhouse('rules')
    expect(code).toBe(0)
    expect(out).toMatch(/champions: \d+ rules, \d+ cited by tests/)
  })

  it('fails the check if and only if a rule is not cited', async () => {
    const { code, out } = await longhouse('rules', '--check')
    expect(code).toBe(out.includes('not cited') ? 1 : 0)
  })
})
