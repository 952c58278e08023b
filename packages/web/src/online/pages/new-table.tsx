import '../../pages/new-game.css'
import { Mark, PLAYER_COLORS } from '@longhouse/board'
import { LEVELS, type LevelId } from '@longhouse/bots'
import { hasLapses, type Options, optionsAt } from '@longhouse/kernel'
import type { Me, NewTable, Visibility } from '@longhouse/protocol'
import { gameCalled } from '@longhouse/registry'
import { type FormEvent, use, useState } from 'react'
import { useLocation } from 'wouter'
import { Pick, Segments, Switch } from '../../pages/fields.tsx'
import { GameChoice } from '../../pages/new-game/game-choice.tsx'
import { GameOptions } from '../../pages/new-game/game-options.tsx'
import { SeatsHead } from '../../pages/new-game/seats-head.tsx'
import { PageFrame, Panel } from '../../pages/page-frame.tsx'
import { type FetchedGame, fetchGame } from '../../pages/remembered.ts'
import { isLevel, levelNote, programName, USUAL_LEVEL } from '../../session/programs.ts'
import { useWords } from '../../settings.tsx'
import { pathTo } from '../links.ts'
import { isRefused, type Refused, serverApi } from '../server-api.ts'
import { useOnlineWords } from '../words/index.ts'
import { ClockFields, clockOf, NO_CLOCK } from './clock-fields.tsx'
import { ReactionFields } from './reaction-fields.tsx'
import { RefusedNotice, SignIn } from './sign-in.tsx'

// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function NewOnlineTablePage({ game }: { readonly game: string }) {
  const { newTable } = useOnlineWords()
  const { words } = useWords()
  const most = gameCalled(game)?.players.max
  return (
    <SignIn title={newTable.title}>
      {(me) => (
        <PageFrame title={newTable.title}>
          <Panel symbol="g-hall" title={newTable.title} {...(most ? { note: words.pages.newGame.note(most) } : {})}>
            <div className="panel-body new-game-top">
              <GameChoice chosen={game} to="#/play/" />
            </div>
            <Setting key={game} game={game} me={me} />
          </Panel>
        </PageFrame>
      )}
    </SignIn>
  )
}

function Setting({ game, me }: { readonly game: string; readonly me: Me }) {
  const { words } = useWords()
  const { notReady, unknown } = words.pages.newGame
  const fetched = use(fetchGame(game))
  if (fetched) return <TableForm fetched={fetched} me={me} />
  const { title, text } = gameCalled(game) ? notReady : unknown
  return (
    <section className="panel-body new-game-none">
      <h2 className="name">{title}</h2>
      <p>{text}</p>
    </section>
  )
}

/** A person to come, or a program of some level. */
type SeatDraft = 'open' | LevelId

const USUAL_PLAYERS = 3
const VISIBILITIES: readonly Visibility[] = ['invite', 'public']

function TableForm({ fetched, me }: { readonly fetched: FetchedGame; readonly me: Me }) {
  const { entry, game } = fetched
  const { newTable } = useOnlineWords()
  const { words } = useWords()
  const [, navigate] = useLocation()
  const { min, max } = game.players
  const [players, setPlayers] = useState(Math.min(max, Math.max(min, USUAL_PLAYERS)))
  const [drafts, setDrafts] = useState<readonly SeatDraft[]>(() =>
    Array.from({ length: max - 1 }, (_, i) => (i === 0 ? 'open' : USUAL_LEVEL)),
  )
  const [options, setOptions] = useState<Options>({})
  const [visibility, setVisibility] = useState<Visibility>('invite')
  const [spectators, setSpectators] = useState(true)
  const [clock, setClock] = useState(NO_CLOCK)
  const [reactionTime, setReactionTime] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const others = drafts.slice(0, players - 1)
  const alone = others.length === 0
  const bots = others.filter((each) => each !== 'open').length
  const names = [me.name, ...others.map((_, i) => words.pages.newGame.seat(i + 2))]

  async function open(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const seats: NewTable['seats'] = [
      { kind: 'me' },
      ...others.map((each) => (each === 'open' ? { kind: 'open' as const } : { kind: 'bot' as const, bot: each })),
    ]
    const chosen = optionsAt(game.options, options, players)
    const answer = await serverApi.newTable({
      game: game.id,
      options: chosen,
      seats,
      visibility: alone ? 'invite' : visibility,
      spectators,
      clock: clockOf(clock),
      reactionTime: alone ? null : reactionTime,
    })
    // Who plays alone waits for nobody.
    const begun = isRefused(answer) || !alone ? answer : await serverApi.start(answer.table.id)
    setBusy(false)
    if (isRefused(begun)) return setRefused(begun)
    navigate(pathTo(begun.table.id))
  }

  return (
    <form noValidate onSubmit={open}>
      <div className="panel-body">
        <section aria-labelledby="seats">
          <SeatsHead range={game.players} players={players} words={newTable} change={setPlayers} />
          <ol className="seats">
            <li className="house-seat">
              <Mark color={PLAYER_COLORS[0]} />
              <b className="name">{me.name}</b>
              <span className="house-seat-note">{newTable.meNote}</span>
            </li>
            {others.map((each, i) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                key={i}
                seat={i + 1}
                draft={each}
                change={(to) => setDrafts(drafts.map((draft, at) => (at === i ? to : draft)))}
              />
            ))}
          </ol>
        </section>
        <section className="game-options" aria-label={newTable.table}>
          <div className="house-fields">
            <ClockFields draft={clock} onChange={setClock} />
            {!alone && hasLapses(game) && <ReactionFields seconds={reactionTime} onChange={setReactionTime} />}
          </div>
          <div className="house-fields">
            {!alone && (
              <Segments
                label={newTable.visibility}
                value={visibility}
                values={VISIBILITIES.map((each) => [each, newTable.visibilities[each]])}
                note={newTable.visibilityNotes[visibility]}
                onChange={(to) => setVisibility(to)}
              />
            )}
            <Switch
              label={newTable.spectators}
              note={newTable.spectatorsNote}
              on={spectators}
              onChange={setSpectators}
            />
          </div>
        </section>
        <GameOptions
          fetched={fetched}
          title={newTable.options}
          names={names}
          chosen={options}
          change={({ id }, value) => setOptions({ ...options, [id]: value })}
        />
        <RefusedNotice refused={refused} />
      </div>
      <div className="panel-foot">
        <p>
          {newTable.summary(players - bots, bots)}. {words.pages.newGame.minutes(entry.minutes)}
        </p>
        <button type="submit" className="btn primary" disabled={busy}>
          {busy ? newTable.opening : newTable.open}
        </button>
      </div>
    </form>
  )
}

interface SeatRowProps {
  readonly seat: number
  readonly draft: SeatDraft
  change(draft: SeatDraft): void
}

function SeatRow({ seat, draft, change }: SeatRowProps) {
  const { newTable } = useOnlineWords()
  const { language } = useWords()
  const isBot = draft !== 'open'
  return (
    <li className="house-seat">
      <Mark color={PLAYER_COLORS[seat] ?? 'grey'} />
      <Segments
        quiet
        label={newTable.whoAt(seat + 1)}
        value={isBot ? 'bot' : 'open'}
        values={[
          ['open', newTable.friend],
          ['bot', newTable.bot],
        ]}
        onChange={(to) => change(to === 'bot' ? USUAL_LEVEL : 'open')}
      />
      {isBot ? (
        <LevelPick label={newTable.level(seat + 1)} level={draft} change={change} />
      ) : (
        <span className="house-seat-note">{newTable.friendNote}</span>
      )}
      {isBot && <p className="house-seat-about">{levelNote(language, draft)}</p>}
    </li>
  )
}

interface LevelPickProps {
  readonly label: string
  readonly level: string
  change(level: LevelId): void
}

/** How strong a program is. */
export function LevelPick({ label, level, change }: LevelPickProps) {
  const { language } = useWords()
  return (
    <Pick
      quiet
      label={label}
      value={level}
      values={LEVELS.map((each) => [each, programName(language, each) ?? each])}
      onChange={(to) => isLevel(to) && change(to)}
    />
  )
}
