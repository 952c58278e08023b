/** What lies behind a front: firs and a tent, or standing stones. */
export function LandScene({ kind }: { readonly kind: 'hunt' | 'barrow' | 'gate' }) {
  return (
    <svg className="land-scene" viewBox="0 0 262 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Fir x={34} y={84} scale={1.3} />
      <Fir x={214} y={78} scale={1.5} />
      <Fir x={182} y={92} scale={1} />
      <path d="M-400 96q200 16 400 8 66-14 131 0t131-4q200 4 400-8V170H-400z" fill="var(--snow)" opacity=".85" />
      {kind === 'hunt' && (
        <>
          <path d="M20 112 52 48 84 112z" fill="var(--sail)" />
          <path d="M52 48 84 112H64z" fill="#000" opacity=".14" />
          <path d="M46 112 52 70 60 112z" fill="var(--oak-lo)" />
          <path d="M47 40 57 58M57 40 47 58" stroke="var(--wall-2)" strokeWidth="3" />
        </>
      )}
      {kind === 'barrow' && (
        <>
          <path d="M14 108V58q12-14 24 0v50zM222 108V50q14-16 28 0v58z" fill="var(--rock)" />
          <path d="M14 62q12-14 24 0l-2-10q-10-8-20 0zM222 54q14-16 28 0l-2-10q-12-8-24 0z" fill="var(--snow)" />
        </>
      )}
      {kind === 'gate' && (
        <>
          <path
            d="M4 108V62l8-10 8 10v46zM24 108V58l8-10 8 10v50zM222 108V58l8-10 8 10v50zM242 108V62l8-10 8 10v46z"
            fill="var(--wall)"
          />
          <path d="M0 74h44M218 74h44" stroke="var(--wall-2)" strokeWidth="5" />
        </>
      )}
    </svg>
  )
}

function Fir({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return <use href="#fir" transform={`translate(${x} ${y}) scale(${scale})`} fill="var(--fir)" />
}
