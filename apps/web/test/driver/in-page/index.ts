/** What the driver puts into every page it opens, under one name. */
import { fitFlaws } from './fit.ts'
import { keyTo } from './keys.ts'
import { longTasks, watchLongTasks } from './long-tasks.ts'
import { overflowFlaws } from './overflow.ts'
import { answered, atRest, lastPress, watchPresses } from './presses.ts'
import { changedFrom, readTable } from './table.ts'

Object.assign(globalThis, {
  bivouacDriver: {
    readTable,
    changedFrom,
    keyTo,
    overflowFlaws,
    fitFlaws,
    watchPresses,
    atRest,
    answered,
    lastPress,
    watchLongTasks,
    longTasks,
  },
})
