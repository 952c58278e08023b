import { Token } from '@longhouse/board'
import { colorOf, type InContext, viewerOf } from '../board-context.ts'
import { useChosen } from '../chart/selection.ts'
import { Boat, Temple } from '../pieces/pieces.tsx'

/** TV-7.32: what is built, and from which slot; where, the chart says. */
export function BuildChoice({ context }: InContext) {
  const { words, content } = context
  const { slots, slot, choose } = useChosen()
  const color = colorOf(context, viewerOf(context) ?? 0)
  return (
    <>
      <h2 className="name">{words.action.build}</h2>
      <ul className="tv-slots">
        {slots.map((each) => {
          const [piece, at] = each.split('-')
          const isBoat = piece === 'boat'
          const wood = (isBoat ? content.clan.boatSlots : content.clan.templeSlots)[Number(at)]?.wood ?? 0
          return (
            <li key={each}>
              <button type="button" aria-pressed={each === slot} onClick={() => choose(each)}>
                {isBoat ? <Boat color={color} /> : <Temple color={color} />}
                <span>{isBoat ? words.boat : words.temple}</span>
                <b>
                  {wood}
                  <Token good="wood" name={words.resource('wood')} />
                </b>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="how">{slot?.startsWith('temple') ? words.ask.whereTemple : words.ask.whereBoat}</p>
    </>
  )
}
