import './leader-choice.css'
import { Icon, Mark, useThing } from '@longhouse/board'
import type { BoardContext, InContext } from '../board-context.ts'
import { iconOf } from '../pieces/art.ts'
import { keyOf } from '../thing.ts'

/** Set-up: five leaders, of whom each player takes one (CH-2.8). */
export function LeaderChoice({ context }: InContext) {
  return (
    <div className="leader-choice">
      <h2 className="title">{context.words.leaders.title}</h2>
      <ul>
        {Object.keys(context.content.leaders).map((leader) => (
          <li key={leader}>
            <LeaderCard leader={leader} context={context} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function LeaderCard({ leader, context }: { readonly leader: string; readonly context: BoardContext }) {
  const { lit, props } = useThing(keyOf('named', leader), `${context.name(leader)}. ${context.text(leader)}`)
  const taker = context.view.players.findIndex((player) => player.leader === leader)
  const sitter = context.input.sitters[taker]
  return (
    <div {...props} className={`leader-card ${lit ? 'glow' : 'rest'}`}>
      <span className="portrait">
        <Icon symbol={iconOf(leader)} />
        {sitter && <Mark color={sitter.color} name={sitter.name} />}
      </span>
      <span className="name">{context.name(leader)}</span>
      <p>{context.text(leader)}</p>
      {sitter && <p className="taken">{context.words.leaders.taken(sitter.name)}</p>}
    </div>
  )
}
