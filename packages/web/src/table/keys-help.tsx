import { useWords } from '../settings.tsx'

/** Every key of the table. */
export function KeysHelp() {
  const { words } = useWords()
  return (
    <dl className="keys">
      {words.table.keys.list.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
