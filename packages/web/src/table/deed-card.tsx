import './deed-card.css'
import { type BoardInput, type GameBoard, Mark, RichText, spotOf } from '@longhouse/board'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useWords } from '../settings.tsx'
import { type Deed, thingsOf } from './since.ts'
import { placeOf } from './tip-card.tsx'
import { sayEvent } from './told.ts'

interface DeedCardProps {
  readonly deed: Deed
  /** Those among which one goes on and back. */
  readonly deeds: readonly Deed[]
  readonly input: BoardInput
  readonly board: GameBoard
  open(deed: Deed): void
  goTo(move: number): void
  close(): void
}

/** What a rival did, beside where it was done; on a small screen a sheet. */
export function DeedCard({ deed, deeds, input, board, open, goTo, close }: DeedCardProps) {
  const { words } = useWords()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    card.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
    }
  }, [])
  const { name = '', color = 'grey' } = input.sitters[deed.seat] ?? {}
  const at = deeds.findIndex(({ move, seat }) => move === deed.move && seat === deed.seat)
  const step = (by: number, symbol: string, said: string) => {
    const to = deeds[at + by]
    return (
      <button type="button" className="btn" aria-label={said} disabled={!to} onClick={() => to && open(to)}>
        <span aria-hidden="true">{symbol}</span>
      </button>
    )
  }
  return (
    <div
      ref={card}
      className="tip held deed-card"
      role="dialog"
      aria-label={name}
      style={besideThing(deed, input, board)}
    >
      <p className="deed-head">
        <Mark color={color} />
        <b className="name">{name}</b>
        {deeds.length > 1 && <small>{words.table.chosenOf(at + 1, deeds.length)}</small>}
        {step(-1, '‹', words.table.step.back)}
        {step(1, '›', words.table.step.on)}
      </p>
      {deed.entries.map(({ event }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays as it was told
        <p key={i}>
          <RichText text={sayEvent(input, event)} />
        </p>
      ))}
      <p className="go">
        <button type="button" className="btn" onClick={close}>
          {words.table.close}
        </button>
        <button type="button" className="btn primary" onClick={() => goTo(deed.move)}>
          {words.table.lookThen}
        </button>
      </p>
    </div>
  )
}

/** Beside the thing, where it is in sight; else the sheet lies in the middle. */
function besideThing(deed: Deed, input: BoardInput, board: GameBoard): CSSProperties {
  const stage = document.querySelector('main.stage')?.getBoundingClientRect()
  for (const thing of thingsOf(deed, input, board)) {
    const rect = spotOf(thing)
    const isInSight =
      rect &&
      stage &&
      rect.top < stage.bottom &&
      rect.bottom > stage.top &&
      rect.left < stage.right &&
      rect.right > stage.left
    if (isInSight) return placeOf(rect)
  }
  return { '--left': '50%', '--top': '30%', '--bottom': 'auto' } as CSSProperties
}
