import { Mark } from '@longhouse/board'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../settings.tsx'
import { localeOf } from '../../words/locale.ts'
import { useMutes } from '../mutes.ts'
import type { OnlineTable, RoomMoment } from '../online-table-types.ts'
import { RefusedNotice } from '../pages/sign-in.tsx'
import type { Refused } from '../server-api.ts'
import { seatOf, sittersAt } from '../sitters.ts'
import { useOnlineWords } from '../words/index.ts'

const LONGEST = 500

/** What people say at the table. Whom one has muted is not shown, here and in no other browser. */
export function Chat({ table, room }: { readonly table: OnlineTable; readonly room: RoomMoment }) {
  const words = useOnlineWords()
  const { chat } = words
  const { language } = useWords()
  const { muted, toggle } = useMutes()
  const id = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)
  const end = useRef<HTMLLIElement>(null)
  const { info, seat } = room
  const sitters = sittersAt(info, words)
  const me = seat === null ? null : (info.seats[seat]?.person?.id ?? null)
  const shown = room.chat.filter(({ person }) => !muted.includes(person.id))
  const hidden = room.chat.length - shown.length
  const speakers = new Set(room.chat.map(({ person }) => person.id))
  const others = info.seats.flatMap(({ person }) =>
    person && person.id !== me && speakers.has(person.id) ? [person] : [],
  )
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something new was said
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [shown.length])

  async function send(event: FormEvent) {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    const why = await table.say(said)
    setRefused(why)
    if (why) setText(said)
  }

  return (
    <div className="chat">
      {shown.length === 0 && <p className="chat-none">{chat.none}</p>}
      <div className="chat-lines" role="log" aria-label={chat.lines}>
        <ol>
          {shown.map(({ number, person, text: said, at }) => {
            const from = seatOf(info, person.id)
            const sitter = from === null ? undefined : sitters[from]
            return (
              <li key={number} className={person.id === me ? 'own-line' : ''}>
                <span className="chat-who">
                  {sitter && <Mark color={sitter.color} />}
                  <b>{person.name ?? words.someone}</b>
                  <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
                </span>
                <p>{said}</p>
              </li>
            )
          })}
          <li ref={end} aria-hidden="true" />
        </ol>
      </div>
      {hidden > 0 && <p className="chat-none">{chat.muted(hidden)}</p>}
      <RefusedNotice refused={refused} />
      {seat === null ? (
        <p className="chat-none">{chat.watchers}</p>
      ) : (
        <form className="chat-say" noValidate onSubmit={send}>
          <label className="unseen" htmlFor={id}>
            {chat.say}
          </label>
          <input
            className="field"
            id={id}
            type="text"
            value={text}
            maxLength={LONGEST}
            placeholder={chat.say}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn">
            {chat.send}
          </button>
        </form>
      )}
      {others.length > 0 && (
        <p className="chat-mutes">
          {others.map(({ id: person, name }) => (
            <button
              key={person}
              type="button"
              className="chat-mute"
              aria-pressed={muted.includes(person)}
              onClick={() => toggle(person)}
            >
              {(muted.includes(person) ? chat.unmute : chat.mute)(name ?? words.someone)}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}
