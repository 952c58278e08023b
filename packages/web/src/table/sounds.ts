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

/** In percent of the loudest. */
type Volume = number

export const knock = (volume: Volume): void => {
  if (volume === 0) return
  strike(0, 190, volume / 250)
  strike(0.16, 170, volume / 250)
}

const rattle = (volume: Volume): void => {
  for (const [i, at] of [0, 0.05, 0.09, 0.16, 0.24].entries()) strike(at, 520 + i * 40, volume / 800)
}

const isRoll = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'kind' in event && /^re?rolled$|^rolled$/.test(String(event.kind))

/** Plays what happened since the last moment, as loud as the person wants to hear it. */
export function useSounds(moment: TableMoment, volume: Volume): void {
  const heard = useRef({ told: moment.log.length, asked: moment.seen.ask?.form != null })
  useEffect(() => {
    const before = heard.current
    const asked = moment.seen.ask?.form != null && moment.curtain === null
    heard.current = { told: moment.log.length, asked }
    if (volume === 0) return
    if (moment.log.slice(before.told).some(({ event }) => isRoll(event))) rattle(volume)
    else if (asked && !before.asked) knock(volume)
  }, [moment, volume])
}
