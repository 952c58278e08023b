import type { Locator, Page } from '@playwright/test'
import { expect } from './house.ts'

/** What can be chosen at a table, whatever is asked: all that glows, and what confirms a choice of several parts. */
const CHOICE = [
  '.glow:not(:disabled):not([aria-pressed=true])',
  '.glow-btn:enabled',
  '.declines:enabled',
  '.front .btn:enabled',
  '.tv-ask :is(.btn, [aria-label$="+1"]):enabled',
  '.primary:enabled',
]
  .map((each) => `.table ${each}`)
  .join(', ')
const CONFIRM = '.table .primary:enabled'
/** What lies over the table is answered first: a sheet with the choices of a thing, or an editor for how many and which. */
const SHEET = '.table .tip.held .primary'
const EDITOR = ['[aria-label^="+"]:enabled', 'input:not(:checked)', '.primary:enabled']
  .map((each) => `.table .editor ${each}`)
  .join(', ')
const CURTAIN = 'dialog.curtain .primary'
/** What is asked once more is meant. */
const SURE = 'dialog.ask button:last-child'
const OFFERED = [SURE, CURTAIN, SHEET, CONFIRM, EDITOR, CHOICE]
const END = 'dialog.end'

/** How a choice is made: with the mouse, with a finger, or by keys alone. */
export type Hands = (choice: Locator) => Promise<void>

export const mouse: Hands = (choice) => choice.click()

export const finger: Hands = (choice) => choice.tap()

const MOST_WALKS = 8

/** Walks with Tab until the choice has the focus, and presses it: what no key reaches cannot be chosen. */
export const keys: Hands = async (choice) => {
  const { keyboard } = choice.page()
  for (let walks = 0; walks < MOST_WALKS; walks++) {
    const steps = await choice.evaluate(stepsTo)
    if (steps === 0) {
      const isBox = await choice.evaluate((element) => element instanceof HTMLInputElement)
      return keyboard.press(isBox ? 'Space' : 'Enter')
    }
    for (let step = 0; step < Math.abs(steps); step++) await keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`no key leads to ${await choice.evaluate((element) => element.outerHTML)}`)
}

/** Runs in the page: how often Tab must be pressed, backwards if it is less than nothing. */
function stepsTo(wanted: Element): number {
  if (wanted === document.activeElement) return 0
  const reachable = 'a[href], button:enabled, input:enabled, select:enabled, [tabindex="0"]'
  const stops = [...document.querySelectorAll(reachable)].filter((stop) => stop.checkVisibility())
  const steps = stops.indexOf(wanted) - stops.indexOf(document.activeElement ?? document.body)
  return steps || 1
}

export interface Player {
  /** Makes one choice, or a part of one, as soon as there is any, and waits until the table has taken it. */
  answer(): Promise<void>
  /** The same, unless there is nothing to be chosen any more. */
  answerIfAsked(): Promise<boolean>
  /** Answers whatever is asked until the moment comes. */
  playUntil(moment: () => Promise<boolean>): Promise<void>
  playToTheEnd(): Promise<void>
}

const MOST_CHOICES = 600
/** Mostly it has taken it before anybody looks. */
const SOON = [20, 50, 100, 250]

/** Somebody who takes anything that glows, by a chance that is the same in every run. */
export function playerAt(page: Page, take: Hands, seed = 1): Player {
  const roll = diceOf(seed)
  const visible = (selector: string) => page.locator(selector).filter({ visible: true })
  const has = async (selector: string) => (await visible(selector).count()) > 0

  async function choose(): Promise<boolean> {
    const counts = await visible(OFFERED.join(', ')).evaluateAll(
      (elements, selectors) =>
        selectors.map((selector) => elements.filter((element) => element.matches(selector)).length),
      OFFERED,
    )
    const count = (selector: string) => counts[OFFERED.indexOf(selector)] ?? 0
    if (!counts.some((each) => each > 0)) return false
    const first = [SURE, CURTAIN, SHEET].find(count)
    const selector = first ?? (roll(2) === 0 && count(CONFIRM) > 0 ? CONFIRM : count(EDITOR) > 0 ? EDITOR : CHOICE)
    await take(visible(selector).nth(roll(count(selector))))
    return true
  }

  async function answer(): Promise<void> {
    await visible(OFFERED.join(', ')).first().waitFor()
    await answerIfAsked()
  }

  async function answerIfAsked(): Promise<boolean> {
    const before = await sightOf(page)
    try {
      if (!(await choose())) return false
    } catch (error) {
      // Somebody else may have been faster, and the choice went out under the hand.
      if ((await sightOf(page)) === before) throw error
    }
    await expect.poll(() => sightOf(page), { message: 'the table takes the choice', intervals: SOON }).not.toBe(before)
    // What is asked once more lies over everything else until it is answered.
    if (await has(SURE)) await answerIfAsked()
    return true
  }

  async function playUntil(moment: () => Promise<boolean>): Promise<void> {
    for (let choices = 0; choices < MOST_CHOICES; choices++) {
      await visible([CHOICE, EDITOR, CURTAIN, END].join(', ')).first().waitFor()
      if (await moment()) return
      await answer()
    }
    throw new Error(`the moment has not come after ${MOST_CHOICES} choices`)
  }

  return { answer, answerIfAsked, playUntil, playToTheEnd: () => playUntil(() => has(END)) }
}

/** All that a table shows and offers, to tell whether anything has changed. News is told once, and is no part of it. */
export function sightOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const offered = document.querySelectorAll('.glow, .glow-btn, .declines, .primary, [aria-pressed]')
    const states = [...offered].map((each) => [
      each.getAttribute('data-thing') ?? each.className,
      each.matches(':disabled'),
      each.ariaPressed,
    ])
    const parts = '.table, .lesson-card, main, dialog'
    const shown = [...document.querySelectorAll<HTMLElement>(parts)].filter(
      (part) => !part.parentElement?.closest(parts),
    )
    return `${shown.map((part) => part.innerText).join('\n')}\n${states.join('\n')}`
  })
}

function diceOf(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
