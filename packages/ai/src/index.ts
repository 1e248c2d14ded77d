export * from './bot.ts'
export * from './play-game.ts'
export * from './random.ts'
