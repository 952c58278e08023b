import { isRefusal, type Refusal } from '@longhouse/kernel'
import type { Refused } from '@longhouse/protocol'
import { describe, expect, it } from 'vitest'
import { openGuess, openSignIn } from '../src/people/guesses.ts'
import { openLimits } from '../src/people/limits.ts'
import { openPasswords } from '../src/people/passwords.ts'
import { limitedOnce, me, open, openTesting, until, Visitor } from './online.ts'

/** Hashes that are done when the test says so. */
function slowHashes() {
  const under: (() => void)[] = []
  let most = 0
  const passwords = openPasswords(
    () =>
      new Promise((resolve) => {
        under.push(() => resolve(Buffer.alloc(32)))
        most = Math.max(most, under.length)
      }),
  )
  const finishOne = async () => {
    under.shift()?.()
    await new Promise(setImmediate)
  }
  return { passwords, finishOne, under: () => under.length, most: () => most }
}

describe('a flood of passwords', () => {
  it('is worked on two at a time, waits in a short line, and is sent away beyond that', async () => {
    const { passwords, finishOne, under, most } = slowHashes()
    const asked = Array.from({ length: 100 }, (_, i) => passwords.pretend('x', `place ${i}`))
    const answers: (false | Refusal)[] = []
    for (const each of asked) each.then((answer) => answers.push(answer))
    await new Promise(setImmediate)
    expect(under()).toBe(2)
    expect(answers.filter(isRefusal).length).toBe(100 - 2 - 30)
    expect(answers[0]).toMatchObject({ refused: 'busy', facts: { seconds: expect.any(Number) } })
    while (under() > 0) await finishOne()
    await Promise.all(asked)
    expect(answers.filter((answer) => answer === false).length).toBe(32)
    expect(most()).toBe(2)
    const later = passwords.hash('x', 'here')
    await until(() => under() > 0, 'its turn')
    await finishOne()
    expect(await later).toMatch(/^scrypt\$/)
  })

  it('from one place has a part of the line, and whoever comes from another is next', async () => {
    const { passwords, finishOne, under } = slowHashes()
    const flood = Array.from({ length: 100 }, () => passwords.pretend('x', 'there'))
    let over = 0
    for (const each of flood) each.then(() => over++)
    await new Promise(setImmediate)
    expect([under(), over]).toEqual([2, 100 - 2 - 10])
    const own = passwords.pretend('y', 'here')
    await finishOne()
    // Its own hash is under way now, beside the flood's second one.
    for (const _ of [1, 2]) await finishOne()
    expect(await Promise.race([own, Promise.resolve('waiting')])).toBe(false)
    while (under() > 0) await finishOne()
    await Promise.all(flood)
  })

  it('from three places keeps nobody else out: room is made by whoever of them came last', async () => {
    const { passwords, finishOne, under } = slowHashes()
    const places = ['there', 'yonder', 'beyond']
    const asked = Array.from({ length: 60 }, (_, i) => passwords.pretend('x', places[i % 3] as string))
    const over: number[] = []
    for (const [i, each] of asked.entries()) each.then(() => over.push(i))
    await new Promise(setImmediate)
    // Of 60 two are worked on and 30 wait: 10 of each place.
    expect(over.length).toBe(60 - 2 - 30)
    over.length = 0
    const guests = Array.from({ length: 9 }, (_, i) => passwords.pretend('y', `home of ${i}`))
    const home = Promise.all(guests)
    await new Promise(setImmediate)
    // The last of each place, three times.
    expect(over.map((i) => i % 3).sort()).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
    expect([...over].sort((a, b) => a - b)).toEqual([23, 24, 25, 26, 27, 28, 29, 30, 31])
    for (const i of over) expect(await asked[i]).toMatchObject({ refused: 'busy' })
    // Nor does a flood that goes on turn them away again.
    for (const place of places) expect(await passwords.pretend('x', place)).toMatchObject({ refused: 'busy' })
    while (under() > 0) await finishOne()
    expect(await home).toEqual(guests.map(() => false))
    await Promise.all(asked)
  })

  it('is refused with a sentence and the time to come again, while tables and the page are served', async () => {
    const { passwords, finishOne, under } = slowHashes()
    const testing = await openTesting({ passwords })
    const guesser = new Visitor(testing.address)
    let over = 0
    const guesses = Array.from({ length: 60 }, async (_, i) => {
      const answer = await guesser.post<Refused>('/sign-in', { name: `Nobody ${i}`, password: 'x' })
      over++
      return answer
    })
    await until(() => over >= 60 - 2 - 10, 'the refusals')
    expect(over).toBe(60 - 2 - 10)
    const ola = await Visitor.called('Ola', testing.address)
    expect((await ola.post('/tables', { game: 'raid', seats: [me, open] })).status).toBe(200)
    expect((await fetch(testing.address)).status).toBe(200)
    expect(under()).toBe(2)
    const finishing = until(async () => {
      await finishOne()
      return over === 60
    }, 'the end of the line')
    const sent = await Promise.all(guesses)
    await finishing
    const busy = sent.filter(({ status }) => status === 503)
    expect(busy.length).toBe(48)
    for (const { body, headers } of busy) {
      expect(body).toMatchObject({ refused: 'busy', text: expect.stringContaining('Try again') })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await testing.close()
  })
})

describe('wrong passwords', () => {
  const owner = { name: 'olga', address: '1.1.1.1', known: null }
  const isLet = (guess: ReturnType<typeof openGuess>): boolean => !isRefusal(guess)

  it('from one place do not lock the owner out at another', () => {
    const limits = openLimits(() => 0)
    const guesses = Array.from({ length: 50 }, () => isLet(openGuess(limits, { ...owner, address: '6.6.6.6' })))
    expect(guesses.filter(Boolean).length).toBe(10)
    expect(isLet(openGuess(limits, owner))).toBe(true)
    // Nor others at the same place: what was refused for the name is not counted against the place.
    expect(isLet(openGuess(limits, { ...owner, name: 'jan', address: '6.6.6.6' }))).toBe(true)
  })

  it('from many places are stopped, but not at a device that the owner has used', () => {
    const limits = openLimits(() => 0)
    const guesses = Array.from({ length: 500 }, (_, i) => isLet(openGuess(limits, { ...owner, address: `6.6.${i}.1` })))
    expect(guesses.filter(Boolean).length).toBe(100)
    expect(isLet(openGuess(limits, owner))).toBe(false)
    expect(isLet(openGuess(limits, { ...owner, known: 'olgas-id' }))).toBe(true)
  })

  it('are counted; right ones are not', () => {
    const limits = openLimits(() => 0)
    for (let i = 0; i < 200; i++) {
      const guess = openGuess(limits, owner)
      if (isRefusal(guess)) throw new Error('locked out by right passwords')
      guess.forgive()
    }
  })

  it('leave the owner a way in: the device knows them by a cookie that no other name can use', async () => {
    const testing = await openTesting(limitedOnce)
    const desk = await Visitor.called('Olga', testing.address)
    const kept = await desk.post('/me/password', { password: 'a long winter' })
    const cookies = kept.headers.getSetCookie().map((each) => each.split(';')[0] as string)
    const known = cookies.find((each) => each.startsWith('longhouse-known='))
    expect(known).toBeDefined()
    const right = { name: 'Olga', password: 'a long winter' }
    const signIn = (cookie = '', body: object = right) =>
      new Visitor(testing.address).post('/sign-in', body, cookie ? { cookie } : {})
    for (let i = 0; i < 10; i++) await signIn('', { name: 'Olga', password: `guess ${i}` })
    expect((await signIn()).status).toBe(429)
    expect((await signIn('longhouse-known=made.up')).status).toBe(429)
    expect((await signIn(known)).status).toBe(200)
    for (let i = 0; i < 10; i++)
      expect((await signIn(known, { name: 'Olga', password: `guess ${i}` })).status).toBe(401)
    expect((await signIn(known)).status).toBe(429)
    await testing.close()
  })
})

describe('right passwords', () => {
  it('are let through as often as anybody signs in, and not as often as a program could', async () => {
    const testing = await openTesting(limitedOnce)
    const olga = await Visitor.called('Olga', testing.address)
    await olga.post('/me/password', { password: 'a long winter' })
    const signIn = (password: string) =>
      new Visitor(testing.address).post<Refused>('/sign-in', { name: 'Olga', password })
    // Wrong ones take nothing from them.
    for (let i = 0; i < 5; i++) expect((await signIn(`guess ${i}`)).status).toBe(401)
    for (let i = 0; i < 60; i++) expect((await signIn('a long winter')).status).toBe(200)
    expect(await signIn('a long winter')).toMatchObject({ status: 429, body: { refused: 'slow-down' } })
    await testing.close()
  })

  it('are bounded for an address over all names, widely enough for a school, and another address has its own', () => {
    let now = 0
    const limits = openLimits(() => now)
    const isLet = (pupil: number, address: string): boolean =>
      !isRefusal(openSignIn(limits, { name: `pupil ${pupil}`, address, known: null }))
    const lesson = Array.from({ length: 310 }, (_, i) => isLet(i, 'school'))
    expect(lesson.filter(Boolean).length).toBe(300)
    expect(isLet(0, 'home')).toBe(true)
    now = 2_000
    expect(isLet(301, 'school')).toBe(true)
    // Twenty times an hour, for days.
    for (let i = 0; i < 20 * 48; i++) {
      now += 180_000
      expect(isLet(-1, 'home')).toBe(true)
    }
  })
})
