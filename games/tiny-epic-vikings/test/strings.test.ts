import { readFileSync } from 'node:fs'
import { refusalCodes } from '@longhouse/game-tests'
import {
  type Json,
  kernelRefusal,
  LANGUAGES,
  type Language,
  listChoices,
  plain,
  refuse,
  type Seat,
  seatViewOf,
} from '@longhouse/kernel'
import { packRefusals } from '@longhouse/kernel/wording'
import { describe, expect, test } from 'vitest'
import { RESOURCES, type Resource } from '../src/content-file.ts'
import type { Event } from '../src/events.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { refusals as englishRefusals } from '../strings/en/refusals.ts'
import { termsOf as englishTerms } from '../strings/en/terms.ts'
import { questions } from './asked-questions.ts'
import { expectButton, expectSentence, NAMES, text } from './sound-words.ts'
import { examples } from './told-events.ts'

const { content } = tinyEpicVikings
const say = (language: Language, event: Event): string => plain(text[language].event(event, NAMES))

describe('questions', () => {
  test.each(Object.entries(questions))('about %s', (_, [p, en, pl]) => {
    const seen = (seat: Seat | null) => seatViewOf(tinyEpicVikings, p.table, seat)
    expect(plain(text.en.prompt(seen(0), NAMES))).toBe(en)
    expect(plain(text.pl.prompt(seen(0), NAMES))).toBe(pl)
    for (const language of LANGUAGES) {
      for (const seat of [0, 1, null]) expectSentence(language, text[language].prompt(seen(seat), NAMES))
      const { step = '', form = null } = p.ask(0) ?? {}
      for (const choice of form ? listChoices(form, 20).choices : [])
        for (const view of [p.view(0), undefined])
          expectButton(language, text[language].choice(step, choice, NAMES, view))
    }
  })
})

test('every question points to the rule that asks it', () => {
  const decisions = Object.entries(tinyEpicVikings.rules).filter(([, { kind }]) => kind !== 'step')
  const rules = decisions.map(([step, rule]) => [step, 'rule' in rule ? rule.rule : undefined])
  expect(Object.fromEntries(rules)).toEqual({
    startBoat: 'TV-2.11',
    pick: 'TV-4.2',
    play: 'TV-5.3',
    favor: 'TV-6.3',
    giveBack: 'TV-6.24',
    boon: 'TV-6.38',
    effect: 'TV-19.10',
    gain: 'TV-19.8',
    whichGod: 'TV-21.11',
    sail: 'TV-7.7',
    driveOut: 'TV-7.12',
    land: 'TV-7.15',
    explore: 'TV-7.24',
    harvest: 'TV-7.28',
    build: 'TV-7.32',
    moveTemple: 'TV-9.4',
    smite: 'TV-9.5',
    discard: 'TV-9.6',
    exchange: 'TV-9.11',
    sacrifice: 'TV-10.1',
    keep: 'TV-15.2',
    enemyWay: 'TV-16.11',
    enemyGives: 'TV-16.19',
    enemyPort: 'TV-16.4',
    enemyTemple: 'TV-16.51',
    enemyFavor: 'TV-17.9',
    joinEnemy: 'TV-17.11',
  })
})

describe('events', () => {
  test.each(Object.values(examples))('$kind', (event, en, pl) => {
    expect(say('en', event)).toBe(en)
    expect(say('pl', event)).toBe(pl)
    for (const language of LANGUAGES) expectSentence(language, text[language].event(event, NAMES))
  })

  test('name a secret only to those who know it', () => {
    const down = { kind: 'card-played-face-down', side: 0, card: 'egil-redrage' } as const
    expect(say('en', down)).toBe('Astrid plays Egil Redrage face down.')
    expect(say('pl', down)).toBe('Astrid zagrywa zakrytą kartę: Egil Czerwony Szał.')
    const drawn = { kind: 'card-drawn', side: 0, card: 'egil-redrage' } as const
    expect(say('en', drawn)).toBe('Astrid draws Egil Redrage.')
    expect(say('pl', drawn)).toBe('Astrid dobiera kartę: Egil Czerwony Szał.')
  })

  test('name the rule by which the enemy does it, and none for people', () => {
    const deployed = {
      kind: 'settlers-deployed',
      side: 'enemy',
      island: 'gold-isle',
      settlers: 1,
      food: 0,
      rule: 'TV-16.31',
    } as const
    expect(say('en', deployed)).toBe('The Enemy puts 1 settler on Gold Isle without paying (TV-16.31).')
    expect(say('pl', deployed)).toBe('Wróg rozmieszcza 1 osadnika (Złota Wyspa) bez opłaty (TV-16.31).')
    expect(say('en', { ...deployed, side: 0, food: 1 })).not.toMatch(/TV-/)
    const sails = {
      kind: 'action-begun',
      side: 'enemy',
      effect: { type: 'sail', value: 3 },
      cause: 'rolf-seabear',
    } as const
    expect(say('en', sails)).toBe('The Enemy takes an action: sail 3 (Rolf Seabear) (TV-16.5).')
    expect(say('pl', sails)).toBe('Wróg wykonuje akcję: żegluga 3 (Rolf Morski Niedźwiedź) (TV-16.5).')
    const fights = { kind: 'strength-counted', side: 'enemy', card: 'rolf-seabear', strength: 7 } as const
    expect(say('en', fights)).toBe('The Enemy fights with Rolf Seabear: strength 7 (TV-17.2).')
    expect(say('pl', fights)).toBe('Wróg walczy: Rolf Morski Niedźwiedź, siła 7 (TV-17.2).')
    const helped = { ...fights, strength: 9, bonus: 2 }
    expect(say('en', helped)).toBe(
      'The Enemy fights with Rolf Seabear: strength 9, 2 of it by icons of its tracks (TV-17.18).',
    )
    expect(say('pl', helped)).toBe(
      'Wróg walczy: Rolf Morski Niedźwiedź, siła 9, w tym 2 dzięki ikonom na torach (TV-17.18).',
    )
    const wins = { kind: 'battle-ended', winner: 'enemy', favor: 'favor-great-stag', losers: [0] } as const
    expect(say('en', wins)).toBe('The Enemy wins the battle and takes Great Stag (TV-17.3).')
    expect(say('pl', wins)).toBe('Wróg wygrywa bitwę i bierze kartę łaski: Wielki Jeleń (TV-17.3).')
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    for (const [event] of Object.values(examples))
      for (const [rule] of say('en', event).matchAll(/TV-\d+\.\d+/g)) expect(rules).toContain(`**${rule}**`)
  })

  test('tell what the end of a track costs', () => {
    const lost = { kind: 'lost', side: 0, goods: { wood: 1 }, cause: 'enemy' } as const
    expect(say('en', lost)).toBe('Astrid loses 1 wood (TV-16.30).')
    expect(say('pl', lost)).toBe('Astrid traci 1 drewno (TV-16.30).')
  })

  test('tell why a god is angered', () => {
    const fury = (cause: string, language: Language) =>
      say(language, { kind: 'fury-changed', side: null, god: 'thor', by: 1, fury: 4, cause })
    expect(fury('battle', 'en')).toBe('The fury of Thor rises by 1 to 4 (battle lost).')
    expect(fury('battle', 'pl')).toBe('Thor: gniew rośnie o 1, do 4 (przegrana bitwa).')
    expect(fury('invaders', 'en')).toBe('The fury of Thor rises by 1 to 4 (invaders beaten).')
    expect(fury('enemy', 'en')).toBe('The fury of Thor rises by 1 to 4 (TV-16.44).')
    expect(fury('gold-isle', 'pl')).toBe('Thor: gniew rośnie o 1, do 4 (Złota Wyspa).')
  })
})

describe('Polish', () => {
  const forms: { readonly [resource in Resource]: readonly string[] } = {
    wood: ['1 drewno', '2 drewna', '5 drewna', '22 drewna'],
    food: ['1 żywność', '2 żywności', '5 żywności', '22 żywności'],
    steel: ['1 stal', '2 stali', '5 stali', '22 stali'],
  }

  test.each(RESOURCES)('counts %s', (resource) => {
    const gained = [1, 2, 5, 22].map((n) =>
      say('pl', { kind: 'gained', side: 0, goods: { [resource]: n }, cause: 'tyr' }),
    )
    expect(gained).toEqual(forms[resource].map((goods) => `Astrid zyskuje ${goods} (Tyr).`))
  })

  test('counts people in the genitive', () => {
    const back = [1, 2, 5].map((settlers) =>
      say('pl', { kind: 'settlers-withdrawn', side: 0, island: 'gold-isle', settlers }),
    )
    expect(back).toEqual(
      ['1 osadnika', '2 osadników', '5 osadników'].map((who) => `Astrid cofa na arkusz ${who}: Złota Wyspa.`),
    )
  })

  test('counts cards, points and runes', () => {
    const dealt = [1, 4, 5].map((cards) => say('pl', { kind: 'cards-dealt', era: 1, cards }))
    expect(dealt).toEqual(
      ['1 kartę', '4 karty', '5 kart'].map((cards) => `Rozdanie kart. W tej epoce ręka liczy ${cards}.`),
    )
    const scores = [1, 3, 12].map((score) => say('pl', { kind: 'final-score', side: 0, items: [], score }))
    expect(scores).toEqual(
      ['1 punkt', '3 punkty', '12 punktów'].map((points) => `Astrid kończy grę z wynikiem: ${points}.`),
    )
    const runes = [0, 1, 2, 5].map((n) =>
      plain(
        text.pl.score({ item: 'island-runes', points: 0, facts: { god: 'odin', rune: 'wealth', place: 2, runes: n } }),
      ),
    )
    expect(runes).toEqual(['0 run', '1 runa', '2 runy', '5 run'].map((held) => `Odyn: ${held} (miejsce 2)`))
  })
})

describe('refusals', () => {
  /** Codes of the kernel, which has words for them. */
  const shared = ['not-asked', 'must-decide']
  const used = new Set([
    ...refusalCodes(new URL('../src/', import.meta.url)),
    ...Object.keys(packRefusals.en(content.file.title.en)),
  ])
  const facts = {
    ...{
      fjord: 'west-fjord',
      card: 'egil-redrage',
      god: 'odin',
      port: 'port-wolf-isle-to-gold-isle',
      place: 'wolf-sound',
    },
    ...{
      moves: 3,
      most: 2,
      settlers: 1,
      resource: 'food',
      needs: 4,
      has: 1,
      island: 'wolf-isle',
      action: 'sacrifice-sail',
    },
    ...{ list: 'gods', entry: 'ran', field: 'boon', count: 3, game: 'chess' },
  }

  test('each have a sentence, and no sentence is left over', () => {
    const worded = Object.keys(englishRefusals(englishTerms(content)))
    expect([...used].filter((refused) => !shared.includes(refused)).sort()).toEqual(worded.sort())
    for (const refused of worded)
      for (const language of LANGUAGES)
        expectSentence(language, text[language].refusal(refuse(refused, facts), NAMES) ?? '')
    for (const refused of shared)
      for (const language of LANGUAGES) {
        expect(text[language].refusal(refuse(refused, { seats: [1] }), NAMES)).toBeNull()
        expect(kernelRefusal(language, refuse(refused, { seats: [1] }), NAMES)).not.toBe(
          kernelRefusal(language, refuse('no-such-code'), NAMES),
        )
      }
  })

  test('survive facts that are missing or name nothing', () => {
    for (const fact of ['constructor', '__proto__', '[x](y)', ''])
      for (const refused of used)
        for (const language of LANGUAGES) {
          const strange = Object.fromEntries(Object.keys(facts).map((name) => [name, fact]))
          if (!refused.startsWith('pack-'))
            expect(text[language].refusal(refuse(refused, strange), NAMES) ?? '', refused).not.toMatch(
              /undefined|constructor|__proto__|\(y\)|NaN/,
            )
          expect(text[language].refusal(refuse(refused), NAMES) ?? '').not.toMatch(/undefined|null|NaN/)
        }
  })

  test.each([
    [
      refuse('cannot-afford', { resource: 'food', needs: 3, has: 1 }),
      'That takes 3 food, and you have 1.',
      'Potrzeba tyle: 3 żywności, a masz 1.',
    ],
    [
      refuse('too-far', { place: 'wolf-sound', moves: 2 }),
      'Wolf Sound cannot be reached in 2 moves.',
      'Wilcza Cieśnina: tam nie da się dopłynąć (liczba ruchów: 2).',
    ],
    [refuse('not-the-amount', { needs: 1 }), 'Choose exactly 1 resource.', 'Wybierz dokładnie 1 dowolny zasób.'],
  ])('say the facts: $refused', (refusal, en, pl) => {
    expect(plain(text.en.refusal(refusal, NAMES) ?? '')).toBe(en)
    expect(plain(text.pl.refusal(refusal, NAMES) ?? '')).toBe(pl)
  })
})

describe('choices', () => {
  test.each<readonly [step: string, choice: Json, en: string, pl: string]>([
    ['startBoat', 'west-fjord', 'West Fjord', 'Fiord Zachodni'],
    ['pick', 'egil-redrage', 'Pick Egil Redrage', 'Wybierz: Egil Czerwony Szał'],
    ['keep', 'egil-redrage', 'Keep Egil Redrage', 'Zachowaj: Egil Czerwony Szał'],
    [
      'play',
      { up: 'astrid-fairwind' },
      'Astrid Fairwind face up: sail 4',
      'Odkryta: Astrid Pomyślny Wiatr – żegluga 4',
    ],
    ['play', { down: 'astrid-fairwind' }, 'Astrid Fairwind face down', 'Zakryta: Astrid Pomyślny Wiatr'],
    ['joinEnemy', { join: 'kol-timberfell' }, 'Join with Kol Timberfell face down', 'Dołącz zakrytą kartą: Kol Drwal'],
    ['joinEnemy', { stay: true }, 'Stay out of the battle', 'Nie dołączaj do bitwy'],
    [
      'favor',
      { favor: 'favor-great-stag', row: 'above', end: 'left' },
      'Great Stag, the left end of the row above the map',
      'Wielki Jeleń, lewy koniec rzędu nad mapą',
    ],
    [
      'land',
      { settle: { settlers: 2, plunder: true } },
      'Deploy 2 settlers and plunder the village',
      'Rozmieść 2 osadników i złup osadę',
    ],
    ['land', { settle: { settlers: 0, plunder: false } }, 'Neither deploy nor plunder', 'Bez osadników i łupienia'],
    ['land', { withdraw: 'gold-isle' }, 'Take a settler back from Gold Isle', 'Cofnij osadnika na arkusz: Złota Wyspa'],
    ['harvest', { harvest: { wood: 2, steel: 1 } }, 'Harvest: 2 wood and 1 steel', 'Zbiory: 2 drewna i 1 stal'],
    ['harvest', { harvest: {} }, 'Harvest', 'Zbiory'],
    [
      'build',
      { build: { boat: 1, at: 'west-fjord' } },
      'Boat in West Fjord for 3 wood',
      'Łódź za 3 drewna: Fiord Zachodni',
    ],
    [
      'build',
      { build: { temple: 1, at: 'gold-isle' } },
      'Temple on Gold Isle for 6 wood',
      'Świątynia za 6 drewna: Złota Wyspa',
    ],
    [
      'smite',
      { 'gold-isle/1': 1, 'wolf-isle/enemy': 1 },
      'Smite: 1 settler of Bjorn on Gold Isle and 1 settler of the Enemy on Wolf Isle',
      'Pogrom: Bjorn, 1 osadnik (Złota Wyspa) i Wróg, 1 osadnik (Wilcza Wyspa)',
    ],
    [
      'exchange',
      { exchange: { give: 'wood', take: 'food', number: 2 } },
      '2 wood for 2 food',
      'Wymień 2 drewna na 2 żywności',
    ],
    [
      'boon',
      { boon: 'odin' },
      'Boon of Odin: draw and replace a card, then collect 1 resource of any kind',
      'Dar Valhalli, Odyn: dobór i wymiana karty, potem zebranie zasobów – 1 dowolny zasób',
    ],
    ['sacrifice', { sacrifice: 'odin' }, 'Odin: fury +2', 'Odyn: gniew +2'],
    ['sacrifice', { sacrifice: 'sacrifice-sail' }, 'Sail a boat ×2', 'Żegluga łodzią ×2'],
    ['enemyFavor', 'left', 'The left end of the row', 'Lewy koniec rzędu'],
    ['play', { aside: 'gold-isle' }, 'Take a settler back from Gold Isle', 'Cofnij osadnika na arkusz: Złota Wyspa'],
  ])('%s %j', (step, choice, en, pl) => {
    expect(plain(text.en.choice(step, choice, NAMES))).toBe(en)
    expect(plain(text.pl.choice(step, choice, NAMES))).toBe(pl)
    for (const language of LANGUAGES) expectButton(language, text[language].choice(step, choice, NAMES))
  })
})

describe('options', () => {
  test('have a name, and every value has one', () => {
    for (const { id, values } of tinyEpicVikings.options)
      for (const language of LANGUAGES)
        for (const said of [text[language].option(id), ...values.map((value) => text[language].option(id, value))]) {
          expectButton(language, said)
          expect(said).not.toBe(id)
        }
  })
})

describe('names', () => {
  test('of sides that nobody sits at', () => {
    expect(text.en.side('enemy')).toBe('The Enemy')
    expect(text.pl.side('enemy')).toBe('Wróg')
  })

  test('of players are never links, and players without one are numbered', () => {
    const event: Event = { kind: 'battle-joined', side: 1 }
    expect(plain(text.en.event(event, ['Astrid', '[Me](odin)']))).toBe('(Me)(odin) joins the battle.')
    expect(say('pl', { kind: 'battle-joined', side: 7 })).toBe('Gracz 8 dołącza do bitwy.')
  })
})
