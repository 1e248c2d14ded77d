/** Whether somebody is here for the first time, as far as this browser remembers. */
import { progressStore } from '../../lessons/progress.ts'
import { type Browserly, readText, writeText } from '../../store/kept-store.ts'

const KEY = 'bivouac.has-games'

/** Whether there were games here when that was last known. */
export const hadGames = (browser: Browserly): boolean => readText(browser, KEY) === 'yes'

export const noteGames = (browser: Browserly, hasGames: boolean): void =>
  void writeText(browser, KEY, hasGames ? 'yes' : 'no')

export const hasBegunLessons = (progress: object): boolean => Object.keys(progress).length > 0

export const isNewcomer = (browser: Browserly): boolean =>
  !(hadGames(browser) || hasBegunLessons(progressStore(browser).get()))
