import type { PictureProps } from './props.ts'
import { RevealCards } from './reveal-cards.tsx'
import { RoundTable } from './round-table.tsx'
import { ScoreBars } from './score-bars.tsx'
import { ThrownDice } from './thrown-dice.tsx'
import type { TimedPicture } from './use-counting.ts'
import { Won, Wound } from './won-and-wound.tsx'

/** What is being shown by itself, over the board. */
export function BeatPicture({ timed: { picture, timing }, ...rest }: PictureProps & { readonly timed: TimedPicture }) {
  const style = { '--settles': `${timing.settles}ms`, '--step': `${timing.step}ms` }
  return (
    <div className={`picture of-${picture.kind}`} style={style as object} data-counted={rest.counted}>
      {picture.kind === 'throw' && <ThrownDice picture={picture} {...rest} />}
      {picture.kind === 'reveal' && <RevealCards picture={picture} {...rest} />}
      {picture.kind === 'wound' && <Wound picture={picture} {...rest} />}
      {picture.kind === 'won' && <Won picture={picture} {...rest} />}
      {picture.kind === 'round' && <RoundTable picture={picture} {...rest} />}
      {picture.kind === 'score' && <ScoreBars picture={picture} {...rest} />}
    </div>
  )
}
