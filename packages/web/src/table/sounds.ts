import { useEffect, useRef } from 'react'
import type { TableMoment } from '../session/table.ts'

/** Two sounds, made when they are needed: a knock on wood when it becomes one's turn, and dice. No file is fetched. */
let studio: AudioContext | undefined

function strike(at: number, pitch: number, loudness: number): void {
  studio ??= new AudioContext()
  const tone = studio.createOscillator()
  const fade = studio.createGain()
  const start = studio.currentTime + at
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch, start)
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.09)
  fade.gain.setValueAtTime(loudness, start)
  fade.gain.exponentialRampToValueAtTime(0.001, start + 0.12)
  tone.connect(fade).connect(studio.destination)
  tone.start(start)
  tone.stop(start + 0.13)
}

export const knock = (): void => {
  strike(0, 190, 0.25)
  strike(0.16, 170, 0.25)
}

const rattle = (): void => {
  for (const [i, at] of [0, 0.05, 0.09, 0.16, 0.24].entries()) strike(at, 520 + i * 40, 0.08)
}

const isRoll = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'kind' in event && /^re?rolled$|^rolled$/.test(String(event.kind))

/** Plays what happened since the last moment, where the person wants to hear it. */
export function useSounds(moment: TableMoment, wanted: boolean): void {
  const heard = useRef({ told: moment.log.length, asked: moment.seen.ask?.form != null })
  useEffect(() => {
    const before = heard.current
    const asked = moment.seen.ask?.form != null && moment.curtain === null
    heard.current = { told: moment.log.length, asked }
    if (!wanted) return
    if (moment.log.slice(before.told).some(({ event }) => isRoll(event))) rattle()
    else if (asked && !before.asked) knock()
  }, [moment, wanted])
}
