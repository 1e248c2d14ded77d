/** What the driver puts into every page it opens, under one name. */
import { longTasks, watchLongTasks } from './long-tasks.ts'
import { overflowFlaws } from './overflow.ts'
import { answered, lastPress, watchPresses } from './presses.ts'
import { arrowTo, isFocused, isOffered, readTable } from './table.ts'

Object.assign(globalThis, {
  bivouacDriver: {
    readTable,
    arrowTo,
    isFocused,
    isOffered,
    overflowFlaws,
    watchPresses,
    answered,
    lastPress,
    watchLongTasks,
    longTasks,
  },
})
