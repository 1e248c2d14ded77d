/** What a player sees at the table, as the page tells it. */
import type { Page } from 'playwright-core'
import { alone } from '../../build/alone.ts'

export interface Spot {
  readonly thing: string
  readonly x: number
  readonly y: number
  /** Whether keys reach it: by itself, or as a cell of the board's list. */
  readonly hasKeys: boolean
}

export interface TableState {
  readonly seq: number
  readonly asked: 'you' | 'other' | 'over'
  /** Everything that is highlighted, with a place where a press reaches it. */
  readonly spots: readonly Spot[]
  /** What is highlighted and lies in sight, but is covered everywhere. */
  readonly covered: readonly string[]
  /** What is highlighted and must be scrolled to. */
  readonly away: readonly string[]
  /** The primary button's words, if it can be pressed. */
  readonly primary: string | undefined
  /** Whether a sheet or dialog lies over the table. */
  readonly isCovered: boolean
  /** Changes whenever something to press has changed. */
  readonly sign: string
}

export interface PressTime {
  /** From the press to the first frame in which something has changed. */
  readonly answerMs: number
  /** From the press to the frame that shows the next moment of the game, if the press gave a command. */
  readonly momentMs: number | undefined
}

/** How a player inside the page plays: by chance, what fits an expression before the rest, until so many commands stand. */
export interface QuickPlay {
  readonly seed: number
  readonly prefers: readonly string[]
  readonly until: number
}

export type QuickTable = Pick<TableState, 'seq' | 'asked'>

let script: Promise<string> | undefined

/** The driver's script for pages. It is bundled as text, since most of the project is compiled without a browser's types. */
export function inPageScript(): Promise<string> {
  script ??= alone(new URL('in-page/index.ts', import.meta.url))
  return script
}

/** Calls one of the functions of `in-page/index.ts`. */
export const callInPage = <T>(page: Page, name: string, ...given: readonly unknown[]): Promise<T> =>
  page.evaluate<T>(`bivouacDriver.${name}(${given.map(one => JSON.stringify(one)).join(', ')})`)

/** Undefined while no table is on the page. */
export const readTable = (page: Page): Promise<TableState | undefined> => callInPage(page, 'readTable')

/** Plays by clicks inside the page, some twenty times as fast as with a mouse. */
export const playQuickly = (page: Page, play: QuickPlay): Promise<QuickTable> =>
  callInPage(page, 'playQuickly', play)

/** One line for each thing that is cut off or sticks out. */
export const overflowFlaws = (page: Page): Promise<string[]> => callInPage(page, 'overflowFlaws')

/** One line for each thing on a desk's table that is too small, covered or in the wrong place. */
export const fitFlaws = (page: Page): Promise<string[]> => callInPage(page, 'fitFlaws')

/** One line for each letter on a board that is too small on a desk. */
export const letterFlaws = (page: Page): Promise<string[]> => callInPage(page, 'letterFlaws')

/** One line for each text on a desk's page that is too small. */
export const smallTextFlaws = (page: Page): Promise<string[]> => callInPage(page, 'smallTextFlaws')
