export * from './games.ts'
export * from './messages.ts'
export * from './table.ts'
