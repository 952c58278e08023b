import { GoodsRow as AmountsRow } from '@longhouse/board'
import type { Goods, Warrior } from '../../src/content.ts'
import { WARRIORS } from '../../src/content.ts'
import type { BoardWords } from '../../strings/board.ts'
import { Die } from './dice.tsx'

const ORDER = ['food', 'wood', 'coin', 'favor', 'glory', 'blame'] as const

export const isWarrior = (good: string): good is Warrior => (WARRIORS as readonly string[]).includes(good)

interface GoodsRowProps {
  readonly goods: Goods
  readonly words: BoardWords
}

/** Goods as pieces: the number left of each, warriors as dice one by one. */
export function GoodsRow({ goods, words }: GoodsRowProps) {
  return (
    <>
      <AmountsRow goods={goods} order={ORDER} nameOf={words.counted} />
      {WARRIORS.flatMap((type) =>
        Array.from({ length: goods[type] ?? 0 }, (_, i) => (
          <Die key={`${type}${i + 1}`} type={type} name={words.counted(type, 1)} />
        )),
      )}
    </>
  )
}

export const isFree = (goods: Goods): boolean => Object.keys(goods).length === 0
