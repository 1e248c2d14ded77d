/** What the driver puts into every page it opens, under one name. */
import { longTasks, watchLongTasks } from './long-tasks.ts'
import { overflowFlaws } from './overflow.ts'
import { lastPress, watchPresses } from './presses.ts'
import { arrowTo, focused, isOffered, readTable } from './table.ts'

Object.assign(globalThis, {
  bivouacDriver: {
    readTable,
    arrowTo,
    focused,
    isOffered,
    overflowFlaws,
    watchPresses,
    lastPress,
    watchLongTasks,
    longTasks,
  },
})
