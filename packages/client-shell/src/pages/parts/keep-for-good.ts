/** Asks the browser, once a first game lies here, not to clear it away when it needs room. */

const ASKED = 'bivouac.storage-asked'

/** What is needed of a browser; storage may be missing or may throw where it is blocked. */
export interface Keeping {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly navigator: { readonly storage?: Partial<Pick<StorageManager, 'persist'>> | undefined }
}

/** Asked but once: some browsers put the question to the reader, and a no is a no. */
export function keepForGood(browser: Keeping = window): void {
  try {
    if (browser.localStorage.getItem(ASKED) !== null) return
    browser.localStorage.setItem(ASKED, 'yes')
  } catch {
    return
  }
  void browser.navigator.storage?.persist?.().catch(() => false)
}
