import { Icon, Token, valuesOf, wayOf } from '@longhouse/board'
import { useMemo, useState } from 'react'
import type { Choices } from '../../src/choices.ts'
import type { IslandId } from '../../src/content-file.ts'
import { settlersOn } from '../../src/sides.ts'
import { type AskedHere, colorOf, type InContext, viewerOf } from '../board-context.ts'
import { afterLanding, planOf, shiftsOn } from '../chart/plans.ts'
import { usePlanned } from '../chart/selection.ts'
import { artOf } from '../pieces/art.ts'
import { Settler, SideMark, Village } from '../pieces/pieces.tsx'
import { Changes } from './changes.tsx'
import { Confirm, Numbers } from './controls.tsx'

type Landing = Extract<Choices['land'], { settle: unknown }>['settle']

/** TV-7.13: settlers ashore and a village plundered, with what comes of it. */
export function LandChoice({ context, form }: AskedHere) {
  const { words, content, view, geometry } = context
  const ways = valuesOf(wayOf(form, 'settle')) as readonly Landing[]
  const most = Math.max(0, ...ways.map(({ settlers }) => settlers))
  const [settlers, setSettlers] = useState(most)
  const canPlunder = ways.some((way) => way.settlers === settlers && way.plunder)
  const [wishes, setWishes] = useState(true)
  const plunder = wishes && canPlunder
  const island = geometry.ports[context.input.seatView.about?.port ?? '']?.island ?? ''
  const viewer = viewerOf(context) ?? 0
  const planned = useMemo(
    () => planOf(afterLanding(context, viewer, island, settlers), viewer),
    [context, viewer, island, settlers],
  )
  usePlanned(planned)
  const losses = context.sides.flatMap((side) => {
    const lost = settlersOn(context.openContext, island, side) - settlersOn(planned.openContext, island, side)
    return side !== viewer && lost > 0 ? [{ side, lost }] : []
  })
  const steel = content.eras[view.era - 1]?.plunderSteel ?? 0
  return (
    <>
      <h2 className="name">{words.ask.dockAt(context.name(island))}</h2>
      <ul className="tv-lines">
        <li>
          <Settler color={colorOf(context, viewer)} />
          <span className="grow">{words.ask.deploy}</span>
          <span className={settlers === 0 ? 'pay zero' : 'pay'}>
            {settlers * content.clan.deployCost.food}
            <Token good="food" name={words.resource('food')} />
          </span>
          <Numbers
            label={words.ask.deploy}
            numbers={Array.from({ length: most + 1 }, (_, n) => n)}
            chosen={settlers}
            choose={setSettlers}
          />
        </li>
        {losses.length > 0 && (
          <li>
            <Icon symbol={artOf('strength')} />
            <span className="grow">{words.ask.attack}</span>
            {losses.map(({ side, lost }) => (
              <span key={side} className="loss">
                <SideMark context={context} side={side} /> −{lost}
              </span>
            ))}
          </li>
        )}
        {ways.some((way) => way.plunder) && (
          <li>
            <Village />
            <span className="grow">{words.ask.plunder}</span>
            <button
              type="button"
              className="tv-tick"
              aria-label={words.ask.plunder}
              aria-pressed={plunder}
              onClick={() => setWishes(!wishes)}
            >
              {plunder ? '✓' : ''}
            </button>
            <span className={plunder ? 'pay' : 'pay zero'}>
              {steel}
              <Token good="steel" name={words.resource('steel')} />
            </span>
          </li>
        )}
      </ul>
      <Influence context={context} island={island} shifts={shiftsOn(context, planned.openContext, island)} />
      <Changes context={context} plan={planned} viewer={viewer} />
      <p className="tv-acts">
        <Confirm context={context} choice={{ settle: { settlers, plunder } }}>
          {settlers > 0 || plunder ? words.ask.land : words.ask.onlyDock}
        </Confirm>
      </p>
      <Withdrawals context={context} islands={valuesOf(wayOf(form, 'withdraw')) as readonly IslandId[]} />
    </>
  )
}

interface InfluenceProps extends InContext {
  readonly island: IslandId
  readonly shifts: ReturnType<typeof shiftsOn>
}

function Influence({ context, island, shifts }: InfluenceProps) {
  return (
    <fieldset className="tv-shift" aria-label={`${context.words.isle.influence}, ${context.name(island)}`}>
      {shifts.map(({ side, before, after }) => (
        <span key={side} className={`by-${colorOf(context, side)}`}>
          <SideMark context={context} side={side} />
          {before !== after && <s>{before} →</s>}
          <b>{after}</b>
        </span>
      ))}
    </fieldset>
  )
}

/** TV-7.16: settlers taken back can be landed at once. */
function Withdrawals({ context, islands }: InContext & { readonly islands: readonly IslandId[] }) {
  const { words, input } = context
  if (islands.length === 0) return null
  return (
    <div className="tv-withdrawals">
      <p className="how">{words.ask.takeBack}</p>
      {islands.map((island) => (
        <button key={island} type="button" className="btn" onClick={() => input.choose({ withdraw: island })}>
          ↩ {context.name(island)}
        </button>
      ))}
    </div>
  )
}
