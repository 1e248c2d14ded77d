/** The game for a screen: the cover only, which loads everything else when it is wanted. */
export { greatWarCover } from './cover/cover.ts'
