import type { Language } from '@longhouse/kernel'
import { type ComponentType, type CSSProperties, type ReactNode, useState } from 'react'
import { PHONE, useChart, useLitInSight } from './chart-view.ts'
import type { Option, Tip } from './game-board.ts'
import { MiniMap } from './mini-map.tsx'
import { PriceRow } from './price.tsx'
import { useThing } from './things.tsx'
import { type KitWords, kitWords } from './words/index.ts'

type ChartWords = KitWords['chart']

/** How much a press of a button brings the board closer. */
const STEP = 1.35

interface ChartProps {
  readonly width: number
  readonly height: number
  /** The width below which it pans instead of being shrunk: a board full of cards needs more. */
  readonly narrow?: number
  /** The thing that the game is at, for a board that pans. */
  readonly at?: string | null
  readonly options: readonly Option[]
  readonly language: Language
  readonly Piece: ComponentType<{ readonly piece: string; readonly name?: string }>
  pieceName(piece: string, count: number): string
  tipOf(thing: string): Tip | null
  readonly children: ReactNode
}

/**
 * A board in its own coordinates. Where there is room it is fitted to the stage; on a small screen it keeps its reading size,
 * pans and zooms, with a small map of where fire burns and the lit places as a list.
 */
export function Chart(props: ChartProps) {
  const { width, height, narrow = PHONE, at = null, options, language, Piece, pieceName, tipOf, children } = props
  const words = kitWords(language).chart
  const view = useChart(width, height, narrow)
  const { frame, small, pans, zooms, scale, floor, dense, x, y, zoom } = view
  const [listed, setListed] = useState(false)
  const things = [...new Set(options.flatMap(({ thing }) => thing ?? []))]
  useLitInSight(view, things.join(), at)
  const shows = small && listed && things.length > 0
  const style = {
    width,
    height,
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    '--floor': `${floor}px`,
  } as CSSProperties
  return (
    <div className={`chart ${pans ? 'pans' : ''}`}>
      <div ref={frame} className="chart-frame" hidden={shows} {...(pans ? scrolled(words.map) : {})}>
        <div className="chart-size" style={pans ? { width: width * scale, height: height * scale } : undefined}>
          <div className={dense ? 'board dense' : 'board'} style={style}>
            {children}
          </div>
        </div>
      </div>
      {shows && (
        <ol className="lit-list">
          {things.map((thing) => (
            <LitRow key={thing} thing={thing} tip={tipOf(thing)} Piece={Piece} pieceName={pieceName} />
          ))}
        </ol>
      )}
      {small && (
        <div className="dock">
          <MiniMap
            frame={frame}
            width={width}
            height={height}
            scale={scale}
            name={words.goThere}
            options={options}
            away={shows}
          />
          {things.length > 0 && (
            <span className="seg">
              <button type="button" aria-pressed={!shows} onClick={() => setListed(false)}>
                {words.map}
              </button>
              <button type="button" aria-pressed={shows} onClick={() => setListed(true)}>
                {words.lit(things.length)}
              </button>
            </span>
          )}
          <Zoom words={words} zoom={zoom} />
        </div>
      )}
      {zooms && !small && <Zoom words={words} zoom={zoom} />}
    </div>
  )
}

/** What scrolls is reached by key, too. */
const scrolled = (name: string) => ({ tabIndex: 0, role: 'group', 'aria-label': name }) as const

function Zoom({ words, zoom }: { readonly words: ChartWords; zoom(by: number): void }) {
  return (
    <span className="seg zoom">
      <button type="button" aria-label={words.farther} onClick={() => zoom(1 / STEP)}>
        −
      </button>
      <button type="button" aria-label={words.closer} onClick={() => zoom(STEP)}>
        +
      </button>
    </span>
  )
}

interface LitRowProps extends Pick<ChartProps, 'Piece' | 'pieceName'> {
  readonly thing: string
  readonly tip: Tip | null
}

function LitRow({ thing, tip, Piece, pieceName }: LitRowProps) {
  const { props, options } = useThing(thing, tip?.title ?? '')
  return (
    <li>
      <div {...props} className="lit-row glow">
        <span className="name">{tip?.title ?? options[0]?.label}</span>
        {tip?.cost || tip?.gain ? (
          <PriceRow price={tip} Piece={Piece} name={pieceName} />
        ) : (
          <small>{tip?.lines[0] ?? ''}</small>
        )}
      </div>
    </li>
  )
}
