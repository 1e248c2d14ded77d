/** Asks the browser, once a first game lies here, not to clear it away when it needs room. */
import { readText, type Storing, writeText } from '../../store/kept-store.ts'

const ASKED = 'bivouac.storage-asked'

interface Keeping extends Storing {
  readonly navigator: { readonly storage?: Partial<Pick<StorageManager, 'persist'>> | undefined }
}

/** Asked but once: some browsers put the question to the reader, and a no is a no. */
export function keepForGood(browser: Keeping = window): void {
  if (readText(browser, ASKED) !== undefined || !writeText(browser, ASKED, 'yes')) return
  void browser.navigator.storage?.persist?.().catch(() => false)
}
