import './leader-choice.css'
import { Icon, Mark, useThing } from '@longhouse/board'
import { iconOf } from './art.ts'
import type { InTown, Town } from './sights.ts'

/** Set-up: five leaders, of whom each player takes one (CH-2.8). */
export function LeaderChoice({ town }: InTown) {
  return (
    <div className="leader-choice">
      <h2 className="title">{town.words.leaders.title}</h2>
      <ul>
        {Object.keys(town.content.leaders).map((leader) => (
          <li key={leader}>
            <LeaderCard leader={leader} town={town} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function LeaderCard({ leader, town }: { readonly leader: string; readonly town: Town }) {
  const { lit, props } = useThing(leader, `${town.name(leader)}. ${town.text(leader)}`)
  const taker = town.view.players.findIndex((player) => player.leader === leader)
  const sitter = town.sight.sitters[taker]
  return (
    <div {...props} className={`leader-card ${lit ? 'glow' : 'rest'}`}>
      <span className="portrait">
        <Icon symbol={iconOf(leader)} />
        {sitter && <Mark color={sitter.color} name={sitter.name} />}
      </span>
      <span className="name">{town.name(leader)}</span>
      <p>{town.text(leader)}</p>
      {sitter && <p className="taken">{town.words.leaders.taken(sitter.name)}</p>}
    </div>
  )
}
