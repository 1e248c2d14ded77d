/** A player who knows no rule: presses what is highlighted, or the primary button, until the game is over. */
import type { Locator, Page } from 'playwright-core'
import { type Random, seeded } from './random.ts'
import { callInPage, readTable, type Spot, type TableState } from './reading.ts'

/** How something is pressed: with the mouse, a finger or the keyboard. */
export interface Pressing {
  spot(page: Page, spot: Spot): Promise<void>
  primary(page: Page): Promise<void>
  /** Whether it can be pressed this way at all; everything unless told. */
  reaches?(spot: Spot): boolean
}

/** The primary button of a sheet that lies over the table, else the table's own. */
async function primaryButton(page: Page): Promise<Locator> {
  const inFront = page.locator('dialog:modal, [aria-modal="true"]')
  const isOver = (await inFront.count()) > 0
  return (
    isOver ? inFront.locator('[data-primary], .button--primary') : page.locator('[data-primary]')
  ).first()
}

const PRESS_MS = 3000

/** It may have gone meanwhile, as the game goes on; one that can never be pressed is noticed, as nothing changes. */
const whileThere = (press: Promise<void>): Promise<void> => press.catch(() => undefined)

export const byMouse: Pressing = {
  async spot(page, { x, y }) {
    await page.mouse.move(x, y)
    // Without waiting in between, so that nothing but the page takes time.
    await Promise.all([page.mouse.down(), page.mouse.up()])
  },
  primary: async page => whileThere((await primaryButton(page)).click({ timeout: PRESS_MS })),
}

export const byFinger: Pressing = {
  spot: (page, { x, y }) => page.touchscreen.tap(x, y),
  primary: async page => whileThere((await primaryButton(page)).tap({ timeout: PRESS_MS })),
}

interface PlayOptions {
  readonly pressing?: Pressing
  readonly seed?: number
  /** Things pressed before others, most wanted first, to bring a game to its end sooner; what is left is pressed at random. */
  readonly prefers?: RegExp | readonly RegExp[]
  /** Ends the play early; asked before each press. */
  readonly until?: (table: TableState) => boolean | Promise<boolean>
  /** Called after each press, once something has changed. */
  readonly onPressed?: () => Promise<void>
  /** What else may stand in the way and must be dealt with, such as a curtain; true if it did something. */
  readonly aside?: (page: Page) => Promise<boolean>
}

/** A press that changes nothing is a fault of the page; it may happen once while an update is on its way. */
const PATIENCE = 6
const CHANGE_MS = 4000
const BOT_MS = 120_000

/** Plays until the game is over or `until` says so; gives the table as it stands then. */
export async function playOn(page: Page, options: PlayOptions = {}): Promise<TableState> {
  const { pressing = byMouse, until = () => false, aside = async () => false, onPressed } = options
  const chooser = { random: seeded(options.seed ?? 1), prefers: [options.prefers ?? []].flat() }
  let idle = 0
  let last: TableState | undefined
  for (;;) {
    if (await aside(page)) continue
    const table = await readTable(page)
    if (table === undefined) {
      // A curtain takes the table away: that may be what is waited for.
      if (last !== undefined && (await until(last))) return last
      await changed(page, '', CHANGE_MS)
      if (++idle > PATIENCE) throw new Error('There is no table on the page.')
      continue
    }
    last = table
    if (table.asked === 'over' || (await until(table))) return table
    if (table.asked === 'other') {
      if (!(await changed(page, table.sign, BOT_MS)))
        throw new Error(`Nothing came from the other side at ${table.seq}.`)
      continue
    }
    const pressed = await pressSomething(page, table, pressing, chooser)
    idle = (await changed(page, table.sign, CHANGE_MS)) ? 0 : idle + 1
    if (idle === 0) await onPressed?.()
    if (idle > PATIENCE) {
      const words = await page.locator('[data-seq]').first().innerText()
      throw new Error(`Pressing ${pressed} changes nothing at ${table.seq}. The table says:\n${words}`)
    }
  }
}

interface Chooser {
  readonly random: Random
  readonly prefers: readonly RegExp[]
}

async function pressSomething(
  page: Page,
  table: TableState,
  pressing: Pressing,
  { random, prefers }: Chooser,
): Promise<string> {
  const { away, covered, primary } = table
  const spots = pressing.reaches ? table.spots.filter(pressing.reaches) : table.spots
  const anything = spots.length + away.length > 0
  // Mostly confirms what lies ready: otherwise it would change its mind for ever.
  if (primary !== undefined && (!anything || random(10) < 8)) {
    await pressing.primary(page)
    return `'${primary}'`
  }
  if (spots.length > 0 && (away.length === 0 || random(4) > 0)) {
    // Now and then something else, so that no two of them get stuck in each other's way.
    const spot = oneOf(random(8) > 0 ? wanted(spots, prefers) : spots, random)
    await pressing.spot(page, spot)
    return spot.thing
  }
  if (away.length > 0) {
    const thing = away[random(away.length)]
    const found = page.locator(`[data-thing="${thing}"][data-can="true"]`).first()
    await whileThere(found.scrollIntoViewIfNeeded({ timeout: PRESS_MS }))
    const spot = (await readTable(page))?.spots.find(one => one.thing === thing)
    if (spot) await pressing.spot(page, spot)
    return thing
  }
  if (covered.length > 0) throw new Error(`Highlighted, but covered at ${table.seq}: ${covered.join(', ')}`)
  if (table.isCovered) {
    // Something to read, with nothing to choose on it.
    await page.keyboard.press('Escape')
    return 'Escape'
  }
  return 'nothing (there is nothing to press)'
}

const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)]

function wanted(spots: readonly Spot[], prefers: readonly RegExp[]): readonly Spot[] {
  for (const kind of prefers) {
    const found = spots.filter(({ thing }) => kind.test(thing))
    if (found.length > 0) return found
  }
  return spots
}

/** Waits until something to press is another than `sign` tells; false if nothing changes. */
async function changed(page: Page, sign: string, patience: number): Promise<boolean> {
  try {
    return await callInPage<boolean>(page, 'changedFrom', sign, patience)
  } catch (error) {
    // Another document has come.
    if (page.isClosed()) throw error
    return true
  }
}
