/** What stands in place of everything when the page has broken: what happened, and how to go on. */
import './failure.css'
import { inPageLanguage } from './page-words.ts'

export function Failure({ error }: { readonly error: unknown }) {
  const { say } = inPageLanguage()
  return (
    <main className="failure">
      <h1 className="failure__title">{say('failure.title')}</h1>
      <p>{say('failure.text')}</p>
      <p className="failure__ways">
        <button type="button" className="failure__button" onClick={() => location.reload()}>
          {say('failure.reload')}
        </button>
        <a className="failure__link" href="./">
          {say('failure.home')}
        </a>
      </p>
      <p>{say('failure.again')}</p>
      <pre className="failure__detail">{error instanceof Error ? error.stack : String(error)}</pre>
    </main>
  )
}
