import { type BoardInput, declines, FinalNote, type GameBoard, PriceRow } from '@longhouse/board'
import type { SaidOption } from './offered.ts'

/** Choices that are led alike stand together, so that their lead is written once. */
export function gathered(options: readonly SaidOption[]): readonly (readonly SaidOption[])[] {
  const groups = new Map<string, SaidOption[]>()
  for (const option of options) {
    const { lead } = option.said
    groups.set(lead, [...(groups.get(lead) ?? []), option])
  }
  return [...groups.values()]
}

interface OptionButtonProps {
  readonly input: BoardInput
  readonly board: GameBoard
}

export function OptionButtons({ options, ...rest }: OptionButtonProps & { readonly options: readonly SaidOption[] }) {
  const [first] = options
  if (!first || options.length === 1) return first && <OptionButton option={first} {...rest} />
  return (
    <span className="alike">
      <em aria-hidden="true">{first.said.lead}</em>
      {options.map((option) => (
        <OptionButton key={option.label} option={option} begun {...rest} />
      ))}
    </span>
  )
}

function OptionButton({
  option,
  begun = false,
  input,
  board,
}: OptionButtonProps & {
  readonly option: SaidOption
  /** Its lead stands before it. */
  readonly begun?: boolean
}) {
  const { choice, label, said } = option
  const price = board.priceOf(input, input.seatView.ask?.step ?? '', choice)
  return (
    <button
      type="button"
      className={declines(choice) || board.declines?.(input, choice) ? 'btn declines' : 'btn glow-btn'}
      aria-label={label}
      onClick={() => input.choose(choice)}
    >
      {price ? (
        <>
          {!label.includes('→') && !begun && said.lead}
          <PriceRow price={price} Piece={board.Piece} name={() => ''} />
        </>
      ) : begun ? (
        said.rest
      ) : (
        label
      )}
      <FinalNote choices={[choice]} className="note" />
    </button>
  )
}
