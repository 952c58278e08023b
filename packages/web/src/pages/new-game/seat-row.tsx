import { Mark, PLAYER_COLORS, type PlayerColor } from '@longhouse/board'
import { LEVELS } from '@longhouse/bots'
import { useId } from 'react'
import { isLevel, levelNote, programName } from '../../session/programs.ts'
import { useWords } from '../../settings.tsx'
import { Pick, Segments } from '../fields.tsx'
import { LONGEST_NAME, type NameFlaw, type SeatDraft } from './draft.ts'

interface SeatRowProps {
  readonly seat: number
  readonly draft: SeatDraft
  readonly flaw: NameFlaw
  change(changed: Partial<SeatDraft>): void
  changeColor(color: PlayerColor): void
}

const PERSON = 'person'

/** One seat: its mark, its name, and who plays, from a person to the strongest program. */
export function SeatRow({ seat, draft: { name, color, player }, flaw, change, changeColor }: SeatRowProps) {
  const { words, language } = useWords()
  const { newGame } = words.pages
  const id = useId()
  return (
    <li className="seating">
      <Mark color={color} />
      <div className="seating-name">
        <label className="unseen" htmlFor={id}>
          {newGame.nameOf(seat + 1)}
        </label>
        <input
          className="field"
          id={id}
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={flaw !== null}
          aria-describedby={flaw ? `${id}-flaw` : undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <Pick
        quiet
        label={newGame.markOf(seat + 1)}
        value={color}
        values={PLAYER_COLORS.map((each) => [each, newGame.marks[each]])}
        onChange={(chosen) => changeColor(chosen as PlayerColor)}
      />
      <p className="seating-note" aria-live="polite">
        {isLevel(player) && levelNote(language, player)}
      </p>
      <Segments
        quiet
        label={newGame.whoOf(seat + 1)}
        value={player ?? PERSON}
        values={[[PERSON, newGame.person], ...LEVELS.map((level) => [level, programName(language, level)] as const)]}
        onChange={(chosen) => change({ player: isLevel(chosen) ? chosen : null })}
      />
      {flaw && (
        <p className="seating-flaw" id={`${id}-flaw`}>
          {newGame.flaws[flaw]}
        </p>
      )}
    </li>
  )
}
