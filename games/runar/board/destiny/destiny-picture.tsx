import type { InContext } from '../board-context.ts'

/** RN-20.1: which node of which Zone a Destiny card points to, its colour and its letter. */
export function DestinyPicture({ context, card }: InContext & { readonly card: string }) {
  const found = context.content.destinyCards[card]
  if (!found) return null
  const { zone, node, shard, enemySlot } = found
  const row = zone.row * 3 + node.row
  const column = zone.col * 3 + node.col
  return (
    <svg
      className="rn-destiny-card"
      viewBox="0 0 30 40"
      role="img"
      aria-label={context.words.destiny.card(row + 1, column + 1, shard, enemySlot)}
    >
      <rect x="1" y="1" width="28" height="38" rx="4" />
      {Array.from({ length: 36 }, (_, i) => {
        const x = 4 + (i % 6) * 3.8
        const y = 4 + Math.floor(i / 6) * 3.8
        const pointed = i === row * 6 + column
        return pointed ? (
          <circle key={i} className={shard} cx={x + 1.4} cy={y + 1.4} r="3" />
        ) : (
          <rect key={i} className="dot" x={x} y={y} width="2.6" height="2.6" />
        )
      })}
      <text x="15" y="36">
        {enemySlot}
      </text>
    </svg>
  )
}
