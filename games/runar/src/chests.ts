import { type Carrying, carry } from './carry.ts'
import type { EffectOf } from './effect-words.ts'
import { seatsMeant } from './player-words.ts'
import { fieldOf, type Turn } from './runar.ts'

/** RN-22.17, RN-22.18, RN-22.20: what lies under a Chest comes out when a hero destroys it. */
export function opensChest(t: Turn, { player }: EffectOf<'chest-reward'>, carrying: Carrying): void {
  const reward = t.content.obstacles.chest?.rewards?.find(({ id }) => id === carrying.bound.$reward)
  if (!reward) return
  for (const seat of seatsMeant(t, player, carrying)) {
    t.reveal()
    fieldOf(t).depot.push(reward.id)
    t.tell?.({ kind: 'chest-opened', seat, reward: reward.id })
    t.next(carry({ ...carrying, seat, effects: reward.effects, at: 0, cause: reward.id }))
  }
}
