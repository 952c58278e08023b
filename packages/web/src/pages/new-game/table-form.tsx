import { isRefusal } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { newTable, randomHex } from '../../session/new-table.ts'
import { keepTable } from '../../session/storage.ts'
import { useWords } from '../../settings.tsx'
import { Glyph } from '../glyph.tsx'
import type { FetchedGame } from '../remembered.ts'
import {
  changeColor,
  changeSeat,
  chosenOptions,
  type Draft,
  firstDraft,
  nameFlaws,
  rememberSeats,
  seatPlans,
} from './draft.ts'
import { GameOptions } from './game-options.tsx'
import { SeatRow } from './seat-row.tsx'
import { SeatsHead } from './seats-head.tsx'
import { SoloNote } from './solo-note.tsx'

/** Who sits where, what is played, and the button that begins it. */
export function TableForm({ fetched }: { readonly fetched: FetchedGame }) {
  const { entry, game, texts } = fetched
  const { words, language } = useWords()
  const { newGame } = words.pages
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(() => firstDraft(game.players, newGame.names))
  const [state, setState] = useState<'open' | 'starting' | { readonly trouble: string }>('open')
  const flaws = nameFlaws(draft)
  const seats = seatPlans(draft)
  const people = seats.filter(({ bot }) => !bot).length
  const botsHere = seats.length - people
  const seated = [
    ...(people > 0 ? [newGame.people(people)] : []),
    ...(botsHere > 0 ? [newGame.botsHere(botsHere)] : []),
  ]

  async function start(event: FormEvent) {
    event.preventDefault()
    if (flaws.some((flaw) => flaw !== null)) {
      setState({ trouble: newGame.fix })
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    setState('starting')
    const options = chosenOptions(draft, game.options)
    const table = newTable(randomHex(5), game, { game: game.id, seats, options, seed: randomHex(16) })
    if (isRefusal(table)) return setState({ trouble: sayRefusal(language, table, texts[language]) })
    // Whether it is kept or lasts only as long as the page: the table tells.
    await keepTable(table)
    rememberSeats(draft)
    navigate(`/table/${table.id}`)
  }

  return (
    <form ref={form} noValidate onSubmit={start}>
      <div className="panel-body">
        <section aria-labelledby="seats">
          <SeatsHead
            range={game.players}
            players={draft.players}
            words={newGame}
            change={(players) => setDraft({ ...draft, players })}
          />
          <ol className="seats">
            {draft.seats.slice(0, draft.players).map((each, seat) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                key={seat}
                seat={seat}
                draft={each}
                flaw={flaws[seat] ?? null}
                change={(changed) => setDraft(changeSeat(draft, seat, changed))}
                changeColor={(color) => setDraft(changeColor(draft, seat, color))}
              />
            ))}
          </ol>
          {seats.length === 1 && <SoloNote game={game.id} />}
          {people !== 1 && <p className="field-note">{people === 0 ? newGame.watching : newGame.together}</p>}
        </section>
        <GameOptions
          fetched={fetched}
          title={newGame.options}
          names={seats.map(({ name }) => name)}
          chosen={draft.options}
          change={({ id }, value) => setDraft({ ...draft, options: { ...draft.options, [id]: value } })}
        />
        <div role="alert">
          {typeof state === 'object' && (
            <p className="notice refused">
              <Glyph name="warning" />
              {state.trouble}
            </p>
          )}
        </div>
      </div>
      <div className="panel-foot">
        <p>
          {seated.join(', ')}. {newGame.minutes(entry.minutes)}
        </p>
        <button type="submit" className="btn primary" disabled={state === 'starting'}>
          {state === 'starting' ? newGame.starting : newGame.start}
        </button>
      </div>
    </form>
  )
}
