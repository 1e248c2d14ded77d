/** Looking back at games in threads of their own. */
export { analystAtWork } from './analyst-at-work.ts'
export { type FindingsKeep, type KeptAnalysis, memoryFindings } from './keep.ts'
export type { Analysts, LookHearing, LookTask } from './looking.ts'
export { type AnalystWorker, type FromAnalyst, type ToAnalyst, workerAnalysts } from './worker-analysts.ts'
