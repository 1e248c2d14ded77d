/** The marks on the page by which things are found again: by focus and arrow keys, by hints, and by browser tests. */
import type { Thing } from './touch.ts'

export interface ThingProps {
  readonly 'data-thing': Thing
  readonly 'data-can': 'true' | undefined
}

/** For everything on the table that can be pressed; `canPress` when pressing it now leads on to a command. */
export const thingProps = (thing: Thing, canPress: boolean): ThingProps => ({
  'data-thing': thing,
  'data-can': canPress ? 'true' : undefined,
})

/** Finds a thing on the board, and what is drawn about it: its odds, a lamp, the shells that fall around it. */
export const withAllAbout = (thing: Thing): string =>
  ['thing', 'about'].map(name => `[data-${name}="${CSS.escape(thing)}"]`).join()

/** For the one button that gives what lies ready. */
export const PRIMARY = { 'data-primary': true } as const

/** Whom the game waits for: the person whose eyes are shown, somebody else, or nobody any more. */
export type Asked = 'you' | 'other' | 'over'

interface TableProps {
  readonly 'data-seq': number
  readonly 'data-asked': Asked
}

/** For the root of the table: the newest moment that is shown, and whose turn it is to choose. */
export const tableProps = (seq: number, asked: Asked): TableProps => ({
  'data-seq': seq,
  'data-asked': asked,
})

/** For the slip of a lesson: the things that are meant to be pressed, one after the other. */
export const meantProps = (path: readonly Thing[]) => ({ 'data-meant': path.join(' ') || undefined })
