import { describe, expect, it } from 'vitest'
import { openLimits, placeOf } from '../src/people/limits.ts'

describe('a limit', () => {
  it('lets so many through at once, and so many a second afterwards', () => {
    let now = 0
    const limits = openLimits(() => now)
    for (let i = 0; i < 8; i++) expect(limits.wait('chat', 'ola')).toBe(0)
    expect(limits.wait('chat', 'ola')).toBe(1)
    expect(limits.wait('chat', 'jan')).toBe(0)
    now = 1000
    expect(limits.wait('chat', 'ola')).toBe(0)
    expect(limits.wait('chat', 'ola')).toBe(1)
  })

  it('is not washed away by many others', () => {
    let now = 0
    const limits = openLimits(() => now)
    for (let i = 0; i < 20_000; i++) limits.wait('arrive', `early ${i}`)
    now = 20 * 60_000
    for (let i = 0; i < 11; i++) limits.wait('password', 'ola')
    for (let i = 0; i < 24_000; i++) limits.wait('arrive', `late ${i}`)
    expect(limits.wait('password', 'ola')).toBeGreaterThan(0)
  })

  it('locks nobody out when the clock is set back', () => {
    let now = 3_600_000
    const limits = openLimits(() => now)
    for (let i = 0; i < 4; i++) expect(limits.wait('chat', 'ola')).toBe(0)
    now = 0
    for (let i = 0; i < 4; i++) expect(limits.wait('chat', 'ola')).toBe(0)
    expect(limits.wait('chat', 'ola')).toBe(1)
    now = 1000
    expect(limits.wait('chat', 'ola')).toBe(0)
  })

  it('counts a network of IPv6 as one place', () => {
    expect(placeOf('::ffff:10.0.0.7')).toBe('10.0.0.7')
    expect(placeOf('2001:db8:1:2:3:4:5:6')).toBe(placeOf('2001:db8:1:2:ffff::9'))
    expect(placeOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(placeOf('2001:db8:1:3::1')).not.toBe(placeOf('2001:db8:1:2::1'))
    expect(placeOf('::1')).toBe('0:0:0:0::/64')
  })
})
