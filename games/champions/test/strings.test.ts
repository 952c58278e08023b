import { refusalCodes } from '@longhouse/game-tests'
import { type Json, kernelRefusal, LANGUAGES, type Language, plain, refuse } from '@longhouse/kernel'
import { packRefusals } from '@longhouse/kernel/wording'
import { describe, expect, test } from 'vitest'
import type { Goods } from '../src/content.ts'
import type { Event } from '../src/events.ts'
import { champions, withContent } from '../src/index.ts'
import { RULE_OF } from '../src/open-places.ts'
import { PHASES } from '../src/state.ts'
import { refusals as englishRefusals } from '../strings/en/refusals.ts'
import { termsOf as englishTerms } from '../strings/en/terms.ts'
import { texts } from '../strings/index.ts'
import { expectButton, expectSentence, NAMES, text } from './sound-words.ts'
import { examples } from './told-events.ts'

const { content } = champions
const terms = englishTerms(content)

const say = (language: Language, event: Event): string => plain(text[language].event(event, NAMES))

describe('events', () => {
  test.each(Object.values(examples))('$kind', (event, en, pl) => {
    expect(say('en', event)).toBe(en)
    expect(say('pl', event)).toBe(pl)
    for (const language of LANGUAGES) expectSentence(language, text[language].event(event, NAMES))
  })

  test('name a secret only to those who know it', () => {
    const peeked = { kind: 'journey-peeked', seat: 0, shore: 'shore-2', journey: 'journey-lost' } as const
    expect(say('en', peeked)).toBe('Astrid looks in secret at the journey card of Distant Shore 2: Lost.')
    const cards = ['destiny-wealthy', 'destiny-warband']
    const drawn = { kind: 'destinies-drawn', seat: 0, count: 2, cards } as const
    expect(say('pl', drawn)).toBe('Astrid dobiera 2 karty przeznaczenia: Srebrny Skarb i Wielka Drużyna.')
    expect(say('en', { kind: 'destiny-kept', seat: 0, card: 'destiny-warband' })).toBe(
      'Astrid keeps the destiny Great Warband.',
    )
    const buried = { kind: 'destinies-buried', seat: 0, count: 2, cards } as const
    expect(say('en', buried)).toBe('Astrid puts 2 destinies under the deck: Hoard of Silver, then Great Warband.')
    expect(say('pl', { ...buried, count: 1, cards: ['destiny-warband'] })).toBe(
      'Astrid odkłada pod talię 1 kartę przeznaczenia: Wielka Drużyna.',
    )
  })

  test('tell where goods come from and where they go', () => {
    const gained = (cause: string) => say('en', { kind: 'gained', seat: 0, goods: { coin: 1 }, cause })
    expect(gained('bounty')).toBe('Astrid gains 1 coin as bounty.')
    expect(gained('beg')).toBe('Astrid gains 1 coin by begging.')
    expect(gained('ullr')).toBe('Astrid gains 1 coin as Ullr the Berserker.')
    expect(gained('rune-wealth')).toBe('Astrid gains 1 coin by the Wealth rune.')
    expect(gained('stall-stranger')).toBe('Astrid gains 1 coin at the Stranger stall.')
    expect(say('en', { kind: 'worker-placed', seat: 0, location: 'own-longship' })).toBe(
      'Astrid sends a worker to their own longship.',
    )
  })

  test('name every phase', () => {
    for (const phase of PHASES)
      for (const language of LANGUAGES)
        expectSentence(language, text[language].event({ kind: 'phase-began', phase }, NAMES))
  })
})

describe('Polish', () => {
  const gained = (goods: Goods) => say('pl', { kind: 'gained', seat: 0, goods, cause: 'market' })
  const forms: { readonly [good in keyof Goods]: readonly string[] } = {
    coin: ['1 monetę', '2 monety', '5 monet', '12 monet', '22 monety'],
    wood: ['1 drewno', '2 drewna', '5 drewna', '12 drewna', '22 drewna'],
    food: ['1 żywność', '2 żywności', '5 żywności', '12 żywności', '22 żywności'],
    favor: ['1 przysługę', '2 przysługi', '5 przysług', '12 przysług', '22 przysługi'],
    blame: ['1 potępienie', '2 potępienia', '5 potępień', '12 potępień', '22 potępienia'],
    glory: ['1 punkt Chwały', '2 punkty Chwały', '5 punktów Chwały', '12 punktów Chwały', '22 punkty Chwały'],
    swordsman: ['1 fechmistrza', '2 fechmistrzów', '5 fechmistrzów', '12 fechmistrzów', '22 fechmistrzów'],
    spearman: ['1 włócznika', '2 włóczników', '5 włóczników', '12 włóczników', '22 włóczników'],
    axeman: ['1 topornika', '2 toporników', '5 toporników', '12 toporników', '22 toporników'],
  }

  test.each(Object.entries(forms))('counts %s', (good, expected) => {
    const counted = [1, 2, 5, 12, 22].map((n) => gained({ [good]: n }))
    expect(counted).toEqual(expected.map((goods) => `Astrid otrzymuje ${goods} (Targ).`))
  })

  test('counts in the nominative where nothing is done to what is counted', () => {
    const owned = [1, 2, 5, 12, 22].map((coins) => text.pl.score({ item: 'coins', points: 0, facts: { coins } }))
    expect(owned).toEqual(['1 moneta', '2 monety', '5 monet', '12 monet', '22 monety'])
  })

  test('gives colours the gender of what they colour', () => {
    const enemies = Object.keys(content.enemies).filter((card) => card.endsWith(':blue'))
    const named = enemies.map((enemy) => say('pl', { kind: 'enemy-defeated', seat: 0, enemy }))
    expect(named.filter((name) => name.includes(' niebieska ')).join()).toMatch(/Huldra.*Mara.*Hafgufa/)
    expect(named.filter((name) => name.includes(' niebieskie ')).join()).toMatch(/Szczenię Fenrisa/)
    expect(named.filter((name) => name.includes(' niebieski '))).toHaveLength(enemies.length - 4)
  })
})

describe('refusals', () => {
  /** Codes of the kernel, which has words for them. */
  const shared = ['not-asked', 'already-answered']
  const used = new Set([
    ...refusalCodes(new URL('../src/', import.meta.url)),
    ...Object.keys(RULE_OF),
    ...Object.keys(packRefusals.en(content.file.title.en)),
  ])
  // Why a place is closed: one of the codes in RULE_OF.
  used.delete('closed')

  const facts = {
    ...{ place: 'draugr-right', shore: 'shore-3', leader: 'ullr', rune: 'rune-fame', warrior: 'axeman', good: 'favor' },
    ...{ total: 7, holds: 5, min: 1, max: 3, room: 2, losses: 2, among: ['wood', 'food', 'coin'], seats: [1] },
    ...{ list: 'trolls', entry: 'ogre', field: 'attack', count: 3, needs: 8, game: 'chess' },
  }

  test('each have a sentence, and no sentence is left over', () => {
    expect([...used].filter((refused) => !shared.includes(refused)).sort()).toEqual(
      Object.keys(englishRefusals(terms)).sort(),
    )
    for (const refused of used) {
      for (const language of LANGUAGES) {
        const said = text[language].refusal(refuse(refused, facts), NAMES)
        if (!shared.includes(refused)) expectSentence(language, said ?? '')
        else {
          expect(said).toBeNull()
          expect(kernelRefusal(language, refuse(refused, facts), NAMES)).not.toBe(
            kernelRefusal(language, refuse('no-such-code'), NAMES),
          )
        }
      }
    }
  })

  test('survive facts that name nothing', () => {
    for (const place of ['constructor', '__proto__', '[x](y)', ''])
      for (const refused of used)
        for (const language of LANGUAGES) {
          const said = text[language].refusal(
            refuse(refused, { place, rune: place, shore: place, leader: place }),
            NAMES,
          )
          expect(said ?? '').not.toMatch(/undefined|constructor|__proto__|\(y\)/)
        }
  })

  test.each([
    [
      refuse('weapon-refused', { place: 'draugr-left', warrior: 'swordsman' }),
      'The enemy at the Draugr (left) cannot be fought by swordsmen.',
      'Pole Draugra 1: tutejszy wróg nie dopuszcza fechmistrzów.',
    ],
    [
      refuse('cannot-pay', { place: 'runesmith' }),
      'You cannot pay for that at the Runesmith: it costs 1 wood.',
      'Mistrz Run: nie stać cię na to, koszt: 1 drewno.',
    ],
    [
      refuse('longship-overloaded', { place: 'shore-2', holds: 5, total: 7 }),
      'The longship at Distant Shore 2 holds 5; 7 is too much.',
      'Odległa Kraina 2: łódź ma pojemność 5, a ładunek to 7.',
    ],
    [
      refuse('rune-changes-nothing', { face: 'shield' }),
      'No die shows a shield: the rune would change nothing.',
      'Żadna kość nie pokazuje tarczy: runa nic nie zmieni.',
    ],
    [
      refuse('not-these-gifts', { total: 4, among: ['wood', 'food', 'coin'] }),
      'Choose exactly 4 in all, among wood, food and coins.',
      'Wybierz razem dokładnie 4, spośród drewna, żywności i monet.',
    ],
  ])('say the facts: $refused', (refusal, en, pl) => {
    expect(plain(text.en.refusal(refusal, NAMES) ?? '')).toBe(en)
    expect(plain(text.pl.refusal(refusal, NAMES) ?? '')).toBe(pl)
  })
})

describe('choices', () => {
  test.each<readonly [step: string, choice: Json, en: string, pl: string]>([
    ['placeWorker', { place: 'beg' }, 'Beg: 1 coin and 1 blame', 'Żebranie: 1 moneta i 1 potępienie'],
    [
      'placeWorker',
      { place: 'stall-outcast' },
      'Outcast: 1 food → 1 favor, up to 3 times',
      'Przegrany: 1 żywność → 1 przysługa, najwyżej 3 razy',
    ],
    ['pray', 3, '6 coins → 3 favor', '6 monet → 3 przysługi'],
    ['useStall', 2, 'Twice', '2 razy'],
    [
      'buildLongship',
      'private-karvi',
      'Karvi: 2 wood and 1 coin → capacity 6, 3 Glory',
      'Karvi: 2 drewna i 1 moneta → pojemność 6, 3 punkty Chwały',
    ],
    ['chooseHealing', { use: true }, 'Use the Healing rune', 'Użyj runy Leczenie'],
    ['assign', {}, 'Keep everyone at home', 'Wszyscy zostają w domu'],
    [
      'assign',
      { 'draugr-left': { spearman: 2 }, 'shore-4': { swordsman: 1, food: 2 } },
      'Draugr (left): 2 spearmen; Distant Shore 4: 1 swordsman and 2 food',
      'Pole Draugra 1: 2 włóczników; Odległa Kraina 4: 1 fechmistrz i 2 żywności',
    ],
    [
      'afterRoll',
      { reroll: { 'swordsman:blank': 2, 'axeman:hit': 1 } },
      '1 favor → reroll 2 swordsmen (blank ×2) and 1 axeman (hit)',
      '1 przysługa → przerzuć 2 fechmistrzów (pusta ścianka ×2) i 1 topornika (trafienie)',
    ],
    ['chooseLosses', { swordsman: 1, axeman: 1 }, 'Lose 1 swordsman and 1 axeman', 'Strać 1 fechmistrza i 1 topornika'],
    ['giveBlame', 1, 'Bjorn', 'Bjorn'],
    ['assign', { aside: { turnOrder: true } }, 'Demand turn order', 'Zażądaj przypisywania po kolei'],
    [
      'placeWorker',
      { aside: { 'rune-gifts': { wood: 3, coin: 1 } } },
      'Use the Gifts rune: 3 wood and 1 coin',
      'Użyj runy Dary: 3 drewna i 1 moneta',
    ],
    [
      'assign',
      { aside: { rune: { 'rune-success': 'destiny-favored' } } },
      'Use the Success rune: score Favored by the Gods',
      'Użyj runy Sukces, karta: Wybraniec Bogów',
    ],
  ])('%s %j', (step, choice, en, pl) => {
    expect(plain(text.en.choice(step, choice, NAMES))).toBe(en)
    expect(plain(text.pl.choice(step, choice, NAMES))).toBe(pl)
  })
})

describe('options', () => {
  test('have a name, and every value has one', () => {
    for (const { id, values } of champions.options)
      for (const language of LANGUAGES)
        for (const said of [text[language].option(id), ...values.map((value) => text[language].option(id, value))]) {
          expectButton(language, said)
          expect(said).not.toBe(id)
        }
    expect(text.pl.option('hall-of-fame')).toBe('Sala Sławy')
    expect(text.en.option('distrustful-townsfolk')).toBe('Distrustful Townsfolk')
    expect(text.en.option('first-player', 0)).toBe('Player 1')
  })
})

describe('names', () => {
  test('come from the content, so packs have theirs', () => {
    const pack = {
      game: 'champions',
      trolls: [{ id: 'troll-bog', name: { en: 'Swamp [Thing]', pl: 'Stwór z Bagien' } }],
    }
    const packed = withContent(pack)
    if (!('content' in packed)) return expect.fail(JSON.stringify(packed))
    const event: Event = { kind: 'enemy-defeated', seat: 0, enemy: 'troll-bog' }
    expect(texts.pl(packed.content).event(event, NAMES)).toBe('Astrid pokonuje wroga: [Stwór z Bagien](troll-bog).')
    expect(texts.en(packed.content).event(event, NAMES)).toBe('Astrid defeats the [Swamp (Thing)](troll-bog).')
  })

  test('of players are never links, and players without one are numbered', () => {
    const event: Event = { kind: 'begged', seat: 1 }
    expect(plain(text.en.event(event, ['Astrid', '[Me](beg)']))).toBe('(Me)(beg) sends a worker begging.')
    expect(say('pl', { kind: 'blame-given', from: 0, to: 7, blame: 1 })).toMatch(/dostaje je Gracz 8/)
  })
})
