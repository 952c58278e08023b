import './mood.css'
import './layout.css'
import './stage.css'
import { Chart, Sprite, usePointed } from '@longhouse/board'
import { useMemo } from 'react'
import figures from './art/figures.svg?raw'
import icons from './art/icons.svg?raw'
import pieces from './art/pieces.svg?raw'
import { AskCards } from './asking/ask-panel.tsx'
import { boardContextOf, hasField, type RunarInput } from './board-context.ts'
import { campaignContextOf } from './campaign/campaign-context.ts'
import { CampaignPage } from './campaign/campaign-page.tsx'
import { Battlefield } from './field/battlefield.tsx'
import { frameOf } from './field/frame.ts'
import { nodeInQuestion } from './field/in-question.ts'
import { PlanContext } from './field/plan.ts'
import { planOf } from './field/pointed-plan.ts'
import { Piece, pieceName } from './pieces/piece.tsx'
import { Teams } from './teams/teams.tsx'
import { thingAt } from './thing.ts'
import { tipOf } from './tips/tips.ts'

/** The middle of the table: the Battlefield, the clans and heroes while teams are chosen, or the page of a campaign that rests. */
export function Stage({ input }: { readonly input: RunarInput }) {
  const context = useMemo(() => boardContextOf(input), [input])
  const pointed = usePointed()
  const plan = useMemo(() => planOf(context, pointed), [context, pointed])
  const campaign = campaignContextOf(context)
  const { width, height } = frameOf(context.geometry)
  return (
    <PlanContext value={plan}>
      <Sprite svg={figures} />
      <Sprite svg={pieces} />
      <Sprite svg={icons} />
      <div className="rn-stage">
        {campaign && campaign.campaign.stage !== null ? (
          <CampaignPage context={campaign} />
        ) : hasField(context) ? (
          <Chart
            width={width}
            height={height}
            at={nodeInQuestion(context)}
            options={input.options.filter(({ thing }) => thing !== null && isOnField(thing))}
            language={input.language}
            Piece={Piece}
            pieceName={(piece, count) => pieceName(input, piece, count)}
            tipOf={(thing) => tipOf(input, thing)}
          >
            <Battlefield context={context} />
          </Chart>
        ) : (
          <Teams context={context} />
        )}
        <AskCards context={context} />
      </div>
    </PlanContext>
  )
}

function isOnField(thing: string): boolean {
  const kind = thingAt(thing)?.kind
  return kind === 'node' || kind === 'figure'
}
