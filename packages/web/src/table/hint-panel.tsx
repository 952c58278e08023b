import './hint.css'
import type { BoardInput, GameBoard } from '@longhouse/board'
import type { Advised } from '@longhouse/bots'
import { plain } from '@longhouse/kernel'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../settings.tsx'
import { wordsIn } from '../words/index.ts'
import { boxOf, type Corner, cornerOf } from './corner.ts'
import { type SaidReason, whyOf } from './hint-reason.ts'
import { hintedThings } from './hinted-things.ts'
import { focusQuestion } from './keys.ts'
import { Rings } from './rings.tsx'
import type { Hints } from './use-hint.ts'

const LAMP = 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z'

interface HintProps {
  readonly hints: Hints
  readonly input: BoardInput
  readonly board: GameBoard
}

/** Asks for a hint, or puts it away. */
export function HintButton({ hints }: Pick<HintProps, 'hints'>) {
  const { language } = useWords()
  const words = wordsIn(language).hint
  return (
    <button
      type="button"
      className="btn hint-btn"
      title={words.withKey}
      aria-expanded={hints.hint !== null}
      onClick={hints.hint ? hints.close : hints.ask}
    >
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d={LAMP} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      <span className="word">{words.name}</span>
    </button>
  )
}

/** The hint: that it is being thought of, then up to three choices in words, and where the chosen one lies on the board. */
export function HintPanel({ hints, input, board }: HintProps) {
  const { language } = useWords()
  const words = wordsIn(language).hint
  const { hint } = hints
  if (!hint) return null
  if (hint.state === 'found' && hint.advice.length > 0)
    return <Ways advice={hint.advice} hints={hints} input={input} board={board} />
  return (
    <Box close={hints.close} closing={hint.state === 'thinking' ? words.stop : words.close}>
      {hint.state === 'thinking' ? (
        <p className="hint-thinking" role="status">
          <span className="hint-fire" aria-hidden="true" />
          {words.thinking}
        </p>
      ) : (
        <p className="hint-lead" role="status">
          {hint.state === 'found' ? words.none : words.failed}
          {hint.state === 'failed' && (
            <button type="button" className="btn" onClick={hints.ask}>
              {words.again}
            </button>
          )}
        </p>
      )}
    </Box>
  )
}

interface BoxProps {
  readonly closing: string
  readonly corner?: Corner
  readonly children: ReactNode
  close(): void
}

function Box({ closing, corner = 'left', children, close }: BoxProps) {
  const { language } = useWords()
  const { name } = wordsIn(language).hint
  return (
    <aside className={`hint ${corner}`} aria-label={name}>
      <header>
        <h2 className="name">{name}</h2>
        <button type="button" className="btn plain" onClick={close}>
          {closing}
        </button>
      </header>
      {children}
    </aside>
  )
}

/** The choices, the best first. To look at one marks where it is played; only the button plays it. */
function Ways({ advice, hints, input, board }: HintProps & { readonly advice: readonly Advised[] }) {
  const { language } = useWords()
  const words = wordsIn(language).hint
  const name = useId()
  const [at, setAt] = useState(0)
  const list = useRef<HTMLFieldSetElement>(null)
  const [corner, setCorner] = useState<Corner>('left')
  const step = input.seatView.ask?.step ?? ''
  const names = input.sitters.map((sitter) => sitter.name)
  const ways = inOrder(advice).map(({ choice, chance, reason }) => {
    const said = input.text.choice(step, choice, names, input.seatView.view)
    return {
      ...{ choice, said, why: whyOf(reason, input.text, names) },
      percent: Math.round(chance * 100),
      things: hintedThings(board, step, choice, said),
    }
  })
  const [best] = ways
  const chosen = ways[at] ?? best
  useEffect(() => {
    // Who asked goes on from here; who has gone elsewhere meanwhile stays there.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches('.hint-btn, #question'))
      list.current?.querySelector('input')?.focus({ preventScroll: true })
    return focusQuestion
  }, [])
  const named = ways
    .flatMap(({ things }) => things)
    .map((thing) => `[data-thing=${JSON.stringify(thing)}]`)
    .join(', ')
  useLayoutEffect(() => {
    const panel = list.current?.closest('.hint')
    const stage = document.querySelector('.stage')
    if (!panel || !stage) return
    const boxesOf = (selector: string) =>
      selector ? [...stage.querySelectorAll(selector)].map((each) => boxOf(each)) : []
    setCorner(cornerOf(boxOf(stage), boxOf(panel), boxesOf(named), boxesOf('.glow, button:enabled')))
  }, [named])
  if (!best || !chosen) return null
  return (
    <>
      <Rings things={chosen.things} />
      <Box corner={corner} close={hints.close} closing={words.close}>
        <p className="sr" role="status">
          {words.heard(plain(best.said), best.percent)}
          {best.why.changes.length > 0 && ` ${words.changes}: ${best.why.changes.join(', ')}.`}
        </p>
        <fieldset ref={list}>
          <legend className="sr">{words.ways}</legend>
          {ways.map(({ choice, said, percent }, i) => (
            <label key={JSON.stringify(choice)}>
              <input type="radio" name={name} checked={i === at} onChange={() => setAt(i)} />
              <span className="hint-rank">{i + 1}</span>
              <span className="hint-said">{plain(said)}</span>
              <b className="hint-chance">
                {words.chance(percent)} <span className="sr">{words.toWin}</span>
              </b>
              <span className="hint-bar" style={{ width: `${percent}%` }} />
            </label>
          ))}
        </fieldset>
        <Why why={chosen.why} />
        <p className="hint-go">
          <span className="hint-lead">{words.lead}</span>
          <button type="button" className="btn primary" onClick={() => input.choose(chosen.choice)}>
            {words.play}
          </button>
        </p>
      </Box>
    </>
  )
}

/** What the choice that is looked at brings, and what the next rival would make of it. */
function Why({ why: { changes, answer } }: { readonly why: SaidReason }) {
  const { language } = useWords()
  const words = wordsIn(language).hint
  if (changes.length === 0 && !answer) return null
  return (
    <p className="hint-why">
      {changes.length > 0 && (
        <span>
          <em>{words.changes}:</em> {changes.join(', ')}.
        </span>
      )}
      {answer && <span>{words.answers(answer.name, plain(answer.said))}</span>}
    </p>
  )
}

/** The best stays the best; the others by their chances, so that the figures fall. */
const inOrder = ([best, ...rest]: readonly Advised[]): readonly Advised[] =>
  best ? [best, ...rest.toSorted((a, b) => b.chance - a.chance)] : []
