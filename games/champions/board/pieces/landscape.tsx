import './landscape.css'
import { Drawing } from '@longhouse/board'
import landscape from '../art/landscape.svg?raw'

/** What lies behind fronts and fights: mountains, and before them firs or the sea. */
export function Landscape({ sea = false }: { readonly sea?: boolean }) {
  return (
    <div className={`landscape ${sea ? 'at-sea' : ''}`}>
      <Drawing svg={landscape} />
    </div>
  )
}
