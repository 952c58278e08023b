import { refusalCodes } from '@longhouse/game-tests'
import {
  type Json,
  kernelRefusal,
  LANGUAGES,
  type Language,
  listChoices,
  plain,
  refuse,
  seatViewOf,
} from '@longhouse/kernel'
import { packRefusals } from '@longhouse/kernel/wording'
import { describe, expect, test } from 'vitest'
import { DECKS, type Goods } from '../src/content-file.ts'
import type { Event } from '../src/events.ts'
import { reavers, withContent } from '../src/index.ts'
import { refusals as englishRefusals } from '../strings/en/refusals.ts'
import { termsOf as englishTerms } from '../strings/en/terms.ts'
import { texts } from '../strings/index.ts'
import { questions } from './asked-questions.ts'
import { position } from './position.ts'
import { expectButton, expectSentence, NAMES, text } from './sound-words.ts'
import { examples } from './told-events.ts'

const { content } = reavers
const terms = englishTerms(content)

const say = (language: Language, event: Event): string => plain(text[language].event(event, NAMES))

describe('questions', () => {
  test.each(Object.entries(questions))('about %s', (_, [p, en, pl]) => {
    expect(plain(text.en.prompt(seatViewOf(reavers, p.table, 0), NAMES))).toBe(en)
    expect(plain(text.pl.prompt(seatViewOf(reavers, p.table, 0), NAMES))).toBe(pl)
    for (const language of LANGUAGES) {
      for (const seat of [0, 1, null])
        expectSentence(language, text[language].prompt(seatViewOf(reavers, p.table, seat), NAMES))
      const { step = '', form = null } = p.ask(0) ?? {}
      for (const choice of form ? listChoices(form, 20).choices : [])
        for (const view of [p.view(0), undefined])
          expectButton(language, text[language].choice(step, choice, NAMES, view))
    }
  })
})

describe('events', () => {
  test.each(Object.values(examples))('$kind', (event, en, pl) => {
    expect(say('en', event)).toBe(en)
    expect(say('pl', event)).toBe(pl)
    for (const language of LANGUAGES) expectSentence(language, text[language].event(event, NAMES))
  })

  test('name a secret only to those who know it', () => {
    const cards = ['keep-art', 'keep-armor']
    const looked = { kind: 'cards-looked-at', seat: 0, deck: 'keep', count: 2, cards } as const
    expect(say('en', looked)).toBe('Astrid looks in secret at 2 Keep Spoils cards: Art and Armor.')
    expect(say('pl', looked)).toBe('Astrid ogląda w tajemnicy 2 karty Łupów Twierdzy: Sztuka, Zbroja.')
    const taken = { kind: 'prophecy-taken', seat: 0, card: null, open: false } as const
    expect(say('en', taken)).toBe('Astrid takes a Prophecy from the deck.')
    expect(say('en', { ...taken, card: 'prophecy-juggernaut' })).toBe(
      'Astrid takes a Prophecy from the deck: Juggernaut.',
    )
    expect(say('pl', taken)).toBe('Astrid bierze Przepowiednię z talii.')
    expect(say('pl', { ...taken, card: 'prophecy-pillager' })).toBe('Astrid bierze Przepowiednię z talii: Grabieżca.')
  })

  test('tell where goods come from and where they go', () => {
    const gained = (cause: string) => say('en', { kind: 'gained', seat: 0, goods: { favor: 2 }, cause })
    expect(gained('rest')).toBe('Astrid gains 2 Favor by resting.')
    expect(gained('territories')).toBe('Astrid gains 2 Favor for territories.')
    expect(gained('trade-favor')).toBe('Astrid gains 2 Favor at Trade with Villages.')
    expect(gained('recruit-reavers')).toBe('Astrid gains 2 Favor at Recruit Reavers.')
    expect(gained('artifact-bodn')).toBe('Astrid gains 2 Favor from Bodn.')
    expect(gained('no-such-cause')).toBe('Astrid gains 2 Favor.')
    expect(say('en', { kind: 'lost', seat: 0, goods: { terror: 1 }, cause: 'artifact-friggs-chalice' })).toBe(
      "Astrid loses 1 Terror with Frigg's Chalice.",
    )
  })

  test('tell why dice go', () => {
    const lost = (cause: string, language: Language) =>
      say(language, { kind: 'dice-lost', seat: 0, dice: ['red:hammer'], cause })
    expect(lost('no-room', 'en')).toBe('Astrid has no room aboard and discards 1 red Hammer die.')
    expect(lost('no-room', 'pl')).toBe('Astrid nie ma miejsca na okręcie i odrzuca 1 czerwoną kość z Młotem.')
    expect(lost('thrown-back', 'en')).toBe('Astrid throws back 1 red Hammer die.')
    expect(lost('thrown-back', 'pl')).toBe('Astrid oddaje do zasobów 1 czerwoną kość z Młotem.')
  })

  test('say it when nothing is left', () => {
    for (const language of LANGUAGES) {
      for (const deck of DECKS)
        expectSentence(language, text[language].event({ kind: 'cards-drawn', seat: 0, deck, cards: [] }, NAMES))
      expectSentence(language, text[language].event({ kind: 'trade-dice-rolled', dice: [] }, NAMES))
      expectSentence(
        language,
        text[language].event({ kind: 'location-dealt', location: 'raid-keeps', cards: [] }, NAMES),
      )
    }
  })
})

describe('Polish', () => {
  const gained = (goods: Goods) => say('pl', { kind: 'gained', seat: 0, goods, cause: 'rest' })
  const forms: { readonly [good in keyof Goods]: readonly string[] } = {
    food: ['1 Żywność', '2 Żywności', '5 Żywności', '12 Żywności', '22 Żywności'],
    favor: ['1 Przysługę', '2 Przysługi', '5 Przysług', '12 Przysług', '22 Przysługi'],
    glory: ['1 punkt Chwały', '2 punkty Chwały', '5 punktów Chwały', '12 punktów Chwały', '22 punkty Chwały'],
    terror: ['1 Przerażenie', '2 Przerażenia', '5 Przerażeń', '12 Przerażeń', '22 Przerażenia'],
    farm: ['1 żeton Farmy', '2 żetony Farm', '5 żetonów Farm', '12 żetonów Farm', '22 żetony Farm'],
    wall: ['1 żeton Muru', '2 żetony Murów', '5 żetonów Murów', '12 żetonów Murów', '22 żetony Murów'],
    tower: ['1 żeton Wieży', '2 żetony Wież', '5 żetonów Wież', '12 żetonów Wież', '22 żetony Wież'],
  }

  test.each(Object.entries(forms))('counts %s', (good, expected) => {
    const counted = [1, 2, 5, 12, 22].map((n) => gained({ [good]: n }))
    expect(counted).toEqual(expected.map((goods) => `Astrid otrzymuje ${goods} (Odpoczynek).`))
  })

  test('counts dice by colour and face, in both cases', () => {
    const lost = [1, 2, 5].map((n) =>
      say('pl', { kind: 'dice-lost', seat: 0, dice: Array(n).fill('blue:shield'), cause: 'thrown-back' }),
    )
    expect(lost).toEqual([
      'Astrid oddaje do zasobów 1 niebieską kość z Tarczą.',
      'Astrid oddaje do zasobów 2 niebieskie kości z Tarczą.',
      'Astrid oddaje do zasobów 5 niebieskich kości z Tarczą.',
    ])
    const offered = text.pl.choice('payCost', { shield: { 'blue:shield': 1, 'red:raven': 1 } }, NAMES)
    expect(offered).toBe('Zapłać: 1 niebieska kość z Tarczą i 1 czerwona kość z Krukiem')
  })

  test('counts in the nominative where nothing is done to what is counted', () => {
    const owned = [1, 2, 5].map((cards) => text.pl.score({ item: 'tapestry', points: 0, facts: { cards } }))
    expect(owned).toEqual(['1 Arras', '2 Arrasy', '5 Arrasów'])
  })
})

describe('refusals', () => {
  /** Codes of the kernel, which has words for them. */
  const shared = ['not-asked', 'must-decide']
  const used = new Set([
    ...refusalCodes(new URL('../src/', import.meta.url)),
    ...Object.keys(packRefusals.en(content.file.name.en)),
  ])

  const facts = {
    ...{ location: 'raid-keeps', reaver: 'reaver-fanatic', artifact: 'artifact-bodn', tile: 'upgrade-ship-hammer' },
    ...{ battle: 'battle-knarr', stack: 'food-2', deck: 'village', clan: 'clan-helm', when: ['raid-keeps'] },
    ...{ die: 'red:helm', source: 'blue:chest', icon: 'ship', face: 'raven', color: 'red', colors: ['blue'] },
    ...{ good: 'food', has: 1, n: 2, excess: 2, slots: 10, most: 3, worth: 8, defense: 2, spaces: 3, group: 1 },
    ...{ from: ['leader', 'specialized'], cards: ['keep-art', 'keep-armor'], dice: [0, 1] },
    ...{ list: 'reavers', entry: 'ogre', field: 'clan', count: 3, needs: 8, game: 'chess' },
  }
  const factsOf = (refused: string) =>
    ['cannot-pay', 'not-the-price'].includes(refused) ? { ...facts, needs: { chest: 2, red: 1, any: 1 } } : facts

  test('each have a sentence, and no sentence is left over', () => {
    expect([...used].sort()).toEqual(Object.keys(englishRefusals(terms)).sort())
    for (const refused of used)
      for (const language of LANGUAGES)
        expectSentence(language, text[language].refusal(refuse(refused, factsOf(refused)), NAMES) ?? '')
    for (const refused of shared)
      for (const language of LANGUAGES) {
        expect(text[language].refusal(refuse(refused, { seats: [1] }), NAMES)).toBeNull()
        expect(kernelRefusal(language, refuse(refused, { seats: [1] }), NAMES)).not.toBe(
          kernelRefusal(language, refuse('no-such-code'), NAMES),
        )
      }
  })

  test('survive facts that are missing or name nothing', () => {
    for (const fact of ['constructor', '__proto__', '[x](y)', '', 'red:constructor'])
      for (const refused of used)
        for (const language of LANGUAGES) {
          const strange = Object.fromEntries(Object.keys(facts).map((name) => [name, fact]))
          if (!refused.startsWith('pack-')) {
            const said = text[language].refusal(refuse(refused, strange), NAMES)
            expect(said ?? '', refused).not.toMatch(/undefined|constructor|__proto__|\(y\)|NaN/)
          }
          expect(text[language].refusal(refuse(refused), NAMES)).not.toMatch(/undefined|null|NaN/)
        }
  })

  test.each([
    [
      refuse('cannot-afford', { good: 'food', needs: 4, has: 1 }),
      'That costs 4 Food, and you have 1.',
      'To kosztuje: 4 Żywności, a masz 1.',
    ],
    [
      refuse('not-the-price', { needs: { shield: 2 } }),
      'The price is exactly 2 Shields.',
      'Zapłać dokładnie 2 Tarcze.',
    ],
    [
      refuse('no-leader-of-clan', { die: 'red:helm', clan: 'clan-helm' }),
      'A red Helm die is wild only with a Leader of the Helm clan.',
      'Czerwona kość z Hełmem: jest jokerem tylko z Jarlem swojego Klanu (Klan Hełmu).',
    ],
    [
      refuse('artifact-elsewhere', { artifact: 'artifact-draupnir', when: ['raid-keeps'] }),
      'Draupnir is used only at Raid Keeps.',
      'Draupnir: tego artefaktu używa się tylko tu: Najazd na Twierdze.',
    ],
    [
      refuse('upgrade-face-down', { tile: 'upgrade-chest' }),
      'The Chest Upgrade tile is face down until the next round.',
      'Ulepszenie Okrętu (Skrzynia): ta płytka jest zakryta do następnej rundy.',
    ],
  ])('say the facts: $refused', (refusal, en, pl) => {
    expect(plain(text.en.refusal(refusal, NAMES) ?? '')).toBe(en)
    expect(plain(text.pl.refusal(refusal, NAMES) ?? '')).toBe(pl)
  })
})

describe('choices', () => {
  test.each<readonly [step: string, choice: Json, en: string, pl: string]>([
    ['select', 'recruit-reavers', 'Recruit Reavers: gain 2 Favor', 'Werbunek Łupieżców: otrzymaj 2 Przysługi'],
    ['select', 'raid-keeps', 'Raid Keeps', 'Najazd na Twierdze'],
    ['participate', { rest: 0 }, 'Rest: take 2 Food', 'Odpoczynek: weź 2 Żywności'],
    ['participate', { rest: 2 }, 'Rest: take nothing', 'Odpoczynek: bez korzyści'],
    ['participate', { activate: 1 }, 'Take pair 2', 'Weź: para 2'],
    ['meetShip', { giveUp: true }, 'Give up', 'Zrezygnuj'],
    ['meetShip', { fight: {} }, 'Fight', 'Walcz'],
    [
      'formPool',
      { 'red:double-hammer': 1, 'artifact-dainsleif': 1, 'blue:raven': 1 },
      'Fight with 5 combat dice: 1 red Double Hammer die, 1 blue Raven die and Dainsleif',
      'Walcz, 5 kości Walki: 1 czerwona kość z Podwójnym Młotem, 1 niebieska kość z Krukiem i Dainsleif',
    ],
    [
      'nextCard',
      { card: { 'reaver-fanatic': { specialize: 'raid-keeps' } } },
      'Specialize Fanatic at Raid Keeps',
      'Specjalizacja (Fanatyk): Najazd na Twierdze',
    ],
    [
      'nextCard',
      { card: { 'reaver-huskarl': { rally: true } } },
      'Rally Huskarl: 2 blue dice with faces of your choice',
      'Przegrupowanie (Huskarl): 2 niebieskie kości (wybrana ścianka)',
    ],
    [
      'reroll',
      { reroll: { '0': 2, '1': 1 } },
      'Reroll for 1 Favor: 2 combat dice with 0 successes and 1 combat die with 1 success',
      'Przerzut za 1 Przysługę: 2 kości Walki (0 sukcesów) i 1 kość Walki (1 sukces)',
    ],
    [
      'attempt',
      { peaceful: 'favor-1' },
      'Favor Territory I peacefully: 1 Favor',
      'Terytorium Przysługi I pokojowo: 1 Przysługa',
    ],
    [
      'attempt',
      { force: 'food-3' },
      'Food Territory III by force: Defense 3',
      'Terytorium Żywności III siłą: Obrona 3',
    ],
    ['takeDie', 'red', 'Roll a red die', 'Rzuć czerwoną kością'],
    ['takeDie', 'blue:ship', 'Take a blue Ship die', 'Weź niebieską kość z Okrętem'],
    [
      'discardHolding',
      'raid-keeps/reaver-fanatic',
      'Give up Fanatic at Raid Keeps',
      'Odrzuć: Fanatyk (Najazd na Twierdze)',
    ],
    [
      'finish',
      { use: 'artifact-harp-of-the-ljosalfar' },
      'Use Harp of the Ljósálfar: gain 2 Favor',
      'Użyj artefaktu Harfa Ljósálfara: otrzymaj 2 Przysługi',
    ],
    ['chooseOpponent', 1, 'Bjorn', 'Bjorn'],
    [
      'select',
      { aside: { throwBack: { 'red:hammer': 1 } } },
      'Throw back: 1 red Hammer die',
      'Oddaj kości: 1 czerwona kość z Młotem',
    ],
  ])('%s %j', (step, choice, en, pl) => {
    expect(plain(text.en.choice(step, choice, NAMES))).toBe(en)
    expect(plain(text.pl.choice(step, choice, NAMES))).toBe(pl)
    for (const language of LANGUAGES) expectButton(language, text[language].choice(step, choice, NAMES))
  })
})

describe('choices with the table in view', () => {
  test('name what lies there', () => {
    const p = position()
      .seat(0, { food: 2, ship: ['red:shield', 'blue:shield'] })
      .group('raid-keeps', 0, 'keep-art', 'keep-art')
      .group('raid-keeps', 1, 'keep-armor', 'keep-treasure')
      .active('raid-keeps')
    const labels = (language: Language) =>
      [{ activate: 0 }, { activate: 1 }, { activate: 'deck' }].map((choice) =>
        plain(text[language].choice('participate', choice, NAMES, p.view(0))),
      )
    expect(labels('en')).toEqual([
      'Take Art ×2 for 2 Food and 2 Shields',
      'Take Armor and Treasure for 2 Food and 2 Shields',
      'Draw 2 Keep Spoils cards from the deck for 2 Food and 2 Shields',
    ])
    expect(labels('pl')).toEqual([
      'Weź: Sztuka ×2, koszt: 2 Żywności i 2 Tarcze',
      'Weź: Zbroja, Skarb, koszt: 2 Żywności i 2 Tarcze',
      'Dobierz z talii 2 karty Łupów Twierdzy, koszt: 2 Żywności i 2 Tarcze',
    ])
  })

  test('leave out what is plain to see', () => {
    const view = position().receiving(0, 'reaver-scout').view(0)
    const choice = { card: { 'reaver-scout': { specialize: 'raid-keeps' } } }
    expect(plain(text.en.choice('nextCard', choice, NAMES, view))).toBe('Specialize at Raid Keeps')
    expect(plain(text.pl.choice('nextCard', choice, NAMES, view))).toBe('Specjalizacja: Najazd na Twierdze')
  })

  test('say what the branches of a card bring', () => {
    const view = position().receiving(0, 'village-bundle-of-swords').view(0)
    const labels = (language: Language) =>
      [0, 1].map((at) => plain(text[language].choice('chooseBranch', at, NAMES, view)))
    expect(labels('en')).toEqual(['Gain 1 rolled red die and 1 rolled yellow die', 'Gain 5 Glory and 1 Terror'])
    expect(labels('pl')).toEqual([
      'Otrzymaj 1 czerwoną kość (rzut) i 1 żółtą kość (rzut)',
      'Otrzymaj 5 punktów Chwały i 1 Przerażenie',
    ])
  })
})

describe('options', () => {
  test('have a name, and every value has one', () => {
    for (const { id, values } of reavers.options)
      for (const language of LANGUAGES)
        for (const said of [text[language].option(id), ...values.map((value) => text[language].option(id, value))]) {
          expectButton(language, said)
          expect(said).not.toBe(id)
        }
    expect(text.pl.option('starting-prophecy')).toBe('Przepowiednia na start')
    expect(text.en.option('start-player', 0)).toBe('Player 1')
  })
})

describe('names', () => {
  test('come from the content, so packs have theirs', () => {
    const pack = {
      game: 'reavers',
      prophecies: [{ id: 'prophecy-pillager', name: { en: 'Lord of [Farms]', pl: 'Pan Pól' } }],
    }
    const packed = withContent(pack)
    if (!('content' in packed)) return expect.fail(JSON.stringify(packed))
    const event: Event = { kind: 'prophecy-taken', seat: 0, card: 'prophecy-pillager', open: true }
    expect(texts.en(packed.content).event(event, NAMES)).toBe(
      'Astrid takes the Prophecy [Lord of (Farms)](prophecy-pillager).',
    )
    expect(texts.pl(packed.content).event(event, NAMES)).toBe(
      'Astrid bierze Przepowiednię: [Pan Pól](prophecy-pillager).',
    )
  })

  test('of players are never links, and players without one are numbered', () => {
    const event: Event = { kind: 'activated', seat: 1, location: 'raid-keeps' }
    expect(plain(text.en.event(event, ['Astrid', '[Me](raid-keeps)']))).toBe('(Me)(raid-keeps) activates Raid Keeps.')
    expect(say('pl', { kind: 'terror-given', from: 0, to: 7, terror: 1 })).toMatch(/otrzymuje je Gracz 8/)
  })
})
