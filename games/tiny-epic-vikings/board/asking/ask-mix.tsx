import { ownPlayer, Token, useDraft, wayOf } from '@longhouse/board'
import { type Counts, isRecord, totalOf } from '@longhouse/kernel'
import { RESOURCES } from '../../src/content-file.ts'
import type { AskedHere, InContext } from '../board-context.ts'
import { emptySlots } from '../players/slots.tsx'
import { Confirm, Count, Decline } from './controls.tsx'

/** TV-7.28: so many resources in any mix, and what boats that were built bring besides (TV-7.29). */
export function HarvestChoice({ context, form }: AskedHere) {
  const player = ownPlayer(context)
  const boats = player ? emptySlots(player.boatSlots) : 0
  const food = boats * context.content.clan.harvestBonus.perEmptyBoatSlot.food
  return (
    <MixChoice context={context} form={form} way="harvest" title={context.words.action.harvest} besides={{ food }} />
  )
}

/** TV-19.8. */
export function GainChoice({ context, form }: AskedHere) {
  return <MixChoice context={context} form={form} way="gain" title={context.words.action.collect} besides={{}} />
}

interface MixProps extends AskedHere {
  readonly way: string
  readonly title: string
  readonly besides: Counts
}

function MixChoice({ context, form, way, title, besides }: MixProps) {
  const { words, input } = context
  const mix = wayOf(form, way)
  const wanted = mix?.kind === 'mix' ? mix.max : 0
  const [draft, setDraft] = useDraft<Counts>(`${input.seatView.moves}`, {}, isRecord)
  const total = totalOf(draft)
  const isWhole = total === wanted
  return (
    <>
      <h2 className="name">
        {title} <small>{words.ask.chosenOf(total, wanted)}</small>
      </h2>
      <ul className="tv-lines">
        {RESOURCES.map((resource) => (
          <li key={resource}>
            <Token good={resource} />
            <span className="grow">{words.resource(resource)}</span>
            <Becomes context={context} resource={resource} more={(draft[resource] ?? 0) + (besides[resource] ?? 0)} />
            <Count
              name={words.resource(resource)}
              count={draft[resource] ?? 0}
              max={(draft[resource] ?? 0) + wanted - total}
              change={(n) => setDraft({ ...draft, [resource]: n })}
            />
          </li>
        ))}
      </ul>
      {(besides.food ?? 0) > 0 && <p className="how">{words.ask.foodForBoats(besides.food ?? 0)}</p>}
      <p className="tv-acts">
        <Confirm context={context} choice={isWhole ? { [way]: draft } : null}>
          {title}
        </Confirm>
        <Decline context={context} />
      </p>
    </>
  )
}

interface BecomesProps extends InContext {
  readonly resource: (typeof RESOURCES)[number]
  readonly more: number
}

/** TV-1.6: what is above the maximum is lost, and it says so before. */
function Becomes({ context, resource, more }: BecomesProps) {
  const held = ownPlayer(context)?.[resource] ?? 0
  const max = context.content.clan.resourceMax
  const lost = Math.max(0, held + more - max)
  return (
    <span className="becomes">
      {held} {more > 0 && <b>→ {Math.min(max, held + more)}</b>}
      {lost > 0 && <em>{context.words.ask.lost(lost)}</em>}
    </span>
  )
}
