import {
  type BoardInput,
  choicesOf,
  type GameBoard,
  type Option,
  PriceRow,
  RuleLink,
  type Showing,
  useEndsUndo,
} from '@longhouse/board'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useWords } from '../settings.tsx'

export interface Tipped {
  readonly thing: string
  /** What a click there would choose: what is lit and lies under the thing, or the thing itself. */
  readonly lit: string
  readonly at: DOMRect
  readonly how: Showing
}

const WIDTH = 348
const GAP = 12

interface TipCardProps {
  readonly tipped: Tipped | null
  readonly input: BoardInput
  readonly board: GameBoard
  take(option: Option): void
  close(): void
}

/**
 * What a thing is, what it does, what it costs, and what would follow: beside it while it is pointed at; held, as a sheet on
 * a small screen, with the choices as buttons after a long press or where there are several.
 */
export function TipCard({ tipped, input, board, take, close }: TipCardProps) {
  const tip = tipped && board.tipOf(input, tipped.thing)
  if (!tipped) return null
  const options = input.options.filter(({ thing }) => thing === tipped.thing)
  if (!tip && options.length === 0) return null
  return tipped.how === 'held' ? (
    <HeldTip
      key={tipped.thing}
      tipped={tipped}
      options={options}
      input={input}
      board={board}
      take={take}
      close={close}
    />
  ) : (
    <div className="tip" id="tip" role="tooltip" style={placeOf(tipped.at, board.Strip !== undefined)}>
      <TipText thing={tipped.thing} options={options} input={input} board={board} />
    </div>
  )
}

function HeldTip({
  tipped,
  options,
  input,
  board,
  take,
  close,
}: TipCardProps & { readonly tipped: Tipped; readonly options: readonly Option[] }) {
  const { words } = useWords()
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    sheet.current?.querySelector<HTMLElement>('.primary, .btn')?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
    }
  }, [])
  // Opened to choose, it closes when there is nothing to choose any more: it would lie over what is asked next.
  const offers = options.length > 0
  const offered = useRef(offers)
  useEffect(() => {
    if (offered.current && !offers) close()
    offered.current = offers
  }, [offers, close])
  const title = board.tipOf(input, tipped.thing)?.title ?? ''
  return (
    <>
      <button type="button" className="shade" tabIndex={-1} aria-hidden="true" onClick={close} />
      <div ref={sheet} className="tip held" role="dialog" aria-label={title} style={placeOf(tipped.at)}>
        <TipText thing={tipped.thing} options={options} input={input} board={board} whole />
        <p className="go">
          <button type="button" className="btn" onClick={close}>
            {words.table.close}
          </button>
          {options.map((option) => (
            <button
              key={option.label}
              type="button"
              className="btn primary"
              aria-label={option.label}
              onClick={() => take(option)}
            >
              {(options.length === 1 && board.actOf?.(input, input.seatView.ask?.step ?? '', option.choice)) ||
                option.label}
            </button>
          ))}
        </p>
      </div>
    </>
  )
}

interface TipTextProps extends Pick<TipCardProps, 'input' | 'board'> {
  readonly thing: string
  readonly options: readonly Option[]
  /** There is time to read what a mark stands for elsewhere. */
  readonly whole?: boolean
}

function TipText({ thing, options, input, board, whole = false }: TipTextProps) {
  const { words } = useWords()
  const isFinal = useEndsUndo(choicesOf(options))
  const tip = board.tipOf(input, thing)
  if (!tip) return null
  return (
    <>
      <span className="name">
        <span>{tip.title}</span>
        {tip.source && (
          <abbr className="source" title={words.table[tip.source]}>
            {words.table.sourceMark[tip.source]}
          </abbr>
        )}
        {tip.rule && <RuleLink game={input.seatView.game} rule={tip.rule} />}
      </span>
      {tip.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards alike say the same
        <p key={i}>{line}</p>
      ))}
      {(tip.cost || tip.gain) && (
        <PriceRow price={tip} Piece={board.Piece} name={(piece, count) => board.pieceName(input, piece, count)} />
      )}
      {tip.outcome && <p className={tip.closed ? 'outcome closed' : 'outcome'}>{tip.outcome}</p>}
      {isFinal && <p className="outcome final">{words.table.cannotUndo}</p>}
      {whole && tip.source && <p className="source">{words.table[tip.source]}</p>}
    </>
  )
}

/** What would change grows when it says so. */
const GROWS = 20

/** Where a thing lies, and where that which would change with it: a tip hides neither. */
export function roomOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect()
  const spot = element.getAttribute('data-changes')
  const other = spot === null ? undefined : document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect()
  if (!other) return own
  const left = Math.min(own.left, other.left - GROWS)
  const top = Math.min(own.top, other.top)
  const right = Math.max(own.right, other.right + GROWS)
  return new DOMRect(left, top, right - left, Math.max(own.bottom, other.bottom) - top)
}

/** The height of the header. */
const TOP = 46

/**
 * Right of the thing, or left of it, or below what stands in the header; never over it, nor over a strip below the board that tells of the same thing. On a
 * small screen the sheet's own place overrules this.
 */
export function placeOf(at: DOMRect, aboveStrip = false): CSSProperties {
  if (at.bottom <= TOP)
    return {
      '--left': `${Math.max(GAP, Math.min(at.left, innerWidth - WIDTH - GAP))}px`,
      '--top': `${TOP + GAP}px`,
      '--bottom': 'auto',
    } as CSSProperties
  const right = at.right + GAP + WIDTH < innerWidth
  const left = right ? at.right + GAP : Math.max(GAP, at.left - GAP - WIDTH)
  const low = (aboveStrip ? at.top + at.height / 2 : at.top) > innerHeight * 0.5
  return {
    '--left': `${left}px`,
    '--top': low ? 'auto' : `${Math.max(GAP, at.top)}px`,
    '--bottom': low ? `${Math.max(GAP, innerHeight - at.bottom)}px` : 'auto',
  } as CSSProperties
}
