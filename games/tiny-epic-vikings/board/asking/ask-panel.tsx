import './ask-panel.css'
import { isAsked, AskPanel as Panel, type Panels } from '@longhouse/board'
import type { BoardContext, InContext } from '../board-context.ts'
import { BuildChoice } from './ask-build.tsx'
import { ExchangeChoice } from './ask-exchange.tsx'
import { GiveBackChoice } from './ask-give-back.tsx'
import { LandChoice } from './ask-land.tsx'
import { GainChoice, HarvestChoice } from './ask-mix.tsx'
import { SmiteChoice } from './ask-smite.tsx'
import { WayChoice } from './ask-way.tsx'
import type { PanelStep } from './panel-steps.ts'

const WHOLE: { readonly [step in PanelStep]: Panels<BoardContext>[string] } = {
  land: LandChoice,
  harvest: HarvestChoice,
  gain: GainChoice,
  smite: SmiteChoice,
  exchange: ExchangeChoice,
  giveBack: GiveBackChoice,
  enemyWay: WayChoice,
}

/** And one that is answered on the chart, after something was said here. */
const PANELS: Panels<BoardContext> = { ...WHOLE, build: BuildChoice }

export const hasPanel = (context: BoardContext): boolean => isAsked(context, ...Object.keys(PANELS))

/** What is asked beside the chart, in the pieces it is about. */
export const AskPanel = ({ context }: InContext) => <Panel context={context} panels={PANELS} className="tv-ask" />
