import './table.css'
import './prompt.css'
import './drawers.css'
import './dialogs.css'
import './tablet.css'
import './phone.css'
import './sideways.css'
import {
  BeatPicture,
  type BoardInput,
  EndsUndoContext,
  type LastMoves,
  LastMovesContext,
  OpenRuleContext,
  type Option,
  type Pointing,
  PointingContext,
  Sprite,
  ThingsProvider,
  useCounting,
} from '@longhouse/board'
import pieces from '@longhouse/board/pieces.svg?raw'
import type { GameText, Json, SeatView } from '@longhouse/kernel'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { LessonCard } from '../lesson/lesson-card.tsx'
import { useGuide } from '../lesson/runner.ts'
import { ShareDialog } from '../replay/share-dialog.tsx'
import { useReview } from '../review/use-review.ts'
import type { OpenedTable } from '../session/opened-table.ts'
import type { ShownMoment } from '../session/paced-table.ts'
import { namedSeats } from '../session/programs.ts'
import type { StorageTrouble } from '../session/storage.ts'
import type { PlayedTable, TableHere } from '../session/table.ts'
import { useSettings, useWords } from '../settings.tsx'
import { Waiting } from '../waiting.tsx'
import { Announcer } from './announcer.tsx'
import { Curtain } from './curtain.tsx'
import { DeedCard } from './deed-card.tsx'
import { EndScreen } from './end-screen.tsx'
import { Flights } from './flights.tsx'
import { TableHeader } from './header.tsx'
import { HintPanel } from './hint-panel.tsx'
import { type Drawer, useKeptFocus, useKeys } from './keys.ts'
import { NOTHING_OFFERED, offeredBy } from './offered.ts'
import type { OnlineParts } from './online-parts.ts'
import { PastControls } from './past.tsx'
import { eventsOf, NOTHING_LIT, pastInput } from './past-input.ts'
import { PastWays } from './past-ways.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { Rail } from './rail.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { Rivals } from './rivals.tsx'
import { SecondThought, useSecondThoughts } from './second-thought.tsx'
import { useSounds } from './sounds.ts'
import { Stages } from './stages.tsx'
import { TipCard, type Tipped } from './tip-card.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { useDeeds } from './use-deeds.ts'
import { useMomentsEndsUndo } from './use-ends-undo.ts'
import { useHint } from './use-hint.ts'
import { usePaced } from './use-paced.ts'
import { usePast } from './use-past.ts'

const ReviewDialog = lazy(() => import('../review/review-dialog.tsx'))

/** A table being played: header, rivals, stage, prompt, own things, and what folds out at the side. */
export function TableView({
  opened,
  ...rest
}: Pick<TableProps, 'device' | 'house' | 'watched'> & {
  readonly opened: Pick<TableProps, 'table' | 'board'> & Pick<OpenedTable, 'text'>
}) {
  const { language } = useWords()
  const [text, setText] = useState<GameText | null>(null)
  useEffect(() => {
    let current = true
    void opened.text(language).then((fetched) => current && setText(fetched))
    return () => {
      current = false
    }
  }, [opened, language])
  return text ? <Table table={opened.table} board={opened.board} text={text} {...rest} /> : <Waiting />
}

const isDrawn = (thing: string): boolean =>
  [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)].some((drawn) => drawn.checkVisibility())

/** While dice are under way nobody reads what they show. */
const untold = (moment: ShownMoment): ShownMoment =>
  moment.showing ? { ...moment, log: moment.log.slice(0, moment.showing.from) } : moment

const NO_MOVES: LastMoves = new Map()

const litAt = (element: Element): string | null | undefined =>
  element.closest('[data-thing].glow')?.getAttribute('data-thing')

/** What a table of this device has besides: it can be taught, weighed, looked back at, and kept. */
interface OnDevice extends Pick<OpenedTable, 'table' | 'lesson' | 'file'> {
  readonly trouble: StorageTrouble | null
  /** A finished game is looked back at first. */
  readonly review: boolean
}

/** A game that is over is watched from its beginning on. */
interface Watched {
  readonly table: TableHere
  /** Where others find it; null: in a link that carries the whole game. */
  readonly address: string | null
}

interface TableProps {
  readonly table: PlayedTable
  readonly board: OpenedTable['board']
  readonly text: GameText
  readonly device: OnDevice | null
  readonly house: OnlineParts | null
  readonly watched?: Watched
}

function Table({ table, board, text, device, house, watched }: TableProps) {
  const { words, language } = useWords()
  const { settings } = useSettings()
  const paced = usePaced(table, { board, text, language, pace: settings.pace })
  const shown = useSyncExternalStore(paced.subscribe, paced.moment)
  const picture = shown.showing?.picture ?? null
  const counted = useCounting(picture)
  const moment = useMemo(() => (counted < 0 ? untold(shown) : shown), [shown, counted])
  useSounds(shown, settings.volume)
  const [tipped, setTipped] = useState<Tipped | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const [drawer, setDrawer] = useState<Drawer | null>(null)
  const [rule, setRule] = useState<string | undefined>()
  const [walking, setWalking] = useState(watched !== undefined)
  const [ended, setEnded] = useState(!watched)
  const [sharing, setSharing] = useState(false)
  const [reviewing, setReviewing] = useState(device?.review ?? false)
  const past = usePast(table, moment, watched ? 0 : null)
  const sitters = useMemo(() => namedSeats(language, moment.seats), [moment.seats, language])
  const { seen } = moment
  const live = past.seen === null && moment.curtain === null
  const ask = moment.curtain === null ? seen.ask : null
  // What happened is seen before a card speaks of it.
  const guide = useGuide(device, table, moment, live && !moment.showing)
  const { narrow, choose: chooseGuided } = guide
  // A card of the lesson is all the help there is while it is shown.
  const endsUndo = useMomentsEndsUndo(table, seen)
  const hints = useHint(device?.table ?? null, moment, live && guide.shown?.kind !== 'card')
  const here = device?.table ?? watched?.table ?? null
  const reviews = useReview(here)
  const offered = useMemo(
    () => narrow(ask ? offeredBy(ask, seen.view, board, text, sitters) : NOTHING_OFFERED),
    [ask, seen.view, board, text, sitters, narrow],
  )
  const latest = useRef<BoardInput | null>(null)
  const takeChoice = useCallback(
    (from: SeatView, choice: Json) => {
      setTipped(null)
      setEditing(null)
      chooseGuided(from, choice)
    },
    [chooseGuided],
  )
  const warning = useCallback(
    (choice: Json) => {
      const { current } = latest
      return (current && board.warningOf?.(current, current.seatView.ask?.step ?? '', choice)) ?? null
    },
    [board],
  )
  const thoughts = useSecondThoughts({ table, endsUndo, warning, choose: takeChoice })
  const { choose: chooseSurely } = thoughts
  const choose = useCallback((choice: Json) => chooseSurely(seen, choice), [chooseSurely, seen])
  const log = useMemo(() => eventsOf(moment.log), [moment.log])
  const present: BoardInput = useMemo(
    () => ({
      seatView: seen,
      content: table.game.content,
      sitters,
      language,
      text,
      options: offered.options,
      log,
      choose,
    }),
    [seen, table, sitters, language, text, offered, log, choose],
  )
  latest.current = present
  const input = useMemo(
    () => (past.seen ? pastInput(present, past.seen, past.log) : present),
    [present, past.seen, past.log],
  )
  const point: Pointing = useCallback((thing, element, how = 'beside') => {
    // What is held stays until it is put away.
    setTipped((before) =>
      thing && element
        ? { thing, lit: litAt(element) ?? thing, at: element.getBoundingClientRect(), how }
        : before?.how === 'held'
          ? before
          : null,
    )
  }, [])
  const take = useCallback(
    ({ choice, opens }: Option) => {
      setTipped(null)
      if (opens) setEditing(opens)
      else choose(choice)
    },
    [choose],
  )
  const isPast = past.seen !== null
  const deeds = useDeeds(moment, present, board)
  const isOver = seen.result !== null || watched !== undefined
  const things = useMemo(() => (isPast ? NOTHING_LIT : { options: offered.options, take }), [isPast, offered, take])
  const rivals = sitters.map((_, seat) => seat).filter((seat) => seat !== moment.viewer)
  const toggle = (wanted: Drawer) => {
    if (wanted === 'past') setWalking(!walking)
    else setDrawer(drawer === wanted ? null : wanted)
    setRule(undefined)
  }
  const { fold } = guide
  const openRule = useCallback(
    (wanted: string) => {
      // What lies over the drawer makes way.
      setTipped(null)
      fold(true)
      setRule(wanted)
      setDrawer('rules')
    },
    [fold],
  )
  useKeys({
    undo: () => live && moment.undoes && table.undo(),
    hint: () => (hints.hint ? hints.close() : hints.ask()),
    toggle,
    walk: walking
      ? {
          step: past.step,
          leap: past.leap,
          playOrPause: () => past.play(!past.playing),
        }
      : null,
    chats: house !== null,
    // Keys that would choose go on instead, while there is nothing to choose.
    hurry: moment.showing ? paced.hurry : null,
    close: () => {
      if (moment.showing) {
        paced.skip()
        return true
      }
      const any =
        deeds.open !== null || tipped !== null || editing !== null || drawer !== null || hints.hint !== null || walking
      setTipped(null)
      deeds.look(null)
      setEditing(null)
      setDrawer(null)
      setWalking(false)
      hints.close()
      return any
    },
  })
  useKeptFocus(input.seatView.moves, live)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pointed at may have gone with any change
  useEffect(() => {
    setTipped((before) => (before?.how === 'beside' && !isDrawn(before.thing) ? null : before))
  }, [input.seatView])
  const rests = live && seen.resting
  useEffect(() => {
    setDrawer((before) => (rests ? 'games' : before === 'games' ? null : before))
  }, [rests])
  const watch = (move: number) => {
    setReviewing(false)
    setEnded(false)
    past.goTo(move)
    setWalking(true)
  }
  const lookBack = house ? house.review : () => setReviewing(true)
  const showScores = () => {
    past.goTo(null)
    setEnded(true)
    setReviewing(false)
  }
  const { Own } = board

  return (
    <Pointed point={point} openRule={openRule}>
      <EndsUndoContext value={endsUndo}>
        <ThingsProvider things={things}>
          <Sprite svg={pieces} />
          <div
            className="table"
            data-mood={table.game.id}
            data-motion={settings.motion}
            data-past={isPast && !isOver ? '' : undefined}
            inert={moment.curtain !== null}
          >
            <TableHeader input={input} board={board} />
            <Rivals input={input} board={board} seats={rivals} />
            <main
              className="stage"
              aria-label={words.table.board}
              onPointerDownCapture={moment.showing ? paced.hurry : undefined}
            >
              <LastMovesContext value={isPast ? NO_MOVES : deeds.marked}>
                <Stages
                  board={board}
                  present={moment.curtain === null ? present : null}
                  past={isPast && moment.curtain === null ? input : null}
                  drafts={`${table.id}:${moment.viewer}`}
                />
              </LastMovesContext>
              {picture && !isPast && <BeatPicture timed={picture} counted={counted} input={input} board={board} />}
              <TipCard
                // While a card of the lesson is read, what the mouse lies on waits.
                tipped={guide.reading && tipped?.how === 'beside' ? null : tipped}
                input={input}
                board={board}
                take={things.take}
                close={() => setTipped(null)}
              />
              {deeds.open && !isPast && moment.curtain === null && (
                <DeedCard
                  key={`${deeds.open.move} ${deeds.open.seat}`}
                  deed={deeds.open}
                  deeds={deeds.shown}
                  input={present}
                  board={board}
                  open={deeds.look}
                  goTo={(move) => {
                    deeds.look(null)
                    past.goTo(move)
                  }}
                  close={() => deeds.look(null)}
                />
              )}
              <RefusalNote refusal={moment.refusal} input={input} dismiss={table.dismissRefusal} />
              {device?.trouble && !moment.refusal && (
                <TroubleNote key={device.trouble} trouble={device.trouble} file={device.file} />
              )}
              {house?.notes}
            </main>
            <PromptBar
              input={input}
              present={present}
              board={board}
              offered={offered}
              moment={moment}
              pointed={tipped?.lit ?? null}
              hints={hints}
              shared={device !== null && moment.seats.filter(({ player }) => player === null).length > 1}
              aside={house?.aside ?? null}
              editing={editing}
              edit={setEditing}
              undo={table.undo}
              hurry={paced.hurry}
              skip={paced.skip}
              past={isPast ? past : null}
              walk={
                walking && (
                  <PastControls
                    moves={seen.moves}
                    past={past}
                    input={input}
                    board={board}
                    log={moment.log}
                    lookAs={table.lookAs ?? null}
                  />
                )
              }
              ways={
                <PastWays
                  share={isOver ? () => setSharing(true) : null}
                  scores={seen.result && isPast ? showScores : null}
                  review={seen.result ? lookBack : null}
                  file={isOver ? null : (device?.file ?? null)}
                />
              }
              openDeed={deeds.look}
              scores={seen.result && !ended ? showScores : null}
              watched={watched !== undefined}
            />
            <HintPanel hints={hints} input={input} board={board} />
            {moment.viewer !== null && moment.curtain === null && <Own input={input} seat={moment.viewer} />}
            <Rail
              moment={moment}
              input={input}
              board={board}
              past={past}
              open={drawer}
              walking={walking}
              toggle={toggle}
              rule={rule}
              openRule={openRule}
              drawers={house?.drawers ?? []}
              choose={live && !device?.lesson ? choose : null}
            />
            <Flights moment={moment} input={input} board={board} live={live} />
          </div>
          <Announcer moment={moment} input={input} />
          <LessonCard guide={guide} />
          <SecondThought thoughts={thoughts} />
          {moment.curtain !== null && (
            <Curtain
              sitter={sitters[moment.curtain]}
              open={table.openCurtain}
              undo={moment.undoes && moment.undoes.seat === moment.viewer ? table.undo : null}
            />
          )}
          {seen.result && ended && !reviewing && !isPast && (
            <EndScreen
              result={seen.result}
              input={input}
              board={board}
              again={house?.again ?? null}
              ending={house?.ending ?? null}
              review={lookBack}
              share={() => setSharing(true)}
              watch={() => {
                setEnded(false)
                setWalking(true)
                past.play(true)
              }}
              close={() => setEnded(false)}
            />
          )}
          {here && seen.result && reviewing && (
            <Suspense>
              <ReviewDialog
                reviews={reviews}
                result={seen.result}
                table={here}
                input={input}
                viewer={moment.viewer}
                watch={watch}
                showScores={showScores}
                close={() => {
                  setEnded(false)
                  setReviewing(false)
                }}
              />
            </Suspense>
          )}
          {sharing && (
            <ShareDialog
              replay={table.replay}
              address={watched?.address ?? house?.replayAt ?? null}
              close={() => setSharing(false)}
            />
          )}
        </ThingsProvider>
      </EndsUndoContext>
    </Pointed>
  )
}

interface PointedProps {
  readonly point: Pointing
  openRule(rule: string): void
  readonly children: ReactNode
}

/** What becomes of things that are pointed at, and of rules that are named. */
function Pointed({ point, openRule, children }: PointedProps) {
  return (
    <PointingContext value={point}>
      <OpenRuleContext value={openRule}>{children}</OpenRuleContext>
    </PointingContext>
  )
}
