/** Starts a headless Chromium for tests that need a real browser. */
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

/** A browser heeds one list of what it leaves out, the last: what its driver names for this kind of machine is said once more. */
const LEFT_OUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Two pages with suggestions for the line of the address, which nobody sees here: a second of work with each new window.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Without a sandbox, as root has none; without a graphics card; and calling nobody. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join(',')}`,
]

/** The caller closes it, whatever happens. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: FLAGS, headless: true })
