import './enemy-card.css'
import { Icon, Token } from '@longhouse/board'
import type { Enemy, Warrior } from '../../src/content.ts'
import type { BoardWords } from '../../strings/board.ts'
import { iconOf } from './art.ts'

const WEAPON: { readonly [type in Warrior]: string } = { swordsman: 'g-sword', spearman: 'g-spear', axeman: 'g-axe' }

interface EnemyFaceProps {
  readonly enemy: Enemy
  readonly name: string
  readonly words: BoardWords
  readonly bounty?: number
}

/** Art, name, attack and defence, reward: the same order at every size. */
export function EnemyFace({ enemy, name, words, bounty = 0 }: EnemyFaceProps) {
  const { attack, defence, reward, refuses, color } = enemy
  return (
    <>
      <span className="enemy-art">
        <Icon symbol={iconOf(enemy.entry)} />
        {color && (
          <svg className="setmark" viewBox="0 0 24 24" role="img" aria-label={words.colors[color]}>
            <use href={`#c-${color}`} />
          </svg>
        )}
        {refuses.map((type) => (
          <span key={type} className="no" role="img" aria-label={words.refuses[type]}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <use href={`#${WEAPON[type]}`} x="4.5" y="4.5" width="15" height="15" />
              <use href="#cross" />
            </svg>
          </span>
        ))}
      </span>
      <span className="enemy-name">{name}</span>
      <span className="enemy-stats">
        <span className="st-a" role="img" aria-label={words.attack(attack)}>
          <Icon symbol="g-clash" />
          <b>{attack}</b>
        </span>
        <span className="st-d" role="img" aria-label={words.defence(defence)}>
          <Icon symbol="heater" box={24} />
          <b>{defence}</b>
        </span>
      </span>
      <span className="enemy-reward">
        {(['glory', 'wood', 'coin', 'favor'] as const)
          .filter((good) => reward[good])
          .map((good) => (
            <span key={good} className="amt">
              <b>{reward[good]}</b>
              <Token good={good} name={words.counted(good, reward[good] ?? 0)} />
            </span>
          ))}
        {bounty > 0 && (
          <span className="bounty">
            +
            <span className="amt">
              <b>{bounty}</b>
              <Token good="coin" name={words.counted('coin', bounty)} />
            </span>
          </span>
        )}
      </span>
    </>
  )
}

export const enemyClass = ({ kind, color }: Enemy): string => `enemy ${kind} set-${color ?? 'none'}`
