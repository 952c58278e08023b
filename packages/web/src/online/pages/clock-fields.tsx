import type { Clock } from '@longhouse/protocol'
import { Segments } from '../../pages/fields.tsx'
import { lengthOf } from '../time.ts'
import { useOnlineWords } from '../words/index.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Kind = 'none' | Clock['kind']
type Speed = 'live' | 'days'

/** What can be set: few enough to see them all. The second of each is the usual one. */
const TIMES = {
  'per-move': { live: [30, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE], days: [8 * HOUR, DAY, 3 * DAY, 7 * DAY] },
  bank: { live: [10 * MINUTE, 20 * MINUTE, 40 * MINUTE, HOUR], days: [3 * DAY, 7 * DAY, 14 * DAY] },
} as const
const MORE = { live: [0, 10, 20, 30], days: [HOUR, 8 * HOUR, DAY] } as const

const KINDS: readonly Kind[] = ['none', 'per-move', 'bank']
const SPEEDS: readonly Speed[] = ['live', 'days']

/** As it is set in the form. */
export interface ClockDraft {
  readonly kind: Kind
  readonly speed: Speed
  readonly seconds: number
  readonly increment: number
}

export const NO_CLOCK: ClockDraft = { kind: 'none', speed: 'live', seconds: 2 * MINUTE, increment: 10 }

export const clockOf = ({ kind, seconds, increment }: ClockDraft): Clock | null =>
  kind === 'none' ? null : kind === 'per-move' ? { kind, seconds } : { kind, seconds, increment }

const usual = (kind: Kind, speed: Speed): ClockDraft => ({
  kind,
  speed,
  seconds: kind === 'none' ? NO_CLOCK.seconds : TIMES[kind][speed][1],
  increment: MORE[speed][1],
})

interface ClockFieldsProps {
  readonly draft: ClockDraft
  onChange(draft: ClockDraft): void
}

/** How long people may think: as long as they like, for each move, or in all. */
export function ClockFields({ draft, onChange }: ClockFieldsProps) {
  const { clock } = useOnlineWords()
  const { kind, speed, seconds, increment } = draft
  const named = (values: readonly number[]) => values.map((each) => [each, lengthOf(each, clock)] as const)
  return (
    <>
      <Segments
        label={clock.label}
        value={kind}
        values={KINDS.map((each) => [each, clock.kinds[each]])}
        note={kind === 'none' ? clock.noneNote : clock.note}
        onChange={(to) => onChange(usual(to, speed))}
      />
      {kind !== 'none' && (
        <>
          <Segments
            label={clock.speed}
            value={speed}
            values={SPEEDS.map((each) => [each, clock.speeds[each]])}
            onChange={(to) => onChange(usual(kind, to))}
          />
          <Segments
            label={kind === 'bank' ? clock.bank : clock.perMove}
            value={seconds}
            values={named(TIMES[kind][speed])}
            onChange={(to) => onChange({ ...draft, seconds: to })}
          />
        </>
      )}
      {kind === 'bank' && (
        <Segments
          label={clock.increment}
          value={increment}
          values={named(MORE[speed])}
          onChange={(to) => onChange({ ...draft, increment: to })}
        />
      )}
    </>
  )
}
