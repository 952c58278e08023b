import './campaign-page.css'
import type { CampaignStage } from '../../src/state.ts'
import { type CampaignContext, campaignName, type InCampaign } from './campaign-context.ts'
import { Evening } from './evening.tsx'
import { Saga } from './saga.tsx'
import { Shop } from './shop.tsx'

/** What lies on the table in place of the Battlefield while a campaign rests, and while its points are spent. */
export function CampaignPage({ context }: InCampaign) {
  const Page = pageOf(context)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by its keys
    <section className="rn-campaign" aria-label={campaignName(context)} tabIndex={0}>
      <Page context={context} />
    </section>
  )
}

/** Stages in which a game is wound up; in all others but the shop the campaign is looked at as a whole. */
const WINDING_UP: readonly (CampaignStage | null)[] = ['ranking', 'promotion', 'artifact', 'treasures']

function pageOf({ campaign: { stage } }: CampaignContext) {
  if (stage === 'shop') return Shop
  return WINDING_UP.includes(stage) ? Evening : Saga
}
