import { describe, expect, test } from 'vitest'
import { exchange } from './other-content.ts'
import { pack, problems, trade } from './own-content.ts'

describe('effects that a pack may not say', () => {
  const combat = { combat: { defense: 2, win: [{ gain: { glory: 1 } }] } }

  /** Effects of a Village Spoils card, and the words that lead to what is wrong in them. */
  test.each([
    ['two words at once', [{ gain: { food: 1 }, lose: { food: 1 } }], 'gain+lose'],
    ['no word', [{}], 'nothing'],
    ['an unknown word', [{ steal: { food: 1 } }], 'steal'],
    ['a word every object has', [{ constructor: 1 }], 'constructor'],
    ['an unknown good', [{ gain: { silver: 1 } }], 'gain'],
    ['none of a good', [{ gain: { food: 0 } }], 'gain'],
    ['no good at all', [{ gain: {} }], 'gain'],
    ['lost Glory (RV-1.20)', [{ lose: { glory: 1 } }], 'lose'],
    ['a price outside a choice', [{ pay: { food: 1 } }], 'pay'],
    [
      'a price that is not the first of its branch',
      [{ choose: [[{ gain: { food: 1 } }, { pay: { food: 1 } }]] }],
      'choose.pay',
    ],
    [
      'a price of dice and cards',
      [{ choose: [[{ pay: { dice: [{ any: true, n: 1 }], cards: [{ from: ['leader'], n: 1 }] } }]] }],
      'choose.pay',
    ],
    ['a price of two cards', [exchange({ cards: [{ from: ['leader'], n: 2 }] }, [{ gain: { food: 1 } }])], 'exchange'],
    [
      'a price of cards twice',
      [
        exchange(
          {
            cards: [
              { from: ['leader'], n: 1 },
              { from: ['artifact'], n: 1 },
            ],
          },
          [{ gain: { food: 1 } }],
        ),
      ],
      'exchange',
    ],
    ['a price in Glory', [exchange({ glory: 2 }, [{ gain: { food: 1 } }])], 'exchange'],
    [
      'a price that names an icon twice',
      [
        exchange(
          {
            dice: [
              { icon: 'ship', n: 1 },
              { icon: 'ship', n: 1 },
            ],
          },
          [{ gain: { food: 1 } }],
        ),
      ],
      'exchange',
    ],
    [
      'a match of two things',
      [exchange({ dice: [{ icon: 'ship', color: 'red', n: 1 }] }, [{ gain: { food: 1 } }])],
      'exchange',
    ],
    ['more dice than a ship holds', [exchange({ dice: [{ any: true, n: 11 }] }, [{ gain: { food: 1 } }])], 'exchange'],
    ['an exchange for nothing', [exchange({ food: 1 }, [])], 'exchange'],
    ['an unknown colour', [{ gainDice: [{ color: 'green', face: 'roll' }] }], 'gainDice'],
    ['the same colour as nothing', [{ gainDice: [{ color: 'same', face: 'roll' }] }], 'gainDice'],
    [
      'the same colour as nothing, beside a red die',
      [
        {
          gainDice: [
            { color: 'red', face: 'roll' },
            { color: 'same', face: 'roll' },
          ],
        },
      ],
      'gainDice',
    ],
    [
      'the same colour as an icon, which a tile may pay',
      [exchange({ dice: [{ icon: 'ship', n: 1 }] }, [{ gainDice: [{ color: 'same', face: 'roll' }] }])],
      'exchange.gainDice',
    ],
    [
      'the same colour as two dice',
      [exchange({ dice: [{ any: true, n: 2 }] }, [{ gainDice: [{ color: 'same', face: 'roll' }] }])],
      'exchange.gainDice',
    ],
    ['a die lost of one colour', [{ loseDice: { n: 1, color: 'red' } }], 'loseDice'],
    ['a card of a deck that is not drawn', [{ draw: { deck: 'sea-battle', n: 1, keep: 1 } }], 'draw'],
    ['two of three cards', [{ draw: { deck: 'keep', n: 3, keep: 2 } }], 'draw'],
    ['more kept than drawn', [{ draw: { deck: 'keep', n: 1, keep: 2 } }], 'draw'],
    ['no deck', [{ draw: { deck: [], n: 1, keep: 1 } }], 'draw'],
    ['an empty pillage', [{ may: [] }], 'may'],
    ['a combat that cannot be declined (RV-9.15)', [combat], 'combat'],
    ['a combat beside something else', [{ may: [combat, { gain: { food: 1 } }] }], 'may.combat'],
    ['a combat nobody can win', [{ may: [{ combat: { ...combat.combat, defense: 13 } }] }], 'may.combat'],
    [
      'something wrong after a victory',
      [{ may: [{ combat: { defense: 1, win: [{ gain: { silver: 1 } }] } }] }],
      'may.combat.gain',
    ],
    ['combat dice of no artifact', [{ combatDice: 1 }], 'combatDice'],
    ['a cancelled journey of no artifact', [{ cancelJourney: true }], 'cancelJourney'],
    ['a better territory of no artifact', [{ upgradeTerritory: { fromLevels: [1], toLevel: 3 } }], 'upgradeTerritory'],
    ['nothing discarded', [{ discardCard: { from: [], n: 1 } }], 'discardCard'],
    ['a discard from nowhere', [{ discardCard: { from: ['hand'], n: 1 } }], 'discardCard'],
    ['two opponents', [{ opponentGains: { choose: 2, gain: { terror: 1 } } }], 'opponentGains'],
    ['food for an opponent', [{ opponentGains: { gain: { food: 1 } } }], 'opponentGains'],
    ['an unknown tile', [{ takeUpgrade: { tile: 'upgrade-sail' } }], 'takeUpgrade'],
    ['Trade dice away from Trade', [{ takeTradeDice: { n: 1 } }], 'takeTradeDice'],
    ['a Prophecy of Trade away from it', [{ takeProphecy: { from: ['face-up', 'deck'] } }], 'takeProphecy'],
    ['a marker that is only taken', [{ startPlayerMarker: 'take' }], 'startPlayerMarker'],
    ['a Reaver of another scope', [{ resolveReaver: { part: 'clan-bonus', scope: 'ever' } }], 'resolveReaver'],
    ['no branch', [{ choose: [] }], 'choose'],
  ])('%s', (_, effects, flaw) => {
    expect(problems(pack({ villageSpoils: [{ id: 'village-farm', effects }] }))).toEqual([
      `pack-bad-field villageSpoils village-farm effects.${flaw}`,
    ])
  })

  test.each([
    [
      'reavers',
      'reaver-scout',
      { specialization: [{ resolveReaver: { part: 'specialization', scope: 'acquired-this-activation' } }] },
      'specialization.resolveReaver',
    ],
    ['reavers', 'reaver-scout', { specialization: [{ may: [{ gain: { food: 1 } }] }] }, 'specialization.may'],
    [
      'clans',
      'clan-tree',
      { promoteBonus: [{ resolveReaver: { part: 'clan-bonus', scope: 'acquired-this-activation' } }] },
      'promoteBonus.resolveReaver',
    ],
    ['villageSpoils', 'artifact-bodn', { effects: [{ combatDice: 1 }, { gain: { food: 1 } }] }, 'effects.combatDice'],
    ['villageSpoils', 'artifact-bodn', { effects: [{ combatDice: 7 }] }, 'effects.combatDice'],
    [
      'villageSpoils',
      'artifact-bodn',
      { effects: [{ choose: [[{ cancelJourney: true }], []] }] },
      'effects.choose.cancelJourney',
    ],
    ['villageSpoils', 'artifact-skidbladnir', { when: ['raid-keeps'] }, 'effects.cancelJourney'],
    ['villageSpoils', 'artifact-laevateinn', { when: ['raid-keeps'] }, 'effects.upgradeTerritory'],
    [
      'villageSpoils',
      'artifact-laevateinn',
      { effects: [{ upgradeTerritory: { fromLevels: [3], toLevel: 3 } }] },
      'effects.upgradeTerritory',
    ],
    [
      'locations',
      'trade-with-villages',
      trade({ effects: [{ takeProphecy: { from: ['deck'] } }] }),
      'action.pick.options.trade-new.takeProphecy',
    ],
    [
      'locations',
      'trade-with-villages',
      trade({ effects: [{ takeProphecy: { from: ['face-up', 'deck'], n: 2 } }] }),
      'action.pick.options.trade-new.takeProphecy',
    ],
    [
      'locations',
      'trade-with-villages',
      trade({ effects: [{ takeTradeDice: { n: 1 } }, { gain: { food: 1 } }] }),
      'action.pick.options.trade-new.takeTradeDice',
    ],
    [
      'locations',
      'trade-with-villages',
      trade({ effects: [{ pay: { food: 1 } }] }),
      'action.pick.options.trade-new.pay',
    ],
    ['rest', 'rest', { effects: [{ choose: [[{ may: [{ gain: { food: 1 } }] }], []] }] }, 'effects.choose.may'],
  ])('%s %s: where an effect stands decides what it may be', (list, id, fields, flaw) => {
    const entries = list === 'rest' ? fields : [{ id, ...fields }]
    expect(problems(pack({ [list]: entries }))).toEqual([`pack-bad-field ${list} ${id} ${flaw}`])
  })
})
