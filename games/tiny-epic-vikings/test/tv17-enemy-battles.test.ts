import { describe, expect, test } from 'vitest'
import { strengthOf } from '../src/sides.ts'
import { solo, WHISPER_TO_GOLD } from './solo.ts'

const GOLD_TO_SEA = 'port-gold-isle-to-open-sea'
const COINS = 'favor-coin-hoard'
const BLADE = 'favor-hidden-blade'
const STAG = 'favor-great-stag'
const ORE = 'favor-ore-vein'

/** One favor card in each row, the human with one card in hand, and the enemy with these in its deck. */
const facing = (hand: readonly string[], ...deck: string[]) =>
  solo()
    .villages()
    .favors([COINS], [BLADE])
    .seat(0, { hand: [...hand], steel: 3 })
    .enemy({ deck })

const fightFor = (favor: string) => ({ favor, row: favor === COINS ? 'above' : 'below', end: 'left' })

describe('a battle that the human starts', () => {
  test('TV-17.6 is answered by the top card of the enemy’s deck, face up, and resolved before the sacrifice', () => {
    const p = facing(['kari-fogsail'], 'ketil-oakhewer', 'orm-barterer').myTurn()
    p.answer({ down: 'kari-fogsail' }).answer(fightFor(COINS))
    expect(p.told('battle-revealed')).toEqual([
      {
        kind: 'battle-revealed',
        cards: [
          { side: 0, card: 'kari-fogsail' },
          { side: 'enemy', card: 'ketil-oakhewer' },
        ],
      },
    ])
    expect(p.told('battle-ended')).toMatchObject([{ winner: 0, losers: ['enemy'] }])
    expect(p.clan.battles).toEqual([{ card: 'ketil-oakhewer', up: true, open: false }])
    expect(p.clan.deck).toEqual(['orm-barterer'])
    expect(p.player(0).favors).toEqual([COINS])
    expect(p.asked).toBe(null)
  })

  test('TV-17.6 is over when the sacrifice is asked for', () => {
    const p = facing(['kari-fogsail'], 'ketil-oakhewer')
    p.clan.villages--
    p.player(0).villages = 1
    p.myTurn().answer({ down: 'kari-fogsail' }).answer(fightFor(COINS))
    expect(p.asked).toBe('sacrifice')
    expect(p.told('battle-ended')).toHaveLength(1)
  })

  test('TV-17.6 also by enter-battle', () => {
    const p = facing(['sindri-tricksmith'], 'ketil-oakhewer').holds(0, 'gold-isle').settlers(0, 'gold-isle', 1)
    p.myTurn()
      .answer({ up: 'sindri-tricksmith' })
      .answer({ decline: true })
      .answer({ do: true })
      .answer(fightFor(BLADE))
    expect(p.told('battle-revealed')[0]?.cards).toHaveLength(2)
    expect(p.told('battle-ended')).toHaveLength(1)
  })

  test('TV-17.4 a losing enemy does its sheet’s action for its card’s rune, then that god is angrier', () => {
    const p = facing(['kari-fogsail'], 'ketil-oakhewer')
      .myTurn()
      .answer({ down: 'kari-fogsail' })
      .answer(fightFor(COINS))
    expect(p.told('enemy-does-sheet-action')).toMatchObject([{ rune: 'wealth', effect: { type: 'harvest', value: 2 } }])
    expect(p.clan).toMatchObject({ wood: 1, food: 1 })
    expect(p.furies).toEqual([1, 0, 0])
    expect(p.told('fury-changed')).toMatchObject([{ side: 'enemy' }])
    expect(p.kinds.indexOf('fury-changed')).toBeGreaterThan(p.kinds.indexOf('marker-moved'))
  })

  test('TV-17.1 the enemy pays no steel', () => {
    const p = facing(['kari-fogsail'], 'magnus-skullsplitter').enemy({ steel: 1 }).myTurn()
    p.answer({ down: 'kari-fogsail' }).answer(fightFor(COINS))
    expect(p.told('battle-ended')).toMatchObject([{ winner: 'enemy', losers: [0] }])
    expect(p.clan.steel).toBe(1)
    expect(p.kinds).not.toContain('steel-paid')
  })

  test('TV-17.3 TV-16.59 a winning enemy takes the card, and its bag in the order wood, food, steel', () => {
    const p = facing(['kari-fogsail'], 'magnus-skullsplitter').myTurn()
    p.answer({ down: 'kari-fogsail' }).answer(fightFor(COINS))
    expect(p.clan).toMatchObject({ favors: [COINS], wood: 2, food: 1, steel: 0 })
    expect(p.told('marker-moved').map(({ resource }) => resource)).toEqual(['wood', 'wood', 'food'])
  })

  test('TV-17.3 TV-17.19 it keeps any number of them, and never returns one', () => {
    const held = [STAG, ORE, 'favor-elder-ash', 'favor-locked-chest']
    const p = facing(['kari-fogsail'], 'magnus-skullsplitter').enemy({ favors: held }).myTurn()
    p.answer({ down: 'kari-fogsail' }).answer(fightFor(COINS))
    expect(p.clan.favors).toEqual([...held, COINS])
    expect(p.asked).toBe('boon')
  })

  test('TV-17.5 TV-17.16 a tie is lost by both, the starter first, and the card goes back', () => {
    const p = facing(['kari-fogsail'], 'orm-barterer').myTurn().answer({ down: 'kari-fogsail' }).answer(fightFor(COINS))
    expect(p.told('battle-ended')).toMatchObject([{ winner: null, losers: [0, 'enemy'] }])
    expect(p.asked).toBe('boon')
    expect(p.told('enemy-does-sheet-action')).toEqual([])
    p.answer({ decline: true })
    expect(p.told('enemy-does-sheet-action')).toHaveLength(1)
    expect(p.state.favors.above).toEqual([COINS])
    expect(p.furies).toEqual([1, 1, 0])
  })

  test('TV-17.14 the enemy alone fights the invaders, if the human cannot pay', () => {
    const p = facing(['grim-nightwatch'], 'ketil-oakhewer').seat(0, { steel: 0 }).onTop('ivar-stormrider').myTurn()
    p.answer({ down: 'grim-nightwatch' }).answer(fightFor(COINS))
    expect(p.told('invaders-came')).toMatchObject([{ card: 'ivar-stormrider', strength: 2 }])
    expect(p.told('battle-ended')).toMatchObject([{ winner: 'enemy', losers: [] }])
    expect(p.clan.favors).toEqual([COINS])
    expect(p.furies).toEqual([0, 0, 1])
  })

  test('TV-17.15 battle-row cards are not played for actions', () => {
    const p = facing(['kari-fogsail'], 'ketil-oakhewer')
      .myTurn()
      .answer({ down: 'kari-fogsail' })
      .answer(fightFor(COINS))
    expect(p.state.boats.enemy).toEqual([])
    expect(p.clan.leaders).toEqual([])
  })
})

describe('the enemy’s strength', () => {
  test('TV-17.2 counts its islands and both its rows, and its markers', () => {
    const p = solo()
      .holds('enemy', 'gold-isle')
      .enemy({ leaders: ['ketil-oakhewer'], battles: ['torvald-openhand'] })
    expect(strengthOf(p.t, 'enemy', 'torvald-openhand')).toBe(2 + 3)
    expect(strengthOf(p.enemy({ steel: 4 }).t, 'enemy', 'dagny-hoardkeeper')).toBe(1 + 4)
    expect(strengthOf(p.enemy({ food: 3 }).t, 'enemy', 'halfdan-fullbarn')).toBe(1 * 3)
  })

  test('TV-17.18 has the icon’s bonus added after its boost, against the human and the invaders', () => {
    const battle = () =>
      facing(['hild-iceheart', 'kari-fogsail']).enemysBattle(STAG, 'halfdan-fullbarn', 3).enemy({ food: 2 })
    const joined = battle().myTurn().answer({ join: 'hild-iceheart' })
    expect(joined.told('strength-counted')).toContainEqual({
      kind: 'strength-counted',
      side: 'enemy',
      card: 'halfdan-fullbarn',
      strength: 1 * 2 + 3,
      bonus: 3,
    })
    expect(joined.told('battle-ended')).toMatchObject([{ winner: null }])
    const alone = battle().onTop('ketil-oakhewer').myTurn().answer({ stay: true })
    expect(alone.told('battle-ended')).toMatchObject([{ winner: 'enemy' }])
  })

  test('TV-16.53 TV-17.18 the bonus counts in that battle only', () => {
    const p = facing(['kari-fogsail', 'hild-iceheart'], 'orm-barterer').enemysBattle(STAG, 'ketil-oakhewer', 3)
    p.onTop('ivar-stormrider').myTurn().answer({ stay: true }).answer({ down: 'hild-iceheart' }).answer(fightFor(COINS))
    expect(p.told('strength-counted').at(-1)).toMatchObject({ side: 'enemy', card: 'orm-barterer', strength: 5 })
  })
})

describe('a battle that the enemy starts', () => {
  const starting = () =>
    solo()
      .villages()
      .favors([COINS, STAG], [BLADE, ORE])
      .enemy({ deck: ['ketil-oakhewer'] })

  test('TV-16.53 TV-17.7 has its top card face down in its battle row, and a favor card', () => {
    const p = starting().icons(['steel', 5])
    expect(p.clan.battles).toEqual([{ card: 'ketil-oakhewer', up: false, open: false }])
    expect(p.state.battle).toEqual({
      starter: 'enemy',
      fighters: ['enemy'],
      favor: BLADE,
      row: 'below',
      end: 'left',
      bonus: 2,
    })
    expect(p.state.favors.below).toEqual([ORE])
    expect(JSON.stringify([p.view(0), p.view(null), p.heardBy(0)])).not.toContain('ketil-oakhewer')
  })

  test('TV-17.8 TV-17.9 takes from the row and the end that the chieftain boat is nearer to', () => {
    const taken = (port: string) => starting().chieftain(port).icons(['steel', 2]).state.battle?.favor
    expect(taken('port-gold-isle-to-wolf-isle')).toBe(COINS)
    expect(taken('port-gold-isle-to-raven-isle')).toBe(STAG)
    expect(taken('port-wolf-isle-to-whisper-isle')).toBe(COINS)
    expect(taken('port-whisper-isle-to-storm-isle')).toBe(BLADE)
    expect(taken('port-storm-isle-to-whisper-isle')).toBe(ORE)
    expect(taken('port-silver-isle-to-whisper-isle')).toBe(BLADE)
  })

  test('TV-17.8 from the other row, if that one is empty', () => {
    const top = starting().favors([], [BLADE, ORE]).chieftain('port-gold-isle-to-raven-isle').icons(['steel', 2])
    expect(top.state.battle).toMatchObject({ row: 'below', favor: ORE })
    const bottom = starting().favors([COINS, STAG], []).icons(['steel', 2])
    expect(bottom.state.battle).toMatchObject({ row: 'above', favor: COINS })
  })

  test('TV-17.9 TV-19.33 TV-20.22 as the human chooses in the middle of the map', () => {
    const p = starting().chieftain(GOLD_TO_SEA).icons(['steel', 2])
    expect(p.asked).toBe('enemyFavor')
    expect(p.about).toEqual({ row: 'above' })
    expect(p.offered(0)).toEqual(['left', 'right'])
    expect(p.refused(0, 'middle').rule).toBe('TV-20.22')
    expect(p.refused(0, { decline: true }).rule).toBe('TV-20.23')
    expect(p.answer('right').state.battle).toMatchObject({ favor: STAG, end: 'right' })
  })

  test('TV-17.9 TV-6.47 nobody is asked about a row of one card', () => {
    const p = starting().favors([COINS], []).chieftain(GOLD_TO_SEA).icons(['steel', 2])
    expect(p.asked).toBe(null)
    expect(p.state.battle).toMatchObject({ favor: COINS })
  })

  test('TV-17.10 is none with both rows empty', () => {
    const p = starting().favors([], []).icons(['steel', 2])
    expect(p.state.battle).toBe(null)
    expect(p.skipped()).toEqual(['start-battle TV-17.10'])
    expect(p.clan.deck).toEqual(['ketil-oakhewer'])
  })

  test('TV-16.54 is none while one is open, whose bonus grows', () => {
    const p = starting().icons(['steel', 2], ['steel', 5], ['steel', 7])
    expect(p.state.battle?.bonus).toBe(1 + 2 + 3)
    expect(p.clan.battles).toHaveLength(1)
    expect(p.skipped()).toEqual(['start-battle TV-16.54', 'start-battle TV-16.54'])
  })
})

describe('the human at the enemy’s battle', () => {
  const battle = (...hand: string[]) => facing(hand).enemysBattle(STAG, 'ketil-oakhewer')

  test('TV-17.11 TV-19.16 decides first whether to join', () => {
    const p = battle('kari-fogsail', 'hild-iceheart').myTurn()
    expect(p.asked).toBe('joinEnemy')
    expect(p.ways(0)).toEqual(['join', 'stay'])
    expect(p.offered(0, 'join')).toEqual(['kari-fogsail', 'hild-iceheart'])
    expect(p.about).toEqual({ cause: STAG })
    expect(p.refused(0, { up: 'kari-fogsail' }).rule).toBe('TV-20.5')
    expect(p.refused(0, { join: 'ketil-oakhewer' }).rule).toBe('TV-20.2')
  })

  test('TV-17.11 joining is playing this turn’s card, and the battle is resolved at once', () => {
    const p = battle('kari-fogsail', 'hild-iceheart').myTurn().answer({ join: 'kari-fogsail' })
    expect(p.told('battle-ended')).toMatchObject([{ winner: 0, losers: ['enemy'] }])
    expect(p.player(0)).toMatchObject({ hand: ['hild-iceheart'], favors: [STAG] })
    expect(p.player(0).row).toEqual([{ card: 'kari-fogsail', up: true, open: false }])
    expect(p.asked).toBe(null)
    expect(p.state.turn.taken).toBe(1)
  })

  test('TV-17.16 its starter, the enemy, is handled first of the losers', () => {
    const p = battle('thora-mistwalker').myTurn().answer({ join: 'thora-mistwalker' })
    expect(p.told('battle-ended')).toMatchObject([{ winner: null, losers: ['enemy', 0] }])
    expect(p.asked).toBe('boon')
    expect(p.told('enemy-does-sheet-action')).toHaveLength(1)
  })

  test('TV-17.12 not joining leaves the enemy to the invaders, before a card is played', () => {
    const p = battle('kari-fogsail')
      .enemy({ deck: ['orm-barterer'] })
      .onTop('egil-redrage')
      .myTurn()
      .answer({ stay: true })
    expect(p.told('invaders-came')).toMatchObject([{ card: 'egil-redrage', strength: 8 }])
    expect(p.clan.deck).toEqual(['orm-barterer'])
    expect(p.told('battle-ended')).toMatchObject([{ winner: null, losers: ['enemy'] }])
    expect(p.told('enemy-does-sheet-action')).toHaveLength(1)
    expect(p.furies).toEqual([1, 0, 0])
    expect(p.state.favors.above).toEqual([STAG, COINS])
    expect(p.asked).toBe('play')
  })

  test('TV-17.22 TV-5.8 settlers may be withdrawn there', () => {
    const p = battle('kari-fogsail').settlers(0, 'gold-isle', 2).holds(0, 'gold-isle').myTurn()
    expect(p.withdrawable(0)).toEqual(['gold-isle'])
    p.answer({ aside: 'gold-isle' })
    expect(p.asked).toBe('joinEnemy')
    expect(p.islandAt('gold-isle').settlers).toEqual({ 0: 1 })
  })
})

describe('icons in the human’s turn', () => {
  test('TV-16.55 are done as soon as the battle is finished, and a full marker goes back at the end of that turn', () => {
    const p = facing(['kari-fogsail'], 'magnus-skullsplitter').enemy({ wood: 6 }).seat(0, { wood: 2 })
    p.settlers('enemy', 'wolf-isle', 1).holds('enemy', 'wolf-isle').myTurn()
    p.answer({ down: 'kari-fogsail' }).answer(fightFor(COINS))
    expect(p.clan).toMatchObject({ wood: 7, full: ['wood'] })
    p.answer({ decline: true })
    expect(p.clan).toMatchObject({ wood: 0, full: [] })
    expect(p.player(0).wood).toBe(1)
    expect(p.kinds.slice(-3)).toEqual(['fury-changed', 'marker-reset', 'lost'])
  })

  test('TV-16.55 come before the sacrifice', () => {
    const p = facing(['kari-fogsail'], 'ketil-oakhewer').enemy({ wood: 3 })
    p.clan.villages--
    p.player(0).villages = 1
    p.myTurn().answer({ down: 'kari-fogsail' }).answer(fightFor(COINS))
    expect(p.told('icon-done')).toMatchObject([{ action: 'cross-route' }])
    expect(p.asked).toBe('sacrifice')
  })

  test('TV-16.61 a sail that comes of them makes for the rune of the enemy’s battle card', () => {
    const p = facing(['kari-fogsail'], 'ketil-oakhewer').enemy({ wood: 3, leaders: ['vigdis-farsight'] })
    p.villages('port-gold-isle-to-whisper-isle').sacrificed({}).myTurn()
    p.answer({ down: 'kari-fogsail' }).answer(fightFor(COINS))
    expect(p.told('village-sacrificed')).toMatchObject([{ side: 'enemy', action: 'sacrifice-sail' }])
    expect(p.told('enemy-aimed')).toMatchObject([{ rune: 'wealth' }])
  })

  /** The enemy wins against the invaders, and the steel of the bag starts another battle before the human's card. */
  const openedEarly = (...hand: string[]) =>
    facing(hand, 'orm-barterer').enemy({ steel: 0 }).enemysBattle(ORE, 'ketil-oakhewer').onTop('ivar-stormrider')

  test('TV-17.17 a battle opened before the card is played is joined by a card played face down, and resolved at once', () => {
    const p = openedEarly('hild-iceheart', 'kari-fogsail').myTurn().answer({ stay: true })
    expect(p.state.battle).toMatchObject({ starter: 'enemy', bonus: 1 })
    expect(p.asked).toBe('play')
    p.answer({ down: 'hild-iceheart' })
    expect(p.told('battle-revealed').at(-1)?.cards).toEqual([
      { side: 'enemy', card: 'orm-barterer' },
      { side: 0, card: 'hild-iceheart' },
    ])
    expect(p.told('battle-ended').at(-1)).toMatchObject({ winner: 'enemy', losers: [0] })
    expect(p.state.battle).toBe(null)
  })

  test('TV-17.20 or by enter-battle', () => {
    const p = openedEarly('tove-bearcloak').holds(0, 'whisper-isle').settlers(0, 'whisper-isle', 1).myTurn()
    p.answer({ stay: true }).answer({ up: 'tove-bearcloak' }).answer({ stop: true }).answer({ do: true })
    expect(p.told('battle-revealed').at(-1)?.cards).toContainEqual({ side: 0, card: 'tove-bearcloak' })
    expect(p.state.battle).toBe(null)
  })

  test('TV-17.17 otherwise the human decides at the start of the next turn', () => {
    const p = openedEarly('kol-timberfell', 'kari-fogsail')
      .seat(0, { wood: 0 })
      .enemy({ deck: ['orm-barterer', 'thyra-stonehand'] })
    p.run({ step: 'nextTurn', args: null }).answer({ stay: true }).answer({ up: 'kol-timberfell' })
    expect(p.told('battle-started')).toHaveLength(1)
    expect(p.asked).toBe('joinEnemy')
    expect(p.state.turn.taken).toBe(2)
  })

  test('TV-17.17 TV-16.54 one opened after the card waits for the next turn, and grows meanwhile', () => {
    const p = facing(['kari-fogsail', 'hild-iceheart'], 'magnus-skullsplitter', 'orm-barterer', 'hrafn-bloodbeak')
    p.favors([ORE, STAG], [BLADE]).enemy({ steel: 0 }).state.turn.taken = 0
    p.run({ step: 'nextTurn', args: null })
      .answer({ down: 'kari-fogsail' })
      .answer({ favor: ORE, row: 'above', end: 'left' })
    p.answer({ decline: true })
    expect(p.told('battle-started').map(({ side }) => side)).toEqual([0, 'enemy'])
    expect(p.asked).toBe('joinEnemy')
    expect(p.state.turn).toMatchObject({ side: 0, taken: 2 })
    expect(p.clan.battles.at(-1)).toMatchObject({ card: 'orm-barterer', up: false })
  })
})

describe('the last battle of an era', () => {
  const last = (...deck: string[]) =>
    solo().villages().favors([STAG], [ORE, BLADE]).enemy({ deck }).seat(0, { hand: [] })

  test('TV-17.13 is fought against the invaders, if no human turn is left', () => {
    const p = last().enemysBattle(COINS, 'ketil-oakhewer').onTop('egil-redrage').enemyTurn('kol-timberfell')
    expect(p.told('invaders-came')).toMatchObject([{ card: 'egil-redrage' }])
    expect(p.state.battle).toBe(null)
  })

  test('TV-17.13 and waits, if there is one', () => {
    const p = last()
      .enemysBattle(COINS, 'ketil-oakhewer')
      .seat(0, { hand: ['kari-fogsail'] })
      .enemyTurn('kol-timberfell')
    expect(p.kinds).not.toContain('invaders-came')
    expect(p.state.battle).not.toBe(null)
  })

  test('TV-17.13 also one that the last icons have started', () => {
    const p = last().enemy({ steel: 1 }).onTop('egil-redrage').enemyTurn('styr-ironforger', 'ketil-oakhewer')
    expect(p.told('battle-started')).toMatchObject([{ side: 'enemy' }])
    expect(p.told('battle-revealed')).toMatchObject([{ cards: [{ side: 'enemy', card: 'ketil-oakhewer' }] }])
    expect(p.state.battle).toBe(null)
  })

  test('TV-17.21 may start another, which is fought in the same way; only then markers go back', () => {
    // The bag of the ore vein holds 2 steel: from 0 the marker reaches the battle at 2; then 2 more reach the fury at 4.
    const p = last().enemysBattle(ORE, 'ketil-oakhewer').favors([STAG], ['favor-thunderstone', BLADE])
    p.enemy({ wood: 7 }).seat(0, { wood: 2 }).onTop('ivar-stormrider', 'aud-snowtracker')
    p.clan.full = ['wood']
    p.enemyTurn('kol-timberfell', 'orm-barterer')
    expect(p.told('invaders-came').map(({ card }) => card)).toEqual(['ivar-stormrider', 'aud-snowtracker'])
    expect(p.clan.favors).toEqual([ORE, 'favor-thunderstone'])
    expect(p.told('icon-done').map(({ action }) => action)).toEqual(['start-battle', 'raise-fury'])
    expect(p.kinds.filter((kind) => kind === 'battle-ended' || kind === 'marker-reset')).toEqual([
      'battle-ended',
      'battle-ended',
      'marker-reset',
    ])
    expect(p.state.battle).toBe(null)
    expect(p.player(0).wood).toBe(1)
  })

  test('TV-17.21 TV-16.61 still belongs to the enemy’s turn: a sail makes for the card of that turn', () => {
    const p = last().enemysBattle('favor-locked-chest', 'ketil-oakhewer').enemy({ wood: 2 }).onTop('ivar-stormrider')
    p.villages('port-gold-isle-to-whisper-isle').chieftain(WHISPER_TO_GOLD).enemyTurn('brand-rodcarver')
    expect(p.told('icon-done')).toMatchObject([{ action: 'cross-route' }])
    expect(p.told('enemy-aimed')).toMatchObject([{ rune: 'secrets' }])
  })
})

describe('the human’s later turns', () => {
  const second = () => {
    const p = facing(['kol-timberfell', 'kari-fogsail']).seat(0, { row: ['hild-iceheart'], wood: 0 })
    p.clan.villages--
    p.player(0).villages = 1
    p.state.turn.taken = 2
    return p.myTurn()
  }

  test('TV-20.17 TV-16.1 no sacrifice before the card of this turn', () => {
    expect(second().refused(0, { sacrifice: 'sacrifice-sail' })).toMatchObject({
      refused: 'card-first',
      rule: 'TV-20.17',
    })
  })

  test('TV-20.3 TV-16.1 and no second card after it', () => {
    const p = second().answer({ up: 'kol-timberfell' })
    expect(p.asked).toBe('sacrifice')
    expect(p.refused(0, { up: 'kari-fogsail' })).toMatchObject({ refused: 'one-card-a-turn', rule: 'TV-20.3' })
  })
})
