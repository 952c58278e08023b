import { ChoiceCard, Icon } from '@longhouse/board'
import { artOf } from './art.ts'
import { clanOf } from './cards.tsx'
import { ClanMark, Tile } from './pieces.tsx'
import { type Fjord, type InFjord, ownPlayer } from './sights.ts'

interface HoldingChoicesProps extends InFjord {
  /** `leader/reaver-scout`, `artifact/artifact-bodn`. */
  readonly holdings: readonly string[]
  say(name: string): string
  take(holding: string): void
}

/** Cards and tiles of one's own, one of which goes. */
export function HoldingChoices({ fjord, holdings, say, take }: HoldingChoicesProps) {
  return (
    <div className="ask-cards rv-holdings">
      {holdings.map((holding) => {
        const [place = '', card = ''] = holding.split('/')
        return (
          <ChoiceCard
            key={holding}
            title={say(fjord.name(card))}
            text={whereabouts(fjord, place, card)}
            take={() => take(holding)}
          >
            <HoldingArt fjord={fjord} card={card} />
          </ChoiceCard>
        )
      })}
    </div>
  )
}

/** What would be lost with it. */
function whereabouts(fjord: Fjord, place: string, card: string): string {
  const { words, content } = fjord
  if (place === 'leader') return words.ask.leads
  if (place in content.locations) return words.ask.fromSlot(fjord.name(place))
  if (place === 'artifact') return words.tip.worth(content.artifacts[card]?.glory ?? 0)
  if (place === 'ship-upgrade') {
    const held = ownPlayer(fjord)?.upgrades.find(({ tile }) => tile === card)
    return held?.ready ? words.own.readyUpgrade : words.own.spentUpgrade
  }
  const score = content.prophecies[card]?.score
  return score ? words.tip.score(score.glory, words.counters[score.per]) : ''
}

function HoldingArt({ fjord, card }: InFjord & { readonly card: string }) {
  const { content } = fjord
  if (card in content.upgrades) return <Tile content={content} tile={card} />
  if (card in content.reavers) {
    const { icon, color } = clanOf(content, card)
    return <ClanMark icon={icon} color={color} />
  }
  return <Icon symbol={artOf(card)} />
}
