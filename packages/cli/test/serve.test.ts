import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { longhouse, start, temporaryFolder, until } from './longhouse.ts'

const page = temporaryFolder()
writeFileSync(join(page, 'index.html'), '<!doctype html><title>Longhouse</title>')

describe('serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('says where it is open, serves, and closes on %s', async (signal) => {
    const running = start(['serve', '--page', page, '--data', join(page, signal)], '', { PORT: '0' })
    await until(() => running.out().includes('\n'), 'it is open')
    const [, address = ''] = /^Longhouse is open at (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(running.out()) ?? []
    const response = await fetch(address)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Longhouse</title>')
    running.process.kill(signal)
    expect(await running.ended).toMatchObject({ code: 0, err: '' })
  })

  it('says so when another one has the data', async () => {
    const data = join(page, 'held')
    const running = start(['serve', '--page', page, '--port', '0', '--data', data], '')
    await until(() => running.out().includes('\n'), 'it is open')
    const second = await longhouse('serve', '--page', page, '--port', '0', '--data', data)
    expect(second).toMatchObject({ code: 2, out: '', err: expect.stringContaining('another Longhouse has') })
    running.process.kill('SIGTERM')
    await running.ended
  })

  it('says what to do when the page is not built', async () => {
    const { code, out, err } = await longhouse('serve', '--port', '0', '--page', join(page, 'nowhere'))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('npm start builds and serves it')
  })
})
