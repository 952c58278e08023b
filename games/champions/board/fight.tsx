import './fight.css'
import { RichText, useDraft, usePicks } from '@longhouse/board'
import type { Form } from '@longhouse/kernel'
import type { Fight } from '../src/state.ts'
import { AfterThrow, LossesChoice } from './fight-after.tsx'
import { FoePanel } from './fight-foe.tsx'
import { FightOptions } from './fight-options.tsx'
import { Throw } from './fight-throw.tsx'
import { Way } from './fight-way.tsx'
import type { InTown, Town } from './sights.ts'
import { revengeOf, throwOf } from './throw.ts'

/** A fight that is on, or a hunt: the way here, the enemy, the throw, and what may be done about it. */
export function FightStage({ town }: InTown) {
  const { seen } = town.sight
  const step = seen.ask?.form ? seen.ask.step : null
  return step === 'chooseLosses' ? (
    <Losses key={seen.moves} town={town} form={seen.ask?.form as Extract<Form, { kind: 'mix' }>} />
  ) : (
    <OpenThrow key={seen.moves} town={town} step={step} />
  )
}

function OpenThrow({ town, step }: { readonly town: Town; readonly step: string | null }) {
  const fight = town.view.fight as Fight
  const { words, sight } = town
  const [picked, setPicked] = useDraft<readonly number[]>(`reroll-${sight.seen.moves}`, [], (kept) =>
    arePicks(kept, fight),
  )
  const asked = step === 'afterRoll'
  const form = asked ? (sight.seen.ask?.form as Extract<Form, { kind: 'either' }>) : null
  const canReroll = form !== null && 'reroll' in form.of
  const open = sight.seen.step === 'afterRoll'
  const toggle = (index: number) =>
    setPicked(picked.includes(index) ? picked.filter((other) => other !== index) : [...picked, index])
  const revenge =
    form && 'revenge' in form.of
      ? throwOf(town, { ...fight, revenge: revengeOf(town.content) }).damage - throwOf(town, fight).damage
      : 0
  return (
    <div className="fight">
      <FightWay town={town} />
      <FoePanel fight={fight} town={town} open={open} revenge={revenge} />
      <Throw fight={fight} town={town} picked={picked} picks={canReroll ? 'again' : null} toggle={toggle} />
      {form ? (
        <FightOptions town={town} fight={fight} form={form} picked={picked} />
      ) : (
        <AfterThrow town={town} fight={fight} step={step} />
      )}
      <LastWords town={town} watched={!asked ? words.fight.watching : null} />
    </div>
  )
}

/** Places in the row of dice, each once, of dice that may still be thrown. */
const arePicks = (kept: unknown, { dice }: Fight): boolean =>
  Array.isArray(kept) && new Set(kept).size === kept.length && kept.every((at) => dice[at]?.locked === false)

/** The dice that fall are chosen by clicking them (CH-9.8). */
function Losses({ town, form }: { readonly town: Town; readonly form: Extract<Form, { kind: 'mix' }> }) {
  const fight = town.view.fight as Fight
  const dice = fight.dice.map(({ type }) => type)
  const { picked, toggle, counts } = usePicks(dice, form.min)
  return (
    <div className="fight">
      <FightWay town={town} />
      <FoePanel fight={fight} town={town} open={false} revenge={0} />
      <Throw fight={fight} town={town} picked={picked} picks="falls" toggle={toggle} />
      <LossesChoice town={town} counts={counts} wanted={form.min} />
      <LastWords town={town} watched={null} />
    </div>
  )
}

function FightWay({ town }: InTown) {
  const { place, seat, enemy } = town.view.fight as Fight
  const { words, content } = town
  return (
    <Way
      town={town}
      place={place}
      seat={seat}
      at={enemy && content.enemies[enemy]?.kind === 'kraken' ? 'journey' : 'fight'}
      fight={enemy ? words.fight.here(town.name(enemy)) : words.fight.hunt}
      counts={enemy !== null}
    />
  )
}

/** The last sentence of the log, and who decides, for those who watch. */
export function LastWords({
  town,
  watched,
}: {
  readonly town: Town
  readonly watched: ((name: string) => string) | null
}) {
  const { sight } = town
  const names = sight.sitters.map(({ name }) => name)
  const last = sight.log.at(-1)
  const [decides] = sight.seen.awaited
  return (
    <p className="see">
      {watched && decides !== undefined && decides !== sight.seen.seat && (
        <span className="lab">{watched(names[decides] ?? '')}</span>
      )}
      {last && (
        <span>
          <RichText text={sight.text.event(last, names)} />
        </span>
      )}
    </p>
  )
}
