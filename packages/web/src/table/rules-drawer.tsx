import './rules-drawer.css'
import { type BoardInput, type GameBoard, RuleLink } from '@longhouse/board'
import { type MouseEvent, use, useState } from 'react'
import { Segments } from '../pages/fields.tsx'
import { Reference } from '../pages/rules/reference.tsx'
import { fetchRules } from '../pages/rules/texts.ts'
import { useWords } from '../settings.tsx'

interface RulesDrawerProps {
  readonly input: BoardInput
  readonly board: GameBoard
  /** The rule that was asked for; none: the rules at a glance. */
  readonly rule: string | undefined
  open(rule: string): void
}

/** The rules beside the board: on one page, or all of them. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function RulesDrawer({ input, board, rule, open }: RulesDrawerProps) {
  const { rules: words } = useWords().words.pages
  const [shown, show] = useState<'glance' | 'whole'>(rule ? 'whole' : 'glance')
  return (
    <div className="rules-drawer">
      <Segments
        label={words.title}
        quiet
        value={shown}
        values={[
          ['glance', words.glance],
          ['whole', words.whole],
        ]}
        onChange={(wanted) => show(wanted)}
      />
      {shown === 'glance' ? <Glance input={input} board={board} /> : <Whole input={input} rule={rule} open={open} />}
    </div>
  )
}

function Glance(props: Pick<RulesDrawerProps, 'input' | 'board'>) {
  const { words } = useWords()
  return (
    <>
      <GlanceParts {...props} />
      <p className="glance-note">
        <b>{words.table.sourceMark.designed}</b> {words.table.designed}
      </p>
    </>
  )
}

function GlanceParts({ input, board }: Pick<RulesDrawerProps, 'input' | 'board'>) {
  const { rules: words } = useWords().words.pages
  return board.overview(input).map(({ part, lines }) => (
    <section key={part} className="glance">
      <h3 className="name">{words.parts[part]}</h3>
      <dl>
        {lines.map(({ thing, pieces = [] }) => {
          const tip = board.tipOf(input, thing)
          const [piece] = pieces
          return (
            tip && (
              <div key={thing}>
                <dt>
                  {pieces.map((each) => (
                    <board.Piece key={each} piece={each} />
                  ))}
                  {pieces.length === 1 && piece ? board.pieceName(input, piece, 2) : tip.title}
                </dt>
                <dd>
                  {tip.lines.join(' ')} {tip.rule && <RuleLink game={input.seatView.game} rule={tip.rule} />}
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </section>
  ))
}

function Whole({ input, rule, open }: Pick<RulesDrawerProps, 'input' | 'rule' | 'open'>) {
  const { language } = useWords()
  const { game } = input.seatView
  const text = use(fetchRules(game, language))
  // A rule that names another leads to it here, and not away from the table.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const named = link?.getAttribute('href')?.split(`#/rules/${game}/`)[1]
    if (!named || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(named)
  }
  return (
    text && (
      // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked
      // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
      <div onClick={follow}>
        <Reference key={language} game={game} rule={rule} text={{ ...text, preface: [] }} wide={false} />
      </div>
    )
  )
}
