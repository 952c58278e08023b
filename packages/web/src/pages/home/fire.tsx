/** The hearth. Its flames breathe, unless motion is off. */
export function Fire() {
  return (
    <svg className="hearth-fire" viewBox="0 0 180 120" aria-hidden="true">
      <ellipse cx="90" cy="108" rx="86" ry="12" fill="#120804" />
      <path
        className="flame"
        d="M90 4q44 38 26 74-10 22-26 22t-30-18Q40 56 70 40q-2 14 8 18Q72 30 90 4z"
        fill="#f08a1c"
      />
      <path className="flame" d="M92 40q24 22 14 42-6 12-16 12t-18-10q-8-14 8-24 0 8 6 10-2-16 6-30z" fill="#ffc648" />
      <path className="flame" d="M90 66q10 10 5 20-8 8-14-2-2-6 4-10 2 4 5 2z" fill="#fff3c4" />
      <path d="M28 104 150 88M30 88l122 18" stroke="#3a1f10" strokeWidth="11" strokeLinecap="round" />
      <path d="M28 104 150 88" stroke="#6b3d1c" strokeWidth="3" />
    </svg>
  )
}
