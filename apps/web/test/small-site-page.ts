/** The page of the small site: shows its version, and a button when another one lies ready. */
import { watchForUpdates } from '../src/updates.ts'

/** Put in by whoever writes the site. */
declare const VERSION: string

document.title = VERSION
void watchForUpdates(reload => {
  const button = document.querySelector('button')!
  button.hidden = false
  button.onclick = reload
})
