export * from './alike.ts'
export * from './harvest.ts'
export * from './measure.ts'
