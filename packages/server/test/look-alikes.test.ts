import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@longhouse/kernel'
import type { Refused } from '@longhouse/protocol'
import { describe, expect, it } from 'vitest'
import { skeletonOf } from '../src/people/look-alikes.ts'
import { openPeople } from '../src/people/people.ts'
import { openDatabase } from '../src/storage/open.ts'
import { openTesting, quickPasswords, Visitor } from './online.ts'

/** By the way in which they try to look the same. */
const IMITATIONS: { readonly [name: string]: { readonly [trick: string]: string } } = {
  'Bill Olo': {
    capitals: 'BILL OLO',
    'a variation selector': 'Bill\ufe0f Olo',
    'a selector of the supplement': 'Bill\u{e0101} Olo',
    'a letter nobody sees': 'Bi\u200bll Olo',
    'a soft hyphen': 'Bi\u00adll Olo',
    'a joiner of graphemes': 'Bi\u034fll Olo',
    'a mark that composes with nothing': 'Bill\u0332 Olo',
    'a dot on the i': 'Bi\u0307ll Olo',
    'an accent': 'Bíll Olo',
    'capital i for l': 'BiII Olo',
    'ones for l': 'Bi11 Olo',
    bars: 'Bi|| Olo',
    'zeros for o': 'Bill 0l0',
    'Cyrillic letters': 'Вill Оlо',
    'Greek letters': 'Βill Οlο',
    'full width': 'Ｂｉｌｌ Ｏｌｏ',
    'mathematical letters': '𝐁𝐢𝐥𝐥 𝕆𝓵𝚘',
    'letters of Cherokee and Lisu': 'ꓐill ꓳlo',
    'Armenian letters': 'Bill Օlօ',
    'another space': 'Bill\u2003Olo',
    'signs for o': 'Bill ○l◯',
    'more signs for o': 'Bill ⚪l°',
    'strokes of boxes': 'Bi││ 0lo',
    'other strokes': 'Bi❘¦ Olo',
    'one sign for two letters': 'Biǁ Olo',
    'small letters of phonetics': 'Bill ᴑlꬾ',
  },
  NORMA: { 'Greek capitals': 'ΝΟRΜΑ', 'r and n for m': 'NORrnA', 'small capitals': 'ɴᴏʀᴍᴀ' },
  'Guy Jute': {
    'African letters': 'Gʋɣ Jʋte',
    'more letters of phonetics': 'Gꭎỿ ȷꭒtꬲ',
    'signs of mathematics': 'Guy Ju⊤e',
  },
  Đorđe: { 'other strokes': 'Ðorɖe' },
  'Ana "Pia" O\'Neil': { 'other quotes': 'Ana “Pia„ OꞋNeil' },
  // Each in letters of one other script.
  Coca: { 'Cyrillic letters alone': 'Соса' },
  SOLO: { 'Armenian letters alone': 'ՏՕԼՕ' },
  'Ulvik X': { 'signs that are drawn like letters': '∪l∨iĸ ✕' },
  'Ragnar-0': {
    'dark squares and discs': '🆁🅰🅶🅝🅐🅡-0',
    'halves of flags': '🇷agna🇷-0',
    'small letters of Cherokee': 'ꭱagnar-0',
    'Cyrillic letters among others': 'Ragпaг-0',
    'letters of phonetics': 'Raɡŋaɾ-0',
    'other strokes and zeros': 'Ragnar⁃߀',
    'signs of a programming language': 'R⍺gnar-0',
    'letters of old books': 'Raƍnar➖0',
    'an a without its bar': 'RɅGNɅR-0',
  },
}

const DIFFERENT = [
  'Ola',
  'Olaf',
  'Jan',
  'Łucja',
  'Lucja',
  'Ольга',
  'Ким',
  'मोहन',
  'मोहिनी',
  '李',
  '王',
  'Bo',
  'Bob',
  '🐺',
  '🐻',
]

describe('names that look alike', () => {
  for (const [name, tricks] of Object.entries(IMITATIONS))
    for (const [trick, imitation] of Object.entries(tricks))
      it(`have one skeleton: ${name}, by ${trick}`, () => {
        expect(skeletonOf(imitation)).toBe(skeletonOf(name))
      })

  it('and names that do not have each their own', () => {
    expect(new Set(DIFFERENT.map(skeletonOf)).size).toBe(DIFFERENT.length)
  })
})

describe('a kept name', () => {
  it('is taken by nobody under letters that look the same, as a guest or for good', async () => {
    const testing = await openTesting({ passwords: quickPasswords })
    const bill = await Visitor.called('Bill Olo', testing.address)
    await bill.post('/me/password', { password: 'a long winter' })
    const eve = await Visitor.called('Eve', testing.address)
    for (const imitation of Object.values(IMITATIONS['Bill Olo'] ?? {})) {
      // Some are no names at all.
      const statuses = [
        (await new Visitor(testing.address).post<Refused>('/me', { name: imitation })).status,
        (await eve.post<Refused>('/me', { name: imitation })).status,
      ]
      for (const status of statuses) expect([400, 409]).toContain(status)
    }
    const refused = await eve.post<Refused>('/me', { name: 'BiII 0lo' }, { 'accept-language': 'pl' })
    expect(refused).toMatchObject({ status: 409, body: { refused: 'name-taken' } })
    expect(refused.body.text).toContain('podobne')
    expect((await eve.post('/me', { name: 'Billy Olo' })).status).toBe(200)
    expect((await bill.post('/me', { name: 'BILL 0L0' })).status).toBe(200)
    await testing.close()
  })

  it('is taken by nobody in another script alone', async () => {
    const testing = await openTesting({ passwords: quickPasswords })
    const kept = await Visitor.called('Coca', testing.address)
    await kept.post('/me/password', { password: 'a long winter' })
    const eve = new Visitor(testing.address)
    expect(await eve.post<Refused>('/me', { name: 'Соса' })).toMatchObject({ body: { refused: 'name-taken' } })
    await testing.close()
  })

  it('that was kept beside one that looks the same goes on working', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'longhouse-names-'))
    const database = await openDatabase({ data: folder, url: null })
    if (isRefusal(database)) throw new Error(database.refused)
    const people = openPeople(database, Date.now, quickPasswords)
    const first = await people.arrive('Olo')
    const second = await people.arrive('0l0')
    if (isRefusal(first) || isRefusal(second)) throw new Error('refused')
    await people.keep(first, 'a long winter', undefined, 'here')
    // As it was kept when nobody compared looks.
    await database.run("update people set skeleton = null, folded = '0l0' where id = ?", second.id)
    const { password } = (await database.one<{ password: string }>(
      'select password from people where id = ?',
      first.id,
    )) as { password: string }
    await database.run('update people set password = ? where id = ?', password, second.id)
    await people.compareLooks()
    const back = await people.signIn('0L0', 'a long winter', 'here')
    if (isRefusal(back)) throw new Error(back.refused)
    expect(back.id).toBe(second.id)
    expect(await people.keep(back, 'another winter', 'a long winter', 'here')).toMatchObject({ kept: true })
    expect(await people.rename(back, '0L0')).toMatchObject({ name: '0L0' })
    expect(await people.arrive('oIo')).toMatchObject({ refused: 'name-taken' })
    await database.close()
    rmSync(folder, { recursive: true })
  })
})
