import { ChoiceCard, Icon, ownPlayer } from '@longhouse/board'
import type { Json } from '@longhouse/kernel'
import { type Held, readHeld } from '../../src/holdings.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { artOf } from '../pieces/art.ts'
import { clanOf } from '../pieces/cards.tsx'
import { ClanMark, Tile } from '../pieces/pieces.tsx'

interface HoldingChoicesProps extends InContext {
  /** As choices name them. */
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
        const held = readHeld(holding)
        return (
          <ChoiceCard
            key={holding}
            title={say(context.name(held.card))}
            text={lostWith(context, held)}
            choice={wrap(holding)}
            take={context.input.choose}
          >
            <HoldingArt context={context} card={held.card} />
          </ChoiceCard>
        )
      })}
    </div>
  )
}

/** What would be lost with it. */
function lostWith(context: BoardContext, held: Held): string {
  const { words, content } = context
  switch (held.as) {
    case 'leader':
      return words.ask.leads
    case 'specialized':
      return words.ask.fromSlot(context.name(held.slot))
    case 'artifact':
      return words.tip.worth(content.artifacts[held.card]?.glory ?? 0)
    case 'ship-upgrade': {
      const upgrade = ownPlayer(context)?.upgrades.find(({ tile }) => tile === held.card)
      return upgrade?.ready ? words.own.readyUpgrade : words.own.spentUpgrade
    }
    case 'prophecy': {
      const score = content.prophecies[held.card]?.score
      return score ? words.tip.score(score.glory, words.counters[score.per]) : ''
    }
  }
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
