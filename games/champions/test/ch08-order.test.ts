import { describe, expect, test } from 'vitest'
import { position, warriors } from './position.ts'

/** Nobody has favor or a helpful leader, and the enemies refuse nobody; all stay at home with what they have. */
const quiet = (players = 2) => {
  const p = position({ players }).troll('troll-bog').draugr('draugr-restless:red', 'draugr-barrow:blue')
  for (let seat = 0; seat < players; seat++) p.seat(seat, { leader: 'gylfir', favor: 0, warriors: '', food: 0 })
  return p
}

describe('the order of combat', () => {
  test('CH-8.1 hunt, troll, left draugr, right draugr, then shores from left to right', () => {
    const p = quiet(4)
      .ship(0, 'public-large', 'shore-4')
      .ship(1, 'private-karvi', 'shore-2')
      .ship(2, 'public-small', 'shore-1')
      .ship(3, 'private-skeid', 'shore-3')
      .crew(0, 'draugr-right', 'S')
      .crew(1, 'draugr-left', 'S')
      .crew(2, 'troll-gate', 'S')
      .seat(3, { warriors: 'S' })
      .worker(3, 'hunting-grounds')
      .dice('S----')
      .at('combat')
    const resolved = p.events.flatMap((event) =>
      event.kind === 'rolled' ? [event.place] : event.kind === 'journey-revealed' ? [event.shore] : [],
    )
    expect(resolved).toEqual([
      'hunting-grounds',
      'troll-gate',
      'draugr-left',
      'draugr-right',
      'shore-1',
      'shore-2',
      'shore-3',
      'shore-4',
    ])
  })

  test('CH-8.14 survivors come home when their combat ends, and fight no other enemy in this round', () => {
    const p = quiet()
      .seat(0, { favor: 1 })
      .troll('troll-whelp')
      .crew(0, 'troll-gate', 'SSS')
      .crew(0, 'draugr-left', 'P')
      .dice('SHhh Ph')
      .at('combat')
      .choose(0, { end: true })
    expect(p.told('enemy-defeated')).toMatchObject([{ enemy: 'troll-whelp' }])
    expect(p.player(0)).toMatchObject(warriors('SS'))
    expect(p.state.fight).toMatchObject({ place: 'draugr-left', dice: [{ type: 'spearman', face: 'hit' }] })
    expect(p.state.crews['troll-gate']).toEqual(warriors(''))
  })
})

describe('the hunt', () => {
  const hunter = (letters: string) => quiet().seat(0, { warriors: letters }).worker(0, 'hunting-grounds')

  test('CH-8.2 all dice at home are rolled once, and each damage is one food', () => {
    const p = hunter('SSPA').seat(0, { food: 1 }).dice('S-h Ph AH').at('combat')
    expect(p.told('rolled')).toHaveLength(1)
    expect(p.told('rolled')[0]?.dice).toHaveLength(4)
    expect(p.player(0).food).toBe(5)
  })

  test('CH-8.2 only who has a worker there hunts, and without dice nothing is rolled', () => {
    const idle = quiet().seat(0, { warriors: 'SS' }).at('combat')
    expect(idle.told('rolled')).toEqual([])
    const alone = hunter('').at('combat')
    expect(alone.told('rolled')).toEqual([])
    expect(alone.told('hunted')).toEqual([])
    expect(alone.player(0).food).toBe(0)
  })

  test('CH-8.3 a hunt brings at most 6 food', () => {
    const p = hunter('AAAA').seat(0, { food: 3 }).dice('AHHHH').at('combat')
    expect(p.player(0).food).toBe(9)
    expect(hunter('AAA').dice('AHHH').at('combat').player(0).food).toBe(6)
    expect(hunter('AAA').dice('AHHh').at('combat').player(0).food).toBe(5)
  })

  test('CH-8.4 favor buys rerolls in the hunt too', () => {
    const p = hunter('SSA').seat(0, { favor: 2 }).dice('S-h A- AH').at('combat')
    expect(p.waiting).toEqual({ step: 'afterRoll', seats: [0] })
    p.choose(0, { reroll: { 'axeman:blank': 1 } })
    expect(p.player(0).favor).toBe(1)
    p.choose(0, { end: true })
    expect(p.told('hunted')).toMatchObject([{ food: 3 }])
  })

  test('CH-8.5 shields bring nothing, and nobody is lost', () => {
    const p = hunter('SSPP').dice('Ss- Psh').at('combat')
    expect(p.player(0)).toMatchObject({ ...warriors('SSPP'), food: 1 })
    expect(p.told('warriors-lost')).toEqual([])
  })

  test('CH-8.6 hunters roll clockwise from the First Player, each for themselves', () => {
    const p = quiet(3).first(2)
    for (const seat of [1, 0, 2]) p.seat(seat, { warriors: 'AAA' }).worker(seat, 'hunting-grounds')
    p.dice('AHHH A-h- AHHH').at('combat')
    expect(p.told('hunted')).toMatchObject([
      { seat: 2, food: 6 },
      { seat: 0, food: 1 },
      { seat: 1, food: 6 },
    ])
    expect(p.state.players.map(({ food }) => food)).toEqual([1, 6, 6])
  })

  test('CH-8.7 what the hunt brings cannot feed a crew that has sailed', () => {
    const p = hunter('A').ship(0, 'public-small', 'shore-4', 'S').journey('shore-4', 'journey-all-quiet')
    p.dice('AH').at('combat')
    expect(p.told('warriors-lost')).toMatchObject([{ warriors: { swordsman: 1 }, cause: 'hunger' }])
    expect(p.player(0)).toMatchObject({ ...warriors('A'), food: 2 })
  })
})

describe('the troll', () => {
  test('CH-8.8 who sent dice fights the troll until it is defeated', () => {
    const p = quiet().crew(0, 'troll-gate', 'SSS').dice('Sh-- Sh- Sh').at('combat')
    expect(p.told('rolled').map(({ dice }) => dice.length)).toEqual([3, 2, 1])
    expect(p.told('enemy-defeated')).toMatchObject([{ seat: 0, enemy: 'troll-bog' }])
    expect(p.player(0).defeated).toEqual(['troll-bog'])
  })

  test('CH-8.8 or until the dice are gone', () => {
    const p = quiet().crew(0, 'troll-gate', 'SSS').dice('Sh-- S-- Sh').at('combat')
    expect(p.told('rolled').map(({ dice }) => dice.length)).toEqual([3, 2, 1])
    expect(p.told('enemy-defeated')).toEqual([])
    expect(p.told('combat-lost')).toMatchObject([{ seat: 0, enemy: 'troll-bog' }])
  })

  test('CH-8.8 a worker at the gate who sent nobody does not fight', () => {
    const p = quiet().seat(0, { warriors: 'SS' }).worker(0, 'troll-gate').at('combat')
    expect(p.told('rolled')).toEqual([])
    expect(p.told('troll-unbeaten')).toHaveLength(1)
  })

  /** Seat 1 of 3 slays the Bog Troll while its other warriors wait for the left draugr. */
  const slayer = (blame: number) =>
    quiet(3).seat(1, { blame }).crew(1, 'troll-gate', 'SS').crew(1, 'draugr-left', 'S').dice('SHh S-').at('combat')

  test('CH-8.9 who slays the troll discards one own blame, and gives one to a player of choice', () => {
    const p = slayer(2)
    expect(p.waiting).toEqual({ step: 'giveBlame', seats: [1] })
    expect(p.ask(1)?.form).toEqual({ kind: 'one', of: [0, 2] })
    expect(p.refused(1, 1)).toMatchObject({ refused: 'blame-to-oneself' })
    p.refused(1, null)
    p.choose(1, 2)
    expect(p.state.players.map(({ blame }) => blame)).toEqual([0, 1, 1])
  })

  test('CH-8.10 without own blame the other player still gets one', () => {
    const p = slayer(0).choose(1, 0)
    expect(p.state.players.map(({ blame }) => blame)).toEqual([1, 0, 0])
    expect(p.told('blame-discarded')).toEqual([])
  })

  test('CH-8.11 the blame goes with the other rewards, before anybody else fights', () => {
    const p = slayer(1)
    expect(p.player(1)).toMatchObject({ glory: 4, blame: 0, defeated: ['troll-bog'] })
    expect(p.told('rolled').map(({ place }) => place)).toEqual(['troll-gate'])
    p.choose(1, 2)
    const kinds = p.events.map(({ kind }) => kind)
    expect(kinds.indexOf('blame-given')).toBeLessThan(kinds.lastIndexOf('rolled'))
    expect(p.told('rolled').map(({ place }) => place)).toEqual(['troll-gate', 'draugr-left'])
  })
})

describe('draugr and shores that are skipped', () => {
  test('CH-8.12 a draugr nobody was sent against is skipped', () => {
    const p = quiet().seat(0, { warriors: 'S' }).worker(0, 'draugr-left').crew(1, 'draugr-right', 'A')
    p.dice('AH').at('combat')
    expect(p.told('rolled').map(({ place }) => place)).toEqual(['draugr-right'])
    expect(p.told('draugr-left')).toMatchObject([{ draugr: 'draugr-restless:red' }, { draugr: 'draugr-barrow:blue' }])
    expect(p.player(0).swordsman).toBe(1)
  })

  test('CH-8.13 a shore without a longship keeps its face-down journey and its monster', () => {
    const p = quiet()
      .journey('shore-2', 'journey-storm')
      .monster('shore-2', 'monster-warg:red')
      .ship(0, 'public-small', 'shore-3')
      .at('combat')
    expect(p.told('journey-revealed').map(({ shore }) => shore)).toEqual(['shore-3'])
    expect(p.state.round).toBe(2)
    expect(p.shore('shore-2')).toMatchObject({
      journey: 'journey-storm',
      journeyOpen: false,
      knownTo: [],
      monster: 'monster-warg:red',
    })
    expect(p.view(0).shores[0]).toMatchObject({ journey: null, hasJourney: true })
  })
})
