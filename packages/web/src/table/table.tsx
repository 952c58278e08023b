import {
  DraftContext,
  EndsUndoContext,
  isTold,
  OpenRuleContext,
  type Option,
  PointingContext,
  Sprite,
  ThingsProvider,
  useCounting,
  WatchContext,
} from '@longhouse/board'
import pieces from '@longhouse/board/pieces.svg?raw'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { LessonCard } from '../lesson/lesson-card.tsx'
import { useGuide } from '../lesson/runner.ts'
import type { ShownMoment } from '../session/paced-table.ts'
import { namedSeats } from '../session/programs.ts'
import { useSettings, useWords } from '../settings.tsx'
import { Announcer } from './announcer.tsx'
import { Flights } from './flights.tsx'
import { TableHeader } from './header.tsx'
import { HintPanel } from './hint-panel.tsx'
import { useKeptFocus, useKeptPlace, useKeys } from './keys.ts'
import { PastControls } from './past.tsx'
import { pastInput } from './past-input.ts'
import { PastWays } from './past-ways.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { Rail } from './rail.tsx'
import { NO_RIVAL_CHOICES } from './rival-choices.ts'
import { Rivals } from './rivals.tsx'
import { SecondThought } from './second-thought.tsx'
import { useSounds } from './sounds.ts'
import { TableDialogs } from './table-dialogs.tsx'
import type { TableProps } from './table-props.ts'
import { TableStage } from './table-stage.tsx'
import { useAfterGame } from './use-after-game.ts'
import { useDeeds } from './use-deeds.ts'
import { useDrawers } from './use-drawers.ts'
import { useHint } from './use-hint.ts'
import { usePaced } from './use-paced.ts'
import { usePast } from './use-past.ts'
import { usePlayOn } from './use-play-on.ts'
import { usePresent } from './use-present.ts'
import { useTips } from './use-tips.ts'

/** The table, of which what is not to be told yet is not read. */
const toldBy = (moment: ShownMoment, counted: number): ShownMoment =>
  moment.showing?.picture && !isTold(moment.showing.picture.picture, counted)
    ? { ...moment, log: moment.log.slice(0, moment.showing.from) }
    : moment

/** Header, rivals, stage, prompt, own things, and what folds out at the side. */
export function Table(props: TableProps) {
  const { table, board, text, device, house, watched } = props
  const { language } = useWords()
  const { settings } = useSettings()
  const paced = usePaced(table, { board, text, language, pace: settings.pace })
  const shown = useSyncExternalStore(paced.subscribe, paced.moment)
  const counted = useCounting(shown.showing?.picture ?? null)
  const moment = useMemo(() => toldBy(shown, counted), [shown, counted])
  useSounds(shown, settings.volume)
  const sitters = useMemo(() => namedSeats(language, moment.seats), [moment.seats, language])
  const { seen } = moment
  const past = usePast(table, moment, watched ? 0 : null)
  const isPast = past.seen !== null
  const playOn = usePlayOn(props, past.move)
  const live = !isPast && moment.curtain === null
  // What happened is seen before a card speaks of it.
  const guide = useGuide(device, table, moment, live && !moment.showing)
  // A card of the lesson is all the help there is while it is shown.
  const hints = useHint(device?.table ?? null, moment, live && guide.shown?.kind !== 'card')
  const tips = useTips(past.seen ?? seen)
  const { close: closeTip } = tips
  const [editing, setEditing] = useState<string | null>(null)
  const putAway = useCallback(() => {
    closeTip()
    setEditing(null)
  }, [closeTip])
  const {
    present,
    offered,
    rivals: others,
    endsUndo,
    thoughts,
    choose,
  } = usePresent(props, { moment, sitters, guide, putAway })
  const input = useMemo(
    () => (past.seen ? pastInput(present, past.seen, past.log) : present),
    [present, past.seen, past.log],
  )
  // What glows, and what it does, is of the input that is drawn: a past one offers nothing and takes nothing.
  const { options: lit, choose: takeLit } = input
  const take = useCallback(
    ({ choice, opens }: Option) => {
      closeTip()
      if (opens) setEditing(opens)
      else takeLit(choice)
    },
    [closeTip, takeLit],
  )
  const { things: waited } = isPast ? NO_RIVAL_CHOICES : others
  const things = useMemo(() => ({ options: lit, rivals: waited, take }), [lit, waited, take])
  const deeds = useDeeds(moment, present, board)
  const { fold } = guide
  const makeWay = useCallback(() => {
    closeTip()
    fold(true)
  }, [closeTip, fold])
  const drawers = useDrawers({ walking: watched !== undefined, makeWay })
  const afterGame = useAfterGame(props, past, drawers)
  const isOver = seen.result !== null || watched !== undefined
  const rivals = sitters.map((_, seat) => seat).filter((seat) => seat !== moment.viewer)
  const hurry = past.watching?.hurry ?? (moment.showing ? paced.hurry : null)
  useKeys({
    undo: () => live && moment.undoes && table.undo(),
    hint: () => (hints.hint ? hints.close() : hints.ask()),
    toggle: drawers.toggle,
    walk: drawers.walking ? { step: past.step, leap: past.leap, playOrPause: () => past.play(!past.playing) } : null,
    chats: house !== null,
    // Keys that would choose go on instead, while there is nothing to choose.
    hurry,
    close: () => {
      if (past.watching) {
        past.goTo(null)
        return true
      }
      if (moment.showing) {
        paced.skip()
        return true
      }
      const open = [deeds.open, tips.tipped, editing, drawers.open, hints.hint]
      const any = drawers.walking || open.some((each) => each !== null)
      putAway()
      deeds.look(null)
      drawers.close()
      hints.close()
      return any
    },
  })
  useKeptPlace()
  useKeptFocus({ seatView: input.seatView, live, showing: moment.showing !== null })
  const { Own } = board
  const drafts = `${table.id}:${moment.viewer}`

  return (
    <PointingContext value={tips.point}>
      <OpenRuleContext value={drawers.openRule}>
        <WatchContext value={isPast ? null : past.watch}>
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
                <TableStage
                  {...props}
                  moment={moment}
                  input={input}
                  present={present}
                  past={past}
                  drafts={drafts}
                  counted={counted}
                  tips={tips}
                  // While a card of the lesson is read, what the mouse lies on waits.
                  tipsWait={guide.reading}
                  deeds={deeds}
                  take={things.take}
                  hurry={hurry}
                />
                <PromptBar
                  input={input}
                  present={present}
                  board={board}
                  offered={offered}
                  rivals={others}
                  moment={moment}
                  pointed={tips.tipped?.lit ?? null}
                  hints={hints}
                  wishes={(live && !device?.lesson && board.wishesOf?.(present)) || []}
                  shared={device !== null && moment.seats.filter(({ player }) => player === null).length > 1}
                  aside={house?.aside ?? null}
                  editing={editing}
                  edit={setEditing}
                  undo={table.undo}
                  hurry={paced.hurry}
                  skip={paced.skip}
                  past={isPast ? past : null}
                  walk={
                    drawers.walking && (
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
                      playOn={playOn}
                      share={isOver ? () => afterGame.share(true) : null}
                      scores={seen.result && isPast ? afterGame.showScores : null}
                      review={seen.result ? afterGame.review : null}
                      file={isOver ? null : (device?.file ?? null)}
                    />
                  }
                  openDeed={deeds.look}
                  scores={seen.result && !afterGame.scored ? afterGame.showScores : null}
                  watched={watched !== undefined}
                />
                <HintPanel hints={hints} input={input} board={board} />
                {moment.viewer !== null && moment.curtain === null && (
                  <DraftContext value={drafts}>
                    <Own input={input} seat={moment.viewer} />
                  </DraftContext>
                )}
                <Rail
                  moment={moment}
                  input={input}
                  board={board}
                  past={past}
                  open={drawers.open}
                  walking={drawers.walking}
                  toggle={drawers.toggle}
                  rule={drawers.rule}
                  openRule={drawers.openRule}
                  drawers={house?.drawers ?? []}
                  choose={live && !device?.lesson ? choose : null}
                />
                <Flights moment={moment} past={isPast ? past : null} input={input} board={board} live={live} />
              </div>
              <Announcer moment={moment} input={input} />
              <LessonCard guide={guide} />
              <SecondThought thoughts={thoughts} />
              <TableDialogs {...props} moment={moment} input={input} afterGame={afterGame} isPast={isPast} />
            </ThingsProvider>
          </EndsUndoContext>
        </WatchContext>
      </OpenRuleContext>
    </PointingContext>
  )
}
