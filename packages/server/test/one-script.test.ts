import { isRefusal } from '@longhouse/kernel'
import type { Refused } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeople } from '../src/people/people.ts'
import { ownDatabase } from './loaded-tables-services.ts'
import { openTesting, quickPasswords, type Testing, Visitor } from './online.ts'

let testing: Testing
beforeAll(async () => {
  testing = await openTesting()
})
afterAll(() => testing.close())

const database = ownDatabase('one-script')

const arrive = (name: string, language = 'en') =>
  new Visitor(testing.address).post<Refused & { person: { name: string } }>(
    '/me',
    { name },
    { 'accept-language': language },
  )

/** By the script that is none for names of today, or the other one that they are mixed with. */
const REFUSED: { readonly [why: string]: string } = {
  'Canadian syllables': 'OᒪA, ᕼANNA, ᒍARL, ᑭIA, ᑌlf, ᐯidar, ᙭ena, ᑭᒪ',
  Coptic: 'Ⲏelga, Ⲛils, ⲚⲀⲚ',
  Armenian: 'Տven, Լars',
  Tifinagh: 'ⵔdin, ⴹir, ⵏⵏⵏⵏ',
  Cyrillic: 'Қari, Ԍorm, Вill',
  Greek: 'Βill',
  'Cherokee and Lisu': 'ᎳᎪ, ꓢif, ꓢꓲꓝ',
  'old ones': '𐊒din, 𐊗yr, 𐊇rey, 𐌁or, 𐌀sk, ᛕari, 𐌀𐌁',
  'Hebrew and Arabic': 'I\u05d5a, O\u0627, \u0647\u05d0',
  'those of Japan and Korea': 'Aㅣf, Oーa, ㅇla, 太郎김カ',
  'digits of others': 'Ol\u0665, Bo\u07c0, Ol๐',
  // Of no script, or of Latin, and yet nobody writes names with them.
  'signs of a programming language': 'R⍺gnar, B⍳ll, ⍴ia',
  'strokes and boxes': 'Bi││ Olo, Bi❘❘ Olo, Bi‖ Olo, Bi⎢⎢ Olo, ╳ena, ━━',
  'signs of mathematics': '⊤om, ∪lf, Ol∘, ∀nna, Bi∣∣ Olo',
  'circles, and digits in them': 'Ol⚬, Ol◦, Ol○, Ol⓿',
  'tones and clicks': 'Biǁ Olo, Biǀl Olo, ꜀arl, Xena˖',
  phonetics: 'ꬲva, ꭎlf, ꭒlf, Bᴑ, Raɡna, aᵡɪ, ɴᴀɴ, Pɪa, ᵃ\u1d45',
  'old books': 'Oleỿ, Ꝑia, Ꝋlo, ᲂлег, ꙩлег, ᴩίτα',
}

const TAKEN: { readonly [script: string]: string } = {
  Latin: "Łukasz, Søren, Zoë 2, O'Neil, Þórr-Æsa, Điệp, D’Arc · 7, Kaʻiulani, Bjørn ⚔\ufe0f, Ola 🐺, Ｏｌａ",
  Cyrillic: 'Ингрид, Қайрат 3, Мар’яна, Ђорђе',
  Greek: 'Νίκος, Ἑλένη',
  'Hebrew, Arabic and Thaana': 'דָּוִד, محمد ٣, ދޫނި',
  'those of Armenia, Georgia and Ethiopia': 'Արամ, ნინო, ሰላም',
  'those of India': 'मोहन, মিতা, ਅਮਨ, મીરા, ମିତା, கண்ணன், రాము, ರಾಮ, രാമൻ, නිමල්',
  'those farther east': 'สมชาย, ລາວ, བསྟན, အောင်, សុខ',
  'those of China, Japan and Korea': '太郎, 佐々木 りょう, サーラ・ミ, 김철수, 金철수, 王 ㄨㄤˊ',
  none: '42, 🐺, ?!',
  'all of Europe’s':
    'Żółć Źdźbło, Äöüß ẞ, Ñandú, Œuvre Ÿ, Çağrı İğdır, Ðóra Ægir, Řehoř Ťuň, Ģirts Ņina, Ŵyn, Ħamrun, Őze Űr, Șțefan, Ǥuolli ŋ',
  'those of Vietnam, of Azerbaijan, of Africa and of America':
    'Nguyễn Thị Đượm, Əli, Ɓala Ɗan Ƙofa, Ɛdem Ʋɔ, Ẹkúndayọ̀, Ɲaŋ, łʔi, Ꞌoki',
  'all that is Cyrillic and Greek': 'Ѓорѓи Ќе, Їжак Ґ, Өмірбек Ұлы, Ѳома, Ϊων Άρης, Κοτ №5',
  'with signs of everyday': "Кот №5, N° 1, „Ola” – “Jan” «Ewa», ¡Olé!, Ola…, €va, ™Ola®, 'Ana', ¿Qué?, Jan • Ola, A×B",
  'with pictures': '★ Ola ☆, ♔Jan♕, ♥ Ewa ♪, ⚀⚅, ♂ Bo, ❤\ufe0f Pia, 👍🏽, 🇵🇱, 1\ufe0f\u20e3, Ⓜax',
}

describe('a name', () => {
  for (const [why, names] of Object.entries(REFUSED))
    it(`is in one script that people write in today: others are refused, like ${why}`, async () => {
      for (const name of names.split(', '))
        expect(await arrive(name), name).toMatchObject({ status: 400, body: { refused: 'name-script' } })
    })

  for (const [script, names] of Object.entries(TAKEN))
    it(`may be in any of those, with digits and signs: ${script}`, async () => {
      for (const name of names.split(', '))
        expect((await arrive(name)).body, name).toMatchObject({ person: { name: name.normalize('NFC') } })
    })

  it('that is refused is so in words, and one that was fine stays', async () => {
    expect((await arrive('OᒪA')).body.text).toContain('one script')
    expect((await arrive('OᒪA', 'pl')).body.text).toContain('jednym pismem')
    const ola = await Visitor.called('Ola', testing.address)
    expect((await ola.post<Refused>('/me', { name: 'OᒪA' })).body.refused).toBe('name-script')
    expect((await ola.get<{ person: object }>('/me')).body.person).toMatchObject({ name: 'Ola' })
  })

  it('that was taken before anybody looked at its letters goes on working, and can be kept', async () => {
    const people = openPeople(database(), Date.now, quickPasswords)
    const guest = await people.arrive('Ola')
    if (isRefusal(guest)) throw new Error(guest.refused)
    await database().run("update people set name = 'OᒪA' where id = ?", guest.id)
    const of = { ...guest, name: 'OᒪA' }
    expect(await people.rename(of, 'OᒪA')).toMatchObject({ name: 'OᒪA' })
    expect(await people.keep(of, 'a long winter', undefined, 'here')).toMatchObject({ name: 'OᒪA', kept: true })
    expect(await people.signIn('OᒪA', 'a long winter', 'here')).toMatchObject({ id: guest.id })
    expect(await people.rename({ ...of, kept: true }, 'ᑭIA')).toMatchObject({ refused: 'name-script' })
    expect(await people.rename({ ...of, kept: true }, 'Pia')).toMatchObject({ name: 'Pia' })
  })
})
