/** Starts a headless Chromium for tests that need a real browser. */
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

/** Without a sandbox, as root has none; without a graphics card; and calling nobody. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The caller closes it, whatever happens. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: FLAGS, headless: true })
