import type { Form } from '@longhouse/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { BoardInput } from '../game-board.ts'

/** What a panel is asked to draw. */
export interface Asked<Context> {
  readonly context: Context
  readonly form: Form
}

/** Which panel asks for what, by the step. */
export interface Panels<Context> {
  readonly [step: string]: ComponentType<Asked<Context>>
}

interface AskPanelProps<Context> {
  readonly context: Context
  readonly panels: Panels<Context>
  readonly className?: string
  /** What is drawn while none of the panels is asked for. */
  readonly otherwise?: ReactNode
}

/** What is asked over the board, in the cards and dice it is about. What was begun in a panel goes when it is answered. */
export function AskPanel<Context extends { readonly input: Pick<BoardInput, 'seatView'> }>(
  props: AskPanelProps<Context>,
) {
  const { context, panels, className = '', otherwise = null } = props
  const { ask, moves } = context.input.seatView
  const Panel = ask?.form ? panels[ask.step] : undefined
  if (!ask?.form || !Panel) return otherwise
  return (
    <section className={`ask-panel ${className}`} data-step={ask.step} key={`${moves} ${ask.step}`}>
      <Panel context={context} form={ask.form} />
    </section>
  )
}
