/** The game for a screen: the cover only, which loads everything else when it is wanted. */
export { normandyCover } from './cover/cover.ts'
