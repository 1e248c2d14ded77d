/** What every measurement of the page shares. */
import type { Browser } from 'playwright-core'
import type { Patience } from './patience.ts'

/** What each measurement is given: a browser, the app's address, and the game to start. */
export interface Bench {
  readonly browser: Browser
  readonly url: string
  readonly game: string
  readonly scenario: string
  readonly patiently: Patience
}
