/** What games take from the shell to tell of luck. */
export * from './spread.ts'
export type { Die, GameLuck, LuckWords, StoryStep, Throw } from './throws.ts'
