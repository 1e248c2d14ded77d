/** Normandy's knowledge for the search. */
export { NORMANDY_FEATURES } from './feature-names.ts'
export { normandyFeatures } from './features.ts'
export { judgeValue } from './judge-value.ts'
export { normandySense } from './sense.ts'
