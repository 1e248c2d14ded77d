/** Bots in threads of their own. */
export { botsAtWork } from './bots-at-work.ts'
export type { Hire, MateTask } from './master-bot.ts'
export { hireWebMates, type MateWorker, mateAtWork } from './mates.ts'
export type { Question, ThinkGame, Thinking } from './thinking.ts'
export { serveThinking, type ThinkWorker, workerThinking } from './worker-thinking.ts'
