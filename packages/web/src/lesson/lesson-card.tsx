import './lesson.css'
import { RuleLink } from '@longhouse/board'
import type { Lesson, LessonHint } from '@longhouse/board/lesson'
import { type CSSProperties, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Ask } from '../pages/ask.tsx'
import { useWords } from '../settings.tsx'
import { focusQuestion } from '../table/keys.ts'
import { wordsIn } from '../words/index.ts'
import { byHand, isTouched } from './by-hand.ts'
import { type Box, edgeOf, type Placed, placeBeside } from './placing.ts'
import type { Guide } from './runner.ts'
import { useSights } from './target.ts'

/** The card of the moment, beside what it is about; folded, a tag at the edge. */
export function LessonCard({ guide }: { readonly guide: Guide }) {
  const { language } = useWords()
  const { lesson, shown, acts, folded } = guide
  const said = lesson && shown ? lesson.words[language].cards[shown.card.id] : undefined
  const card = said && { ...said, text: byHand(said.text, isTouched()) }
  const spoken = card && (acts || shown?.kind === 'hint') ? `${card.title}. ${card.text}` : ''
  return (
    <>
      <div className="sr" role="status">
        {spoken}
      </div>
      {card && folded && (
        <button type="button" className="lesson-tag btn" onClick={() => guide.fold(false)}>
          <span className="note">{wordsIn(language).lesson.unfold}</span> {card.title}
        </button>
      )}
      {lesson && shown && card && !folded && (
        <OpenCard key={shown.card.id} guide={guide} lesson={lesson} card={shown.card} words={card} />
      )}
    </>
  )
}

interface OpenCardProps {
  readonly guide: Guide
  readonly lesson: Lesson
  readonly card: LessonHint
  readonly words: { readonly title: string; readonly text: string }
}

function OpenCard({ guide, lesson, card, words }: OpenCardProps) {
  const { language } = useWords()
  const { shown, acts, nudged, doIt } = guide
  const shell = wordsIn(language).lesson
  const { label = shell.label } = lesson.words[language]
  const isLast = shown?.kind === 'hint' || shown?.number === lesson.cards.length
  const id = useId()
  const element = useRef<HTMLElement>(null)
  const [leaving, setLeaving] = useState(false)
  const sights = useSights(lesson, card.point, acts || shown?.kind === 'hint')
  const size = useSize(element)
  const page = { width: innerWidth, height: innerHeight }
  const placed = placeBeside(sights, size, page)
  useFocus(element, shown?.kind === 'hint' ? 'hint' : acts ? 'act' : 'tell')
  useKeys(guide)
  return (
    <>
      {sights.thing && <div className="lesson-ring" style={ringOf(sights.thing)} />}
      <section
        ref={element}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className={acts ? 'lesson-card to-do' : 'lesson-card'}
        data-side={placed.side}
        data-edge={edgeOf(sights, size, page)}
        style={styleOf(placed)}
      >
        <div className="lesson-head">
          <span className="lesson-step">
            {shown?.kind === 'card' ? `${label} · ${shell.step(shown.number, lesson.cards.length)}` : shell.hint}
          </span>
          <button type="button" className="lesson-fold" aria-label={shell.fold} onClick={() => guide.fold(true)}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 12h14" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <h2 className="name" id={`${id}-title`}>
          {words.title}
        </h2>
        <p id={`${id}-text`}>
          {words.text} <RuleLink game={lesson.game} rule={card.rule} />
        </p>
        <p className="lesson-nudge" role="alert">
          {nudged && shell.notThis}
        </p>
        <div className="lesson-acts">
          {!isLast && (
            <button type="button" className="btn plain" title={shell.leaveNote} onClick={() => setLeaving(true)}>
              {shell.leave}
            </button>
          )}
          {leaving && (
            <Ask
              {...shell.leaveAsk}
              answer={(yes) => {
                setLeaving(false)
                if (yes) guide.leave()
              }}
            />
          )}
          {doIt && (
            <button type="button" className="btn" onClick={doIt}>
              {shell.doIt}
            </button>
          )}
          {!acts && (
            <button type="button" className="btn primary" onClick={guide.next}>
              {isLast ? shell.understood : shell.next}
            </button>
          )}
        </div>
      </section>
    </>
  )
}

/** Measured after it is drawn: how tall a card is depends on its words. */
function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 340, height: 220 })
  useLayoutEffect(() => {
    const card = element.current
    if (!card) return
    const measure = () => setSize({ width: card.offsetWidth, height: card.offsetHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(card)
    return () => observer.disconnect()
  }, [element])
  return size
}

const styleOf = ({ left, top, arrow }: Placed): CSSProperties =>
  ({ '--left': `${left}px`, '--top': `${top}px`, '--arrow': `${arrow}px` }) as CSSProperties

const ringOf = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height })

/** A card that tells something takes the focus, so that Enter goes on; others leave it where it is, if it is anywhere. */
function useFocus(element: RefObject<HTMLElement | null>, kind: 'tell' | 'act' | 'hint'): void {
  useEffect(() => {
    const card = element.current
    const nowhere = document.activeElement === null || document.activeElement === document.body
    if (kind === 'tell') card?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true })
    else if (kind === 'act' && nowhere) card?.focus({ preventScroll: true })
    return focusQuestion
  }, [element, kind])
}

/** Esc folds the card wherever the focus is; Enter goes on where it means nothing else. */
function useKeys({ fold, next, acts }: Guide): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (event.key === 'Escape') fold(true)
      else if (event.key === 'Enter' && event.target === document.body && !acts) next()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [fold, next, acts])
}
