/** A slip at the page's foot that offers the new version, once there is one. */
import './update-offer.css'
import { useEffect, useState } from 'react'
import { inPageLanguage } from './page-words.ts'
import { watchForUpdates } from './updates.ts'

export function UpdateOffer() {
  const [reload, setReload] = useState<(() => void) | undefined>(undefined)
  useEffect(() => {
    // In work on the page itself nothing may come from yesterday's cache. Where the browser forbids a service worker, the
    // app works all the same, only not offline.
    if (import.meta.env.PROD) watchForUpdates(ready => setReload(() => ready)).catch(() => undefined)
  }, [])
  if (!reload) return undefined
  const { say } = inPageLanguage()
  return (
    <aside className="update-offer" role="status">
      <p className="update-offer__text">{say('update.ready')}</p>
      <button type="button" className="update-offer__reload" onClick={reload}>
        {say('update.reload')}
      </button>
      <button type="button" className="update-offer__later" onClick={() => setReload(undefined)}>
        {say('update.later')}
      </button>
    </aside>
  )
}
