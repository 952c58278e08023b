import './fight.css'
import { RichText, toggled, useDraft, usePicks } from '@longhouse/board'
import type { Form } from '@longhouse/kernel'
import { revengeOf } from '../../src/rolling.ts'
import type { Fight } from '../../src/state.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { Landscape } from '../pieces/landscape.tsx'
import { AfterThrow, LossesChoice } from './fight-after.tsx'
import { FoePanel } from './fight-foe.tsx'
import { FightOptions } from './fight-options.tsx'
import { BlameAtStake } from './fight-stake.tsx'
import { Throw } from './fight-throw.tsx'
import { Way } from './fight-way.tsx'
import { throwOf } from './throw.ts'

/** A fight that is on, or a hunt: the way here, the enemy, the throw, and what may be done about it. */
export function FightStage({ context }: InContext) {
  const { seatView } = context.input
  const step = seatView.ask?.form ? seatView.ask.step : null
  return step === 'chooseLosses' ? (
    <Losses key={seatView.moves} context={context} form={seatView.ask?.form as Extract<Form, { kind: 'mix' }>} />
  ) : (
    <OpenThrow key={seatView.moves} context={context} step={step} />
  )
}

function OpenThrow({ context, step }: { readonly context: BoardContext; readonly step: string | null }) {
  const fight = context.view.fight as Fight
  const { words, input } = context
  const [picked, setPicked] = useDraft<readonly number[]>(`reroll-${input.seatView.moves}`, [], (kept) =>
    arePicks(kept, fight),
  )
  const asked = step === 'afterRoll'
  const form = asked ? (input.seatView.ask?.form as Extract<Form, { kind: 'either' }>) : null
  const canReroll = form !== null && 'reroll' in form.of
  const open = input.seatView.step === 'afterRoll'
  const toggle = (index: number) => setPicked(toggled(picked, index))
  const revenge =
    form && 'revenge' in form.of
      ? throwOf(context, { ...fight, revenge: revengeOf(context, fight.seat) }).damage - throwOf(context, fight).damage
      : 0
  return (
    <div className="fight">
      <Landscape sea={isAtSea(context)} />
      <FightWay context={context} />
      <FoePanel fight={fight} context={context} open={open} revenge={revenge} />
      <Throw fight={fight} context={context} picked={picked} picks={canReroll ? 'again' : null} toggle={toggle} />
      {form ? (
        <FightOptions context={context} fight={fight} form={form} picked={picked} />
      ) : (
        <AfterThrow context={context} fight={fight} step={step} />
      )}
      <BlameAtStake context={context} fight={fight} />
      <LastWords context={context} watched={!asked ? words.fight.watching : null} />
    </div>
  )
}

const isAtSea = ({ view }: BoardContext): boolean => view.shores.some(({ id }) => id === view.fight?.place)

/** Places in the row of dice, each once, of dice that may still be thrown. */
const arePicks = (kept: unknown, { dice }: Fight): boolean =>
  Array.isArray(kept) && new Set(kept).size === kept.length && kept.every((at) => dice[at]?.locked === false)

/** The dice that fall are chosen by clicking them (CH-9.8). */
function Losses({ context, form }: { readonly context: BoardContext; readonly form: Extract<Form, { kind: 'mix' }> }) {
  const fight = context.view.fight as Fight
  const dice = fight.dice.map(({ type }) => type)
  const { picked, toggle, counts } = usePicks(dice, form.min)
  return (
    <div className="fight">
      <Landscape sea={isAtSea(context)} />
      <FightWay context={context} />
      <FoePanel fight={fight} context={context} open={false} revenge={0} />
      <Throw fight={fight} context={context} picked={picked} picks="falls" toggle={toggle} />
      <LossesChoice context={context} counts={counts} wanted={form.min} />
      <BlameAtStake context={context} fight={fight} />
      <LastWords context={context} watched={null} />
    </div>
  )
}

function FightWay({ context }: InContext) {
  const { place, seat, enemy } = context.view.fight as Fight
  const { words, content } = context
  return (
    <Way
      context={context}
      place={place}
      seat={seat}
      at={enemy && content.enemies[enemy]?.kind === 'kraken' ? 'journey' : 'fight'}
      fight={enemy ? words.fight.here(context.name(enemy)) : words.fight.hunt}
      counts={enemy !== null}
    />
  )
}

/** The last sentence of the log, and who decides, for those who watch. */
export function LastWords({
  context,
  watched,
}: {
  readonly context: BoardContext
  readonly watched: ((name: string) => string) | null
}) {
  const { input } = context
  const names = input.sitters.map(({ name }) => name)
  const last = input.log.at(-1)
  const [decides] = input.seatView.awaited
  return (
    <p className="see">
      {watched && decides !== undefined && decides !== input.seatView.seat && (
        <span className="lab">{watched(names[decides] ?? '')}</span>
      )}
      {last && (
        <span>
          <RichText text={input.text.event(last, names)} />
        </span>
      )}
    </p>
  )
}
