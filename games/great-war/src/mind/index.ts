/** What this game tells the search and the learning. */
export { greatWarFeatures } from './features.ts'
export { judgeValue } from './judge-value.ts'
export { QUIET } from './quiet.ts'
export { greatWarSense } from './sense.ts'
