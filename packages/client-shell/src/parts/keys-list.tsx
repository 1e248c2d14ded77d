/** What each key does, a line a key. */
import './keys-list.css'

/** The key as it is written, and what it does. */
type KeyLine = readonly [key: string, what: string]

export function KeysList({ lines }: { readonly lines: readonly KeyLine[] }) {
  return (
    <dl className="keys-list">
      {lines.map(([key, what]) => (
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
