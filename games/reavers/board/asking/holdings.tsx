import { ChoiceCard, Icon, ownPlayer } from '@longhouse/board'
import type { Json } from '@longhouse/kernel'
import type { BoardContext, InContext } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { clanOf } from '../pieces/cards.tsx'
import { ClanMark, Tile } from '../pieces/pieces.tsx'

interface HoldingChoicesProps extends InContext {
  /** `leader/reaver-scout`, `artifact/artifact-bodn`. */
  readonly holdings: readonly string[]
  say(name: string): string
  /** The whole choice, given what goes. */
  wrap(holding: string): Json
}

/** Cards and tiles of one's own, one of which goes. */
export function HoldingChoices({ context, holdings, say, wrap }: HoldingChoicesProps) {
  return (
    <div className="ask-cards rv-holdings">
      {holdings.map((holding) => {
        const [place = '', card = ''] = holding.split('/')
        return (
          <ChoiceCard
            key={holding}
            title={say(context.name(card))}
            text={whereabouts(context, place, card)}
            choice={wrap(holding)}
            take={context.input.choose}
          >
            <HoldingArt context={context} card={card} />
          </ChoiceCard>
        )
      })}
    </div>
  )
}

/** What would be lost with it. */
function whereabouts(context: BoardContext, place: string, card: string): string {
  const { words, content } = context
  if (place === 'leader') return words.ask.leads
  if (place in content.locations) return words.ask.fromSlot(context.name(place))
  if (place === 'artifact') return words.tip.worth(content.artifacts[card]?.glory ?? 0)
  if (place === 'ship-upgrade') {
    const held = ownPlayer(context)?.upgrades.find(({ tile }) => tile === card)
    return held?.ready ? words.own.readyUpgrade : words.own.spentUpgrade
  }
  const score = content.prophecies[card]?.score
  return score ? words.tip.score(score.glory, words.counters[score.per]) : ''
}

function HoldingArt({ context, card }: InContext & { readonly card: string }) {
  const { content } = context
  if (card in content.upgrades) return <Tile content={content} tile={card} />
  if (card in content.reavers) {
    const { icon, color } = clanOf(content, card)
    return <ClanMark icon={icon} color={color} />
  }
  return <Icon symbol={artOf(card)} />
}
