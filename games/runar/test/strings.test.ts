import { readdirSync, readFileSync } from 'node:fs'
import { refusalCodes } from '@longhouse/game-tests'
import { either, type Json, LANGUAGES, type Language, one, plain, refuse, yes } from '@longhouse/kernel'
import { packRefusals } from '@longhouse/kernel/wording'
import { describe, expect, test } from 'vitest'
import { DIE_KINDS, type DieKind } from '../src/content-file.ts'
import type { Event } from '../src/events.ts'
import { nodeName } from '../src/geometry.ts'
import { runar } from '../src/index.ts'
import type { View } from '../src/seen.ts'
import { choices as englishChoices } from '../strings/en/choices.ts'
import { refusals as englishRefusals } from '../strings/en/refusals.ts'
import { termsOf as englishTerms } from '../strings/en/terms.ts'
import { content, expectButton, expectSentence, NAMES, text } from './sound-words.ts'
import { examples } from './told-events.ts'

const say = (language: Language, event: Event): string => plain(text[language].event(event, NAMES))

const source = new URL('../src/', import.meta.url)
const code = readdirSync(source)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, source), 'utf8'))

describe('events', () => {
  test.each(Object.values(examples))('$kind', (event, en, pl) => {
    expect(say('en', event)).toBe(en)
    expect(say('pl', event)).toBe(pl)
    for (const language of LANGUAGES) expectSentence(language, text[language].event(event, NAMES))
  })

  test('name a secret only to those who know it', () => {
    const drawn = { kind: 'card-drawn', seat: 0, card: 'hrafn-01', from: 'top' } as const
    expect(say('en', drawn)).toBe('Astrid draws Hrafn – Action 1 from the top of the Action deck.')
    expect(say('pl', drawn)).toBe('Astrid dobiera kartę z wierzchu talii Akcji: Hrafn – Akcja 1.')
    const placed = { kind: 'token-placed', seat: 0, node: 'n-2-6', die: 'neutral', hero: 'feima' } as const
    expect(say('en', placed)).toBe('Astrid places Feima face down on C7 and takes its Neutral die.')
    expect(say('pl', placed)).toBe('Astrid umieszcza zakrytego bohatera (Feima, C7) i bierze stamtąd 1 kość Neutralną.')
    const event = { kind: 'event-placed', seat: 0, card: null, slot: 2 } as const
    expect(say('en', event)).toBe('Astrid places an Event face down on slot 3.')
    expect(say('pl', event)).toBe('Astrid kładzie zakryte Wydarzenie na miejscu 3.')
  })

  test('say who deals damage: a figure, the Nemesis, or nobody', () => {
    const damage = { kind: 'damage-dealt', target: { figure: 'helga' }, damage: 'direct', cause: 'hazard' } as const
    expect(say('en', { ...damage, by: 'nemesis', figure: null })).toBe(
      'The Nemesis deals direct damage to Helga (Hazard).',
    )
    expect(say('en', { ...damage, by: null, figure: null })).toBe('Helga receives neutral direct damage (Hazard).')
    expect(say('pl', { ...damage, by: 'nemesis', figure: null })).toBe(
      'Nemezis zadaje Obrażenie Bezpośrednie: Helga (Zagrożenie).',
    )
    expect(say('pl', { ...damage, by: null, figure: null })).toBe(
      'Neutralne Obrażenie Bezpośrednie otrzymuje Helga (Zagrożenie).',
    )
    const chest = { obstacle: 'chest', node: 'n-2-6' } as const
    expect(say('en', { ...damage, target: chest, by: 0, figure: 'hrafn' })).toBe(
      'Hrafn deals direct damage to the Chest on C7 (Hazard).',
    )
  })

  test('say what granted an Action, and nothing where it was paid for', () => {
    const declared = { kind: 'action-declared', figure: 'feima', action: 'move', target: null, node: null } as const
    expect(say('en', { ...declared, cause: 'move' })).toBe('Feima declares a Move.')
    expect(say('en', { ...declared, cause: 'reckless-onslaught' })).toBe('Feima declares a Move (Reckless Onslaught).')
    expect(say('pl', { ...declared, cause: 'mark-heimdall' })).toBe('Feima deklaruje Ruch (Znak Heimdalla).')
    const enemy = { ...declared, figure: 'seggir-3', cause: 'seggir-3:base' } as const
    expect(say('en', enemy)).toBe('Seggir declares a Move (Base activation).')
  })

  test('every cause that the rules name by a word has one', () => {
    const { causeName } = englishTerms(content)
    const causes = code.flatMap((part) => [...part.matchAll(/\bcause: '([^']+)'/g)].map(([, cause = '']) => cause))
    expect(causes.length).toBeGreaterThan(5)
    expect(causes.filter((cause) => causeName(cause) === null)).toEqual([])
  })
})

describe('Polish', () => {
  const forms: { readonly [kind in DieKind]: readonly string[] } = {
    agility: ['1 kość Zwinności', '2 kości Zwinności', '5 kości Zwinności'],
    strength: ['1 kość Siły', '2 kości Siły', '5 kości Siły'],
    instinct: ['1 kość Instynktu', '2 kości Instynktu', '5 kości Instynktu'],
    neutral: ['1 kość Neutralną', '2 kości Neutralne', '5 kości Neutralnych'],
  }

  test.each(DIE_KINDS)('counts %s dice', (kind) => {
    const gained = [1, 2, 5].map((n) =>
      say('pl', { kind: 'dice-gained', seat: 0, dice: { [kind]: n }, hero: null, cause: 'support' }),
    )
    expect(gained).toEqual(forms[kind].map((dice) => `Astrid zyskuje ${dice} (faza Wsparcia).`))
  })

  test('counts tokens, Trophies, Shards and cards', () => {
    const tokens = [1, 2, 5].map((n) =>
      say('pl', { kind: 'defence-gained', seat: 0, hero: 'hrafn', tokens: n, cause: 'unbreakable' }),
    )
    expect(tokens).toEqual(
      ['1 żeton Obrony', '2 żetony Obrony', '5 żetonów Obrony'].map((n) => `Hrafn zyskuje ${n} (Niezłomny).`),
    )
    const trophies = [1, 3, 5].map((n) => say('pl', { kind: 'trophies-changed', side: 0, trophies: n, cause: 'x' }))
    expect(trophies).toEqual(['1 Trofeum', '3 Trofea', '5 Trofeów'].map((n) => `Astrid zyskuje ${n}.`))
    const shards = [1, 2, 5].map((n) => say('pl', { kind: 'shards-absorbed', figure: 'hofundr-1', shards: n }))
    expect(shards).toEqual(['1 Odłamek', '2 Odłamki', '5 Odłamków'].map((n) => `Hofundr pochłania: ${n}.`))
    const kept = [1, 3, 6].map((number) => say('pl', { kind: 'cards-kept', seat: 0, cards: null, number }))
    expect(kept).toEqual(['1 kartę', '3 karty', '6 kart'].map((n) => `Astrid zatrzymuje ${n}.`))
  })
})

describe('refusals', () => {
  /** The kernel has words for it. */
  const shared = ['must-decide']
  const used = new Set([...refusalCodes(source), ...Object.keys(packRefusals.en('Runar'))])
  const PACK = { list: 'heroes', entry: 'hrafn', field: 'clan', count: 3, needs: 4 }
  const facts = {
    hero: 'hrafn',
    node: 'n-2-6',
    card: 'destiny-07',
    color: 'blue',
    symbol: 'ansuz',
    cost: 2,
    points: 1,
    ...PACK,
  }
  const worded = Object.keys(englishRefusals(englishTerms(content)))

  test('each have a sentence, and no sentence is left over', () => {
    expect([...used].filter((refused) => !shared.includes(refused)).sort()).toEqual([...worded].sort())
    for (const refused of worded)
      for (const language of LANGUAGES)
        expectSentence(language, text[language].refusal(refuse(refused, facts), NAMES) ?? '')
  })

  test('survive facts that are missing or name nothing', () => {
    for (const fact of ['constructor', '__proto__', '[x](y)', ''])
      for (const refused of worded.filter((each) => !each.startsWith('pack-')))
        for (const language of LANGUAGES) {
          const strange = Object.fromEntries(Object.keys(facts).map((name) => [name, fact]))
          for (const said of [refuse(refused, strange), refuse(refused)])
            expect(text[language].refusal(said, NAMES) ?? '', refused).not.toMatch(
              /undefined|null|constructor|__proto__|\(y\)|NaN/,
            )
        }
  })
})

/** Some figures, tokens and Obstacles, as far as words look at them. */
const VIEW = {
  sheet: {
    teams: [{ heroes: ['hrafn'] }, { heroes: [] }],
    games: ['scenario-1a', 'scenario-2a'],
    at: 0,
    campaign: { points: [5, 1] },
  },
  field: {
    turn: { hero: 'hrafn' },
    standing: { 'n-0-0': 'hrafn', 'n-1-1': 'seggir-12', 'n-1-2': 'helga' },
    obstacles: { 'n-2-2': { type: 'menhir', wounds: 0 }, 'n-3-3': { type: 'statue', wounds: 0, owner: 1 } },
    figures: {
      hrafn: { kind: 'hero', treasure: 'mark-tyr', node: 'n-0-0' },
      helga: { kind: 'hero', treasure: 'equipment-spiked-bracer', node: 'n-1-2' },
      'seggir-12': { kind: 'enemy', type: 'seggir', node: 'n-1-1' },
    },
    shards: { 'n-4-4': 'yellow' },
    hazards: { 'n-5-5': true },
    dice: { 'n-6-6': 'instinct' },
    positions: {},
  },
} as unknown as View

const POOL: Json = { from: 'pool', die: 'neutral' }
const OWN: Json = { from: 'hrafn', die: 'strength' }

describe('choices', () => {
  test.each<readonly [step: string, choice: Json, en: string, pl: string]>([
    ['draftHero', 'hrafn', 'Hrafn: shaman, healer', 'Hrafn: szaman, uzdrowiciel'],
    [
      'keepCards',
      ['hrafn-01', 'feima-02'],
      'Keep: Hrafn – Action 1 and Feima – Action 2',
      'Zatrzymaj: Hrafn – Akcja 1 i Feima – Akcja 2',
    ],
    ['keepCards', [], 'Keep', 'Zatrzymaj'],
    ['buryCards', ['hrafn-03'], 'Hrafn – Action 3: 1 Agility die', 'Hrafn – Akcja 3: 1 kość Zwinności'],
    ['placeToken', { node: 'n-6-6', hero: 'hrafn' }, 'Hrafn on G7: Instinct die', 'Hrafn na węzeł G7: kość Instynktu'],
    [
      'tactics',
      { coordination: POOL },
      'Coordination: Neutral die of the Action pool',
      'Koordynacja: kość Neutralna (Pula Akcji)',
    ],
    [
      'tactics',
      { charge: { hero: 'hrafn', pay: OWN } },
      'Charge with Hrafn: Strength die of Hrafn',
      'Szarża (Hrafn): kość Siły (Hrafn)',
    ],
    [
      'tactics',
      { build: { 'hrafn:strength': 1, 'pool:neutral': 1 } },
      'Build the next part of the Statue: 1 Neutral die of the Action pool and 1 Strength die of Hrafn',
      'Budowanie następnej części Posągu: 1 kość Neutralna (Pula Akcji) i 1 kość Siły (Hrafn)',
    ],
    ['tactics', { build: {} }, 'Build the next part of the Statue', 'Budowanie następnej części Posągu'],
    ['tactics', { store: 'hrafn' }, 'Store Mark of Tyr (Hrafn)', 'Przechowanie: Znak Tyra (Hrafn)'],
    ['chargeTo', 'n-5-5', 'To F6, onto a Hazard', 'Na F6, na Zagrożenie'],
    [
      'playCard',
      'hrafn-10',
      'Hrafn – Action 10: 1 Neutral die and an Ability symbol',
      'Hrafn – Akcja 10: 1 kość Neutralna i symbol Umiejętności',
    ],
    [
      'playCard',
      'inspiration',
      'Inspiration card: 1 Neutral die and any Ability symbol',
      'Karta Natchnienia: 1 kość Neutralna i dowolny symbol Umiejętności',
    ],
    [
      'keepDice',
      { agility: 2, neutral: 1 },
      'Keep: 2 Agility dice and 1 Neutral die',
      'Zatrzymaj: 2 kości Zwinności i 1 kość Neutralna',
    ],
    [
      'act',
      { push: { at: 'n-2-2', pay: POOL } },
      'Push the Menhir on C3: Neutral die of the Action pool',
      'Pchnięcie (Menhir, C3): kość Neutralna (Pula Akcji)',
    ],
    [
      'act',
      { attack: { at: 'n-1-1', pay: OWN } },
      'Attack Seggir: Strength die of Hrafn',
      'Atak (Seggir): kość Siły (Hrafn)',
    ],
    [
      'act',
      { collect: { at: 'n-4-4', pay: POOL } },
      'Collect the yellow Shard on E5: Neutral die of the Action pool',
      'Zbieranie – żółty Odłamek (E5): kość Neutralna (Pula Akcji)',
    ],
    [
      'act',
      { activate: { at: 'n-1-1', pay: POOL, onEnemy: true } },
      'Activate the Hazard on B2 under Seggir: Neutral die of the Action pool',
      'Aktywacja Zagrożenia (Seggir, bez przesuwania): kość Neutralna (Pula Akcji)',
    ],
    [
      'act',
      { ability: 'berserk-rage' },
      'Ability Berserk Rage: Halvard gains 2 Strength dice',
      'Umiejętność Szał Berserkera: Halvard dostaje 2 Kości Siły',
    ],
    ['act', { mark: 'hrafn' }, 'Use Mark of Tyr (Hrafn)', 'Użyj: Znak Tyra (Hrafn)'],
    ['act', { done: true }, 'End the Action phase', 'Zakończ fazę Akcji'],
    ['walk', { step: 'n-5-5' }, 'Step to F6, onto a Hazard', 'Krok na F6, na Zagrożenie'],
    [
      'reaction:reaction',
      { react: { hero: 'hrafn', reaction: 'defence', pay: null } },
      'Defence with Hrafn: Mark of Tyr',
      'Obrona (Hrafn): Znak Tyra',
    ],
    ['reaction:reaction', { pass: true }, 'Do not react', 'Nie reaguj'],
    [
      'chase:reaction',
      { react: { hero: 'helga', steps: 2, pay: POOL } },
      'Chase with Helga, 2 steps: Neutral die of the Action pool',
      'Pościg (Helga, 2 kroki): kość Neutralna (Pula Akcji)',
    ],
    ['suffer', { hand: 'hrafn-01' }, 'Hrafn – Action 1 from the Hand', 'Z Ręki: Hrafn – Akcja 1'],
    ['pickFigure', 'seggir-12', 'Seggir on B2', 'Seggir (B2)'],
    ['pickFigure', 'n-2-2', 'The Menhir on C3', 'Menhir, C3'],
    ['sendHazard', 'n-1-1', 'To B2, onto Seggir', 'Na B2 (Seggir)'],
    ['option', { of: 'seggir', option: 0 }, '1 Advantage card and 1 Trophy', '1 karta Przewagi i 1 Trofeum'],
    [
      'option',
      { of: 'hofundr', option: 2 },
      '2 VP, 2 Advantage cards and 1 Trophy',
      '2 PZ, 2 karty Przewagi i 1 Trofeum',
    ],
    ['trimHand', { card: 'helga-04', to: 'bottom' }, 'Helga – Action 4 to the bottom', 'Na spód: Helga – Akcja 4'],
    ['whichStatue', 'n-3-3', 'Statue of Ivar', 'Posąg (Ivar)'],
    ['orderTied', [1, 0], 'Ivar, then Astrid', 'Ivar, potem Astrid'],
    [
      'promote',
      'halvard',
      'Halvard: Berserk Rage, Death Blow and Pain Feeds Rage',
      'Halvard: Szał Berserkera, Śmiertelny Cios i Ból Karmi Gniew',
    ],
    ['rest', { ready: true }, 'Ready', 'Gotowe'],
    [
      'shop',
      { buy: { reward: 'reward-personal-neutral', hero: 'hrafn' } },
      'Neutral die for a Personal pool (Hrafn): 3 Campaign points',
      'Kość Neutralna do Puli Osobistej (Hrafn): 3 Punkty Kampanii',
    ],
    [
      'shop',
      { buy: { reward: 'reward-free-build', hero: null } },
      'Free Build: 2 Campaign points',
      'Darmowe Budowanie: 2 Punkty Kampanii',
    ],
    ['shop', { done: true }, 'Finish, and lose what is left', 'Zakończ, reszta przepada'],
  ])('%s %j', (step, choice, en, pl) => {
    expect(plain(text.en.choice(step, choice, NAMES, VIEW))).toBe(en)
    expect(plain(text.pl.choice(step, choice, NAMES, VIEW))).toBe(pl)
    for (const language of LANGUAGES)
      for (const view of [VIEW, undefined]) expectButton(language, text[language].choice(step, choice, NAMES, view))
  })

  test('how an Action is paid is left to be said after what it is', () => {
    const parts = [POOL, OWN].map((pay) => text.en.choiceParts('act', { attack: { at: 'n-1-1', pay } }, NAMES, VIEW))
    expect(parts.map(({ lead }) => plain(lead))).toEqual(['Attack Seggir', 'Attack Seggir'])
    expect(parts.map(({ rest }) => plain(rest))).toEqual(['Neutral die of the Action pool', 'Strength die of Hrafn'])
  })
})

const asked = (step: string, about: Json) =>
  ({
    result: null,
    step,
    about,
    ask: { seat: 0, step, form: { kind: 'mix', of: {}, min: 3, max: 3 } },
    ...{ seat: 0, view: VIEW, awaited: [0], answered: [] },
  }) as unknown as Parameters<typeof text.en.prompt>[0]

const ABOUT: readonly Json[] = [
  null,
  {},
  { cause: 'lure', hero: 'hrafn', figure: 'seggir-12', action: 'push', at: 'n-1-2' },
]

describe('questions', () => {
  test.each<readonly [step: string, about: Json, en: string, pl: string]>([
    [
      'reaction:reaction',
      { figure: 'seggir-12', action: 'attack', at: 'n-1-2', undefendable: false },
      'Seggir attacks Helga: Defence cancels the Attack, or the damage must be paid.',
      'Seggir atakuje, a celem jest Helga: Obrona anuluje Atak, a bez niej trzeba zapłacić za Obrażenie.',
    ],
    [
      'reaction:reaction',
      { figure: 'hrafn', action: 'push', at: 'n-1-2', undefendable: false },
      'Hrafn pushes Helga: Defence cancels the Push, or Helga is moved, and damaged where the way is blocked.',
      'Hrafn wykonuje Pchnięcie, a celem jest Helga: Obrona je anuluje, a bez niej cel się przesunie, zablokowany zaś otrzyma Obrażenie.',
    ],
    [
      'reaction:reaction',
      { figure: 'hrafn', action: 'move', at: null, undefendable: false },
      'Hrafn is about to move: Assault deals damage to Hrafn before that.',
      'Hrafn chce wykonać Ruch: Napad zada Obrażenie, zanim to nastąpi.',
    ],
    [
      'chase:reaction',
      { mover: 'hrafn', from: 'n-0-0', way: ['n'] },
      'Hrafn moves away from your hero. Chase repeats the steps made, all or only the first ones.',
      'Hrafn odchodzi od twojego bohatera. Pościg powtarza te kroki, wszystkie albo tylko pierwsze.',
    ],
    [
      'spikes:reaction',
      { hero: 'helga', attacker: 'seggir-12' },
      'Helga was damaged by an Attack: Spiked Bracer deals damage back to Seggir.',
      'Atak zadaje Obrażenie (Helga). Kolczasty Karwasz może zadać Obrażenie w odpowiedzi: Seggir.',
    ],
    [
      'suffer',
      { hero: 'hrafn', damage: 'direct', by: null, cause: 'hazard' },
      'Hrafn receives direct damage, which no Defence token pays (Hazard): choose what you give up.',
      'Hrafn otrzymuje Obrażenie Bezpośrednie, za które nie płaci żeton Obrony (Zagrożenie): wybierz, co oddajesz.',
    ],
    [
      'keepDice',
      { hero: 'hrafn', dice: { agility: 2 }, cause: 'runner' },
      'Runner: the pool of Hrafn holds 3 dice, choose those that stay.',
      'Biegacz: Pula Osobista (Hrafn) mieści 3 kości, wybierz, co zostaje.',
    ],
    [
      'keepDice',
      { hero: null, dice: { agility: 2 }, cause: 'support' },
      'Support phase: your Action pool holds 3 dice, choose those that stay.',
      'Faza Wsparcia: Pula Akcji mieści 3 kości, wybierz, co zostaje.',
    ],
    [
      'mayUse',
      { hero: null, cause: 'tactical-training' },
      'Tactical Training: Each player may use Coordination for free. Use it?',
      'Trening Taktyczny: Każdy gracz może za darmo użyć Koordynacji. Użyć?',
    ],
    [
      'enemyEnds',
      { figure: 'seggir-12', cause: 'seggir-hunt-the-chieftain' },
      'Hunt the Chieftain: choose where Seggir ends.',
      'Polowanie na Wodza: wybierz, gdzie kończy Seggir.',
    ],
    [
      'walk',
      { hero: 'hrafn', points: 2 },
      'Hrafn moves: choose where to, or end the Move (2 Movement points left).',
      'Ruch (Hrafn): wybierz, dokąd, albo zakończ (zostaje: 2 Punkty Ruchu).',
    ],
    [
      'rest',
      null,
      'Game 1 of 2 is over. The next is Treasures of the Gods: are you ready?',
      'Koniec gry 1 z 2. Następna to Skarby Bogów: zaczynamy?',
    ],
    [
      'shop',
      null,
      'Before the last game: spend your 5 Campaign points on rewards. What is not spent is lost.',
      'Przed ostatnią grą: wydaj na nagrody 5 Punktów Kampanii. Czego nie wydasz, przepada.',
    ],
  ])('%s', (step, about, en, pl) => {
    expect(plain(text.en.prompt(asked(step, about), NAMES))).toBe(en)
    expect(plain(text.pl.prompt(asked(step, about), NAMES))).toBe(pl)
  })

  test.each(Object.keys(englishChoices(englishTerms(content))))('%s is asked, whatever it is about', (step) => {
    for (const about of ABOUT)
      for (const language of LANGUAGES) {
        const seen = asked(step, about)
        expectSentence(language, text[language].prompt(seen, NAMES))
        for (const awaited of [[1], [1, 2]])
          expectSentence(language, text[language].prompt({ ...seen, ask: null, awaited, answered: [0] }, NAMES))
      }
  })
})

test('whom a Chase would take along is named in the question', () => {
  const react = ['helga', 'helga', 'erik'].map((hero) => ({ hero, steps: 1, pay: POOL }))
  const form = either({ react: one(react), pass: yes })
  const seen = { ...asked('chase:reaction', { mover: 'hrafn' }), ask: { seat: 0, step: 'chase:reaction', form } }
  const say = (language: Language) => plain(text[language].prompt(seen as Parameters<typeof text.en.prompt>[0], NAMES))
  expect(say('en')).toMatch(/^Hrafn moves away from Helga and Erik\./)
  expect(say('pl')).toMatch(/^Hrafn odchodzi z sąsiedztwa \(Helga i Erik\)\./)
})

describe('options', () => {
  test('have a name, and every value has one', () => {
    for (const { id, values } of runar.options)
      for (const language of LANGUAGES)
        for (const said of [text[language].option(id), ...values.map((value) => text[language].option(id, value))]) {
          expectButton(language, said)
          expect(said).not.toBe(id)
        }
    expect(text.en.option('play', 'scenario-1b')).toBe('1B Frozen Domain, with the Nemesis')
    expect(text.pl.option('enemies', 'seggir/hidlesvini/hofundr')).toBe('Seggir, Hidlesvini, Hofundr')
    expect(text.en.option('play', 'conquerors')).toBe('Campaign of the Conquerors, five games')
    expect(text.pl.option('play', 'mixed')).toBe('Pięć scenariuszy do wyboru')
    expect(text.en.option('scenarios', ['scenario-1a', 'scenario-3b'])).toBe('1A, 3B')
  })
})

describe('names', () => {
  test('of the side that nobody sits at', () => {
    expect(text.en.side('nemesis')).toBe('The Nemesis')
    expect(text.pl.side('nemesis')).toBe('Nemezis')
  })

  test('of nodes are a letter and a number', () => {
    expect(nodeName({ x: 0, y: 0 })).toBe('A1')
    expect(nodeName({ x: 11, y: 11 })).toBe('L12')
  })

  test('are linked by what the board calls them', () => {
    const moved = { kind: 'moved', figure: 'seggir-12', from: 'n-2-6', to: 'n-2-7' } as const
    expect(text.en.event(moved, NAMES)).toBe(
      '[Seggir](figure@seggir-12) moves from [C7](node@n-2-6) to [C8](node@n-2-7).',
    )
    const used = { kind: 'ability-used', seat: 0, hero: 'hrafn', ability: 'ancestors-strength' } as const
    expect(text.pl.event(used, NAMES)).toBe(
      '[Hrafn](hrafn) używa Umiejętności: [Siła Przodków](ability@ancestors-strength).',
    )
  })

  test('of players are never links, and players without one are numbered', () => {
    const event: Event = { kind: 'turn-began', seat: 1, turn: 1 }
    expect(plain(text.en.event(event, ['Astrid', '[Me](hrafn)']))).toBe('Turn 1: (Me)(hrafn).')
    expect(say('pl', { kind: 'turn-began', seat: 7, turn: 2 })).toBe('Tura 2: Gracz 8.')
  })
})
