import './statue.css'

const PARTS = [
  'M8 60V50l5-5h24l5 5v10z',
  'M14 44l3-22q8-6 16 0l3 22z',
  'M18 20q-1-14 7-14t7 14z',
  'M25 6q-7-3-3-10 1 3 2 2-1-4 3-7 0 4 2 6 3 6-4 9z',
]

/** RN-21.7: as many parts as are built; the others are hinted at. */
export function StatuePicture({ parts }: { readonly parts: number }) {
  return (
    <svg className="rn-statue" viewBox="0 -12 50 78" aria-hidden="true">
      {PARTS.map((d, i) => (
        <path key={d} className={i < parts ? (i === 3 ? 'part fire' : 'part') : 'part missing'} d={d} />
      ))}
    </svg>
  )
}
