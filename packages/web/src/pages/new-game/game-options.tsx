import { type Json, type OptionRule, type Options, optionsAt, optionValues } from '@longhouse/kernel'
import { useWords } from '../../settings.tsx'
import { useGameWords } from '../game-words.ts'
import type { FetchedGame } from '../remembered.ts'
import { OptionField } from './option-field.tsx'

interface GameOptionsProps {
  readonly fetched: FetchedGame
  readonly title: string
  /** Who sits at the table, for options that name a seat. */
  readonly names: readonly string[]
  readonly chosen: Options
  change(rule: OptionRule, value: Json): void
}

/** What the game lets one choose before it begins. */
export function GameOptions({ fetched: { game, texts }, title, names, chosen, change }: GameOptionsProps) {
  const { language } = useWords()
  const { words } = useGameWords()(game.id)
  const options = optionsAt(game.options, chosen, names.length)
  const open = game.options.filter(
    (rule) =>
      options[rule.id] !== undefined &&
      optionValues(rule, names.length).length > 1 &&
      (rule.matters?.(options) ?? true),
  )
  if (open.length === 0) return null
  return (
    <section aria-labelledby="options">
      <h2 className="name" id="options">
        {title}
      </h2>
      <div className="game-options">
        {open.map((rule) => (
          <OptionField
            key={rule.id}
            rule={rule}
            value={options[rule.id] ?? null}
            text={texts[language]}
            note={words?.options[rule.id]}
            names={names}
            onChange={(to: Json) => change(rule, to)}
          />
        ))}
      </div>
    </section>
  )
}
