/** What the driver puts into every page it opens, under one name. */
import { fitFlaws, letterFlaws, smallTextFlaws } from './fit.ts'
import { playQuickly } from './hands.ts'
import { keyTo } from './keys.ts'
import { longTasks, watchLongTasks } from './long-tasks.ts'
import { overflowFlaws } from './overflow.ts'
import { places, slipsOverPieces } from './places.ts'
import { answered, atRest, lastPress, watchPresses } from './presses.ts'
import { hasStirred } from './stirs.ts'
import { changedFrom, readTable } from './table.ts'

Object.assign(globalThis, {
  bivouacDriver: {
    readTable,
    changedFrom,
    hasStirred,
    keyTo,
    playQuickly,
    overflowFlaws,
    fitFlaws,
    smallTextFlaws,
    letterFlaws,
    places,
    slipsOverPieces,
    watchPresses,
    atRest,
    answered,
    lastPress,
    watchLongTasks,
    longTasks,
  },
})
