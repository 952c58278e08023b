import { Icon } from '@longhouse/board'
import type { Enemy } from '../../src/content.ts'
import type { Fight } from '../../src/state.ts'
import type { BoardContext, InContext } from '../board-context.ts'
import { EnemyFace, enemyClass } from '../pieces/enemy-card.tsx'
import { throwOf } from './throw.ts'

interface FoePanelProps {
  readonly fight: Fight
  readonly context: BoardContext
  /** The throw is not counted yet. */
  readonly open: boolean
  /** What Revenge would add, if it can be used. */
  readonly revenge: number
}

/** The enemy, and how much of its defence is broken. */
export function FoePanel({ fight, context, open, revenge }: FoePanelProps) {
  const { words } = context
  const enemy = fight.enemy ? (context.content.enemies[fight.enemy] as Enemy) : null
  if (!enemy || !fight.enemy) return <HuntPanel context={context} />
  const shore = context.view.shores.find(({ id }) => id === fight.place)
  const dealt = open ? throwOf(context, fight).damage : 0
  const total = Math.min(enemy.defence, fight.damage + dealt)
  return (
    <section className="foe" aria-label={context.name(fight.enemy)}>
      <div className={enemyClass(enemy)}>
        <EnemyFace
          enemy={enemy}
          name={context.name(fight.enemy)}
          words={words}
          bounty={shore?.monster === fight.enemy ? shore.bounty : 0}
        />
      </div>
      <div className="track">
        <p className="hd">
          <span>{open ? words.fight.endNow : words.fight.dealt}</span>
          <b>{words.fight.total(total, enemy.defence)}</b>
        </p>
        <p className="pips" aria-hidden="true">
          {Array.from({ length: enemy.defence }, (_, i) => (
            <Icon
              key={i}
              symbol="heater"
              box={24}
              className={
                i < fight.damage ? 'hit' : i < total ? 'hit new' : i < total + revenge && open ? 'maybe' : 'left'
              }
            />
          ))}
        </p>
        {revenge > 0 && open && (
          <p className="key">
            <i />
            {words.fight.revengeAdds(revenge)}
          </p>
        )}
      </div>
    </section>
  )
}

function HuntPanel({ context: { words, content } }: InContext) {
  return (
    <section className="foe" aria-label={words.fight.hunt}>
      <div className="enemy hunted set-none">
        <span className="enemy-art">
          <Icon symbol="i-stag-head" />
        </span>
        <span className="enemy-name">{words.fight.hunt}</span>
        <span className="enemy-reward">
          {words.fight.food}, {words.fight.most(content.limits.huntFoodMax)}
        </span>
      </div>
    </section>
  )
}
