import type { Lesson, Point, TABLE_PARTS } from '@longhouse/board/lesson'
import { useEffect, useState } from 'react'
import type { Box, Sights } from './placing.ts'

/** On a small screen scores and rivals share a line. */
const SHELL: { readonly [part in (typeof TABLE_PARTS)[number]]: string } = {
  header: '.top',
  scores: '.top .scores, .rivals-line',
  rivals: '.rivals-line, .rivals-cards > *',
  prompt: '.prompt',
  editor: '.prompt .editor',
  own: '.own',
}

/** What can be chosen now. */
const CHOOSABLE = '.table .glow, .stage button:enabled, .prompt .btn:enabled, .prompt .editor'

/** How often it is looked whether anything has moved: pieces fly, boards pan. */
const LOOK_MS = 200
const PHONE = 760

function selectorOf(lesson: Lesson, point: Point): string {
  if ('thing' in point) return `[data-thing=${JSON.stringify(point.thing)}]`
  const parts: { readonly [part: string]: string } = { ...SHELL, ...lesson.parts }
  return parts[point.part] ?? ''
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

const drawn = (selector: string): readonly Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0)

const NOTHING: Sights = { thing: null, others: [] }

/**
 * Where on the page a card's thing is, and what must not be hidden while something may be chosen. It is panned into sight
 * first, on a small screen into the middle.
 */
export function useSights(lesson: Lesson, point: Point | undefined, chooses: boolean): Sights {
  const selector = point ? selectorOf(lesson, point) : ''
  const [sights, setSights] = useState(NOTHING)
  useEffect(() => {
    let panned = false
    const look = () => {
      const element = selector ? drawn(selector)[0] : undefined
      if (element && !panned) {
        panned = true
        const where = innerWidth <= PHONE ? 'center' : 'nearest'
        element.scrollIntoView({ block: where, inline: where })
      }
      const now = { thing: element ? boxOf(element) : null, others: chooses ? drawn(CHOOSABLE).map(boxOf) : [] }
      setSights((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', look)
    }
  }, [selector, chooses])
  return sights
}
