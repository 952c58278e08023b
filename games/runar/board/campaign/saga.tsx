import './saga.css'
import { campaignName, type InCampaign } from './campaign-context.ts'
import { Clans } from './clans.tsx'
import { NextGame } from './next-game.tsx'
import { RankChart } from './rank-chart.tsx'
import { Sky } from './sky.tsx'
import { Stones } from './stones.tsx'
import { Story } from './story.tsx'

/** Between two evenings: what has happened, how the clans stand, and what comes next. */
export function Saga({ context }: InCampaign) {
  const { campaign } = context
  return (
    <div className="rn-saga">
      <Sky>
        <h2 className="name">{campaignName(context)}</h2>
        <Stones context={context} />
      </Sky>
      <div className="panels">
        {campaign.finished.length > 0 && <Story context={context} />}
        <RankChart context={context} />
        <NextGame context={context} />
      </div>
      <Clans context={context} />
    </div>
  )
}
